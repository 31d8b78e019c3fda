import { MIN_TALENTS } from "@app/domain/site/talents";
import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";

export const CommuneView = z.object({
  code: z.string(),
  name: z.string(),
  department: z.string(),
  region: z.string(),
  label: z.string(),
  postcodes: z.array(z.string()),
});
export type CommuneView = z.infer<typeof CommuneView>;

export const citiesRoute = defineRoute({
  method: "GET",
  url: "/api/cities/",
  access: "public",
  query: z.object({
    q: z.string().trim().max(80).optional(),
    limit: z.coerce.number().int().min(1).max(30).optional(),
  }),
  status: 200,
  response: z.object({ results: z.array(z.string()), communes: z.array(CommuneView) }),
});

/** Null with fewer than twenty cases; the number of open missions is exact. */
export const StatsView = z.object({
  publishedJobs: z.int(),
  activeEmployers: z.int().nullable(),
  candidates: z.int().nullable(),
  successRate: z.int().nullable(),
  categoryCounts: z.record(z.string(), z.int()),
  /** Hours, to one decimal. */
  matchingTime: z.number().nullable(),
  /** From the publication to the first person told. */
  tellingSeconds: z.int().nullable(),
  jobsFilled: z.int().nullable(),
  countriesCovered: z.int().nullable(),
});
export type StatsView = z.infer<typeof StatsView>;

export const statsRoute = defineRoute({
  method: "GET",
  url: "/api/stats/",
  access: "public",
  status: 200,
  response: StatsView,
});

/** Euros an hour: the middle half of missions pays between `low` and `high`. */
const SectorPayView = z.object({
  sector: z.string(),
  missions: z.int(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
});
/** Of missions open or ended within `days`; sectors with fewer than twenty are left out. */
export const SalariesView = z.object({ days: z.int(), sectors: z.array(SectorPayView) });
export type SalariesView = z.infer<typeof SalariesView>;

export const salariesRoute = defineRoute({
  method: "GET",
  url: "/api/salaries/",
  access: "public",
  status: 200,
  response: SalariesView,
});

/** How many people of a trade are available in a place: rounded down, from five on. */
const TalentPlaceView = z.object({
  /** Of a department: its people who do not live in one of its large towns. */
  kind: z.enum(["commune", "departement"]),
  code: z.string(),
  name: z.string(),
  label: z.string(),
  groups: z.array(z.object({ title: z.string(), at_least: z.int().min(MIN_TALENTS) })),
});
export const TalentsView = z.object({
  /** The place that was understood; null when none was asked for, or when it is not known. */
  place: z.string().nullable(),
  counted_at: Instant.nullable(),
  results: z.array(TalentPlaceView),
});
export type TalentsView = z.infer<typeof TalentsView>;

/** The largest places, or with `place` a town and the rest of its department, or all of a department or region: a code or a text of `GET /api/places/`. */
export const talentsRoute = defineRoute({
  method: "GET",
  url: "/api/talents/",
  access: "public",
  query: z.object({ place: z.string().trim().max(80).optional() }),
  status: 200,
  response: TalentsView,
});

export const timeRoute = defineRoute({
  method: "GET",
  url: "/api/time/",
  access: "public",
  status: 200,
  response: z.object({ serverTime: Instant }),
});
