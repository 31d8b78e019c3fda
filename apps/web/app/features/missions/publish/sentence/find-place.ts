import type { EstablishmentView } from "@app/contract/companies/establishments";
import { normalizeText } from "@app/domain/text/relevance";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../../ui/fields/remote-options.ts";

const SHORTEST = 3;

/** The values of the place field for what a sentence wrote; null when it is none of the known ones. */
export async function findPlace(
  words: string,
  establishments: readonly EstablishmentView[],
  searchCommunes: SearchOptions,
): Promise<TypedValues | null> {
  if (establishments.length > 0) return findEstablishment(words, establishments);
  const town = (words.split(/,| à /).at(-1) ?? words).replace(/\(?\b\d{5}\b\)?/, "").trim();
  if (town.length < SHORTEST) return null;
  try {
    const [first] = await searchCommunes(town, new AbortController().signal);
    const isSame = first !== undefined && normalizeText(first.label).startsWith(normalizeText(town));
    return isSame ? { location: first.label, commune_code: first.value } : null;
  } catch {
    return null;
  }
}

/** The only one whose name, street or town is written. */
function findEstablishment(words: string, establishments: readonly EstablishmentView[]): TypedValues | null {
  const written = normalizeText(words);
  const matching = establishments.filter(({ name, street, placeLabel }) =>
    [name, street ?? "", placeLabel].some((one) => {
      const known = normalizeText(one);
      return (
        known.length >= SHORTEST && (written.includes(known) || (written.length >= SHORTEST && known.includes(written)))
      );
    }),
  );
  const [only, ...others] = matching;
  return only && others.length === 0 ? { establishment_id: String(only.id) } : null;
}
