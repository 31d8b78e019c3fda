import { MAILED_ALERT_HOURS, MOST_MAILED_ALERTS, UNCONFIRMED_ALERT_DAYS } from "@app/domain/search/saved-search";

export const mailedAlertFr = {
  emailRequired: "Donnez l’adresse où vous écrire.",
  emailInvalid: "Cette adresse e-mail n’est pas valable.",
  linkInvalid: "Ce lien n’est plus valable. Demandez l’alerte à nouveau.",
  tooMany: `Vous avez déjà ${MOST_MAILED_ALERTS}\u00a0alertes à cette adresse. Arrêtez-en une par le lien d’un de leurs e-mails.`,
  title: "Être alerté par e-mail",
  text: `Sans compte. Un lien vous est d’abord envoyé pour confirmer votre adresse, puis un e-mail au plus toutes les ${MAILED_ALERT_HOURS}\u00a0heures, jamais la nuit. Chaque message permet d’arrêter en un clic.`,
  submit: "M’alerter",
  asked: "Regardez vos e-mails",
  askedText: `Si cette adresse peut être alertée, un message y arrive. Suivez son lien dans les ${UNCONFIRMED_ALERT_DAYS}\u00a0jours\u00a0: sans cela, rien n’est envoyé et votre adresse est effacée.`,
  confirmTitle: "Confirmer votre alerte",
  confirmText: "Un clic suffit. Vous recevrez les nouvelles missions de votre recherche à cette adresse.",
  confirmed: "Votre alerte est en place",
  confirmedText: (until: string) =>
    `Vous recevrez les nouvelles missions jusqu’au ${until}. Chaque e-mail permet d’arrêter avant.`,
  failed: "L’alerte n’a pas pu être demandée. Réessayez dans un instant.",
};
