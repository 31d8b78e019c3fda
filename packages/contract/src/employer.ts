import * as z from "zod";
import { Instant } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** A mission that starts before tomorrow is over, and how many of the people it wants have said they come. */
const NextStart = z.object({
  id: z.int(),
  title: z.string(),
  location: z.string(),
  startDate: Instant,
  positions: z.int(),
  accepted: z.int(),
  confirmed: z.int(),
});
export type NextStart = z.infer<typeof NextStart>;

/** What the dashboard shows; the answer time and the fill rate are null while fewer than five cases stand behind them. */
export const EmployerSummary = z.object({
  activeMissions: z.int(),
  urgentMissions: z.int(),
  applications: z.int(),
  /** Nobody has decided anything about them yet: the number of « À traiter », wherever it shows. */
  toAnswer: z.int(),
  accepted: z.int(),
  drafts: z.int(),
  responseTimeMinutes: z.int().nullable(),
  fillRate: z.int().nullable(),
  /** At most five, the first to start first. */
  nextStarts: z.array(NextStart),
});
export type EmployerSummary = z.infer<typeof EmployerSummary>;

export const employerSummaryRoute = defineRoute({
  method: "GET",
  url: "/api/employer/summary/",
  access: "employer",
  status: 200,
  response: EmployerSummary,
});

/** Rates are whole percentages and times medians; each is null while fewer than five cases stand behind it. */
const figures = {
  missions: z.int(),
  applications: z.int(),
  accepted: z.int(),
  /** Of the applications received, the share that got a yes or a no. */
  answerRate: z.int().nullable(),
  answerMinutes: z.int().nullable(),
  /** From publication to the first application, then to the last place taken. */
  firstApplicationMinutes: z.int().nullable(),
  fillMinutes: z.int().nullable(),
};

export const AnalyticsView = z.object({
  /** Twelve weeks, oldest first; `week` is its Monday in Paris. */
  weeks: z.array(z.object({ week: z.string(), ...figures })),
  /** The twelve weeks together. */
  total: z.object(figures),
  /** Who has waited longest for an answer, the twenty oldest of these weeks. */
  waiting: z.array(z.object({ application_id: z.int(), name: z.string(), jobTitle: z.string(), created_at: Instant })),
});
export type AnalyticsView = z.infer<typeof AnalyticsView>;

export const analyticsRoute = defineRoute({
  method: "GET",
  url: "/api/analytics/",
  access: "employer",
  status: 200,
  response: AnalyticsView,
});
