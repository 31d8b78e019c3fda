import { contactRoute } from "@app/contract/site/contact";
import { citiesRoute, salariesRoute, statsRoute, talentsRoute, timeRoute } from "@app/contract/site/site";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { listCities } from "./read-cities.ts";
import { readSalaries } from "./read-salaries.ts";
import { readStats } from "./read-stats.ts";
import { readTalents } from "./read-talents.ts";
import { contact } from "./write-contact.ts";

export function siteRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, citiesRoute, async ({ actor, query }) => {
    const communes = await ctx.reads.list(actor, ({ pool }) => listCities(pool, query.q, query.limit));
    return { results: communes.map((commune) => commune.label), communes };
  });
  mount(app, ctx, contactRoute, ({ actor, body, idempotencyKey }) => contact(ctx, actor, body, idempotencyKey));
  mount(app, ctx, statsRoute, ({ actor }) => ctx.reads.list(actor, readStats));
  mount(app, ctx, salariesRoute, ({ actor }) => ctx.reads.list(actor, readSalaries));
  mount(app, ctx, talentsRoute, ({ actor, query }) => ctx.reads.list(actor, (from) => readTalents(from, query.place)));
  mount(app, ctx, timeRoute, async () => ({ serverTime: ctx.now().toISOString() }));
}
