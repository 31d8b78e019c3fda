import type { Access, Route } from "@app/contract/http/route";
import { openApi, operationId, refusalStatuses } from "@app/contract/openapi";
import { routes } from "@app/contract/routes";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import fc from "fast-check";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arbitrary, type Schema } from "./arbitrary.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";

/** Requests per operation: enough to meet the odd ones, few enough for every run. */
const RUNS = IS_LONG ? 1_000 : 50;
const TIMEOUT_MS = IS_LONG ? 300_000 : 60_000;
/** Requests in flight together, as from several people: they wait for the database, not for each other. */
const AT_ONCE = 10;

/** Default English messages of the validation library. */
const ENGLISH = /"(Invalid|Too|Expected|Required|Unrecognized|Number|String)\b/;

let h: Harness;
const tokens: Partial<Record<Access, string>> = {};
const userIds: Partial<Record<Access, number>> = {};

beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db);
  const candidate = await aCandidate(h.ctx.db);
  const mission = await aMission(h.ctx.db, { employer, positions: 50 });
  await anApplication(h.ctx.db, { mission, candidate });
  await aMission(h.ctx.db, { employer });
  await aConversation(h.ctx.db, { between: [employer, candidate], lines: ["Bonjour"] });
  userIds.candidate = candidate.id;
  userIds["signed-in"] = candidate.id;
  userIds["candidate-or-employer"] = candidate.id;
  userIds.employer = employer.id;
  userIds.admin = (await anAdmin(h.ctx.db)).id;
});
afterAll(() => h.close());

type Operation = {
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const paths = openApi()["paths"] as Record<string, Record<string, Operation>>;
const operationOf = ({ method, url }: Route) => paths[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];

/** The request under test may end its session: a 401 is retried with another one. */
async function tokenOf(access: Access, { fresh = false } = {}): Promise<string | undefined> {
  const userId = userIds[access];
  if (userId === undefined) return undefined;
  if (fresh) delete tokens[access];
  return (tokens[access] ??= await tokenFor(h.ctx, userId));
}

const BOUNDARY = "----renfort-properties";
const multipart = (body: Record<string, unknown>) =>
  `${Object.entries(body)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${String(name)}"\r\n\r\n${asText(value)}\r\n`,
    )
    .join("")}--${BOUNDARY}--\r\n`;

type Request = { url: string; query: Record<string, string | undefined>; body: unknown };

function requestFor(route: Route): fc.Arbitrary<Request> {
  const { parameters = [], requestBody } = operationOf(route) ?? {};
  const query = parameters.filter((parameter) => parameter.in === "query");
  const body = requestBody ? arbitrary(Object.values(requestBody.content)[0]?.schema ?? {}) : fc.constant(undefined);
  return fc.record({
    url: fc
      .oneof(
        fc.integer({ min: 1, max: 5 }).map(String),
        fc.constantFrom("0", "-1", "abc", "9".repeat(30), "1.5", "%00"),
      )
      .map((id) => route.url.replace(":id", id)),
    query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, arbitrary(schema).map(asText)])), {
      requiredKeys: [],
    }),
    body,
  });
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

async function send(route: Route, request: Request, { fresh = false } = {}): Promise<LightMyRequestResponse> {
  const token = await tokenOf(route.access, { fresh });
  const body = route.files ? multipart((request.body ?? {}) as Record<string, unknown>) : JSON.stringify(request.body);
  const type = route.files ? `multipart/form-data; boundary=${BOUNDARY}` : "application/json";
  const options: InjectOptions = {
    method: route.method,
    url: request.url,
    query: Object.fromEntries(
      Object.entries(request.query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(route.body && { "content-type": type }) },
    ...(route.body && body !== undefined && { payload: body }),
  };
  const answer = await h.app.inject(options);
  return answer.statusCode === 401 && token && !fresh ? send(route, request, { fresh: true }) : answer;
}

describe.each(routes.map((route) => ({ name: operationId(route), route })))("$name", ({ route }) => {
  test(
    `answers ${RUNS} odd requests with a documented status, and takes nothing invalid`,
    async () => {
      const documented = new Set([route.status, ...refusalStatuses(route)]);
      const ask = async (request: Request) => {
        const answer = await send(route, request);
        expect(answer.statusCode).toBeLessThan(500 + (documented.has(503) ? 4 : 0));
        expect([...documented]).toContain(answer.statusCode);
        const valid = !route.body || route.files !== undefined || route.body.safeParse(request.body).success;
        if (!valid) expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        if (answer.statusCode === 400) expect(answer.body).not.toMatch(ENGLISH);
      };
      const together = fc.array(requestFor(route), { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(together, (requests) => Promise.all(requests.map(ask)).then(() => undefined)),
        { numRuns: RUNS / AT_ONCE, seed: 20_261_115 },
      );
    },
    TIMEOUT_MS,
  );
});
