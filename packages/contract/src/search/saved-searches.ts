import { MISSION_TYPES } from "@app/domain/missions/mission";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import * as z from "zod";
import { Empty, flag, IdParams, Instant, optionalText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { savedSearchFr as fr } from "./saved-searches.fr.ts";

/** The filters of `GET /api/jobs/`, without sort, page and instants: `date` says « tomorrow » on any day. */
const filters = z.object({
  query: optionalText(200),
  jobType: z.enum(MISSION_TYPES).nullish().catch(null),
  sector: optionalText(60),
  /** A code or a text; `location` is its older name. */
  place: optionalText(120),
  location: optionalText(120),
  hours: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .transform((value) =>
      DAY_HOURS.filter((hours) => [value ?? []].flat().join(",").split(",").includes(hours)).join(","),
    ),
  radius: z.coerce.number().int().min(1).max(200).nullish().catch(null),
  urgent: flag,
  remote: flag,
  date: optionalText(30),
  minPay: z.coerce.number().positive().max(1000).nullish().catch(null),
});

/** Without empty fields, so that equal searches have equal text. */
export const SavedSearchBody = filters.transform((asked, ctx): SearchCriteria => {
  const near = asked.place === null && asked.location === null ? { radius: null } : {};
  const given = Object.entries({ ...asked, ...near }).filter(([, value]) => value);
  if (given.length === 0) ctx.addIssue({ code: "custom", message: fr.empty });
  return Object.fromEntries(given);
});

export const SearchCriteria = z
  .object({
    query: z.string(),
    jobType: z.enum(MISSION_TYPES),
    sector: z.string(),
    place: z.string(),
    location: z.string(),
    /** Comma separated. */
    hours: z.string(),
    radius: z.number(),
    urgent: z.literal(true),
    remote: z.literal(true),
    date: z.string(),
    minPay: z.number(),
  })
  .partial();
export type SearchCriteria = z.infer<typeof SearchCriteria>;

export const SavedSearchView = z.object({
  id: z.int(),
  criteria: SearchCriteria,
  /** Whether a new mission that answers it is notified. */
  alerts: z.boolean(),
  created_at: Instant,
});
export type SavedSearchView = z.infer<typeof SavedSearchView>;

const own = { access: "candidate" } as const;

export const savedSearchesRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/saved-searches/",
  status: 200,
  response: z.object({ results: z.array(SavedSearchView) }),
});

/** Saving the same search again returns the existing one. */
export const saveSearchRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/saved-searches/",
  body: SavedSearchBody,
  idempotent: true,
  status: 201,
  response: SavedSearchView,
});

export const searchAlertsRoute = defineRoute({
  ...own,
  method: "PATCH",
  url: "/api/saved-searches/:id/",
  params: IdParams,
  body: z.object({ alerts: z.boolean(fr.alertsInvalid) }),
  refusals: [404],
  status: 200,
  response: SavedSearchView,
});

export const deleteSearchRoute = defineRoute({
  ...own,
  method: "DELETE",
  url: "/api/saved-searches/:id/",
  params: IdParams,
  status: 200,
  response: Empty,
});
