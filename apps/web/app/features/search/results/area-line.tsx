import type { AreaView } from "@app/contract/profiles/profiles";
import { MapPinCheck, MapPinPlus } from "lucide-react";
import { useFetcher } from "react-router";
import type { Outcome } from "../../../ui/outcome.ts";
import type { MissionFilters } from "../filters/filters.ts";

export interface AreaLineProps {
  area: AreaView | null;
  filters: Pick<MissionFilters, "location" | "radius">;
  /** « Lyon 7e »; undefined for a department or a region, which is no place to start from. */
  name: string | undefined;
}

/** One line: asks for the candidate's own place, or offers to save the one searched. */
export function AreaLine({ area, filters, name }: AreaLineProps) {
  const fetcher = useFetcher<Outcome>({ key: "area" });
  if (filters.location === "") {
    if (area?.place !== null) return null;
    return (
      <p className="mb-2 text-ink-2 text-sm">Indiquez un lieu pour voir d’abord les missions proches de chez vous.</p>
    );
  }
  const isSaved = area?.place?.label === filters.location && area.radius === filters.radius;
  if (fetcher.data?.ok && isSaved) {
    return (
      <p role="status" className="mb-2 flex items-center gap-2 text-sm">
        <MapPinCheck className="ico text-ok" aria-hidden="true" />
        {`Votre secteur\u00a0: ${name}, ${filters.radius}\u00a0km.`}
      </p>
    );
  }
  if (isSaved || name === undefined || area === null) return null;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="area" />
      <input type="hidden" name="place" value={filters.location} />
      <input type="hidden" name="radius" value={filters.radius} />
      <button type="submit" className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <MapPinPlus className="ico" aria-hidden="true" />
        {`En faire mon secteur\u00a0: ${name}, ${filters.radius}\u00a0km`}
      </button>
    </fetcher.Form>
  );
}
