import * as discovery from "@app/contract/site/discovery";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { readFeed } from "./read-feed.ts";
import { listLandings } from "./read-landings.ts";
import { listSitemapCompanies, listSitemapFiles, listSitemapMissions } from "./read-sitemap.ts";
import { createShareCards } from "./share-card.ts";

export function discoveryRoutes(app: FastifyInstance, ctx: Context): void {
  const shareCard = createShareCards(ctx);
  mount(app, ctx, discovery.sitemapRoute, ({ actor }) => ctx.reads.list(actor, listSitemapFiles));
  mount(app, ctx, discovery.sitemapMissionsRoute, ({ actor, query }) =>
    ctx.reads.list(actor, (from) => listSitemapMissions(from, query.file)),
  );
  mount(app, ctx, discovery.sitemapCompaniesRoute, ({ actor, query }) =>
    ctx.reads.list(actor, (from) => listSitemapCompanies(from, query.file)),
  );
  mount(app, ctx, discovery.feedRoute, ({ actor, query }) =>
    ctx.reads.list(actor, (from) => readFeed(from, query.after)),
  );
  mount(app, ctx, discovery.landingsRoute, ({ actor, query }) =>
    ctx.reads.list(actor, (from) => listLandings(from, query)),
  );
  mount(app, ctx, discovery.shareCardRoute, ({ actor, params }) => shareCard(actor, params.id));
}
