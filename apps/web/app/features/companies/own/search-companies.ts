import type { FoundCompany } from "@app/contract/companies/companies";
import type { RemoteOption, SearchOptions } from "../../../ui/fields/remote-options.ts";
import { groupSiret } from "./siret-text.ts";

/** Establishments of the official register; one that is picked fills its number and its address. */
export const searchCompanies: SearchOptions = async (query, signal) => {
  const response = await fetch(`/recherche-entreprises?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`companies: ${response.status}`);
  // Our own route writes it: its shape is the contract's.
  const found: FoundCompany[] = await response.json();
  return found.map(
    ({ name, siret_number, address }): RemoteOption => ({
      value: siret_number,
      label: name,
      detail: address,
      fills: { siret_number: groupSiret(siret_number), address },
    }),
  );
};
