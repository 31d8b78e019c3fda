import { PLACE_KINDS } from "@app/domain/places/place";
import * as z from "zod";
import { defineRoute } from "../http/route.ts";

/**
 * `code`: INSEE for a commune or an arrondissement, « commune:13001 » where it is also a postcode of somewhere else (Aix-en-Provence
 * and Marseille 1er), « 69 » for a department, « region:84 » for a region.
 */
export const PlaceView = z.object({
  code: z.string(),
  kind: z.enum(PLACE_KINDS),
  /** « Lyon 7e » */
  name: z.string(),
  /** « Lyon 7e (69) »: also tells namesakes apart. */
  label: z.string(),
  lat: z.number(),
  lon: z.number(),
  postcodes: z.array(z.string()),
});
export type PlaceView = z.infer<typeof PlaceView>;

/** Names, abbreviations, postcodes, codes; best first. The largest places when nothing is typed. */
export const placesRoute = defineRoute({
  method: "GET",
  url: "/api/places/",
  access: "public",
  query: z.object({
    q: z.string().trim().max(200).default(""),
    limit: z.coerce.number().int().min(1).max(30).default(10).catch(10),
  }),
  status: 200,
  response: z.object({ results: z.array(PlaceView) }),
});

/** The place of a position, which is rounded to a kilometre first and not stored. */
export const placeAtRoute = defineRoute({
  method: "GET",
  url: "/api/places/at/",
  access: "public",
  query: z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
  status: 200,
  response: z.object({ place: PlaceView.nullable() }),
});
