import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import { REACH_RADII } from "@app/domain/matching/reach";
import { MANAGERS } from "@app/domain/members/member";
import { isDay } from "@app/domain/time/calendar";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import * as z from "zod";
import { defineRoute } from "../http/route.ts";
import { reachFr as fr } from "./reach.fr.ts";

/** People of a sector who are available around the centre of a commune; the same answer for everybody, for a month. */
export const ReachView = z.object({
  /** Rounded; null under five. */
  people: z.int().nullable(),
  /** Whether those free at these hours are counted, or everybody who is available at some hour. */
  at_hours: z.boolean(),
  /** The Paris day of the count; null when nothing was counted yet, or the place is no commune. */
  counted_on: z.iso.date().nullable(),
});
export type ReachView = z.infer<typeof ReachView>;

export const reachRoute = defineRoute({
  method: "GET",
  url: "/api/reach/",
  access: "employer",
  members: MANAGERS,
  query: z.object({
    /** A code or a text of `GET /api/places/`. */
    place: z.string().trim().max(120),
    sector: z.enum(SECTOR_KEYS),
    day: z.string(fr.dayInvalid).refine(isDay, fr.dayInvalid),
    part: z.enum(DAY_HOURS),
    radius: z.coerce
      .number(fr.radiusInvalid)
      .refine((km) => REACH_RADII.some((one) => one === km), fr.radiusInvalid)
      .default(REACH_RADII[0]),
  }),
  status: 200,
  limit: "reach",
  response: ReachView,
});
