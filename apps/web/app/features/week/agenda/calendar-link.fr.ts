export const calendarLinkFr = {
  title: "Dans l’agenda de mon téléphone",
  text: "Une adresse que votre agenda lit tout seul\u00a0: titre, heures et ville de vos créneaux acceptés. Toute personne qui a l’adresse peut les lire.",
  open: "Créer mon adresse",
  since: (day: string) =>
    `Vous avez une adresse depuis le ${day}. Si une autre personne l’a reçue, remplacez-la\u00a0: l’ancienne s’arrête.`,
  replace: "Remplacer l’adresse",
  close: "Supprimer l’adresse",
  once: "Voici votre adresse. Elle ne sera plus affichée\u00a0: ajoutez-la maintenant.",
  label: "Adresse de mon agenda",
  subscribe: "Ouvrir dans mon agenda",
  opened: "Adresse créée",
  closed: "Adresse supprimée",
};
