/** Two hundred people of a team answer at once, and a worker dies: never oversold, nobody notified twice, the team before everybody. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "./harness.ts";
import { createWorker, type KilledWorker } from "./killed-worker.ts";
import { IS_LONG } from "./length.ts";
import { answer, askedFor, middayIn, somePeople, withinHours } from "./matching-scene.ts";
import { post, requireSound } from "./scene.ts";
import { aTeam, publishFor } from "./team-scene.ts";

const MEMBERS = 200;
const PLACES = 3;
const PUBLICATIONS = IS_LONG ? 60 : 4;

let h: Harness;
let worker: KilledWorker;
beforeAll(async () => {
  h = await startHarness();
  worker = createWorker(h);
});
afterAll(async () => {
  await worker.kill();
  await h.close();
});

test("two hundred say yes at once for three places: three have one, and everybody was notified once", {
  timeout: 240_000,
}, async () => {
  const team = await aTeam(h, MEMBERS);
  const { id } = (
    await publishFor(h, team.token, {
      audience: "team_first",
      teamBooking: "first",
      positions: PLACES,
      startsAt: withinHours(h),
    })
  ).body;
  await h.runDueJobs();
  const asked = await askedFor(h, id);
  expect(asked).toHaveLength(MEMBERS);
  const answers = await Promise.all(asked.map((one) => answer(h, one, "yes")));
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  // A connection that does not come in time is answered 503: the person says yes again.
  for (const [index, { status }] of answers.entries()) {
    const one = asked[index];
    if (status === 503 && one) expect([200, 409]).toContain((await answer(h, one, "yes")).status);
  }
  expect([...byStatus.keys()].every((status) => [200, 409, 503].includes(status))).toBe(true);
  const { rows } = await sql<{ booked: number; accepted: number; applications: number }>`
    select (select count(*) from bookings where mission_id = ${id})::integer as booked, m.accepted_count as accepted,
      (select count(*) from applications a where a.mission_id = m.id and a.status = 'accepted')::integer as applications
    from missions m where m.id = ${id}`.execute(h.ctx.db);
  expect(rows).toEqual([{ booked: PLACES, accepted: PLACES, applications: PLACES }]);
  await h.runJobs();
  const { rows: notes } = await sql<{ most: number; people: number }>`
    select max(n)::integer as most, count(*)::integer as people from (
      select count(*) as n from notifications where kind = 'proposition' and event_key = ${`proposition:${id}`} group by user_id) c`.execute(
    h.ctx.db,
  );
  expect(notes).toEqual([{ most: 1, people: MEMBERS }]);
  await requireSound(h);
});

test("a mission opened twice at once, and by its job: opened once", { timeout: 120_000 }, async () => {
  const team = await aTeam(h, 3);
  const { id } = (await publishFor(h, team.token, { audience: "team_first", startsAt: middayIn(h, 7) })).body;
  const open = () => post(h, team.token, `jobs/${id}/audience`, { audience: "everyone" });
  const answers = await Promise.all([open(), open(), open()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await h.runJobs();
  const { rows } = await sql<{ team: number; alerts: number }>`
    select (select count(*) from propositions where mission_id = ${id} and origin = 'team')::integer as team,
      (select count(*) from mission_waves where mission_id = ${id} and number = 1)::integer as alerts`.execute(
    h.ctx.db,
  );
  expect(rows).toEqual([{ team: 3, alerts: 1 }]);
});

const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(h.ctx.db)).rows[0]?.n ?? 0;

test("a worker killed while missions open: the team before everybody, nobody notified twice", {
  timeout: IS_LONG ? 3_600_000 : 300_000,
}, async () => {
  await somePeople(h, 30);
  const missions: number[] = [];
  const waiting = () =>
    count(sql<{ n: number }>`
      select ((select count(*) from missions where id = any(${missions}::bigint[]) and (team_until is not null or team_sent_at is null))
        + (select count(*) from mission_waves where mission_id = any(${missions}::bigint[]) and number = 1 and state = 'due' and due_at <= now())
        + (select count(*) from propositions where mission_id = any(${missions}::bigint[]) and notified_at is null and closed_at is null))::integer as n`);
  let team = await aTeam(h, 12);
  for (let n = 0; n < PUBLICATIONS; n += 1) {
    // A person is asked four times a day: the fifth mission is another house's.
    if (n > 0 && n % 4 === 0) team = await aTeam(h, 12);
    const teamUntil = new Date(h.ctx.now().getTime() + 1_500).toISOString();
    const published = await publishFor(h, team.token, {
      audience: "team_first",
      teamUntil,
      startsAt: withinHours(h),
    });
    expect(published.status).toBe(201);
    missions.push(published.body.id);
    worker.start();
    await sleep(1_500 + Math.floor(Math.random() * 2_500));
    await worker.kill();
  }
  worker.start();
  const until = Date.now() + 60_000;
  while ((await waiting()) > 0 && Date.now() < until) await sleep(100);
  await worker.kill();
  expect(await waiting()).toBe(0);
  const { rows } = await sql<{ team: number; twice: number; late: number; open: number }>`
    select (select count(*) from propositions p where p.mission_id = any(${missions}::bigint[]) and p.origin = 'team')::integer as team,
      (select count(*) from (select 1 from notifications n where n.kind = 'proposition'
        and n.event_key in (select 'proposition:' || id from unnest(${missions}::bigint[]) id) group by n.user_id, n.event_key having count(*) > 1) t)::integer as twice,
      (select count(*) from missions m where m.id = any(${missions}::bigint[]) and exists (
        select from mission_waves w where w.mission_id = m.id and w.sent_at < m.team_sent_at))::integer as late,
      (select count(*) from mission_search where mission_id = any(${missions}::bigint[]))::integer as open`.execute(
    h.ctx.db,
  );
  expect(rows[0]).toEqual({ team: 12 * PUBLICATIONS, twice: 0, late: 0, open: PUBLICATIONS });
  expect((await call(h.app, "GET", `/api/jobs/${missions[0]}/`, {})).status).toBe(200);
});
