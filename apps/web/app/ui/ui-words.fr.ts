export const uiFr = {
  optional: "(facultatif)",
  toFix: (count: number) => `${count} champs sont à corriger.`,
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  suggestions: (count: number) => `${count} propositions`,
};
