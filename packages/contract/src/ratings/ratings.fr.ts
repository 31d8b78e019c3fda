export const ratingFr = {
  notFound: "Évaluation introuvable",
  candidateRequired: "Choisissez d’abord la personne à évaluer.",
  companyRequired: "Choisissez d’abord la mission à évaluer.",
  scoreRequired: "Donnez une note de 1 à 5.",
  /** Also for someone who never worked with the caller. */
  candidateNotFound: "Utilisateur introuvable",
  companyNotFound: "Entreprise introuvable",
  alreadyRated: "Vous avez déjà évalué cette mission.",
  notRateable:
    "Cette mission ne peut pas être évaluée\u00a0: elle a duré moins d’une heure, ou a été publiée moins d’un quart d’heure avant son début.",
  held: "En cours de vérification",
  unpublished: "Pas encore publiée",
  notEnough: "Pas encore assez d’avis pour une moyenne",
  replied: "Réponse publiée.",
  replyRequired: "Écrivez votre réponse.",
  alreadyReplied: "Vous avez déjà répondu à cette évaluation.",
};
