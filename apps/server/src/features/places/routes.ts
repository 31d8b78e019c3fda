import { placeAtRoute, placesRoute } from "@app/contract/places/places";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { findNearest } from "../../views/places/communes.ts";
import { presentPlace } from "../../views/places/place.ts";
import { suggestPlaces } from "../../views/places/suggest.ts";

export function placeRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, placesRoute, async ({ actor, query }) => {
    const places = await ctx.reads.list(actor, ({ pool }) => suggestPlaces(pool, query.q, query.limit));
    return { results: places.map(presentPlace) };
  });
  mount(app, ctx, placeAtRoute, async ({ actor, query }) => {
    const point = { lat: toKilometre(query.lat), lon: toKilometre(query.lon) };
    const place = await ctx.reads.list(actor, ({ pool }) => findNearest(pool, point));
    return { place: place && presentPlace(place) };
  });
}

/** A hundredth of a degree is about a kilometre. */
const toKilometre = (degrees: number) => Math.round(degrees * 100) / 100;
