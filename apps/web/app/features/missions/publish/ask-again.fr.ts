const MOST_NAMES = 3;
const list = new Intl.ListFormat("fr-FR", { type: "conjunction" });

/** « Karim B. et Lina D. devront confirmer à nouveau leur venue. » */
export function askAgainText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const others = names.length - shown.length;
  const rest = others > 0 ? [`${others}\u00a0autre${others > 1 ? "s" : ""} personne${others > 1 ? "s" : ""}`] : [];
  const verb = names.length > 1 ? "devront confirmer à nouveau leur venue" : "devra confirmer à nouveau sa venue";
  return `${list.format([...shown, ...rest])} ${verb}.`;
}
