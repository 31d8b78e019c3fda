import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionCard, MissionSearchQuery } from "../missions/missions.ts";

/** How many of the soonest missions the map shows. */
export const MAP_MISSIONS = 500;
/** How many of one place are listed. */
export const PLACE_MISSIONS = 30;

/** The missions of one commune or arrondissement: never an address. */
export const MissionMark = z.object({
  placeCode: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  count: z.int(),
  /** One of them starts within three hours. */
  soon: z.boolean(),
  nextStart: Instant.nullable(),
  /** The soonest, five at most. */
  ids: z.array(z.int()),
});
export type MissionMark = z.infer<typeof MissionMark>;

export const MissionMap = z.object({
  marks: z.array(MissionMark),
  /** Whether the search finds more missions than the map shows. */
  more: z.boolean(),
  /** What the search was measured from; a department or a region has no radius. */
  centre: z.object({ name: z.string(), lat: z.number(), lon: z.number(), radius: z.number().nullable() }).nullable(),
  /** The missions of the place asked for with `at`, the soonest first. */
  results: z.array(MissionCard),
});
export type MissionMap = z.infer<typeof MissionMap>;

export const missionMapRoute = defineRoute({
  method: "GET",
  url: "/api/jobs/map/",
  access: "public",
  query: MissionSearchQuery.extend({ at: z.string().trim().max(5).optional() }),
  answer: "json-text",
  status: 200,
  response: MissionMap,
});
