/** How pages felt to visitors, as one page in ten says. Anyone may post here: little is read, and only counted. */
import { problemFr } from "@app/contract/http/problem.fr";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { createRouteFinder, type Routes } from "./route-tree.ts";
import { isForeignPost } from "./security.ts";
import type { WebMetrics } from "./web-metrics.ts";

const PAGE_TIMINGS_PATH = "/rapports/mesures";
const MAX_BODY_BYTES = 1_024;
/** Of one address; the rest is accepted and dropped. */
export const MAX_PER_MINUTE = 30;
const MAX_ADDRESSES = 10_000;

const milliseconds = z.number().min(0).max(600_000).optional();
const PageTimings = z.object({
  path: z.string().max(300),
  ttfb: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(100).optional(),
});

export type PatternOf = (path: string) => string;
export type PageTimingOptions = {
  publicUrl: URL;
  now: () => number;
  metrics?: WebMetrics | undefined;
  patternOf?: PatternOf | undefined;
};

export async function acceptPageTimings(app: FastifyInstance, options: PageTimingOptions): Promise<void> {
  const { publicUrl, now, metrics, patternOf = () => "unknown" } = options;
  const seen = new LRUCache<string, number>({ max: MAX_ADDRESSES });
  let minute = 0;

  function isTooMany(address: string): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) seen.clear();
    minute = current;
    const count = (seen.get(address) ?? 0) + 1;
    seen.set(address, count);
    return count > MAX_PER_MINUTE;
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: MAX_BODY_BYTES },
      (_request, text, done) => done(null, text),
    );
    scope.post(PAGE_TIMINGS_PATH, async (request, reply) => {
      if (isForeignPost(request, publicUrl)) return reply.code(403).send();
      if (typeof request.body !== "string") return reply.code(415).send(problemFr.unsupportedMedia);
      const timings = readTimings(request.body);
      if (!timings) return reply.code(400).send(problemFr.malformed);
      if (!isTooMany(request.ip)) metrics?.countTimings(patternOf(timings.path), timings);
      return reply.code(204).send();
    });
  });
}

function readTimings(text: string): z.output<typeof PageTimings> | null {
  try {
    return PageTimings.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Finds the pattern of the route that serves a path. Whatever is sent, there are no more patterns than routes. */
export function createPatternOf(build: Routes): PatternOf {
  const find = createRouteFinder(build);
  return (path) => {
    const found = find(path);
    return found.length === 0 ? "unknown" : `/${found.flatMap((route) => route.path ?? []).join("/")}`;
  };
}
