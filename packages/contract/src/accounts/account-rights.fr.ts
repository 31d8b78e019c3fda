export const accountRightsFr = {
  currentRequired: "Indiquez votre mot de passe actuel.",
  currentWrong: "Le mot de passe actuel est incorrect.",
  noPassword:
    "Votre compte n’a pas encore de mot de passe. Choisissez-en un avec «\u00a0Mot de passe oublié\u00a0», puis recommencez.",
  sameEmail: "C’est déjà votre adresse e-mail.",
  passwordChanged: "Mot de passe changé. Vos autres sessions sont fermées.",
  emailChangeSent: "Un lien vient d’être envoyé à la nouvelle adresse. Ouvrez-le pour confirmer le changement.",
  sessionEnded: "Session fermée.",
  sessionsEnded: "Vos autres sessions sont fermées.",
  preferencesSaved: "Préférences enregistrées.",
  deletionMailed: "Un lien pour confirmer la suppression vient de vous être envoyé. Il est valable 30\u00a0minutes.",
  exportLimited: "Vous avez déjà téléchargé vos données deux fois aujourd’hui. Réessayez demain.",
  sessionRequired: "Indiquez la session à fermer.",
  sessionNotFound: "Session introuvable",
  peopleExpected:
    "Des personnes sont retenues sur vos missions à venir ou en cours. Annulez ces missions ou attendez leur fin, puis supprimez votre compte.",
};
