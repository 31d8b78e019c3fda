import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import { Flame, HouseWifi } from "lucide-react";
import { Link, useNavigation } from "react-router";
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
export function SearchChips({ path, filters: shown, moments, nothing, quick }: SearchChipsProps) {
  const filters = useAsked(path, shown);
  const link = (change: Partial<MissionFilters>) => {
    const state: Asked = { filters: { ...filters, ...change } };
    return { to: path + (filtersSearch(state.filters) || nothing), state, preventScrollReset: true };
  };
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
              <ChipLink {...link({ [name]: !filters[name] })} small icon={icon} tone={tone} current={filters[name]}>
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
              <ChipLink {...link({ date: current ? "" : moment })} small current={current}>
                {dateLabel(moment)}
              </ChipLink>
            </li>
          );
        })}
      </ul>
      <ul aria-label="Heures de la journée">
        {DAY_HOURS.map((name) => (
          <li key={name}>
            <ChipLink {...link({ hours: toggle(filters.hours, name) })} small current={filters.hours.includes(name)}>
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

/** What a chip asks for, kept with the address that it leads to. */
interface Asked {
  filters: MissionFilters;
}

/** A second tap adds to the first, which is still on its way. */
function useAsked(path: string, shown: MissionFilters): MissionFilters {
  const { location } = useNavigation();
  const asked: Asked | null = location?.pathname === path ? location.state : null;
  return asked?.filters ?? shown;
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
      {active.map(({ label, removeLabel, search, without }) => (
        <li key={removeLabel}>
          <RemovableChip
            small
            removeLabel={removeLabel}
            remove={{ to: path + (search || nothing), state: { filters: without } satisfies Asked }}
          >
            <span className="max-w-60 truncate">{label}</span>
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
