import type { CompanyRightsView } from "@app/contract/companies/companies";
import { levelLimitText } from "@app/contract/companies/level-limit.fr";
import { Link } from "react-router";
import { EMPLOYER_VERIFICATION } from "../../../../parts/mission/mission-links.ts";
import type { Draft } from "../values/mission-draft.ts";

interface PlacesNoteProps {
  draft: Pick<Draft, "rows" | "takeSome">;
  rights: CompanyRightsView;
  /** A mission that is on line already counts among the open places. */
  isNew: boolean;
}

/** Said while typing, before publishing refuses it. */
export function PlacesNote({ draft, rights, isNew }: PlacesNoteProps) {
  const text = tooManyPlaces(placesOf(draft), rights, isNew);
  return (
    <div role="status" className="empty:hidden">
      {text !== undefined && (
        <p className="rounded-md bg-warn-soft p-3 text-sm text-warn-ink">
          {`${text} `}
          <Link to={EMPLOYER_VERIFICATION} className="link text-current!">
            Ce qui vous est ouvert
          </Link>
        </p>
      )}
    </div>
  );
}

/** As the server counts them, before the day is chosen too. */
function placesOf({ rows, takeSome }: PlacesNoteProps["draft"]): number {
  const places = rows.map(({ positions }) => Number(positions) || 0);
  return takeSome ? places.reduce((sum, count) => sum + count, 0) : Math.max(0, ...places);
}

function tooManyPlaces(places: number, { level, limits }: CompanyRightsView, isNew: boolean): string | undefined {
  for (const { limit, most, used } of limits) {
    if (most === null) continue;
    if (limit === "places_per_mission" && places > most) return levelLimitText(limit, level, most);
    if (limit === "open_places" && isNew && places + (used ?? 0) > most) return levelLimitText(limit, level, most);
  }
  return undefined;
}
