import { parseArrondissement } from "@app/domain/places/arrondissement";
import { normalizeText } from "@app/domain/text/relevance";

type Place = { placeCode: string; placeLabel: string };

/** « Lyon 7e » is in « Lyon (69) ». */
export function isInTown({ placeCode, placeLabel }: Place, town: { code: string; label: string }): boolean {
  const [name, city] = [normalizeText(town.label.split(" (")[0] ?? ""), normalizeText(placeLabel)];
  // Without a code, the name as typed.
  const isSame = town.code === "" ? name === city : town.code === placeCode;
  return name !== "" && (isSame || name === parseArrondissement(city)?.city);
}
