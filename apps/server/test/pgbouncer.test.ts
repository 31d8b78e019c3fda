/** The api behind PgBouncer in transaction mode, with the shipped settings: each transaction may get another connection. */
import { anEmployer } from "@app/db/builders/companies";
import { aCandidate } from "@app/db/builders/users";
import { API_LIMITS } from "@app/db/time-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PgBouncer, startPgBouncer } from "../../../tools/testing/pgbouncer.ts";
import { evening, newcomer } from "./bodies.ts";
import { sendTo } from "./conversation.ts";
import { aForm } from "./form.ts";
import { call, cloneDatabase, type Harness, startHarness, tokenFor } from "./harness.ts";
import { get, patch, post, requireSound } from "./scene.ts";

const JOURNEYS = 4;
/** Fewer than the journeys that run side by side. */
const CONNECTIONS = 2;
const HOUR = 3_600_000;

let h: Harness;
let bouncer: PgBouncer;
beforeAll(async () => {
  const direct = await cloneDatabase();
  bouncer = await startPgBouncer(direct, CONNECTIONS);
  h = await startHarness({ DATABASE_URL: bouncer.url, DATABASE_SESSION_URL: direct, DATABASE_NAMED_STATEMENTS: "off" });
});
afterAll(async () => {
  await h.close();
  await bouncer.stop();
});

/** From the ad to the first message, by the api alone; everybody reads the list as well. */
async function meet(round: number): Promise<string[]> {
  const registered = await call<{ user: { id: number } }>(h.app, "POST", "/api/register/", aForm(newcomer()));
  const [employer, candidate] = [await anEmployer(h.ctx.db), await aCandidate(h.ctx.db)];
  const [theirs, own] = [await tokenFor(h.ctx, employer.id), await tokenFor(h.ctx, candidate.id)];
  const startsAt = Math.ceil(Date.now() / HOUR) * HOUR + (round + 2) * 24 * HOUR;
  const shift = { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 4 * HOUR), breakMinutes: 0, positions: 1 };
  const published = await post<{ id: number }>(h, theirs, "jobs/add", evening({ shifts: [shift] }));
  const listed = await get(h, own, "jobs/");
  const applied = await post<{ id: number }>(h, own, "jobs/apply", {
    job: published.body.id,
    message: "Bonjour, je suis disponible.",
  });
  const accepted = await patch(h, theirs, `applications/${applied.body.id}/accept`);
  const opened = await post<{ id: number }>(h, theirs, "conversations/create-or-get", { user_id: candidate.id });
  const written = await sendTo(h, theirs, opened.body.id, "Rendez-vous à 17 h 45, entrée de service.");
  const steps = { registered, published, listed, applied, accepted, opened, written };
  return Object.entries(steps).flatMap(([name, { status, body }]) =>
    status < 300 ? [] : [`${name}: ${status} ${JSON.stringify(body)}`],
  );
}

test("people register, publish, apply, accept and write", async () => {
  const refused = await Promise.all(Array.from({ length: JOURNEYS }, (_, round) => meet(round)));
  expect(refused.flat()).toEqual([]);
  await requireSound(h);
  expect(bouncer.readLog()).not.toMatch(/prepared statement|unsupported startup/i);
}, 60_000);

test("a connection of the pool has the limits of a direct one", async () => {
  const { rows } = await h.ctx.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
    statement_timeout: API_LIMITS.statement,
    lock_timeout: API_LIMITS.lock,
    idle_in_transaction_session_timeout: API_LIMITS.idleInTransaction,
  });
});
