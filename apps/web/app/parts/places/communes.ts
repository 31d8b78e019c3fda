import type { CommuneView } from "@app/contract/site/site";
import type { RemoteOption, SearchOptions } from "../../ui/fields/remote-options.ts";

async function fetchCommunes(query: string, signal: AbortSignal): Promise<readonly CommuneView[]> {
  const result = await fetch(`/communes?${new URLSearchParams({ q: query })}`, { signal });
  if (!result.ok) throw new Error(`communes: ${result.status}`);
  // Our own route writes it: its shape is the contract's.
  const communes: CommuneView[] = await result.json();
  return communes;
}

/** « Lyon (69) ». */
export const searchCommunes: SearchOptions = async (query, signal) =>
  (await fetchCommunes(query, signal)).map(({ code, label, region, postcodes }): RemoteOption => {
    const [postcode] = postcodes;
    const alone = postcode !== undefined && postcodes.length === 1;
    return { value: code, label, fills: { state: region }, ...(alone && { detail: postcode }) };
  });

/** « Lyon », with its department as detail. */
export const searchCommuneNames: SearchOptions = async (query, signal) =>
  (await fetchCommunes(query, signal)).map(({ code, name, department, region }) => ({
    value: code,
    label: name,
    detail: `${department}, ${region}`,
    fills: { state: region, country: "France" },
  }));
