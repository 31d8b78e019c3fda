import { MANAGERS } from "@app/domain/members/member";
import { MAX_TITLE } from "@app/domain/missions/mission";
import * as z from "zod";
import { defineRoute } from "../http/route.ts";

/** What missions of the title's sector paid by the hour, in the department of the place, over the last three months. */
export const LocalPayView = z.union([
  z.object({
    /** Euros an hour: half of the missions pay this or more. */
    median: z.number(),
    /** How many missions were read. */
    count: z.int(),
    sector: z.string(),
    /** « Rhône (69) » */
    department: z.string(),
  }),
  /** Fewer than twenty missions, an unknown title or an unknown place. */
  z.object({ median: z.null() }),
]);
export type LocalPayView = z.infer<typeof LocalPayView>;

export const localPayRoute = defineRoute({
  method: "GET",
  url: "/api/pay/",
  access: "employer",
  members: MANAGERS,
  query: z.object({
    title: z.string().trim().max(MAX_TITLE),
    /** A code or a text of `GET /api/places/`. */
    place: z.string().trim().max(120),
  }),
  status: 200,
  response: LocalPayView,
});

/** The gross hourly minimum wage by the Paris day it counts from, oldest first, in cents: the next one too once it is known. */
export const minimumWageRoute = defineRoute({
  method: "GET",
  url: "/api/pay/minimum/",
  access: "public",
  status: 200,
  response: z.object({
    rates: z.array(z.object({ from: z.iso.date(), france: z.int(), mayotte: z.int() })),
  }),
});
