import { MANAGERS } from "@app/domain/members/member";
import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { ShiftHours } from "../missions/shifts.ts";

/** A shift that starts within 48 hours, or is under way. */
export const UpcomingShift = ShiftHours.extend({
  positions: z.int(),
  accepted: z.int(),
  confirmed: z.int(),
  /** Undecided applications that ask for it. */
  waiting: z.int(),
  job: z.object({
    id: z.int(),
    title: z.string(),
    /** « Terreaux, Lyon 1er », or the place of the mission. */
    place: z.string(),
    recruiting: z.boolean(),
  }),
});
export type UpcomingShift = z.infer<typeof UpcomingShift>;

/** Answer time and fill rate are null with fewer than five cases. */
export const EmployerSummary = z.object({
  activeMissions: z.int(),
  urgentMissions: z.int(),
  applications: z.int(),
  /** Undecided applications: the number of « À traiter ». */
  toAnswer: z.int(),
  /** Missions with undecided applications, by their next start; five at most. */
  missionsToAnswer: z.array(z.int()),
  accepted: z.int(),
  drafts: z.int(),
  responseTimeMinutes: z.int().nullable(),
  fillRate: z.int().nullable(),
  next48h: z.object({
    /** The instant 48 hours from now. */
    until: Instant,
    /** Free places of the shifts to come until then. */
    missing: z.int(),
    /** People accepted for them who have not confirmed, once per shift. */
    toConfirm: z.int(),
    /** Shifts to come until then. */
    starting: z.int(),
    /** At most sixty, earliest first. */
    shifts: z.array(UpcomingShift),
  }),
});
export type EmployerSummary = z.infer<typeof EmployerSummary>;

export const employerSummaryRoute = defineRoute({
  method: "GET",
  url: "/api/employer/summary/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: EmployerSummary,
});

/** Rates are percentages, times are medians; null with fewer than five cases. */
const figures = {
  missions: z.int(),
  applications: z.int(),
  accepted: z.int(),
  /** The share of applications accepted or rejected. */
  answerRate: z.int().nullable(),
  answerMinutes: z.int().nullable(),
  /** From publication to the first application, and to the last position filled. */
  firstApplicationMinutes: z.int().nullable(),
  fillMinutes: z.int().nullable(),
};

export const AnalyticsView = z.object({
  /** Twelve weeks, oldest first; `week` is its Monday in Paris. */
  weeks: z.array(z.object({ week: z.string(), ...figures })),
  /** All twelve weeks. */
  total: z.object(figures),
  /** The twenty oldest applications without an answer. */
  waiting: z.array(z.object({ application_id: z.int(), name: z.string(), jobTitle: z.string(), created_at: Instant })),
});
export type AnalyticsView = z.infer<typeof AnalyticsView>;

export const analyticsRoute = defineRoute({
  method: "GET",
  url: "/api/analytics/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: AnalyticsView,
});
