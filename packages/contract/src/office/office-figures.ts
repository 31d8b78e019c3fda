/** The health of the marketplace, and the yearly report of the decisions. */
import { OFFICE_ACTIONS } from "@app/domain/office/office";
import * as z from "zod";
import { defineRoute } from "../http/route.ts";
import { officeFr as fr } from "./office.fr.ts";
import { REPORT_REASONS, REPORT_SUBJECTS } from "./report-subjects.ts";

const COUNTS = {
  /** Missions published, and those of them whose places are all taken. */
  published: z.int(),
  filled: z.int(),
  /** Applications to these missions, and those that were answered. */
  applications: z.int(),
  answered: z.int(),
  reports: z.int(),
  decisions: z.int(),
};
const Figures = z.object({
  from: z.string(),
  to: z.string(),
  /** Every day of Paris, the oldest first. */
  days: z.array(z.object({ day: z.string(), ...COUNTS })),
  totals: z.object({
    ...COUNTS,
    /** Medians; null when there is nothing to measure. */
    minutes_to_first_application: z.int().nullable(),
    minutes_to_decide: z.int().nullable(),
  }),
});
export type OfficeFigures = z.infer<typeof Figures>;

const MAX_DAYS = 92;

export const officeFiguresRoute = defineRoute({
  method: "GET",
  url: "/api/admin/figures/",
  access: "admin",
  query: z.object({
    days: z.coerce
      .number(fr.daysInvalid)
      .int(fr.daysInvalid)
      .min(1, fr.daysInvalid)
      .max(MAX_DAYS, fr.daysInvalid)
      .default(30),
  }),
  status: 200,
  response: Figures,
});

const Transparency = z.object({
  year: z.int(),
  reports: z.array(
    z.object({
      subject_type: z.enum(REPORT_SUBJECTS),
      reason: z.enum(REPORT_REASONS),
      received: z.int(),
      upheld: z.int(),
      dismissed: z.int(),
    }),
  ),
  /** `rule` is null for decisions made before the rules were published. */
  decisions: z.array(z.object({ action: z.enum(OFFICE_ACTIONS), rule: z.string().nullable(), count: z.int() })),
  appeals: z.object({ received: z.int(), upheld: z.int(), overturned: z.int() }),
  /** From a report to its decision. */
  median_hours_to_decide: z.number().nullable(),
});
export type TransparencyReport = z.infer<typeof Transparency>;

const YEARS = { first: 2020, last: 2099 };

export const transparencyRoute = defineRoute({
  method: "GET",
  url: "/api/admin/transparency/:year/",
  access: "admin",
  params: z.object({
    year: z.coerce
      .number(fr.yearInvalid)
      .int(fr.yearInvalid)
      .min(YEARS.first, fr.yearInvalid)
      .max(YEARS.last, fr.yearInvalid),
  }),
  status: 200,
  response: Transparency,
});
