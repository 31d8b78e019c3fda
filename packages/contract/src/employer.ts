import * as z from "zod";
import { defineRoute } from "./route.ts";

/** What the dashboard shows; the last two are null while fewer than five cases stand behind them. */
export const EmployerSummary = z.object({
  activeMissions: z.int(),
  urgentMissions: z.int(),
  applications: z.int(),
  toAnswer: z.int(),
  accepted: z.int(),
  responseTimeMinutes: z.int().nullable(),
  fillRate: z.int().nullable(),
});
export type EmployerSummary = z.infer<typeof EmployerSummary>;

export const employerSummaryRoute = defineRoute({
  method: "GET",
  url: "/api/employer/summary/",
  access: "employer",
  status: 200,
  response: EmployerSummary,
});

export const AnalyticsView = z.object({
  /** Twelve weeks, oldest first; `week` is its Monday in Paris. */
  weeks: z.array(
    z.object({
      week: z.string(),
      missions: z.int(),
      applications: z.int(),
      accepted: z.int(),
      answerMinutes: z.int().nullable(),
    }),
  ),
});
export type AnalyticsView = z.infer<typeof AnalyticsView>;

export const analyticsRoute = defineRoute({
  method: "GET",
  url: "/api/analytics/",
  access: "employer",
  status: 200,
  response: AnalyticsView,
});
