/** For search engines, job boards and shared links. */
import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import * as z from "zod";
import { IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionView } from "../missions/missions.ts";

/** Each sitemap file is a range of ids, without offset or count. */
export const SITEMAP_IDS = 5_000;
/** Missions per read of the feed. */
export const FEED_PAGE = 100;

const position = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).catch(0);

/** Files with at least one live mission, or one company with a page: file n starts at n × SITEMAP_IDS. */
export const sitemapRoute = defineRoute({
  method: "GET",
  url: "/api/sitemap/",
  access: "public",
  status: 200,
  response: z.object({ files: z.array(z.int()), companyFiles: z.array(z.int()) }),
});

export const sitemapMissionsRoute = defineRoute({
  method: "GET",
  url: "/api/sitemap/missions/",
  access: "public",
  query: z.object({ file: position }),
  status: 200,
  response: z.object({
    missions: z.array(z.object({ id: z.int(), title: z.string(), location: z.string(), updated_at: Instant })),
  }),
});

export const sitemapCompaniesRoute = defineRoute({
  method: "GET",
  url: "/api/sitemap/companies/",
  access: "public",
  query: z.object({ file: position }),
  status: 200,
  response: z.object({ companies: z.array(z.object({ id: z.int(), name: z.string(), updated_at: Instant })) }),
});

/** In the order of ids, a hundred at a time; `next` is the following `after`. */
export const feedRoute = defineRoute({
  method: "GET",
  url: "/api/feed/",
  access: "public",
  query: z.object({ after: position }),
  status: 200,
  response: z.object({ results: z.array(MissionView), next: z.int().nullable() }),
});

export const LandingView = z.object({
  sector: z.enum(SECTOR_KEYS),
  /** « lyon-69 » */
  place: z.string(),
  city: z.string(),
  /** « Lyon (69) », as the search accepts it. */
  location: z.string(),
  live: z.int(),
});
export type LandingView = z.infer<typeof LandingView>;

/** Sectors and communes with at least three live missions, the largest first. */
export const landingsRoute = defineRoute({
  method: "GET",
  url: "/api/landings/",
  access: "public",
  query: z.object({
    sector: z.enum(SECTOR_KEYS).optional(),
    place: z.string().trim().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(10_000).default(12).catch(12),
  }),
  status: 200,
  response: z.object({ results: z.array(LandingView) }),
});

/** The preview image of a shared mission. */
export const shareCardRoute = defineRoute({
  method: "GET",
  url: "/api/jobs/:id/card/",
  access: "public",
  params: IdParams,
  answer: "file",
  status: 200,
  response: z.unknown(),
});
