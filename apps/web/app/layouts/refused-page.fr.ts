const either = new Intl.ListFormat("fr", { type: "disjunction" });
const MOST_NAMES = 3;

/** « Cette page est réservée aux responsables. Demandez à Nadia Ferrand. » `page`: the data of a 403. */
export function refusedTexts(page: unknown): { title: string; text: string } {
  const { ownersOnly, ask } = isRefusedPage(page) ? page : { ownersOnly: false, ask: [] };
  const names = either.format(ask.slice(0, MOST_NAMES));
  return {
    title: `Cette page est réservée aux ${ownersOnly ? "propriétaires" : "responsables"}`,
    text: names === "" ? "Demandez à une personne propriétaire de l’entreprise." : `Demandez à ${names}.`,
  };
}

function isRefusedPage(page: unknown): page is { ownersOnly: boolean; ask: readonly string[] } {
  return typeof page === "object" && page !== null && "ownersOnly" in page && "ask" in page && Array.isArray(page.ask);
}
