import type { DraftView } from "@app/contract/missions/drafts";
import type { MissionView } from "@app/contract/missions/missions";
import type { TemplateView } from "@app/contract/missions/templates";
import { withoutDates } from "@app/domain/missions/description";
import { MISSION_TEXT_NAMES, type PrivateMissionText } from "@app/domain/missions/mission-texts.fr";
import { addDays, atParis, daysBetween, isTime, parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours, parseStart } from "@app/domain/time/day-without-hours";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";
import { EMPTY_ROW, rowOf, rowValues, type ShiftRow } from "./shift-rows.ts";

/** The hours are those of the shifts. */
const TEXTS = [
  "title",
  "location",
  "commune_code",
  "establishment_id",
  "description",
  "requirement",
  "benifits_perks",
  "type",
  "contractKind",
  "contractMotive",
  ...MISSION_TEXT_NAMES.filter((name) => name !== "workingHours"),
  "experienceLevel",
  "booking",
  "planB",
  "compensation",
  "compensationType",
  "maxApplications",
] as const;
const FLAGS = ["remote", "urgent", "licenseRequired", "takeSome", "breakPaid"] as const;
const LISTS = ["sector", "skills", "tags", "certificates"] as const;

/** Of a mission, for its employer alone. */
type OwnText = PrivateMissionText | "planB";

type Stored = Readonly<
  Record<Exclude<(typeof TEXTS)[number], OwnText>, string | number | null> &
    Partial<Record<OwnText, string | null | undefined>> &
    Record<(typeof FLAGS)[number], boolean> &
    Record<(typeof LISTS)[number], readonly string[]>
> & { useStructuredDescription: boolean };

/** As form values, with French decimals; empty ones are left out. */
function fieldValues(stored: Stored, rows: readonly ShiftRow[]): TypedValues {
  const values: Record<string, string | readonly string[]> = {
    useStructuredDescription: String(stored.useStructuredDescription),
    ...rowValues(rows),
  };
  for (const name of TEXTS) values[name] = text(stored[name] ?? null, name);
  for (const name of FLAGS) if (stored[name]) values[name] = "on";
  for (const name of LISTS) values[name] = stored[name];
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}

/** « 14,50 », « 6 », « 7,5 » */
function text(value: string | number | null, name: string): string {
  if (typeof value !== "number") return value ?? "";
  const isExact = name !== "compensation" || Number.isInteger(value);
  return (isExact ? String(value) : value.toFixed(2)).replace(".", ",");
}

export function missionValues(mission: MissionView): TypedValues {
  return fieldValues(withEstablishment(mission), mission.shifts.map(rowOf));
}

function withEstablishment(mission: MissionView) {
  return { ...mission, establishment_id: mission.establishment?.id ?? null };
}

/** Some of its shifts, days later; the description loses the dates it was generated with. */
export function copyValues(mission: MissionView, shifts: MissionView["shifts"], days: number): TypedValues {
  const rows = shifts.map(rowOf).map((row) => ({ ...row, id: "", day: addDays(row.day, days) }));
  const [startsAt, endsAt] = [new Date(mission.startDate), mission.endDate === null ? null : new Date(mission.endDate)];
  const description = withoutDates(mission.description, startsAt, endsAt);
  return fieldValues({ ...withEstablishment(mission), description, urgent: false }, rows);
}

/** A draft, or a template, which has no day. */
export function storedValues(draft: DraftView | TemplateView["mission"]): TypedValues {
  const rows = draft.shifts.map((shift) => ({
    id: "",
    offset: shift.dayOffset === null ? "" : String(shift.dayOffset),
    day: shift.day ?? "",
    start: shift.startTime ?? "",
    end: shift.endTime ?? "",
    pause: shift.breakMinutes ?? "",
    positions: shift.positions ?? "",
  }));
  return fieldValues(draft, rows.length > 0 ? rows : oldRows(draft));
}

type OldDraft = Pick<DraftView, "startDate" | "startTime" | "endDate" | "endTime" | "hoursPerDay" | "positions">;

/** A draft written before there were shifts opens as one. */
function oldRows(draft: OldDraft): ShiftRow[] {
  const { day, time } = boxesOf(draft.startDate);
  const start = time || (draft.startTime ?? "");
  if (day === "" && start === "") return [];
  const end = boxesOf(draft.endDate).time || (draft.endTime ?? "") || endAfter(start, Number(draft.hoursPerDay));
  return [{ ...EMPTY_ROW, day, start, end, pause: "0", positions: text(draft.positions, "positions") || "1" }];
}

/** On a day without a change of clocks. */
function endAfter(start: string, hours: number): string {
  if (!isTime(start) || !(hours > 0 && hours < 24)) return "";
  return parisTime(new Date(atParis("2026-01-15", start).getTime() + hours * 3_600_000));
}

function boxesOf(date: string | null): { day: string; time: string } {
  const start = date === null ? null : parseStart(date);
  if (!start) return { day: "", time: "" };
  return { day: parisDay(start), time: hasHours(start) ? parisTime(start) : "" };
}

/** Copies everything but the days: the first is asked for, the others follow. */
export function modelValues(mission: MissionView): TypedValues {
  const startsAt = new Date(mission.startDate);
  const endsAt = mission.endDate === null ? null : new Date(mission.endDate);
  const description = withoutDates(mission.description, startsAt, endsAt);
  const rows = mission.shifts.map((shift) => {
    const row = rowOf(shift);
    return { ...row, id: "", day: "", offset: String(daysBetween(parisDay(startsAt), row.day)) };
  });
  return fieldValues({ ...withEstablishment(mission), description, urgent: false }, rows);
}
