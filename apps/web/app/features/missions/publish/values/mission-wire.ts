import type { CallArgs } from "@app/contract/client";
import type { DraftBody } from "@app/contract/missions/drafts";
import type { publishMissionRoute } from "@app/contract/missions/missions";
import { PLAN_B_MODES } from "@app/domain/matching/reserve";
import { CONTRACT_KINDS, CONTRACT_MOTIVES, typeFromKind } from "@app/domain/missions/contract-kind";
import { BOOKING_MODES, EXPERIENCE_LEVELS, MISSION_TYPES, PAY_PERIODS } from "@app/domain/missions/mission";
import { eachText, MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";
import { audienceWire } from "./audience-wire.ts";
import { evenRows, hoursPhrase, rowsIn, type ShiftRow, shiftOf, withDays, withHours } from "./shift-rows.ts";

export type MissionWire = CallArgs<typeof publishMissionRoute>["body"];

/** Invalid values are sent as they are: the API refuses them. */
export function missionWire(form: FormData): MissionWire {
  const rows = wantedRows(form);
  return { ...fieldsOf(form), ...audienceWire(form), shifts: rows.flatMap(shiftWire) };
}

/** The rows of the form, with the days and people that follow from the first. */
export function wantedRows(form: FormData): ShiftRow[] {
  return evenRows(withHours(withDays(rowsIn(form))), takesSome(form));
}

export function takesSome(form: FormData): boolean {
  return form.has("takeSome") && form.getAll("shiftDay").length > 1;
}

function fieldsOf(form: FormData) {
  const text = (name: string) => textOf(form, name);
  const guided = text("useStructuredDescription") === "true";
  const type = oneOf(MISSION_TYPES, text("type")) ?? null;
  const contractKind = oneOf(CONTRACT_KINDS, text("contractKind")) ?? null;
  // A box that is not ticked sends nothing.
  const planB = oneOf(PLAN_B_MODES, text("planB")) ?? (form.has("planBAsked") ? "ask" : undefined);
  return {
    title: text("title").trim(),
    sector: all(form, "sector"),
    type: contractKind ? typeFromKind(contractKind, type) : (type ?? "contract"),
    contractKind,
    contractMotive: oneOf(CONTRACT_MOTIVES, text("contractMotive")) ?? null,
    location: text("location"),
    commune_code: text("commune_code"),
    establishment_id: Number(text("establishment_id")) || null,
    remote: form.has("remote"),
    description: text("description"),
    requirement: text("requirement"),
    benifits_perks: text("benifits_perks"),
    ...eachText(MISSION_TEXT_NAMES, text),
    useStructuredDescription: guided,
    responsibilities: guided ? text("responsibilities") : "",
    workingHours: guided ? hoursPhrase(rowsIn(form)) : "",
    equipment: guided ? text("equipment") : "",
    skills: words(form, "skills"),
    tags: words(form, "tags"),
    takeSome: takesSome(form),
    breakPaid: form.has("breakPaid"),
    compensation: text("compensation"),
    compensationType: oneOf(PAY_PERIODS, text("compensationType")) ?? "hourly",
    maxApplications: text("maxApplications"),
    urgent: form.has("urgent"),
    licenseRequired: form.has("licenseRequired"),
    certificates: CERTIFICATE_KINDS.filter((kind) => form.getAll("certificates").includes(kind)),
    experienceLevel: oneOf(EXPERIENCE_LEVELS, text("experienceLevel")) ?? null,
    booking: oneOf(BOOKING_MODES, text("booking")) ?? "choose",
    ...(planB && { planB }),
    acknowledged: all(form, "acknowledged"),
  };
}

function shiftWire(row: ShiftRow) {
  const shift = shiftOf(row);
  if (!shift) return [];
  const { startsAt, endsAt, ...rest } = shift;
  const id = Number(row.id) || null;
  return [{ ...rest, id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }];
}

/** What the rows of the form say instead: absent, the API would keep what was there. */
const REPLACED_BY_SHIFTS = {
  startDate: "",
  startTime: "",
  endDate: "",
  endTime: "",
  hoursPerDay: "",
  totalDays: "",
  positions: "",
};

/** A draft keeps its shifts as typed, without a day or with half an hour, and a contract only once it is chosen. */
export function draftWire(form: FormData) {
  const { contractKind, ...fields } = fieldsOf(form);
  const chosen = form.has("contractGuessed") ? null : contractKind;
  return { ...fields, ...REPLACED_BY_SHIFTS, contractKind: chosen, shifts: rowsIn(form).map(draftShift) };
}

function draftShift({ day, offset, start, end, pause, positions }: ShiftRow): DraftBody["shifts"][number] {
  return {
    day,
    dayOffset: /^\d{1,3}$/.test(offset) ? Number(offset) : null,
    startTime: start,
    endTime: end,
    breakMinutes: pause,
    positions,
  };
}

function oneOf<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((value) => value === text);
}

/** With normalized line ends. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

function all(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
}

/** Without script the values are separated by commas. */
function words(form: FormData, name: string): string[] {
  const typed = all(form, name).flatMap((value) => value.split(",").map((word) => word.trim()));
  return [...new Set(typed)].filter(Boolean);
}

/** What a form with these values would post. */
export function formOf(values: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one);
  return form;
}
