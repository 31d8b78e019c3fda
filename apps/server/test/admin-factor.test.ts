/** An admin who has not given a code: every route of the contract, and the two sockets. */

import { routes } from "@app/contract/routes";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authorize } from "../src/platform/http/access.ts";
import { AppError } from "../src/platform/http/errors.ts";
import { createTicket } from "../src/platform/realtime/socket-tickets.ts";
import { changeFactor, codeOf, login, startFactor } from "./factor.ts";
import { tokenFor } from "./harness.ts";
import { matrix } from "./matrix.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { nameOf, send } from "./request.ts";
import { get } from "./scene.ts";
import { Client, type Process, startProcesses } from "./sockets.ts";

let stack: Awaited<ReturnType<typeof startProcesses>>;
let h: Process;
let scene: Scene;
beforeAll(async () => {
  stack = await startProcesses(1);
  [h] = stack.processes as [Process];
  scene = await aMatrixScene(h.ctx);
});
afterAll(() => stack.close());

/** Without signing out, which would end the session of the test. */
const ALLOWED = ["GET /api/me/", "POST /api/account/totp/", "POST /api/logout/"];

test("what an admin may do before giving a code is this, and nothing else", () => {
  expect(
    routes
      .filter(({ beforeFactor }) => beforeFactor)
      .map(nameOf)
      .toSorted(),
  ).toEqual(ALLOWED.toSorted());
});

const REFUSED = {
  code: "totp_required_for_admin",
  error: "Activez d’abord la validation en deux étapes de votre compte.",
};

describe("every route that asks who one is", () => {
  const asking = routes.filter(({ access }) => access !== "public").map((route) => ({ name: nameOf(route), route }));
  test.each(asking)("$name", async ({ name, route }) => {
    const token = await tokenFor(h.ctx, scene.admin.id, { factorChecked: false });
    const ask = (await matrix[name]?.[0](scene, "candidate")) ?? {};
    const answer = await send(h.app, route, ask, { token });
    if (ALLOWED.includes(name)) return expect(answer.statusCode, answer.body).toBe(200);
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 403, body: REFUSED });
  });
});

test("a route of the admins' own, not written yet, would refuse too", () => {
  const admin = { role: "admin", userId: 1, sessionId: 1 } as const;
  const route = { access: "admin" } as const;
  expect(() => authorize({ ...admin, factorChecked: false }, route)).toThrow(AppError);
  expect(authorize({ ...admin, factorChecked: true }, route)).toMatchObject({ role: "admin" });
});

test("what everyone may read is read as a visitor", () => {
  const admin = { role: "admin", userId: 1, sessionId: 1, factorChecked: false } as const;
  expect(authorize(admin, { access: "public" })).toBeNull();
});

test("the sockets stay closed, even with a ticket", async () => {
  const token = await tokenFor(h.ctx, scene.admin.id, { factorChecked: false });
  const claims = await h.ctx.accessTokens.verify(token, h.ctx.now());
  const ticket = await createTicket(h.ctx.db, claims?.sessionId ?? 0, h.ctx.now());
  expect(await new Client(`${h.url}/live/?token=${ticket}`).ended).toBe(4401);
});

test("sets it up right after signing in, and is let in by it", async () => {
  const admin = await anAdmin(h.ctx.db);
  const token = (await login(h, admin.email)).body.tokens?.access ?? "";
  expect((await get(h, token, "account/sessions/")).body).toEqual(REFUSED);
  const secret = await startFactor(h, token);
  expect((await changeFactor(h, token, { action: "confirm", code: codeOf(h, secret) })).status).toBe(200);
  expect((await get(h, token, "account/sessions/")).status).toBe(200);
});

test("turned off, it must be set up again before anything else", async () => {
  const admin = await anAdmin(h.ctx.db);
  const token = await tokenFor(h.ctx, admin.id, { factorChecked: false });
  const secret = await startFactor(h, token);
  const { body } = await changeFactor<{ recovery_codes: string[] }>(h, token, {
    action: "confirm",
    code: codeOf(h, secret),
  });
  const off = { action: "disable", password: DEMO_PASSWORD, code: body.recovery_codes[0] };
  expect((await changeFactor(h, token, off)).status).toBe(200);
  expect((await get(h, token, "account/sessions/")).body).toEqual(REFUSED);
});
