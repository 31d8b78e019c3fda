import type { MissionView } from "@app/contract/missions";
import { isDay, parisDay, parisTime } from "@app/domain/calendar";
import { withoutDates } from "@app/domain/description";
import { hoursOfDay } from "@app/domain/mission";
import type { TypedValues } from "../../../ui/form-values.ts";

const TEXTS = [
  "title",
  "location",
  "commune_code",
  "description",
  "requirement",
  "benifits_perks",
  "additionalInfo",
  "requiredSkills",
  "responsibilities",
  "workingHours",
  "equipment",
  "type",
  "experienceLevel",
  "compensation",
  "compensationType",
  "hoursPerDay",
  "totalDays",
  "positions",
  "maxApplications",
] as const;
const FLAGS = ["remote", "urgent", "licenseRequired"] as const;
const LISTS = ["sector", "skills", "tags"] as const;

export type StoredMission = Readonly<
  Record<(typeof TEXTS)[number], string | number | null> &
    Record<(typeof FLAGS)[number], boolean> &
    Record<(typeof LISTS)[number], readonly string[]>
> & {
  startDate: string | null;
  endDate: string | null;
  /** Hours whose day is still to be chosen. */
  startTime?: string | null;
  endTime?: string | null;
  useStructuredDescription: boolean;
};

/** As form values: days and hours of Paris, French decimals. */
export function storedValues(draft: StoredMission): TypedValues {
  const start = boxesOf(draft.startDate);
  const end = boxesOf(draft.endDate);
  const values: Record<string, string | readonly string[]> = {
    useStructuredDescription: String(draft.useStructuredDescription),
    startDate: start.day,
    startTime: start.time || (draft.startTime ?? ""),
    endDate: end.day,
    endTime: end.time || (draft.endTime ?? ""),
  };
  for (const name of TEXTS) values[name] = text(draft[name], name);
  for (const name of FLAGS) if (draft[name]) values[name] = "on";
  for (const name of LISTS) values[name] = draft[name];
  // Empty values are left out.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}

/** « 14,50 », « 6 », « 7,5 » */
function text(value: string | number | null, name: string): string {
  if (typeof value !== "number") return value ?? "";
  const isExact = name !== "compensation" || Number.isInteger(value);
  return (isExact ? String(value) : value.toFixed(2)).replace(".", ",");
}

function boxesOf(date: string | null): { day: string; time: string } {
  if (date === null || isDay(date)) return { day: date ?? "", time: "" };
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return { day: "", time: "" };
  return { day: parisDay(instant), time: parisTime(instant) };
}

/** Copies everything but the dates. */
export function modelValues(mission: MissionView): TypedValues {
  const startsAt = new Date(mission.startDate);
  const endsAt = mission.endDate === null ? null : new Date(mission.endDate);
  const description = withoutDates(mission.description, startsAt, endsAt);
  return storedValues({ ...mission, description, startDate: null, endDate: null, ...hoursOfDay(startsAt, endsAt) });
}
