export const pushFr = {
  linkInvalid: "Ce lien de désabonnement n’est pas valable.",
  unsubscribed: "C’est noté",
  stop: {
    mails: {
      title: "Ne plus recevoir ces e-mails",
      text: "Un clic suffit. Vos notifications restent visibles sur Renfort.",
      done: "Vous ne recevrez plus ces e-mails. Pour en changer, ouvrez les préférences de votre compte.",
    },
    sms: {
      title: "Ne plus recevoir de SMS",
      text: "Un clic suffit. Les propositions restent visibles sur Renfort.",
      done: "Vous ne recevrez plus de SMS. Pour en changer, ouvrez les préférences de votre compte.",
    },
    search: {
      title: "Ne plus être alerté par cette recherche",
      text: "Un clic suffit. La recherche reste enregistrée, vos autres alertes aussi.",
      done: "Cette recherche ne vous alertera plus. Pour en changer, ouvrez vos recherches enregistrées.",
    },
    alert: {
      title: "Arrêter cette alerte",
      text: "Un clic suffit. Votre adresse est effacée avec elle.",
      done: "Cette alerte est arrêtée, et votre adresse effacée avec elle.",
    },
  },
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
