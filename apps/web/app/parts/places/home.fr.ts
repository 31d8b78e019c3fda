/** Where a person lives. */
export const homeFr = {
  commune: "Votre commune",
  communeHint: "Nom ou code postal.",
  communes: "Communes",
  noneFound: "Aucune ville trouvée",
  notLoaded: "Erreur lors du chargement des villes.",
  abroad: "Autre pays",
  abroadText: "Ces trois champs remplacent la commune.",
  city: "Ville",
  region: "Région ou canton",
  country: "Pays",
};

export type HomeWords = typeof homeFr;
