import { SECTORS } from "./sectors.ts";
import { readQuery } from "./synonyms.ts";

const TITLES = new Map<string, string>();
for (const title of SECTORS.flatMap(({ titles }) => titles)) {
  const group = groupsOf(title)[0];
  if (group !== undefined && !TITLES.has(group)) TITLES.set(group, title);
}

/** The title of the catalogue for what somebody calls their trade: « serveuse » is « Serveur en salle ». The first trade named counts. */
export function titleOfProfession(profession: string): string | null {
  for (const group of groupsOf(profession)) {
    const title = TITLES.get(group);
    if (title !== undefined) return title;
  }
  return null;
}

function groupsOf(text: string): string[] {
  return readQuery(text).flatMap(({ group }) => group ?? []);
}
