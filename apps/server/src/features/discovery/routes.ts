import * as discovery from "@app/contract/discovery";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/mount.ts";
import { readFeed } from "./feed.ts";
import { listLandings } from "./landings.ts";
import { createShareCards } from "./share-card.ts";
import { listSitemapCompanies, listSitemapFiles, listSitemapMissions } from "./sitemap.ts";

export function discoveryRoutes(app: FastifyInstance, ctx: Context): void {
  const shareCard = createShareCards(ctx);
  mount(app, ctx, discovery.sitemapRoute, () => listSitemapFiles(ctx));
  mount(app, ctx, discovery.sitemapMissionsRoute, ({ query }) => listSitemapMissions(ctx, query.file));
  mount(app, ctx, discovery.sitemapCompaniesRoute, ({ query }) => listSitemapCompanies(ctx, query.file));
  mount(app, ctx, discovery.feedRoute, ({ query }) => readFeed(ctx, query.after));
  mount(app, ctx, discovery.landingsRoute, ({ query }) => listLandings(ctx, query));
  mount(app, ctx, discovery.shareCardRoute, ({ params }) => shareCard(params.id));
}
