import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router";
import { Chip, RemovableChip } from "../../../ui/chip.tsx";
import { cx } from "../../../ui/class-names.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { FILTER_SHEET_ID } from "./filter-bar.tsx";

interface ChipsProps {
  /** The page that shows the list. */
  path: string;
  active: readonly ActiveFilter[];
}

export function FilterChips({ path, active }: ChipsProps) {
  return (
    <div
      className={cx(
        "-mx-5 mt-4 flex items-center gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0",
        active.length === 0 && "md:hidden",
      )}
    >
      <Chip icon={SlidersHorizontal} popoverTarget={FILTER_SHEET_ID} className="md:hidden!">
        Ville, secteur…
      </Chip>
      {active.length > 0 && (
        <>
          <ActiveChips path={path} active={active} />
          <Link to={path} className="btn btn-ghost text-brand!" preventScrollReset>
            Tout effacer
          </Link>
        </>
      )}
    </div>
  );
}

export function ActiveChips({
  path,
  active,
  className = "flex gap-2 md:flex-wrap",
}: ChipsProps & { className?: string }) {
  return (
    <ul className={className} aria-label="Filtres actifs">
      {active.map(({ label, removeLabel, search }) => (
        <li key={removeLabel}>
          <RemovableChip removeLabel={removeLabel} remove={{ to: `${path}${search}` }}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
