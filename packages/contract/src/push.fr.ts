export const pushFr = {
  linkInvalid: "Ce lien de désabonnement n’est pas valable.",
  unsubscribed: "C’est noté",
  unsubscribedText: "Vous ne recevrez plus ces e-mails. Pour en changer, ouvrez les préférences de votre compte.",
  turnOn: "Activer sur cet appareil",
  turnOff: "Désactiver sur cet appareil",
  later: "Plus tard",
  deviceOn: "Cet appareil reçoit vos notifications.",
  deviceDenied:
    "Votre navigateur bloque les notifications de Renfort. Autorisez-les dans ses réglages, puis rechargez cette page.",
  deviceAbsent:
    "Ce navigateur ne reçoit pas de notifications. Sur iPhone, ajoutez d’abord Renfort à l’écran d’accueil depuis le menu Partager.",
  deviceFailed: "Impossible d’activer les notifications sur cet appareil.",
  afterApplying: "Recevez la réponse sur cet appareil, même quand Renfort est fermé.",
  afterPublishing: "Recevez chaque candidature sur cet appareil, même quand Renfort est fermé.",
  notFound: "Abonnement introuvable",
  subscriptionInvalid: "Cet abonnement aux notifications n’est pas valable.",
  endpointInvalid: "Ce service de notification n’est pas reconnu.",
  tokenInvalid: "Ce jeton de notification n’est pas valable.",
};
