import { formatOffers } from "@app/domain/missions/format-pay";
import { ArrowRight, LayoutGrid } from "lucide-react";
import { Link } from "react-router";
import { type SectorStyle, sectorStyle } from "../../../parts/mission/sector-styles.ts";
import { cx } from "../../../ui/class-names.ts";

export interface SectorGridProps {
  /** Offers by sector name. */
  counts: Readonly<Record<string, number>>;
  total: number;
}

export function SectorGrid({ counts, total }: SectorGridProps) {
  return (
    <section className="render-near-screen wrap pt-16 md:pt-24">
      <h2 className="text-3xl md:text-4xl">Votre secteur recrute</h2>
      <ul className="mt-7 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        {Object.entries(counts).map(([name, count]) => (
          <li key={name}>
            <SectorTile
              to={`/emplois?${new URLSearchParams({ sector: name })}`}
              look={sectorStyle(name)}
              name={name}
              count={count}
            />
          </li>
        ))}
        {/* Fills the last line, whether there are two columns or three. */}
        <li className="lg:col-span-2">
          <SectorTile
            to="/emplois"
            look={{ icon: LayoutGrid, colors: "bg-brand-soft text-brand-ink" }}
            name="Tous les secteurs"
            count={total}
          />
        </li>
      </ul>
    </section>
  );
}

function SectorTile({ to, look, name, count }: { to: string; look: SectorStyle; name: string; count: number }) {
  const Icon = look.icon;
  return (
    <Link
      to={to}
      className="card group flex h-full flex-col gap-3 p-4 no-underline hover:shadow-2 md:flex-row md:items-center md:gap-4"
    >
      <span className={cx("grid size-13 shrink-0 place-content-center rounded-lg text-xl", look.colors)}>
        <Icon className="ico" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold font-display text-lg leading-tight">{name}</span>
        <span className="num text-ink-2 text-sm">{formatOffers(count)}</span>
      </span>
      <ArrowRight className="ico hidden text-ink-3 group-hover:text-brand md:block" aria-hidden="true" />
    </Link>
  );
}
