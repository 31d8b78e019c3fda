import type { LandingView } from "@app/contract/site/discovery";
import { formatCount } from "@app/domain/text/format-number";
import { Link } from "react-router";
import { inCity } from "../mission/city.ts";

export type Landing = LandingView & { sectorName: string };

export function landingPath({ sector, place }: Pick<LandingView, "sector" | "place">): string {
  return `/emplois/${sector}/${place}`;
}

export interface LandingLinksProps {
  title: string;
  landings: readonly Landing[];
  /** The half that differs. */
  show?: "both" | "sector" | "city";
}

export function LandingLinks({ title, landings, show = "both" }: LandingLinksProps) {
  if (landings.length === 0) return null;
  return (
    <section className="mt-12 md:mt-16">
      <h2 className="mb-4 text-xl md:text-2xl">{title}</h2>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {landings.map((landing) => (
          <li key={landingPath(landing)}>
            <Link
              to={landingPath(landing)}
              className="flex min-h-11 items-center justify-between gap-3 border-line border-b no-underline hover:text-brand"
            >
              <span className="font-medium">{nameOf(landing, show)}</span>
              <span className="num text-ink-2 text-sm">{`${formatCount(landing.live)}\u00a0offres`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ sectorName, city }: Landing, show: NonNullable<LandingLinksProps["show"]>): string {
  return { both: `${sectorName} ${inCity(city)}`, sector: sectorName, city }[show];
}
