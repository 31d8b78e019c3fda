import { placeAtRoute, placesRoute } from "@app/contract/places";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/mount.ts";
import { findNearest } from "../../views/places/communes.ts";
import { presentPlace } from "../../views/places/place.ts";
import { suggestPlaces } from "../../views/places/suggest.ts";

export function placeRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, placesRoute, async ({ query }) => ({
    results: (await suggestPlaces(ctx.pool, query.q, query.limit)).map(presentPlace),
  }));
  mount(app, ctx, placeAtRoute, async ({ query }) => {
    const place = await findNearest(ctx.pool, { lat: toKilometre(query.lat), lon: toKilometre(query.lon) });
    return { place: place && presentPlace(place) };
  });
}

/** A hundredth of a degree is about a kilometre. */
const toKilometre = (degrees: number) => Math.round(degrees * 100) / 100;
