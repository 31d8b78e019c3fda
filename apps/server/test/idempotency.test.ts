/** For every route that creates something, the same key never creates twice. */
import { problemFr } from "@app/contract/http/problem.fr";
import type { Route } from "@app/contract/http/route";
import { routes } from "@app/contract/routes";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { matrix } from "./matrix.ts";
import type { Side } from "./matrix-line.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { nameOf, send } from "./request.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const KEY = "une-seule-fois";
/** Valid for the field, and different from the matrix. */
const OTHER = {
  message: "Autre chose",
  title: "Autre (H/F)",
  comment: "Autre",
  details: "Autre",
  reply: "Autre",
  content: "Autre",
  name: "Autre",
  place: "Bron",
  saved: true,
  minPay: 20,
  answer: "no",
  role: "shift_lead",
  qualification: "Autre",
};

const sideOf = ({ access }: Route): Side => (access === "employer" ? "employer" : "candidate");

async function prepare(route: Route) {
  const scene: Scene = await aMatrixScene(h.ctx);
  const side = sideOf(route);
  const ask = (await matrix[nameOf(route)]?.[0](scene, side)) ?? {};
  const userId = scene[side].id;
  const token = await tokenFor(h.ctx, userId);
  const headers = { "idempotency-key": KEY };
  const once = () => send(h.app, route, ask, { token, headers });
  const somethingElse = () =>
    send(h.app, route, ask.body ? { ...ask, body: { ...ask.body, ...OTHER } } : { id: 1 }, { token, headers });
  return { userId, once, somethingElse };
}

const idempotent = routes.filter((route) => route.idempotent).map((route) => ({ name: nameOf(route), route }));

describe.each(idempotent)("$name", ({ route }) => {
  test("answers the same again, refuses the key for another request, and answers 409 while it is running", async () => {
    const { userId, once, somethingElse } = await prepare(route);
    // Another call with this key is still running.
    await h.ctx.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${KEY}`}, 0))`.execute(tx);
      const busy = await once();
      expect({ status: busy.statusCode, ...busy.json() }).toEqual({
        status: 409,
        code: "in_progress",
        error: problemFr.inProgress,
      });
    });
    const first = await once();
    expect(first.statusCode, first.body).toBe(route.status);
    const again = await once();
    expect({ status: again.statusCode, body: again.json() }).toEqual({ status: route.status, body: first.json() });
    const other = await somethingElse();
    expect({ status: other.statusCode, ...other.json() }).toEqual({
      status: 422,
      code: "key_reuse",
      error: problemFr.keyReuse,
    });
  });
});
