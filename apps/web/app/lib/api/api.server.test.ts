import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { meRoute } from "@app/contract/accounts/accounts";
import { RefusedCall } from "@app/contract/client";
import { readAllNotificationsRoute } from "@app/contract/notifications/notifications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../session/session.server.ts";

/** An API that accepts one access token, and trades one refresh token for it. */
let server: Server;
let requested: string[];
let accepted: string;
let refreshed: { status: number; body: object };

const OLD: Session = { access: "old", refresh: "r1", role: "candidate", userId: 7 };
const REFUSED = { code: "token_not_valid", error: "Votre session a expiré." };

beforeEach(async () => {
  requested = [];
  accepted = "new";
  refreshed = { status: 200, body: { access: "new", refresh: "r2" } };
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    const isRefresh = request.url === "/api/token/refresh/";
    const isKnown = request.headers.authorization === `Bearer ${accepted}`;
    const result = isRefresh ? refreshed : isKnown ? { status: 200, body: { id: 7 } } : { status: 401, body: REFUSED };
    response.writeHead(result.status, { "content-type": "application/json" }).end(JSON.stringify(result.body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  vi.stubEnv("API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("SESSION_SECRET", "x".repeat(32));
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

async function call(session: Session) {
  const { createApi } = await import("./api.server.ts");
  const holder = { current: session as Session | null, changed: false };
  const api = createApi(new Request("http://127.0.0.1/candidat/tableau-de-bord"), holder);
  const outcome = await api.call(meRoute, {}).then(
    (me) => ({ me }),
    (error: unknown) => ({ error }),
  );
  return { ...outcome, holder };
}

test("a token that died is refreshed once, and the call made once more", async () => {
  const { holder, ...outcome } = await call(OLD);
  expect(outcome).toEqual({ me: { id: 7 } });
  expect(holder).toEqual({ current: { ...OLD, access: "new", refresh: "r2" }, changed: true });
  expect(requested).toEqual([`GET ${meRoute.url}`, "POST /api/token/refresh/", `GET ${meRoute.url}`]);
});

test("a second refusal is final: no loop", async () => {
  accepted = "nobody";
  const { error } = (await call({ ...OLD, refresh: "r3" })) as { error: unknown };
  expect((error as Error).name).toBe(RefusedCall.name);
  expect(requested).toHaveLength(3);
});

test("a session that is over leads to sign in, and back", async () => {
  refreshed = { status: 401, body: REFUSED };
  const { error, holder } = (await call({ ...OLD, refresh: "r4" })) as { error: unknown; holder: object };
  expect((error as Response).status).toBe(302);
  expect((error as Response).headers.get("location")).toBe(
    "/connexion?redirect=%2Fcandidat%2Ftableau-de-bord%23reprise&expiree=1",
  );
  expect(holder).toEqual({ current: null, changed: true });
  expect(requested).toHaveLength(2);
});

test("what is read twice in one request is asked for once, and again after a write", async () => {
  const { createApi } = await import("./api.server.ts");
  const holder = { current: { ...OLD, access: "new" }, changed: false };
  const api = createApi(new Request("http://127.0.0.1/employeur/tableau-de-bord"), holder);
  const [first, second] = await Promise.all([api.call(meRoute, {}), api.call(meRoute, {})]);
  expect(second).toEqual(first);
  expect(requested).toHaveLength(1);
  await api.call(readAllNotificationsRoute, {});
  await api.call(meRoute, {});
  expect(requested).toEqual([`GET ${meRoute.url}`, `POST ${readAllNotificationsRoute.url}`, `GET ${meRoute.url}`]);
});
