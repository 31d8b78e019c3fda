export const accessFr = {
  tokenNotValid: "Votre session a expiré. Reconnectez-vous.",
  accountSuspended: "Votre compte est suspendu. Les raisons vous ont été envoyées par e-mail.",
  forbidden: "Votre compte ne permet pas cette action.",
  identityMismatch: "Cette demande ne correspond pas à votre compte.",
  emailNotVerified: "Confirmez d’abord votre adresse e-mail\u00a0: le lien est dans votre boîte de réception.",
  profileIncomplete: "Votre profil est incomplet. Veuillez d’abord le compléter.",
};
