export const themeFr = { label: "Apparence", light: "Clair", dark: "Sombre", system: "Automatique" };
