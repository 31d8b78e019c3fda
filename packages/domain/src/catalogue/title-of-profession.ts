import { metierOf, readQuery } from "./synonyms.ts";

/** The title of the catalogue for what somebody calls their trade: « serveuse » is « Serveur en salle ». The first trade named counts. */
export function titleOfProfession(profession: string): string | null {
  const titles = readQuery(profession).flatMap(({ group }) =>
    group === null ? [] : (metierOf(group)?.titles[0] ?? []),
  );
  return titles[0] ?? null;
}
