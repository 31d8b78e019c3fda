/** Separate from the filters, so that public pages do not load them. */
import { isDay } from "@app/domain/calendar";
import { MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import { formatDay, formatEuros } from "@app/domain/format";
import { DEFAULT_RADIUS, filtersSearch, type MissionFilters, NO_FILTERS } from "./filters.ts";

export interface ActiveFilter {
  name: keyof MissionFilters;
  label: string;
  removeLabel: string;
  /** The address without it, from the first page. */
  search: string;
}

/** Sorting is not a filter. */
export function activeFilters(filters: MissionFilters): ActiveFilter[] {
  const { query, location, radius, sector, jobType, urgent, remote, date, minPay } = filters;
  const active: ActiveFilter[] = [];
  const add = (name: keyof MissionFilters, label: string, text = label) => {
    const search = filtersSearch({ ...filters, [name]: NO_FILTERS[name] });
    active.push({ name, label, removeLabel: `Retirer le filtre ${text}`, search });
  };

  if (query !== "") add("query", `«\u00a0${query}\u00a0»`, query);
  if (location !== "") add("location", location);
  if (location !== "" && radius !== DEFAULT_RADIUS) add("radius", `À ${radius}\u00a0km`);
  if (sector !== "") add("sector", sector);
  if (jobType !== "") add("jobType", MISSION_TYPE_LABELS[jobType]);
  if (urgent) add("urgent", "Urgent");
  if (remote) add("remote", "Télétravail");
  if (date !== "") add("date", dateLabel(date));
  if (minPay > 0) add("minPay", payLabel(minPay));
  return active;
}

const DATE_WORDS: Readonly<Record<string, string>> = {
  today: "Aujourd’hui",
  tomorrow: "Demain",
  weekend: "Ce week-end",
};

/** « Ce week-end », « Mar. 17 nov. », « Du mar. 17 nov. au ven. 20 nov. » */
export function dateLabel(date: string): string {
  const [from = "", to = from] = date.split("..");
  if (!isDay(from) || !isDay(to)) return DATE_WORDS[date] ?? date;
  const first = shortDay(from);
  return from === to ? first.charAt(0).toUpperCase() + first.slice(1) : `Du ${first} au ${shortDay(to)}`;
}

/** Noon UTC is the same day in Paris all year round. */
const shortDay = (day: string) => formatDay(new Date(`${day}T12:00:00Z`));

/** « 14,50 € / heure et plus » */
export function payLabel(euros: number): string {
  return `${formatEuros(Math.round(euros * 100))}\u00a0/\u00a0heure et plus`;
}
