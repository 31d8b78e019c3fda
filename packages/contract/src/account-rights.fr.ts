export const accountRightsFr = {
  currentRequired: "Indiquez votre mot de passe actuel.",
  currentWrong: "Le mot de passe actuel est incorrect.",
  noPassword:
    "Votre compte n’a pas encore de mot de passe. Choisissez-en un avec «\u00a0Mot de passe oublié\u00a0», puis recommencez.",
  sameEmail: "C’est déjà votre adresse e-mail.",
  sessionRequired: "Indiquez la session à fermer.",
  sessionNotFound: "Session introuvable",
  peopleExpected:
    "Des personnes sont retenues sur vos missions à venir ou en cours. Annulez ces missions ou attendez leur fin, puis supprimez votre compte.",
};
