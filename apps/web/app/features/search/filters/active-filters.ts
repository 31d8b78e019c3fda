/** Separate from the filters, so that public pages do not load them. */
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import type { MissionType } from "@app/domain/missions/mission";
import { formatEuros } from "@app/domain/money/format-euros";
import { DEFAULT_RADIUS, filtersSearch, type MissionFilters, NO_FILTERS } from "./filters.ts";
import { dateLabel, HOURS_LABELS } from "./moments.fr.ts";

export interface ActiveFilter {
  name: keyof MissionFilters;
  label: string;
  removeLabel: string;
  /** The address without it, from the first page. */
  search: string;
  without: MissionFilters;
}

/** Sorting is not a filter. */
export function activeFilters(filters: MissionFilters): ActiveFilter[] {
  const { query, location, radius, sector, jobType, urgent, remote, certificates, date, hours, minPay } = filters;
  const active: ActiveFilter[] = [];
  const add = (name: keyof MissionFilters, label: string, text = label) => {
    const without = { ...filters, [name]: NO_FILTERS[name] };
    active.push({ name, label, removeLabel: `Retirer le filtre ${text}`, search: filtersSearch(without), without });
  };

  if (query !== "") add("query", `«\u00a0${query}\u00a0»`, query);
  if (location !== "") add("location", location);
  if (location !== "" && radius !== DEFAULT_RADIUS) add("radius", `À ${radius}\u00a0km`);
  if (sector !== "") add("sector", sector);
  if (jobType !== "") add("jobType", typeLabel(jobType));
  if (urgent) add("urgent", "Urgent");
  if (remote) add("remote", "Télétravail");
  if (certificates) add("certificates", "Selon mes certificats");
  if (date !== "") add("date", dateLabel(date));
  if (hours.length > 0) add("hours", hours.map((name) => HOURS_LABELS[name]).join(", "));
  if (minPay > 0) add("minPay", payLabel(minPay));
  return active;
}

/** « Freelance », « Stage », « Employé, temps partiel » */
function typeLabel(type: MissionType): string {
  const label = MISSION_TYPE_LABELS[type];
  return type === "freelance" || type === "internship" ? label : `Employé, ${label.toLowerCase()}`;
}

/** « 14,50 € / heure et plus » */
export function payLabel(euros: number): string {
  return `${formatEuros(Math.round(euros * 100))}\u00a0/\u00a0heure et plus`;
}
