import { sectorByName } from "@app/domain/catalogue/sectors";
import { PLAN_B_MODES } from "@app/domain/matching/reserve";
import { AUDIENCES } from "@app/domain/missions/audience";
import { CONTRACT_KINDS, CONTRACT_MOTIVES } from "@app/domain/missions/contract-kind";
import { BOOKING_MODES, EXPERIENCE_LEVELS, MAX_TITLE, MISSION_TYPES, PAY_PERIODS } from "@app/domain/missions/mission";
import { eachText, MISSION_TEXT_NAMES, MISSION_TEXTS } from "@app/domain/missions/mission-texts.fr";
import { MAX_SHIFTS } from "@app/domain/missions/shift-rules";
import { eurosToCents, parseEuros } from "@app/domain/money/money";
import { endsAfter } from "@app/domain/time/day-without-hours";
import * as z from "zod";
import {
  flag,
  Id,
  optionalEnd,
  optionalEndInstant,
  optionalFlag,
  optionalStart,
  optionalText,
  requiredText,
  textOrNull,
  texts,
} from "../http/fields.ts";
import { CertificateKinds } from "../papers/certificates.ts";
import { missionFr as fr } from "./missions.fr.ts";
import { shiftFr } from "./shifts.fr.ts";
import { ShiftBody } from "./shifts.ts";

/** Euros, as a number or typed with a comma. Zero counts as missing. */
const compensation = z.union([z.number(), z.string()], fr.payRequired).transform((value, ctx) => {
  const euros = typeof value === "number" ? value : value.trim() === "" ? 0 : parseEuros(value);
  if (euros === 0) ctx.addIssue({ code: "custom", message: fr.payRequired });
  else if (euros === null || !(euros >= 0.01 && euros <= 100_000))
    ctx.addIssue({ code: "custom", message: fr.payNumber });
  return eurosToCents(euros ?? 0);
});

const optionalNumber = (schema: z.ZodType<number>, message: string) =>
  z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value, ctx) => {
      if (value === null || value === undefined || value === "" || value === 0 || value === "0") return null;
      const parsed = schema.safeParse(typeof value === "string" ? Number(value.replace(",", ".")) : value);
      if (parsed.success) return parsed.data;
      ctx.addIssue({ code: "custom", message });
      return z.NEVER;
    });

/** Matched without accents and case; stored as the catalogue writes it. */
const sectorName = z.string().transform((typed, ctx) => {
  const sector = sectorByName(typed);
  if (sector) return sector.name;
  ctx.addIssue({ code: "custom", message: fr.sectorUnknown });
  return z.NEVER;
});

const missionFields = {
  company_id: Id.optional(),
  title: requiredText(fr.titleRequired, MAX_TITLE),
  location: requiredText(fr.locationRequired, 160),
  commune_code: optionalText(5),
  /** One of the company's own: it then gives the place, whatever `location` says. */
  establishment_id: Id.nullish(),
  remote: flag,
  description: requiredText(fr.descriptionRequired, 10_000),
  requirement: optionalText(4000),
  benifits_perks: optionalText(4000),
  // Absent from an edit, these stay as they are: the spec's clients do not know them.
  ...eachText(MISSION_TEXT_NAMES, (name) => textOrNull(MISSION_TEXTS[name].max).optional()),
  useStructuredDescription: optionalFlag,
  /** Read from `contractKind` when absent. */
  type: z.enum(MISSION_TYPES, fr.typeInvalid).nullish(),
  /** Read from `type` when absent. */
  contractKind: z.enum(CONTRACT_KINDS, fr.typeInvalid).nullish(),
  contractMotive: z.enum(CONTRACT_MOTIVES, fr.motiveInvalid).nullish().or(z.literal("")),
  experienceLevel: z
    .enum(EXPERIENCE_LEVELS, fr.experienceInvalid)
    .nullable()
    .or(z.literal(""))
    .transform((value) => value || null)
    .optional(),
  sector: texts(13).pipe(z.array(sectorName).min(1, fr.sectorRequired)),
  /** Wins over the dates, hours, days and places below, which are read when it is absent. */
  shifts: z.array(ShiftBody).min(1, shiftFr.required).max(MAX_SHIFTS).optional(),
  /** Whether a person may take only some of the shifts. */
  takeSome: flag,
  breakPaid: flag,
  /** A day, or a day and an hour: without hours nobody can be accepted before they are specified. */
  startDate: optionalStart(fr.startInvalid),
  endDate: optionalEnd(fr.endInvalid),
  skills: texts(30).pipe(z.array(z.string()).min(1, fr.skillRequired)),
  tags: texts(20),
  urgent: flag,
  licenseRequired: flag,
  /** Asked for until the last end, the licence too when `permis_b` is one of them. Absent from an edit, they stay as they are. */
  certificates: CertificateKinds.optional(),
  compensation,
  compensationType: z.enum(PAY_PERIODS, fr.payPeriodInvalid),
  hoursPerDay: optionalNumber(z.number().min(1).max(24), fr.hoursInvalid),
  totalDays: optionalNumber(z.int().min(1).max(366), fr.daysInvalid),
  /** When absent: one, and editing changes nothing. */
  positions: optionalNumber(z.int().min(1).max(500), fr.positionsInvalid),
  maxApplications: optionalNumber(z.int().min(1).max(100_000), fr.maxApplicationsInvalid),
  /** When absent: the employer chooses, and editing changes nothing. */
  booking: z.enum(BOOKING_MODES).nullish(),
  /** When absent: everybody, and editing changes nothing. Only publishing reads them; `POST /api/jobs/{id}/audience/` changes them. */
  audience: z.enum(AUDIENCES).nullish(),
  /** Of `team_first`: when everybody sees it; the server chooses when absent. */
  teamUntil: optionalEndInstant(fr.teamUntilInvalid).optional(),
  /** Groups of the team it is for; all of it when absent or empty. */
  teamGroups: z.array(Id).max(30).nullish(),
  /** Who of the team gets a place: as `booking` when absent. */
  teamBooking: z.enum(BOOKING_MODES).nullish(),
  /** Whether the yes of somebody accepted beforehand books a place that was lost. When absent: it asks, and editing changes nothing. 409 `call_running` while somebody is called. */
  planB: z.enum(PLAN_B_MODES).nullish(),
  /** Rules whose remarks were overruled; forbidden texts cannot be. */
  acknowledged: texts(40),
};

type Dated = { shifts?: unknown[] | undefined; startDate?: Date | null; endDate?: Date | null };
type Typed = { type?: unknown; contractKind?: unknown };

/** Told with the other missing fields, not after them: a check on the whole body would wait for the rest to be right. */
const together = (field: "startDate" | "type", message: string) => ({
  path: [field],
  message,
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" && value !== null && !issues.some(({ path }) => path?.[0] === field),
});

const hasType = ({ type, contractKind }: Typed) => Boolean(type || contractKind);
const hasStart = ({ shifts, startDate }: Dated) => Boolean(shifts || startDate);

function checkDates({ shifts, startDate, endDate }: Dated, ctx: z.RefinementCtx): void {
  if (shifts || !startDate || !endDate || endsAfter(endDate, startDate)) return;
  ctx.addIssue({ code: "custom", path: ["endDate"], message: fr.endBeforeStart });
}

/** Without the status, which editing keeps. */
export const MissionBody = z
  .object(missionFields)
  .refine(hasType, together("type", fr.typeInvalid))
  .refine(hasStart, together("startDate", fr.startRequired))
  .superRefine(checkDates);
export type MissionBody = z.output<typeof MissionBody>;

export const PublishBody = z
  .object({
    ...missionFields,
    /** The draft it comes from, which is deleted. */
    draft_id: Id.nullish(),
    /** Only these two: the server sets the others. */
    status: z.enum(["recruiting", "paused"]).default("recruiting").catch("recruiting"),
  })
  .refine(hasType, together("type", fr.typeInvalid))
  .refine(hasStart, together("startDate", fr.startRequired))
  .superRefine(checkDates);
export type PublishBody = z.output<typeof PublishBody>;
