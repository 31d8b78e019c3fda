import type { DraftView } from "@app/contract/drafts";
import { isDay, parisDay, parisTime } from "@app/domain/calendar";
import type { TypedValues } from "../../../ui/form-values.ts";

const TEXTS = [
  "title",
  "location",
  "commune_code",
  "description",
  "requirement",
  "benifits_perks",
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

/** A draft as the boxes of the form hold it: instants become a day and an hour of Paris, amounts are written the French way. */
export function draftValues(draft: DraftView): TypedValues {
  const start = boxesOf(draft.startDate);
  const end = boxesOf(draft.endDate);
  const values: Record<string, string | readonly string[]> = {
    startDate: start.day,
    startTime: start.time,
    endDate: end.day,
    endTime: end.time,
  };
  for (const name of TEXTS) values[name] = text(draft[name]);
  for (const name of FLAGS) if (draft[name]) values[name] = "on";
  for (const name of LISTS) values[name] = draft[name];
  // An empty box is one that is not there.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}

function text(value: string | number | null): string {
  return typeof value === "number" ? String(value).replace(".", ",") : (value ?? "");
}

function boxesOf(date: string | null): { day: string; time: string } {
  if (date === null || isDay(date)) return { day: date ?? "", time: "" };
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return { day: "", time: "" };
  return { day: parisDay(instant), time: parisTime(instant) };
}
