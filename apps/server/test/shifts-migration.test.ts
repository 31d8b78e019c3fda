/** Missions published without shifts, and a previous release that goes on publishing them while the schema changes. */
import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPool } from "@app/db/database";
import { runDbmate } from "@app/db/dbmate";
import { brokenInvariants } from "@app/db/invariants";
import { migrate } from "@app/db/migrate";
import { createRoles, urlAs } from "@app/db/roles";
import { shiftsFromFields } from "@app/domain/shift";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase } from "../../../tools/stack/postgres.ts";
import { bookedHours, checksums, isFound, missionRow, PEOPLE, shiftsOf } from "./migrated-rows.ts";

const PASSWORDS = { owner: "owner", app: "app", readonly: "readonly" };
const MIGRATIONS = join(import.meta.dirname, "../../../db/migrations");
const LAST_WITHOUT_SHIFTS = "0016";
/** A whole migration. */
const SLOW = { timeout: 60_000 };
const admin = `${inject("postgresUrl")}shifts_migration`;
const owner = connectPool(urlAs(admin, "owner", PASSWORDS.owner), { max: 1 });
const app = connectPool(urlAs(admin, "app", PASSWORDS.app), { max: 1 });

beforeAll(async () => {
  await createDatabase(`${inject("postgresUrl")}postgres`, "shifts_migration");
  await createRoles(admin, PASSWORDS);
  await migrateAsBefore();
  await owner.query(PEOPLE);
});
afterAll(() => Promise.all([owner.end(), app.end()]));

test("missions of the previous release get their shifts, whatever their hours", SLOW, async () => {
  const day = await publish({ starts: "2027-03-01T08:00Z", ends: "2027-03-01T16:30Z", hours: 8, positions: 2 });
  const dateOnly = await publish({ starts: "2027-03-02T08:00Z", ends: "2027-03-02T22:59:59.999Z", hours: null });
  const week = await publish({ starts: "2027-03-26T21:00Z", ends: "2027-03-30T05:00Z", hours: 7.5, positions: 3 });
  const accepted = await accept(week, 11, ["2027-03-26T21:00Z", "2027-03-27T21:00Z", "2027-03-28T20:00Z"], 7.5);
  const confirmed = await accept(dateOnly, 12, ["2027-03-02T08:00Z"], 15);
  await confirm(confirmed);

  await migrate(urlAs(admin, "owner", PASSWORDS.owner), { contract: false });

  expect(await shiftsOf(owner, day)).toEqual([["2027-03-01T08:00", "2027-03-01T16:30", 30, 2, 0, 0]]);
  expect(await shiftsOf(owner, dateOnly)).toEqual([["2027-03-02T08:00", "2027-03-02T16:00", 0, 1, 1, 1]]);
  expect(await shiftsOf(owner, week)).toEqual([
    ["2027-03-26T21:00", "2027-03-27T04:30", 0, 3, 1, 0],
    ["2027-03-27T21:00", "2027-03-28T04:30", 0, 3, 1, 0],
    // Clocks go forward in the night of the 28th.
    ["2027-03-28T20:00", "2027-03-29T03:30", 0, 3, 1, 0],
    ["2027-03-29T20:00", "2027-03-30T03:30", 0, 3, 0, 0],
  ]);
  expect(await bookedHours(owner, confirmed)).toEqual([["2027-03-02T08:00", "2027-03-02T16:00", true]]);
  expect(await bookedHours(owner, accepted)).toHaveLength(3);
  expect(await missionRow(owner, week)).toMatchObject({
    next_start: new Date("2027-03-26T21:00Z"),
    paid_minutes: 1800,
  });
  // The previous release reads its own columns back.
  expect(await missionRow(owner, dateOnly)).toMatchObject({
    hours_per_day: null,
    ends_at: new Date("2027-03-02T22:59:59.999Z"),
  });
});

test("a second run changes nothing", SLOW, async () => {
  const before = await checksums(owner);
  await migrate(urlAs(admin, "owner", PASSWORDS.owner), { contract: false });
  expect(await checksums(owner)).toEqual(before);
});

test("the database makes the same shifts of a mission as the domain", SLOW, async () => {
  const MINUTE = 60_000;
  const start = fc
    .integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2028, 0, 1) / MINUTE })
    .map((minute) => new Date(minute * MINUTE));
  // The weeks in which clocks change are half of the draws.
  const clockChange = fc
    .tuple(fc.constantFrom(Date.UTC(2027, 2, 25), Date.UTC(2027, 9, 28)), fc.nat(8 * 24 * 60))
    .map(([from, minutes]) => new Date(from + minutes * MINUTE));
  const hours = fc.option(fc.integer({ min: 100, max: 2400 }).map((hundredths) => hundredths / 100));
  const length = fc.oneof(
    fc.integer({ min: 1, max: 1600 }),
    fc.integer({ min: 1, max: 45 * 1440 }),
    fc.constantFrom(1440, 1500),
  );
  const mission = fc.record({
    startsAt: fc.oneof(start, clockChange),
    length,
    hoursPerDay: hours,
    isDate: fc.boolean(),
  });
  for (const { startsAt, length, hoursPerDay, isDate } of fc.sample(mission, 3_000)) {
    const minute = new Date(startsAt.getTime() + length * MINUTE);
    const endsAt = isDate ? await endOfParisDay(minute) : minute;
    const fields = { startsAt, endsAt, hoursPerDay, totalDays: null, payPeriod: "hourly" as const, positions: 4 };
    const { rows } = await owner.query<Record<string, unknown>>(
      `select starts_at as "startsAt", ends_at as "endsAt", break_minutes as "breakMinutes", positions
       from before_shifts.shifts_of_fields($1, $2, $3, 4) order by starts_at`,
      [startsAt, endsAt, hoursPerDay],
    );
    expect(rows, JSON.stringify(fields)).toEqual(shiftsFromFields(fields));
  }
});

test("what the previous release goes on writing is found, booked and counted by shift", async () => {
  const mission = await publish({ starts: "2027-05-03T08:00Z", ends: "2027-05-05T16:00Z", hours: 8, positions: 2 });
  expect(await shiftsOf(owner, mission)).toHaveLength(3);
  expect(await isFound(owner, mission)).toBe(true);

  const first = await accept(mission, 13, ["2027-05-03T08:00Z", "2027-05-04T08:00Z", "2027-05-05T08:00Z"], 8);
  const second = await accept(mission, 14, ["2027-05-03T08:00Z", "2027-05-04T08:00Z", "2027-05-05T08:00Z"], 8);
  await confirm(first);
  expect((await shiftsOf(owner, mission)).map((shift) => shift.slice(3))).toEqual([
    [2, 2, 1],
    [2, 2, 1],
    [2, 2, 1],
  ]);
  expect(await missionRow(owner, mission)).toMatchObject({ confirmed_count: 1, next_start: null });
  expect(await isFound(owner, mission)).toBe(false);

  await withdraw(first);
  expect((await shiftsOf(owner, mission)).map((shift) => shift.slice(3))).toEqual([
    [2, 1, 0],
    [2, 1, 0],
    [2, 1, 0],
  ]);
  expect(await missionRow(owner, mission)).toMatchObject({
    confirmed_count: 0,
    next_start: new Date("2027-05-03T08:00Z"),
  });
  expect(await isFound(owner, mission)).toBe(true);

  await inTransaction(async (query) => {
    await query(
      "update missions set starts_at = '2027-05-04T09:00Z', ends_at = '2027-05-05T17:00Z', hours_per_day = 7 where id = $1",
      [mission],
    );
    await query("delete from bookings where mission_id = $1", [mission]);
    await book(query, mission, second, 14, ["2027-05-04T09:00Z", "2027-05-05T09:00Z"], 7);
  });
  expect(await shiftsOf(owner, mission)).toEqual([
    ["2027-05-04T09:00", "2027-05-04T16:00", 0, 2, 1, 0],
    ["2027-05-05T09:00", "2027-05-05T16:00", 0, 2, 1, 0],
  ]);
  expect(await bookedHours(owner, second)).toHaveLength(2);

  await app.query("update missions set positions = 5 where id = $1", [mission]);
  expect((await shiftsOf(owner, mission)).map((shift) => shift[3])).toEqual([5, 5]);
});

test("what the current release writes stays as it is", async () => {
  const mission = await publish({ starts: "2027-06-01T08:00Z", ends: "2027-06-01T16:00Z", hours: 8 });
  await inTransaction(async (query) => {
    await query("delete from shifts where mission_id = $1", [mission]);
    await query(
      `insert into shifts (mission_id, starts_at, ends_at, positions) values
         ($1, '2027-06-01T08:00Z', '2027-06-01T12:00Z', 2), ($1, '2027-06-03T17:00Z', '2027-06-03T23:00Z', 1)`,
      [mission],
    );
    await query("update missions set take_some = true where id = $1", [mission]);
    await query("select derive_mission($1, now())", [mission]);
  });
  expect(await shiftsOf(owner, mission)).toEqual([
    ["2027-06-01T08:00", "2027-06-01T12:00", 0, 2, 0, 0],
    ["2027-06-03T17:00", "2027-06-03T23:00", 0, 1, 0, 0],
  ]);
  expect(await missionRow(owner, mission)).toMatchObject({ positions: 3, shift_count: 2, paid_minutes: 600 });
  // The previous release cannot accept somebody for some shifts: it says that the hours are booked.
  await expect(accept(mission, 15, ["2027-06-01T08:00Z"], 4)).rejects.toMatchObject({
    constraint: "bookings_no_overlap",
  });
});

test("the previous release goes on with the two badges it knows", async () => {
  await app.query("insert into earned_badges (candidate_id, badge) values (11, 'ten_missions'), (11, 'reliable')");
  expect((await app.query("select badge from candidate_badges")).rows).toEqual([{ badge: "reliable" }]);
  const written =
    "(11, 'quick_starter', 2), (11, 'reliable', 6) on conflict (candidate_id, badge) do update set count = excluded.count";
  await app.query(`insert into candidate_badges (candidate_id, badge, count) values ${written}`);
  await app.query("delete from candidate_badges where badge not in ('reliable')");
  const { rows } = await app.query("select badge || count as badge from earned_badges order by badge");
  expect(rows).toEqual([{ badge: "reliable6" }, { badge: "ten_missions1" }]);
});

test("once the previous release is gone, a booking is always of a shift", SLOW, async () => {
  await migrate(urlAs(admin, "owner", PASSWORDS.owner));
  const counters = (await brokenInvariants(owner)).filter((line) =>
    /mission|shift|booking|accepted|derived|live/.test(line),
  );
  expect(counters).toEqual([]);
  const { rows } = await owner.query("select hours_per_day from missions where starts_at = '2027-03-02T08:00Z'");
  expect(rows).toEqual([{ hours_per_day: 8 }]);
  const mission = await publish({ starts: "2027-07-01T08:00Z", ends: "2027-07-01T16:00Z", hours: 8 });
  await expect(accept(mission, 16, ["2027-07-01T08:00Z"], 8)).rejects.toMatchObject({ column: "shift_id" });
});

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** The schema as the previous release knew it. */
async function migrateAsBefore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const file of readdirSync(MIGRATIONS)) {
    if (/^\d/.test(file) && file.slice(0, 4) <= LAST_WITHOUT_SHIFTS) cpSync(join(MIGRATIONS, file), join(folder, file));
  }
  const url = urlAs(admin, "owner", PASSWORDS.owner);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await runDbmate(client, url, folder);
  await client.end();
  await createRoles(admin, PASSWORDS);
}

async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const client = await app.connect();
  try {
    await client.query("begin");
    const result = await work((text, values) => client.query(text, values));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

type Fields = { starts: string; ends: string; hours: number | null; positions?: number };

async function publish({ starts, ends, hours, positions = 1 }: Fields): Promise<number> {
  const { rows } = await app.query<{ id: number }>(
    `insert into missions (company_id, created_by, title, description, type, sectors, location, pay_cents, pay_period, hourly_cents,
       hours_per_day, starts_at, ends_at, end_given, positions)
     values (1, 1, 'Serveur (H/F)', 'Service en salle', 'contract', '{Restauration}', 'Lyon', 1400, 'hourly', 1400, $3, $1, $2, true, $4)
     returning id`,
    [starts, ends, hours, positions],
  );
  return rows[0]?.id ?? 0;
}

function accept(mission: number, person: number, starts: string[], hours: number): Promise<number> {
  return inTransaction(async (query) => {
    await query(
      "update missions set accepted_count = accepted_count + 1, application_count = application_count + 1 where id = $1",
      [mission],
    );
    const { rows } = await query(
      `insert into applications (mission_id, candidate_id, company_id, status, message, decided_at)
       values ($1, $2, 1, 'accepted', 'Bonjour', now()) returning id`,
      [mission, person],
    );
    const { id } = rows[0] as { id: number };
    await book(query, mission, id, person, starts, hours);
    return id;
  });
}

async function book(
  query: Query,
  mission: number,
  application: number,
  person: number,
  starts: string[],
  hours: number,
) {
  await query(
    `insert into bookings (application_id, candidate_id, mission_id, during)
     select $1, $2, $3, tstzrange(s, s + $5::numeric * interval '1 hour') from unnest($4::timestamptz[]) s`,
    [application, person, mission, starts, hours],
  );
}

async function confirm(application: number): Promise<void> {
  await app.query("update applications set candidate_status = 'confirmed', confirmed_at = now() where id = $1", [
    application,
  ]);
}

function withdraw(application: number): Promise<void> {
  return inTransaction(async (query) => {
    await query(
      `update missions set accepted_count = accepted_count - 1, application_count = application_count - 1
       where id = (select mission_id from applications where id = $1)`,
      [application],
    );
    await query("delete from bookings where application_id = $1", [application]);
    await query("update applications set candidate_status = 'withdrawn', withdrawn_at = now() where id = $1", [
      application,
    ]);
  });
}

async function endOfParisDay(instant: Date): Promise<Date> {
  const { rows } = await owner.query<{ end: Date }>(
    `select ((($1::timestamptz at time zone 'Europe/Paris')::date + 1)::timestamp at time zone 'Europe/Paris') - interval '1 millisecond' as end`,
    [instant],
  );
  return rows[0]?.end ?? instant;
}
