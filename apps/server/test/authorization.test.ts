import type { Route } from "@app/contract/http/route";
import { routes } from "@app/contract/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../../../tools/testing/identity-provider.ts";
import { findCanaries } from "./canaries.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { matrix } from "./matrix.ts";
import { type Ask, readings, type Side } from "./matrix-line.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { missingId, nameOf, send } from "./request.ts";

const MISSING = 999_999_999;
/** Refused callers first, because owners may consume the object. */
const ACTORS = ["visitor", "expired", "suspended", "admin", "stranger", "rival", "candidate", "employer"] as const;
type Actor = (typeof ACTORS)[number];
const COLUMNS = ["visitor", "candidate", "stranger", "employer", "rival", "admin"] as const satisfies Actor[];

let h: Harness;
let idp: IdentityProvider;
let reading: Scene;
beforeAll(async () => {
  idp = await startIdentityProvider("http://127.0.0.1:3000");
  h = await startHarness(idp.settings);
  reading = await aMatrixScene(h.ctx);
  await reading.complete();
});
afterAll(async () => {
  await h.close();
  await idp.close();
});

test("every route of the contract has its line, and no line is left over", () => {
  expect(Object.keys(matrix).toSorted()).toEqual(routes.map(nameOf).toSorted());
});

function expected(name: string): Record<Actor, number> {
  const columns = matrix[name]?.[1].split(" ").map(Number) ?? [];
  const statuses = Object.fromEntries(COLUMNS.map((actor, index) => [actor, columns[index] ?? 0]));
  return { ...(statuses as Record<(typeof COLUMNS)[number], number>), expired: 401, suspended: 401 };
}

async function tokenOf(scene: Scene, actor: Actor): Promise<string | undefined> {
  if (actor === "visitor") return undefined;
  if (actor !== "expired") return tokenFor(h.ctx, scene[actor].id);
  const [session] = await h.ctx.db
    .insertInto("sessions")
    .values({
      userId: scene.candidate.id,
      nonce: Buffer.alloc(32),
      tokenHash: Buffer.alloc(32),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning("id")
    .execute();
  const claims = { userId: scene.candidate.id, sessionId: Number(session?.id) };
  return h.ctx.accessTokens.sign(claims, new Date(Date.now() - 3_600_000));
}

const sideOf = (actor: Actor): Side => (actor === "employer" || actor === "rival" ? "employer" : "candidate");

/** The same request about something that does not exist. */
function aboutNothing({ names, ...ask }: Ask): Ask {
  if (names === undefined) return { ...ask, id: missingId(ask.id) };
  return ask.body ? { ...ask, body: { ...ask.body, [names]: MISSING } } : { ...ask, query: { [names]: MISSING } };
}

type Answer = Awaited<ReturnType<typeof send>>;

function requireSchema(route: Route, answer: Answer): void {
  if (route.answer === "file") return;
  const body: unknown = answer.json();
  // Parsing drops what the schema does not know: nothing may be dropped.
  expect(route.response.parse(body)).toEqual(body);
}

function requireEntitled(name: string, scene: Scene, actor: Actor, answer: Answer): void {
  const [, , candidate, employer, admin] = matrix[name] ?? [];
  const reads: Partial<Record<Actor, string | undefined>> = { candidate, employer, admin };
  const own = readings(reads[actor]);
  const seen = findCanaries(`${answer.body} ${JSON.stringify(answer.headers)}`);
  expect(seen.filter((sighting) => sighting.scene !== scene.number)).toEqual([]);
  expect([...new Set(seen.map(({ kind }) => kind))].toSorted()).toEqual(own.toSorted());
}

describe.each(routes.map((route) => ({ name: nameOf(route), route })))("$name", ({ name, route }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = route.method === "GET" ? reading : await aMatrixScene(h.ctx);
  });

  test.each(ACTORS)("%s: the exact status, and nothing to read but their own", async (actor) => {
    const ask = (await matrix[name]?.[0](scene, sideOf(actor))) ?? {};
    const token = await tokenOf(scene, actor);
    const answer = await send(h.app, route, ask, { token });
    expect(answer.statusCode, answer.body).toBe(expected(name)[actor]);
    requireEntitled(name, scene, actor, answer);
    if (answer.statusCode < 300) return requireSchema(route, answer);
    const { code, error } = answer.json<{ code: string; error: string }>();
    expect(error).toMatch(/^[A-ZÀÉ].*[.\wé]$/);
    if (answer.statusCode === 401) expect(code).toBe("token_not_valid");
    if (answer.statusCode === 403) expect(["forbidden", "identity_mismatch", "other_address"]).toContain(code);
    if (answer.statusCode !== 404) return;
    const missing = await send(h.app, route, aboutNothing(ask), { token });
    expect({ status: missing.statusCode, body: missing.body }).toEqual({ status: 404, body: answer.body });
  });
});
