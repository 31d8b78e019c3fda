/** Every route of the contract is mounted, documented, and refuses bad requests in French. */

import { problemFr } from "@app/contract/http/problem.fr";
import type { Route } from "@app/contract/http/route";
import { openApi, refusalStatuses } from "@app/contract/openapi";
import { routes } from "@app/contract/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { buildApp } from "../src/main/build-app.ts";
import { createMetrics } from "../src/platform/metrics/metrics.ts";
import { NOT_READ, SPEC_CALLS } from "./calls.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { nameOf, send } from "./request.ts";

let h: Harness;
let scene: Scene;
beforeAll(async () => {
  h = await startHarness();
  scene = await aMatrixScene(h.ctx);
});
afterAll(() => h.close());

/** What is mounted under /api/, the documentation itself aside: « GET /api/time/ ». */
async function mountedCalls(): Promise<string[]> {
  const mounted: string[] = [];
  await buildApp({ ...h.ctx, metrics: createMetrics() }, (method, url) => {
    const isDocumented = url.startsWith("/api/") && !url.startsWith("/api/docs/");
    if (isDocumented && method !== "HEAD") mounted.push(nameOf({ method: method as Route["method"], url }));
  });
  return mounted;
}

describe("every call of the spec", () => {
  test("is mounted", async () => {
    const mounted = new Set(await mountedCalls());
    expect(SPEC_CALLS).toHaveLength(42);
    expect(SPEC_CALLS.filter(({ name }) => !mounted.has(name))).toEqual([]);
  });

  test.each(SPEC_CALLS)("$name takes what the spec sends, from whom it says", ({ name, query, fields, needsToken }) => {
    const route = routes.find((one) => nameOf(one) === name);
    if (!route) throw new Error("not in the contract");
    const shape = (schema: z.ZodType | undefined) =>
      Object.keys((schema && z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties) ?? {});
    expect(shape(route.query)).toEqual(expect.arrayContaining([...query]));
    expect(shape(route.body)).toEqual(expect.arrayContaining(fields.filter((one) => !NOT_READ.has(`${name} ${one}`))));
    if (needsToken) expect(route.access).not.toBe("public");
  });
});

test("nothing under /api/ is mounted that the contract does not declare, and nothing declared is missing", async () => {
  const mounted = await mountedCalls();
  expect(mounted.toSorted()).toEqual(routes.map(nameOf).toSorted());
  expect(new Set(mounted).size).toBe(mounted.length);
});

test("every route is documented, with each of its answers", async () => {
  const served = await h.app.inject({ url: "/api/docs/openapi.json" });
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(openApi())));
  const paths = openApi()["paths"] as Record<string, Record<string, { responses: object }>>;
  for (const route of routes) {
    const operation = paths[route.url.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual(
      [route.status, ...refusalStatuses(route)].toSorted((a, b) => a - b),
    );
  }
});

/** A user with access to the route. */
function tokenOf({ access }: Route): Promise<string> | undefined {
  if (access === "public") return undefined;
  if (access === "admin") return tokenFor(h.ctx, scene.admin.id);
  return tokenFor(h.ctx, access === "employer" ? scene.employer.id : scene.candidate.id);
}
const naming = (chosen: readonly Route[]) => chosen.map((route) => ({ name: nameOf(route), route }));
const isJson = (route: Route) => route.body !== undefined && route.files === undefined;

describe("an id that is not one", () => {
  const idOf = ({ url }: Route) => /:(id|\w+_id)\b/.exec(url)?.[1];
  test.each(naming(routes.filter(idOf)))("$name", async ({ route }) => {
    const token = await tokenOf(route);
    const name = idOf(route) ?? "";
    for (const id of ["abc", "0", "-1", "1.5", "99999999999999999999"]) {
      const answer = await send(h.app, { ...route, url: route.url.replace(`:${name}`, id) }, {}, { token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invalid", error: problemFr.invalid, [name]: [problemFr.id] });
    }
  });
});

describe("a link that nobody was given", () => {
  const lettersOf = ({ url }: Route) => /:(code|token)\b/.exec(url)?.[1];
  test.each(naming(routes.filter(lettersOf)))("$name", async ({ route }) => {
    const token = await tokenOf(route);
    const url = route.url.replace(`:${lettersOf(route)}`, "A!".repeat(40));
    expect((await send(h.app, { ...route, url }, { body: { consent: true } }, { token })).statusCode).toBe(400);
  });
});

describe("a page that is not one", () => {
  const hasPage = ({ query }: Route) => query instanceof z.ZodObject && "page" in query.shape;
  test.each(naming(routes.filter(hasPage)))("$name", async ({ route }) => {
    const token = await tokenOf(route);
    for (const page of ["0", "-1", "deux", "1.5"]) {
      const answer = await send(h.app, route, { id: scene.conversation, query: { page } }, { token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ page: [problemFr.page] });
    }
  });
});

describe("a body that cannot be read, is no JSON, or is too heavy", () => {
  test.each(naming(routes.filter(isJson)))("$name", async ({ route }) => {
    const token = await tokenOf(route);
    const url = route.url.replace(":id", "1");
    const post = (payload: string, type = "application/json") =>
      h.app.inject({
        method: route.method,
        url,
        payload,
        headers: { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) },
      });
    const unreadable = await post("{");
    expect({ status: unreadable.statusCode, ...unreadable.json() }).toEqual({
      status: 400,
      code: "malformed",
      error: problemFr.malformed,
    });
    const heavy = await post(JSON.stringify({ text: "a".repeat(1_000_001) }));
    expect({ status: heavy.statusCode, ...heavy.json() }).toEqual({
      status: 413,
      code: "too_large",
      error: problemFr.tooLarge,
    });
    const wrong = await post("<a/>", "application/xml");
    expect({ status: wrong.statusCode, ...wrong.json() }).toEqual({
      status: 415,
      code: "unsupported_media",
      error: problemFr.unsupportedMedia,
    });
  });

  test.each(naming(routes.filter(({ files }) => files)))("$name takes a form only", async ({ route }) => {
    const token = await tokenOf(route);
    const answer = await h.app.inject({
      method: route.method,
      url: route.url.replace(":id", "1"),
      payload: {},
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 415,
      error: problemFr.unsupportedMedia,
    });
  });
});

test("an address answers the same without its last slash, and every answer has its number", async () => {
  const [slashed, plain] = await Promise.all([
    h.app.inject({ url: "/api/cities/?q=lyon" }),
    h.app.inject({ url: "/api/cities?q=lyon" }),
  ]);
  expect(plain.body).toBe(slashed.body);
  expect(plain.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("an unknown address is refused in French", async () => {
  const answer = await h.app.inject({ url: "/api/nowhere/" });
  expect({ status: answer.statusCode, ...answer.json() }).toEqual({
    status: 404,
    code: "not_found",
    error: problemFr.unknownRoute,
  });
});
