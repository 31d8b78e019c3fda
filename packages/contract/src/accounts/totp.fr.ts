export const totpFr = {
  requiredForAdmin: "Activez d’abord la validation en deux étapes de votre compte.",
  required: "Saisissez le code affiché par votre application d’authentification.",
  codeRequired: "Indiquez le code.",
  /** The same for wrong, expired and used codes. */
  codeRefused: "Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.",
  challengeOver: "Cette connexion a trop attendu ou compte trop d’essais. Recommencez avec votre mot de passe.",
  actionInvalid: "Cette action n’existe pas.",
  signInAgain: "Par sécurité, reconnectez-vous, puis recommencez dans les dix minutes.",
  alreadyOn: "La validation en deux étapes est déjà activée.",
  notStarted: "Recommencez l’activation\u00a0: elle a trop attendu.",
  isOff: "La validation en deux étapes n’est pas activée.",
  turnedOn: "Validation en deux étapes activée. Vos autres sessions sont fermées.",
  turnedOff: "Validation en deux étapes désactivée. Vos autres sessions sont fermées.",
  codesReplaced: "Nouveaux codes de secours. Les anciens ne servent plus.",
};
