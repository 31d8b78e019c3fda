import type { CommuneView } from "@app/contract/site";
import type { RemoteOption, SearchOptions } from "../../ui/remote-options.ts";

/** Communes whose name or postcode starts with the typed text; the browser asks our own server. */
async function fetchCommunes(query: string, signal: AbortSignal): Promise<readonly CommuneView[]> {
  const answer = await fetch(`/communes?${new URLSearchParams({ q: query })}`, { signal });
  if (!answer.ok) throw new Error(`communes: ${answer.status}`);
  // Our own route writes it: its shape is the contract's.
  const communes: CommuneView[] = await answer.json();
  return communes;
}

/** « Lyon (69) », where the text alone must tell the commune. */
export const searchCommunes: SearchOptions = async (query, signal) =>
  (await fetchCommunes(query, signal)).map(({ code, label, region, postcodes }): RemoteOption => {
    const [postcode] = postcodes;
    const alone = postcode !== undefined && postcodes.length === 1;
    return { value: code, label, fills: { state: region }, ...(alone && { detail: postcode }) };
  });

/** « Lyon », with its department beside, for an address whose other fields follow. */
export const searchCommuneNames: SearchOptions = async (query, signal) =>
  (await fetchCommunes(query, signal)).map(({ code, name, department, region }) => ({
    value: code,
    label: name,
    detail: `${department}, ${region}`,
    fills: { state: region, country: "France" },
  }));
