/** What time does to a thousand applications or bookings at once is written in few statements, whatever their number. */
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepConfirmations } from "../src/features/applications/clocks/sweep-confirmations.ts";
import { sweepReplies } from "../src/features/applications/clocks/sweep-replies.ts";
import { type Harness, startHarness } from "./harness.ts";
import { IS_LONG } from "./length.ts";

const HOUR = 3_600_000;
const MISSIONS = 50;
const EACH = 20;
const DUE = MISSIONS * EACH;
const SWEEPS = IS_LONG ? 40 : 8;
/** The median of a busy machine: a thousand statements, or a thousand trips, take several times as long. */
const MOST_BUSY_MS = 400;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  const startsAt = new Date(h.ctx.now().getTime() + 3.5 * HOUR);
  const endsAt = new Date(startsAt.getTime() + 4 * HOUR);
  const shifts = [{ startsAt, endsAt, positions: EACH, breakMinutes: 0 }];
  for (let n = 0; n < MISSIONS; n += 1)
    await aMission(h.ctx.db, { employer, startsAt, endsAt, positions: EACH, shifts });
  const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
  await sql`
    with people as (
      insert into users (role, email, first_name, last_name)
      select u.role, n || u.email, u.first_name, u.last_name from users u, generate_series(1, ${DUE}) n where u.id = ${id} returning id),
    added as (insert into candidates (user_id) select id from people returning user_id),
    numbered as (select user_id, row_number() over () - 1 as n from added)
    insert into applications (mission_id, candidate_id, company_id, message, created_at)
    select m.id, c.user_id, m.company_id, '', now() - interval '3 days'
    from numbered c join (select *, row_number() over () - 1 as n from missions) m on m.n = c.n % ${MISSIONS}`.execute(
    h.ctx.db,
  );
  await sql`update missions set application_count = ${EACH}`.execute(h.ctx.db);
}, 120_000);
afterAll(() => h.close());

async function measure(name: string, prepare: () => Promise<unknown>, sweep: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < SWEEPS; n += 1) {
    await prepare();
    const start = performance.now();
    await sweep();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  process.stdout.write(`${DUE} ${name}, p50 / p95: ${quantile(0.5).toFixed(0)} / ${quantile(0.95).toFixed(0)} ms\n`);
  expect(quantile(0.5)).toBeLessThanOrEqual(MOST_BUSY_MS);
}

const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(h.ctx.db)).rows[0]?.n ?? 0;

test(`${DUE} applications that nobody answered`, { timeout: 300_000 }, async () => {
  const { db } = h.ctx;
  const now = h.ctx.now();
  await measure(
    "unanswered",
    () =>
      sql`update applications set status = 'pending', decided_at = null, reply_by = ${now}, reply_due_at = ${now}`.execute(
        db,
      ),
    () => sweepReplies(h.ctx),
  );
  expect(await count(sql`select count(*)::integer as n from applications where status = 'lapsed'`)).toBe(DUE);
  expect(await count(sql`select sum(ended_applications)::integer as n from missions`)).toBe(DUE);
});

test(`${DUE} people asked again`, { timeout: 300_000 }, async () => {
  const { db } = h.ctx;
  const confirmedAt = new Date(h.ctx.now().getTime() - 48 * HOUR);
  await sql`
    update applications set status = 'accepted', candidate_status = 'confirmed', decided_at = ${confirmedAt}, confirmed_at = ${confirmedAt}`.execute(
    db,
  );
  await sql`
    insert into bookings (application_id, candidate_id, mission_id, shift_id, during, confirmed_at)
    select a.id, a.candidate_id, a.mission_id, s.id, tstzrange(s.starts_at, s.ends_at), ${confirmedAt}
    from applications a join shifts s on s.mission_id = a.mission_id`.execute(db);
  await measure(
    "asked again",
    () => sql`update bookings set reconfirm_by = null, step_due_at = ${h.ctx.now()}`.execute(db),
    () => sweepConfirmations(h.ctx),
  );
  expect(await count(sql`select count(*)::integer as n from bookings where reconfirm_by is not null`)).toBe(DUE);
});
