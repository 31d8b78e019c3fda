/** A list that is read at a glance, not searched. */
export const MOST_TEMPLATES = 50;

export const templateFr = {
  notFound: "Modèle introuvable",
  nameRequired: "Donnez un nom au modèle.",
  exists: "Un de vos modèles porte déjà ce nom.",
  tooMany: `Vous avez déjà ${MOST_TEMPLATES}\u00a0modèles. Supprimez-en un pour garder celui-ci.`,
  saved: (name: string) => `Modèle «\u00a0${name}\u00a0» enregistré.`,
  saveFailed: "Une erreur s’est produite lors de l’enregistrement du modèle",
  deleted: "Modèle supprimé.",
  deleteFailed: "Une erreur s’est produite lors de la suppression du modèle",
};
