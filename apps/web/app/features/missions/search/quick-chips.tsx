import { CalendarDays, Euro, FileText, Flame, HouseWifi, type LucideIcon, MapPin, Search } from "lucide-react";
import { ChipLink, RemovableChip } from "../../../ui/chip.tsx";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import { filtersSearch, type MissionFilters } from "./filters.ts";

export interface QuickChipsProps {
  path: string;
  filters: MissionFilters;
  city: string | null;
}

const TOGGLES: ReadonlySet<ActiveFilter["name"]> = new Set(["urgent", "remote"]);

const ICONS: Partial<Record<ActiveFilter["name"], LucideIcon>> = {
  query: Search,
  location: MapPin,
  radius: MapPin,
  jobType: FileText,
  date: CalendarDays,
  minPay: Euro,
};

export function QuickChips({ path, filters, city }: QuickChipsProps) {
  const href = (change: Partial<MissionFilters>) => path + filtersSearch({ ...filters, ...change });
  return (
    <ul className="chip-row mt-3" aria-label="Filtres rapides">
      <li>
        <ChipLink
          to={href({ urgent: !filters.urgent })}
          icon={Flame}
          tone="feu"
          current={filters.urgent}
          preventScrollReset
        >
          Urgent
        </ChipLink>
      </li>
      <li>
        <ChipLink to={href({ remote: !filters.remote })} icon={HouseWifi} current={filters.remote} preventScrollReset>
          Télétravail
        </ChipLink>
      </li>
      {filters.location === "" && city !== null && (
        <li>
          <ChipLink to={href({ location: city })} icon={MapPin} preventScrollReset>
            {`Près de ${city}`}
          </ChipLink>
        </li>
      )}
      {activeFilters(filters)
        .filter(({ name }) => !TOGGLES.has(name))
        .map(({ name, label, removeLabel, search }) => {
          const icon = ICONS[name];
          return (
            <li key={name}>
              <RemovableChip {...(icon && { icon })} removeLabel={removeLabel} remove={{ to: path + search }}>
                <span className="max-w-60 truncate">{label}</span>
              </RemovableChip>
            </li>
          );
        })}
    </ul>
  );
}
