export const uiFr = {
  optional: "(facultatif)",
  /** Around the star. */
  required: { before: "Les champs marqués ", after: " sont obligatoires." },
  requiredKey: "*\u00a0obligatoire",
  toFix: (count: number) => `${count} champs sont à corriger.`,
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  close: "Fermer",
  undo: "Annuler",
  messages: "Messages",
  suggestions: (count: number) => `${count} propositions`,
};
