export const companyPapersFr = {
  title: "Papiers de l’entreprise",
  description: "Ce que chaque contrat reprend. À écrire une fois.",
  save: "Enregistrer",
  saved: "Papiers enregistrés. Les prochains contrats les reprennent.",
  failed: "Les papiers n’ont pas pu être enregistrés. Réessayez.",
  readOnly: (owners: string) => `Seuls les propriétaires les écrivent\u00a0: ${owners}.`,
  unknown: "à compléter",
  days: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"],
} as const;
