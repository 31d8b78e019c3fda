import { APPLICATION_STATUSES, CANDIDATE_STATUSES } from "@app/domain/application";
import { sectorByName } from "@app/domain/catalogue/sectors";
import { COMPANY_LEVELS, HELD_REASONS } from "@app/domain/company-level";
import { CONTRACT_KINDS, CONTRACT_MOTIVES } from "@app/domain/contract-kind";
import { EXPERIENCE_LEVELS, MAX_TITLE, MISSION_STATUSES, MISSION_TYPES, PAY_PERIODS } from "@app/domain/mission";
import { eurosToCents, parseEuros } from "@app/domain/money";
import * as z from "zod";
import {
  flag,
  Id,
  IdParams,
  Instant,
  optionalEndInstant,
  optionalInstant,
  optionalText,
  Page,
  paged,
  requiredText,
  texts,
} from "./fields.ts";
import { missionFr as fr } from "./missions.fr.ts";
import { defineRoute } from "./route.ts";
import { shiftFr } from "./shifts.fr.ts";
import { MAX_SHIFTS, ShiftBody, ShiftView } from "./shifts.ts";

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
  remote: flag,
  description: requiredText(fr.descriptionRequired, 10_000),
  requirement: optionalText(4000),
  benifits_perks: optionalText(4000),
  responsibilities: optionalText(4000),
  requiredSkills: optionalText(4000),
  workingHours: optionalText(500),
  equipment: optionalText(2000),
  additionalInfo: optionalText(4000),
  useStructuredDescription: flag,
  /** Read from `contractKind` when absent. */
  type: z.enum(MISSION_TYPES, fr.typeInvalid).nullish(),
  /** Read from `type` when absent. */
  contractKind: z.enum(CONTRACT_KINDS, fr.typeInvalid).nullish(),
  contractMotive: z.enum(CONTRACT_MOTIVES, fr.motiveInvalid).nullish().or(z.literal("")),
  collectiveAgreement: optionalText(160),
  experienceLevel: z
    .enum(EXPERIENCE_LEVELS, fr.experienceInvalid)
    .nullish()
    .or(z.literal(""))
    .transform((value) => value || null),
  sector: texts(13).pipe(z.array(sectorName).min(1, fr.sectorRequired)),
  /** Wins over the dates, hours, days and places below, which are read when it is absent. */
  shifts: z.array(ShiftBody).min(1, shiftFr.required).max(MAX_SHIFTS).optional(),
  /** Whether a person may take only some of the shifts. */
  takeSome: flag,
  breakPaid: flag,
  startDate: optionalInstant(fr.startInvalid),
  endDate: optionalEndInstant(fr.endInvalid),
  skills: texts(30).pipe(z.array(z.string()).min(1, fr.skillRequired)),
  tags: texts(20),
  urgent: flag,
  licenseRequired: flag,
  compensation,
  compensationType: z.enum(PAY_PERIODS, fr.payPeriodInvalid),
  hoursPerDay: optionalNumber(z.number().min(1).max(24), fr.hoursInvalid),
  totalDays: optionalNumber(z.int().min(1).max(366), fr.daysInvalid),
  positions: optionalNumber(z.int().min(1).max(500), fr.positionsInvalid).transform((value) => value ?? 1),
  maxApplications: optionalNumber(z.int().min(1).max(100_000), fr.maxApplicationsInvalid),
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
  if (shifts || !startDate || !endDate || endDate > startDate) return;
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

const CompanyBrief = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  level: z.enum(COMPANY_LEVELS),
  level_at: Instant,
});

/** The caller's own application. */
export const OwnApplication = z.object({
  id: z.int(),
  status: z.enum(APPLICATION_STATUSES),
  candidate_status: z.enum(CANDIDATE_STATUSES).nullable(),
  created_at: Instant,
  withdrawn_at: Instant.nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

export const MissionCard = z.object({
  id: z.int(),
  title: z.string(),
  company: CompanyBrief,
  location: z.string(),
  remote: z.boolean(),
  description: z.string(),
  status: z.enum(MISSION_STATUSES),
  /** Only for its employer. */
  held_reason: z.enum(HELD_REASONS).nullable(),
  type: z.enum(MISSION_TYPES),
  sector: z.array(z.string()),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  urgent: z.boolean(),
  licenseRequired: z.boolean(),
  compensation: z.number(),
  compensationType: z.enum(PAY_PERIODS),
  hoursPerDay: z.number().nullable(),
  totalDays: z.int().nullable(),
  startDate: Instant,
  endDate: Instant.nullable(),
  positions: z.int(),
  acceptedCount: z.int(),
  maxApplications: z.int().nullable(),
  totalApplications: z.int(),
  /** Paid work of all shifts together. */
  paidMinutes: z.int(),
  shiftCount: z.int(),
  /** Whether a person may take only some of the shifts. */
  takeSome: z.boolean(),
  /** The first start to come of a shift that has a place. */
  nextStart: Instant.nullable(),
  breakPaid: z.boolean(),
  contractKind: z.enum(CONTRACT_KINDS),
  contractMotive: z.enum(CONTRACT_MOTIVES).nullable(),
  created_at: Instant,
  /** Closed before it started. */
  closedEarly: z.boolean(),
  /** For its employer: places whose people confirmed. */
  confirmedCount: z.int().optional(),
  /** For a candidate: whether they saved it. */
  saved: z.boolean().optional(),
  /** For a candidate: their own application, if any. */
  application: OwnApplication.nullable().optional(),
});
export type MissionCard = z.infer<typeof MissionCard>;

export const MissionView = MissionCard.extend({
  shifts: z.array(ShiftView),
  collectiveAgreement: z.string(),
  requirement: z.string(),
  benifits_perks: z.string(),
  responsibilities: z.string(),
  requiredSkills: z.string(),
  workingHours: z.string(),
  equipment: z.string(),
  additionalInfo: z.string(),
  useStructuredDescription: z.boolean(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  commune_code: z.string().nullable(),
});
export type MissionView = z.infer<typeof MissionView>;

export const MISSION_SORTS = ["recent", "pay_asc", "pay_desc", "relevance"] as const;

export const MissionSearchQuery = z.object({
  page: Page,
  query: z.string().trim().max(200).optional(),
  jobType: z.enum(MISSION_TYPES).optional().catch(undefined),
  contractType: z.enum(MISSION_TYPES).optional().catch(undefined),
  sector: z.string().trim().max(60).optional(),
  location: z.string().trim().max(120).optional(),
  radius: z.coerce.number().min(1).max(200).optional().catch(undefined),
  urgent: flag,
  remote: flag,
  status: z.string().max(20).optional(),
  /** `today`, `tomorrow`, `weekend`, a day or `from..to`: when the mission starts, in Paris days. */
  date: z.string().trim().max(30).optional(),
  /** Euros an hour. */
  minPay: z
    .union([z.string(), z.number()])
    .optional()
    .transform((value) => (value === undefined ? null : parseEuros(String(value))))
    .catch(null),
  sort: z.enum(MISSION_SORTS).default("recent").catch("recent"),
  mine: flag,
});
export type MissionSearchQuery = z.output<typeof MissionSearchQuery>;

/** `corrected`: the similar words that were searched instead. */
export const MissionPage = paged(MissionCard).extend({ corrected: z.string().optional() });
export type MissionPage = z.infer<typeof MissionPage>;

export const searchMissionsRoute = defineRoute({
  method: "GET",
  url: "/api/jobs/",
  access: "public",
  query: MissionSearchQuery,
  answer: "json-text",
  status: 200,
  response: MissionPage,
});

export const missionRoute = defineRoute({
  method: "GET",
  url: "/api/jobs/:id/",
  access: "public",
  params: IdParams,
  status: 200,
  response: MissionView,
});

export const publishMissionRoute = defineRoute({
  method: "POST",
  url: "/api/jobs/add/",
  access: "employer",
  body: PublishBody,
  limit: "publish",
  idempotent: true,
  refusals: [403, 404],
  status: 201,
  response: MissionView,
});
