/** The text stays on the page, with « Réessayer ». */
export const NO_NETWORK = "Pas de réseau\u00a0: rien n’est parti. Ce que vous avez écrit est gardé sur cette page.";
