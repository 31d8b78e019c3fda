/** The board of an establishment where two hundred people come that day is read in one statement. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBoard } from "../src/features/day/read-board.ts";
import { sweepLate } from "../src/features/day/sweep-late.ts";
import { type Harness, startHarness } from "./harness.ts";
import { IS_LONG } from "./length.ts";

const HOUR = 3_600_000;
const PEOPLE = 200;
const READINGS = IS_LONG ? 400 : 60;
/** Of the ninety-fifth percentile on a quiet machine; a busy one is compared by its median. */
const MOST_MS = 20;
const MOST_BUSY_MS = 60;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

test(`a day with ${PEOPLE} people`, { timeout: 300_000 }, async () => {
  const { db } = h.ctx;
  const employer = await anEmployer(db, { company: { level: "verified" } });
  const place = await anEstablishment(db, { companyId: employer.companyId });
  const startsAt = new Date(h.ctx.now().getTime() - HOUR);
  const endsAt = new Date(startsAt.getTime() + 6 * HOUR);
  for (let n = 0; n < PEOPLE / 20; n += 1) {
    const shifts = [{ startsAt, endsAt, positions: 20, breakMinutes: 0 }];
    const mission = await aMission(db, {
      employer,
      establishmentId: place.id,
      startsAt,
      endsAt,
      positions: 20,
      shifts,
    });
    for (let m = 0; m < 20; m += 1)
      await anApplication(db, {
        mission,
        candidate: await aCandidate(db),
        status: "accepted",
        candidateStatus: "confirmed",
      });
  }
  await sql`
    insert into presence_events (application_id, shift_id, client_id, kind, at, device_at, received_at, skew_seconds, method, flagged)
    select b.application_id, b.shift_id, gen_random_uuid(), k.kind, now(), now(), now(), 0, k.method, false
    from bookings b, (values ('en_route', 'self'), ('in', 'code')) k (kind, method)`.execute(db);
  const member = { role: "owner", establishments: "all" } as const;
  const actor = { role: "employer", userId: employer.id, sessionId: 0, companyId: employer.companyId, member } as const;
  const asked = { establishment: place.id, wall: false };
  // Phones are logged with the first reading of a day.
  await readBoard(h.ctx, actor, asked);
  const times: number[] = [];
  for (let n = 0; n < READINGS; n += 1) {
    const start = performance.now();
    const board = await readBoard(h.ctx, actor, asked);
    times.push(performance.now() - start);
    if (n === 0) expect(board.shifts.flatMap(({ people }) => people)).toHaveLength(PEOPLE);
  }
  process.stdout.write(
    `board of ${PEOPLE}, p50 / p95: ${[0.5, 0.95].map((share) => quantile(times, share).toFixed(1)).join(" / ")} ms\n`,
  );
  if (IS_LONG) expect(quantile(times, 0.95)).toBeLessThanOrEqual(MOST_MS);
  else expect(quantile(times, 0.5)).toBeLessThanOrEqual(MOST_BUSY_MS);
});

test("those of them who have not arrived are looked at together", { timeout: 60_000 }, async () => {
  const { db } = h.ctx;
  const times: number[] = [];
  await sql`delete from presence_events`.execute(db);
  for (let n = 0; n < 10; n += 1) {
    await sql`update bookings set presence_due_at = ${h.ctx.now()}`.execute(db);
    const start = performance.now();
    await sweepLate(h.ctx);
    times.push(performance.now() - start);
  }
  process.stdout.write(
    `${PEOPLE} late, p50 / p95: ${[0.5, 0.95].map((share) => quantile(times, share).toFixed(1)).join(" / ")} ms\n`,
  );
  const { rows } = await sql`select from bookings where presence_due_at is not null`.execute(db);
  expect(rows).toHaveLength(0);
  expect(quantile(times, 0.5)).toBeLessThanOrEqual(1_000);
});
