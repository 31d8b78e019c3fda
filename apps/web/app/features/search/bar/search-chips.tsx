import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import { Flame, HouseWifi } from "lucide-react";
import { Link } from "react-router";
import { ChipLink, RemovableChip } from "../../../ui/chip.tsx";
import { type ActiveFilter, activeFilters } from "../filters/active-filters.ts";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";
import { dateLabel, HOURS_LABELS, type Moment } from "../filters/moments.fr.ts";

export interface SearchChipsProps {
  path: string;
  filters: MissionFilters;
  moments: readonly Moment[];
  /** The search without any filter. */
  nothing: string;
  /** Whether « Urgent » and « Télétravail » are one tap away. */
  quick: boolean;
}

const QUICK = [
  { name: "urgent", label: "Urgent", icon: Flame, tone: "feu" },
  { name: "remote", label: "Télétravail", icon: HouseWifi, tone: "ink" },
] as const;

/** Links that act at once: the moment, the hours, and what else is asked. */
export function SearchChips({ path, filters, moments, nothing, quick }: SearchChipsProps) {
  const href = (change: Partial<MissionFilters>) => path + (filtersSearch({ ...filters, ...change }) || nothing);
  const toggled: ReadonlySet<ActiveFilter["name"]> = new Set([
    "hours",
    ...(quick ? QUICK.map(({ name }) => name) : []),
    ...(moments.some((moment) => moment === filters.date) ? (["date"] as const) : []),
  ]);
  const active = activeFilters(filters);
  return (
    <div className="where-chips">
      {quick && (
        <ul aria-label="Filtres rapides">
          {QUICK.map(({ name, label, icon, tone }) => (
            <li key={name}>
              <ChipLink
                to={href({ [name]: !filters[name] })}
                small
                icon={icon}
                tone={tone}
                current={filters[name]}
                preventScrollReset
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Quand">
        {moments.map((moment) => {
          const current = filters.date === moment;
          return (
            <li key={moment}>
              <ChipLink to={href({ date: current ? "" : moment })} small current={current} preventScrollReset>
                {dateLabel(moment)}
              </ChipLink>
            </li>
          );
        })}
      </ul>
      <ul aria-label="Heures de la journée">
        {DAY_HOURS.map((name) => (
          <li key={name}>
            <ChipLink
              to={href({ hours: toggle(filters.hours, name) })}
              small
              current={filters.hours.includes(name)}
              preventScrollReset
            >
              {HOURS_LABELS[name]}
            </ChipLink>
          </li>
        ))}
      </ul>
      {active.length > 0 && (
        <>
          <ActiveChips path={path} active={active.filter(({ name }) => !toggled.has(name))} nothing={nothing} />
          <Link to={path} className="btn btn-ghost min-h-9! shrink-0 text-brand! text-sm!" preventScrollReset>
            Tout effacer
          </Link>
        </>
      )}
    </div>
  );
}

function toggle(hours: readonly DayHours[], name: DayHours): DayHours[] {
  return DAY_HOURS.filter((one) => (one === name) !== hours.includes(one));
}

export function ActiveChips({
  path,
  active,
  nothing,
  className,
}: {
  path: string;
  active: readonly ActiveFilter[];
  nothing: string;
  className?: string;
}) {
  if (active.length === 0) return null;
  return (
    <ul className={className} aria-label="Filtres actifs">
      {active.map(({ label, removeLabel, search }) => (
        <li key={removeLabel}>
          <RemovableChip small removeLabel={removeLabel} remove={{ to: path + (search || nothing) }}>
            <span className="max-w-60 truncate">{label}</span>
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
