import { MOST_SAVED_SEARCHES } from "@app/domain/search/saved-search";

export const savedSearchFr = {
  notFound: "Recherche introuvable",
  empty: "Choisissez au moins un filtre avant d’enregistrer la recherche.",
  tooMany: `Vous avez déjà ${MOST_SAVED_SEARCHES}\u00a0recherches enregistrées. Supprimez-en une pour garder celle-ci.`,
  saved: "Recherche enregistrée.",
  alertsInvalid: "Dites si cette recherche doit vous alerter.",
  alertsOn: "Cette recherche vous alertera des nouvelles missions.",
  alertsOff: "Cette recherche ne vous alertera plus.",
  deleted: "Recherche supprimée.",
};
