/** Records the statuses and the round trips of each route for tools/check/; more trips than the route's budget fail the file. */
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { routes } from "@app/contract/routes";
import type { FastifyInstance } from "fastify";
import { expect, inject } from "vitest";
import type { Measured, Recorded } from "../../../tools/check/response-coverage.ts";
import { overBudget, worst } from "../../../tools/check/round-trips.ts";
import { callOf, roundTripsOf } from "./round-trips.ts";

/** Answers that no schema has written: a test asks that they hold what the contract says, and nothing else. */
const SENT_AS_IS = new Map(
  routes.filter(({ answer }) => answer === "json-text").map((route) => [`${route.method} ${route.url}`, route]),
);

const CONTRACT = new Set(routes.map(({ method, url }) => `${method} ${url}`));
const isInContract = (route: string) => CONTRACT.has(route);

/** Each file of tests leaves its own record: they run side by side. */
export function recordAnswers(app: FastifyInstance, { replica }: { replica: boolean }): () => void {
  const answers = new Set<string>();
  const trips: Record<string, Measured> = {};
  const wrongAnswers = new Set<string>();
  app.addHook("onSend", async (request, reply, payload) => {
    const route = `${request.method} ${request.routeOptions.url}`;
    const schema = SENT_AS_IS.get(route)?.response;
    if (!schema || reply.statusCode >= 300) return;
    const sent: unknown = JSON.parse(payload as string);
    const read = schema.safeParse(sent);
    if (!read.success) wrongAnswers.add(`${route}: ${read.error.message}`);
    else if (!isDeepStrictEqual(read.data, sent)) wrongAnswers.add(`${route}: more than the contract says`);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url}`;
    answers.add(`${route} ${reply.statusCode}`);
    // What is broken on purpose counts for nothing, nor what a replica lacks and the primary is asked for.
    if (isInContract(route) && reply.statusCode < 500 && !replica) {
      const call = callOf(request);
      const { statements, postgres, redis } = roundTripsOf(request);
      trips[call] = worst(trips[call], { statements, postgres, redis, trips: postgres + redis });
    }
  });
  return () => {
    const directory = inject("responsesDirectory");
    mkdirSync(directory, { recursive: true });
    const record: Recorded = { file: expect.getState().testPath ?? "", responses: [...answers], trips };
    writeFileSync(join(directory, `${randomBytes(6).toString("hex")}.json`), JSON.stringify(record));
    expect([...wrongAnswers], "not what the contract says").toEqual([]);
    expect(overBudget(trips), "more round trips than in tools/check/round-trips.json").toEqual([]);
  };
}
