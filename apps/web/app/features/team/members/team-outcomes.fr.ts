export const teamOutcomes = {
  failed: "Rien n’a pu être enregistré. Réessayez dans un instant.",
  grouped: (name: string) => `Groupes de ${name} enregistrés.`,
  approved: (name: string) => `C’est noté\u00a0: un oui de ${name} peut prendre la place aussitôt.`,
  removed: "La personne n’est plus dans votre équipe.",
  groupAdded: (label: string) => `Groupe «\u00a0${label}\u00a0» créé.`,
  groupDeleted: "Groupe supprimé. Les personnes restent dans l’équipe.",
  linkOpened: "Votre lien est prêt.",
  linkChanged: "Le lien a changé. L’ancien n’ouvre plus rien.",
  linkClosed: "Le lien est fermé.",
  asked: (count: number) =>
    count > 1
      ? `Demande envoyée à ${count}\u00a0personnes.`
      : count === 1
        ? "Demande envoyée."
        : "Ces personnes ont déjà été invitées.",
};
