export const exportFr = {
  about:
    "Toutes les données de votre compte Renfort (RGPD, articles 15 et 20). Vos fichiers sont décrits dans «\u00a0files\u00a0» et se téléchargent à l’adresse indiquée.",
  fileName: (day: string) => `renfort-mes-donnees-${day}.json`,
};
