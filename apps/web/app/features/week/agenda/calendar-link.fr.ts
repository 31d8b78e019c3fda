import { formatLongDay } from "@app/domain/time/format-time";

/** The address at which the agenda of a phone reads one's shifts. */
export const calendarLinkFr = {
  title: "Dans l’agenda de mon téléphone",
  text: "Une adresse que votre agenda lit tout seul\u00a0: titre, heures et ville de vos créneaux acceptés. Toute personne qui a l’adresse peut les lire.",
  open: "Créer mon adresse",
  since: (at: Date) =>
    `Vous avez une adresse depuis le ${formatLongDay(at)}. Si une autre personne l’a reçue, remplacez-la\u00a0: l’ancienne s’arrête.`,
  replace: "Remplacer l’adresse",
  close: "Supprimer l’adresse",
  once: "Voici votre adresse. Elle ne sera plus affichée\u00a0: ajoutez-la maintenant.",
  label: "Adresse de mon agenda",
  subscribe: "Ouvrir dans mon agenda",
  opened: "Adresse créée",
  closed: "Adresse supprimée",
};

export type CalendarLinkWords = typeof calendarLinkFr;
