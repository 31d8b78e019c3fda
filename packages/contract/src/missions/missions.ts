import { APPLICATION_STATUSES, CANDIDATE_STATUSES } from "@app/domain/applications/application";
import { COMPANY_LEVELS, HELD_REASONS } from "@app/domain/companies/company-level";
import { PLAN_B_MODES } from "@app/domain/matching/reserve";
import { MANAGERS } from "@app/domain/members/member";
import { AUDIENCES } from "@app/domain/missions/audience";
import { CONTRACT_KINDS, CONTRACT_MOTIVES } from "@app/domain/missions/contract-kind";
import {
  BOOKING_MODES,
  EXPERIENCE_LEVELS,
  MISSION_STATUSES,
  MISSION_TYPES,
  PAY_PERIODS,
} from "@app/domain/missions/mission";
import { RISK_KINDS } from "@app/domain/missions/mission-risk/reason-kind";
import { eachText, isPrivateText, isPublicText, MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { parseEuros } from "@app/domain/money/money";
import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";
import { CONDITIONS } from "@app/domain/search/ways-out";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import * as z from "zod";
import { flag, Id, IdParams, Instant, optionalFlag, Page, paged } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { PlaceView } from "../places/places.ts";
import { PublishBody } from "./mission-body.ts";
import { ShiftHours, ShiftView } from "./shifts.ts";

const CompanyBrief = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  level: z.enum(COMPANY_LEVELS),
  level_at: Instant,
});

/** Where the work is, to the commune or arrondissement. The address is for people accepted. */
export const EstablishmentBrief = z.object({
  id: z.int(),
  name: z.string(),
  placeCode: z.string(),
  /** « Lyon 7e » */
  placeLabel: z.string(),
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
  /** All that it asks for until its last end: the licence is one of them. */
  certificates: z.array(z.enum(CERTIFICATE_KINDS)),
  compensation: z.number(),
  compensationType: z.enum(PAY_PERIODS),
  hoursPerDay: z.number().nullable(),
  totalDays: z.int().nullable(),
  /** Of a day without hours, its last millisecond; the same of the end. */
  startDate: Instant,
  endDate: Instant.nullable(),
  /** False: « horaires à préciser ». Nobody is accepted before they are known. */
  hoursKnown: z.boolean(),
  positions: z.int(),
  acceptedCount: z.int(),
  maxApplications: z.int().nullable(),
  totalApplications: z.int(),
  /** Of these, those refused: they no longer count towards the maximum. */
  endedApplications: z.int(),
  /** Paid work of all shifts together. */
  paidMinutes: z.int(),
  shiftCount: z.int(),
  /** Whether a person may take only some of the shifts. */
  takeSome: z.boolean(),
  /** The most people who work at once, and on how many days anybody does: « 6 personnes, 5 jours ». */
  people: z.int(),
  dayCount: z.int(),
  /** The first start to come of a shift that has a place. */
  nextStart: Instant.nullable(),
  /** The next shift that has a place, else the next one, else the first. */
  nextShift: ShiftHours.omit({ id: true }).nullable(),
  /** In a search that says when: the shift that answers it, whose times `nextShift` and `nextStart` then are. */
  matchingShift: z.int().nullable().optional(),
  /** Null for remote missions, and for places we do not know. */
  establishment: EstablishmentBrief.nullable(),
  /** From the searched place, or from the candidate's own, to the mission's commune or arrondissement. */
  distanceKm: z.number().optional(),
  breakPaid: z.boolean(),
  contractKind: z.enum(CONTRACT_KINDS),
  contractMotive: z.enum(CONTRACT_MOTIVES).nullable(),
  created_at: Instant,
  /** Closed before it started. */
  closedEarly: z.boolean(),
  /** For its employer, and for those of its team while it is not open to everybody. */
  audience: z.enum(AUDIENCES).optional(),
  /** With `team_first`: when everybody sees it; null once they do. */
  teamUntil: Instant.nullable().optional(),
  /** By its employer, and told to the people accepted. */
  cancelled: z.boolean(),
  /** For its employer: places whose people confirmed. */
  confirmedCount: z.int().optional(),
  /** For a candidate: whether they saved it. */
  saved: z.boolean().optional(),
  /** For a candidate: their own application, if any. */
  application: OwnApplication.nullable().optional(),
});
export type MissionCard = z.infer<typeof MissionCard>;

/** Of a mission held for a risk: the kinds of reasons, and the median of the latest reviews when enough are known. */
export const MissionReview = z.object({
  reasons: z.array(z.enum(RISK_KINDS)),
  medianMinutes: z.int().nullable(),
});
export type MissionReview = z.infer<typeof MissionReview>;

/** What its employer may do, and should know. */
const MissionRemark = z.object({ field: z.enum(["urgent", "startDate"]), text: z.string() });
export type MissionRemark = z.infer<typeof MissionRemark>;

export const MissionView = MissionCard.extend({
  shifts: z.array(ShiftView),
  /** Who gets a place: the employer's choice, or the first person who says yes to a proposition. */
  booking: z.enum(BOOKING_MODES),
  /** Only for its employer: the groups it is for, all of the team when empty, and who of the team gets a place. */
  teamGroups: z.array(z.int()).optional(),
  teamBooking: z.enum(BOOKING_MODES).optional(),
  /** Only for its employer: what a yes does when a place is lost. */
  planB: z.enum(PLAN_B_MODES).optional(),
  requirement: z.string(),
  benifits_perks: z.string(),
  ...eachText(MISSION_TEXT_NAMES.filter(isPublicText), () => z.string()),
  /** Only for its employer; people accepted read them with their application. */
  ...eachText(MISSION_TEXT_NAMES.filter(isPrivateText), () => z.string().optional()),
  useStructuredDescription: z.boolean(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  commune_code: z.string().nullable(),
  /** Only for its employer. */
  review: MissionReview.optional(),
  /** Only for its employer: until when a cancellation can be undone. Nobody is told before. */
  cancelUndoUntil: Instant.nullable().optional(),
  /** Only for its employer; nothing is refused for it. */
  remarks: z.array(MissionRemark).optional(),
});
export type MissionView = z.infer<typeof MissionView>;

export const MISSION_SORTS = ["soonest", "nearest", "recent", "pay_desc", "pay_asc", "relevance"] as const;
export type MissionSort = (typeof MISSION_SORTS)[number];

export const MissionSearchQuery = z.object({
  page: Page,
  query: z.string().trim().max(200).optional(),
  jobType: z.enum(MISSION_TYPES).optional().catch(undefined),
  contractType: z.enum(MISSION_TYPES).optional().catch(undefined),
  sector: z.string().trim().max(60).optional(),
  /** A code or a text: commune, arrondissement, department or region. `location` is its older name. */
  place: z.string().trim().max(120).optional(),
  location: z.string().trim().max(120).optional(),
  /** A point, instead of a place. */
  lat: z.coerce.number().min(-90).max(90).optional().catch(undefined),
  lon: z.coerce.number().min(-180).max(180).optional().catch(undefined),
  /** Kilometres around a commune, an arrondissement or a point. */
  radius: z.coerce.number().min(1).max(200).optional().catch(undefined),
  /** A shift with a place starts at `from` or later, and before `to`. */
  from: Instant.optional().catch(undefined),
  to: Instant.optional().catch(undefined),
  /** One of them suffices. */
  hours: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => DAY_HOURS.filter((hours) => [value ?? []].flat().join(",").split(",").includes(hours))),
  urgent: flag,
  remote: flag,
  /** Empty or `all` is every status, which only its employer sees. */
  status: z
    .string()
    .max(20)
    .optional()
    .transform((value) => (value === "all" || value === "" ? undefined : value)),
  /** `tonight` (from 17:00), `today`, `tomorrow`, `weekend`, a day or `from..to`: when a shift starts, in Paris days. */
  date: z.string().trim().max(30).optional(),
  /** Euros an hour. */
  minPay: z
    .union([z.string(), z.number()])
    .optional()
    .transform((value) => (value === undefined ? null : parseEuros(String(value))))
    .catch(null),
  sort: z.enum(MISSION_SORTS).default("recent").catch("recent"),
  /** Of an employer's own missions, those of one of its establishments. */
  establishment: Id.optional().catch(undefined),
  /** An employer's own missions, whatever their status; the default for employers. `false` asks for everybody's. */
  mine: optionalFlag,
  /** For a candidate: without the missions that ask for a certificate they will not hold at the last end. */
  certificates: flag,
  /** When nothing is found, also what would find something. */
  waysOut: flag,
});
export type MissionSearchQuery = z.output<typeof MissionSearchQuery>;

/** Another search than one that finds nothing: without some of its conditions, or with this radius or this date. */
export const FoundWayOut = z.object({
  without: z.array(z.enum(CONDITIONS)),
  radius: z.number().optional(),
  date: z.string().optional(),
  count: z.int(),
  count_is_estimate: z.boolean(),
});
export type FoundWayOut = z.infer<typeof FoundWayOut>;

/** `corrected`: the words that were searched instead, similar or fewer. `place`: what was understood of the place asked for. */
export const MissionPage = paged(MissionCard).extend({
  corrected: z.string().optional(),
  place: PlaceView.nullable().optional(),
  /** The closest first. */
  waysOut: z.array(FoundWayOut).optional(),
});
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

/** 410 `mission_removed` once the office has hidden it. */
export const missionRoute = defineRoute({
  method: "GET",
  url: "/api/jobs/:id/",
  access: "public",
  params: IdParams,
  refusals: [410],
  status: 200,
  response: MissionView,
});

/** 403 `declarations_missing`: hires of the company began without an answer about their declaration (`undeclaredRoute`). */
export const publishMissionRoute = defineRoute({
  method: "POST",
  url: "/api/jobs/add/",
  access: "employer",
  members: MANAGERS,
  body: PublishBody,
  limit: "publish",
  idempotent: true,
  refusals: [403, 404],
  status: 201,
  response: MissionView,
});
