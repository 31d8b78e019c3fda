export const ratingFr = {
  notFound: "Évaluation introuvable",
  candidateRequired: "Choisissez d’abord la personne à évaluer.",
  companyRequired: "Choisissez d’abord la mission à évaluer.",
  scoreRequired: "Donnez une note de 1 à 5 à chaque critère.",
  commentRequired: "Ajoutez quelques mots à votre évaluation.",
  /** Also for someone who exists but never worked with the caller. */
  candidateNotFound: "Utilisateur introuvable",
  companyNotFound: "Entreprise introuvable",
  alreadyRated: "Vous avez déjà évalué cette mission.",
  replied: "Réponse publiée.",
  replyRequired: "Écrivez votre réponse.",
  alreadyReplied: "Vous avez déjà répondu à cette évaluation.",
};
