/** Two hundred people for ten places over five shifts, on real locks: none is sold twice, and each refusal says which. */
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { patch, requireSound } from "./scene.ts";

const ROUNDS = IS_LONG ? 100 : 3;
const PEOPLE = 200;
const SHIFTS = 5;
const PLACES = 2;
/** As many as there are connections. */
const AT_ONCE = 20;
const HOUR = 3_600_000;

type Answer = { status: number; body: { code?: string; shift?: number } };

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** Each round a week of its own, so that nobody is booked elsewhere. */
const shiftsOf = (round: number) =>
  Array.from({ length: SHIFTS }, (_, index) => {
    const startsAt = new Date(Date.UTC(2031, 0, 6 + round * 7 + index, 17));
    return { startsAt, endsAt: new Date(startsAt.getTime() + 6 * HOUR), breakMinutes: 30, positions: PLACES };
  });

/** Everyone applies for one to three shifts, drawn by their number. */
async function applyAll(missionId: number, companyId: number, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with mine as (select id, row_number() over (order by starts_at) as place from shifts where mission_id = ${missionId}),
    asked as (
      select candidate_id, array(select id from mine where (place + n) % ${SHIFTS} <= n % 3) as shift_ids
      from unnest(${[...people]}::bigint[]) with ordinality as p (candidate_id, n)),
    applied as (
      insert into applications (mission_id, candidate_id, company_id, message, shift_ids)
      select ${missionId}, candidate_id, ${companyId}, 'Bonjour, je suis disponible.', shift_ids from asked returning id, created_at),
    told as (
      insert into application_events (mission_id, application_id, kind, at)
      select ${missionId}, id, 'received', created_at from applied),
    counted as (
      update missions set application_count = ${people.length} where id = ${missionId})
    select id from applied`.execute(h.ctx.db);
  return rows.map(({ id }) => id);
}

test("ten places over five shifts and two hundred people at once", {
  timeout: IS_LONG ? 1_800_000 : 180_000,
}, async () => {
  const employer = await anEmployer(h.ctx.db);
  const token = await tokenFor(h.ctx, employer.id);
  const people: number[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push((await aCandidate(h.ctx.db)).id);

  for (let round = 0; round < ROUNDS; round += 1) {
    const shifts = shiftsOf(round);
    const mission = await aMission(h.ctx.db, { employer, takeSome: true, shifts });
    const applications = await applyAll(mission.id, employer.companyId, people);
    const answers: Answer[] = [];
    const waiting = [...applications];
    const acceptNext = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
        answers.push(await patch(h, token, `applications/${id}/accept`));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, acceptNext));
    const refused = answers.filter(({ status }) => status !== 200);
    expect([...new Set(refused.map(({ status, body }) => `${status} ${body.code}`))]).toEqual(["409 shift_full"]);

    const stored = await h.ctx.db
      .selectFrom("shifts")
      .where("missionId", "=", mission.id)
      .select(["id", "positions", "acceptedCount"])
      .execute();
    // Whoever was refused asked for a shift that is full.
    const full = new Set(stored.filter((shift) => shift.acceptedCount === shift.positions).map(({ id }) => id));
    expect(refused.every(({ body }) => full.has(body.shift ?? 0))).toBe(true);
    expect(stored.map(({ acceptedCount }) => acceptedCount)).toEqual(Array(SHIFTS).fill(PLACES));
    const { rows } = await sql<{ bookings: number; twice: number }>`
      select count(*) as bookings, count(*) - count(distinct (candidate_id, shift_id)) as twice
      from bookings where mission_id = ${mission.id}`.execute(h.ctx.db);
    expect(rows).toEqual([{ bookings: SHIFTS * PLACES, twice: 0 }]);
  }
  await requireSound(h);
});
