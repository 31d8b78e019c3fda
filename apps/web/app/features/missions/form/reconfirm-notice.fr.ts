const MOST_NAMES = 3;

/** Undefined when nobody has confirmed. */
export function reconfirmNotice(names: readonly string[], confirmed: number): string | undefined {
  if (confirmed === 0) return undefined;
  const [have, them] = confirmed === 1 ? ["a", "lui"] : ["ont", "leur"];
  return `${namesOf(names, confirmed)} ${have} confirmé\u00a0: changer l’horaire ou le lieu ${them} redemandera confirmation.`;
}

function namesOf(names: readonly string[], confirmed: number): string {
  const shown = names.slice(0, MOST_NAMES);
  const others = confirmed - shown.length;
  const people = `${others}\u00a0${shown.length > 0 ? `autre${others > 1 ? "s" : ""} ` : ""}personne${others > 1 ? "s" : ""}`;
  const parts = others > 0 ? [...shown, people] : shown;
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" et ");
}
