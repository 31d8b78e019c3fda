export const pushFr = {
  linkInvalid: "Ce lien de désabonnement n’est pas valable.",
  notFound: "Abonnement introuvable",
  subscriptionInvalid: "Cet abonnement aux notifications n’est pas valable.",
  endpointInvalid: "Ce service de notification n’est pas reconnu.",
  tokenInvalid: "Ce jeton de notification n’est pas valable.",
};
