import { randomUUID } from "node:crypto";
import type { BoardView } from "@app/contract/day/board";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get, type Note, patch, post } from "../../../test/scene.ts";
import { sweepLate } from "./sweep-late.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());
// Noon of the next day: a board has a code on its own day alone.
beforeEach(() => h.advance(atParis(addDays(parisDay(h.ctx.now()), 1), "12:00").getTime() - h.ctx.now().getTime()));

const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;

/** An establishment with a shift that starts in so long, and people who confirmed. */
async function aDay(startsIn: number, count = 1) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const place = await anEstablishment(h.ctx.db, {
    companyId: employer.companyId,
    name: `Lieu ${randomUUID().slice(0, 8)}`,
  });
  const startsAt = new Date(h.ctx.now().getTime() + startsIn);
  const endsAt = new Date(startsAt.getTime() + 6 * HOUR);
  const mission = await aMission(h.ctx.db, {
    employer,
    establishmentId: place.id,
    startsAt,
    endsAt,
    positions: count + 1,
    shifts: [{ startsAt, endsAt, positions: count + 1, breakMinutes: 0 }],
  });
  const people = [];
  for (let n = 0; n < count; n += 1) {
    const candidate = await aCandidate(h.ctx.db);
    const { id } = await anApplication(h.ctx.db, { mission, candidate, ...confirmed });
    people.push({ id, candidate, token: await tokenFor(h.ctx, candidate.id) });
  }
  const token = await tokenFor(h.ctx, employer.id);
  const { id: shift } = await h.ctx.db
    .selectFrom("shifts")
    .where("missionId", "=", mission.id)
    .select("id")
    .executeTakeFirstOrThrow();
  return { employer, place, mission, people, token, shift, startsAt, endsAt };
}
type Day = Awaited<ReturnType<typeof aDay>>;

const read = (token: string, query: string) => get<BoardView>(h, token, `board/${query}`);
/** A new one each time: the clock is moved further than one lasts. */
const signIn = (userId: number | undefined) => tokenFor(h.ctx, userId ?? 0);
const boardOf = async ({ employer, place, startsAt }: Day, more = "") =>
  (await read(await signIn(employer.id), `?establishment=${place.id}&day=${parisDay(startsAt)}${more}`)).body;
const record = async (day: Day, index: number, fields: object = {}) =>
  post(h, await signIn(day.employer.id), "board/presence", {
    client_id: randomUUID(),
    application: day.people[index]?.id,
    shift: day.shift,
    kind: "in",
    ...fields,
  });
const notesOf = async (user: { id: number } | undefined) =>
  (await get<Note[]>(h, await signIn(user?.id), "notifications/")).body;

describe("the board of an establishment", () => {
  test("has the shifts of the day, who comes with their phone and state, those to act on first, and the places left", async () => {
    const day = await aDay(-30 * MINUTE, 3);
    await record(day, 1, { at: day.startsAt.toISOString() });
    const board = await boardOf(day);
    expect(board).toMatchObject({ establishment: day.place.id, day: parisDay(day.startsAt) });
    expect(board.shifts).toMatchObject([
      { id: day.shift, job: { id: day.mission.id, title: day.mission.title }, positions: 4, missing: 1 },
    ]);
    const people = board.shifts[0]?.people ?? [];
    expect(people.map(({ state }) => state)).toEqual(["late", "late", "arrived"]);
    expect(people.at(-1)).toMatchObject({
      application_id: day.people[1]?.id,
      phone: day.people[1]?.candidate.phone,
      since: day.startsAt.toISOString(),
      en_route: null,
      flagged: false,
      asked: false,
    });
    expect(people[0]).toMatchObject({ asked: true, since: day.startsAt.toISOString() });
  });

  test("on a wall: no phone, a first name and an initial, and nobody’s contact details count as seen", async () => {
    const day = await aDay(-30 * MINUTE);
    const [person] = day.people;
    const board = await boardOf(day, "&wall=true");
    const name = `${person?.candidate.firstName} ${person?.candidate.lastName.charAt(0)}.`;
    expect(board.shifts[0]?.people).toMatchObject([{ name, phone: null }]);
    const views = async () => (await get<{ count: number }>(h, person?.token ?? "", "account/views/")).body.count;
    expect(await views()).toBe(0);
    await boardOf(day);
    await boardOf(day);
    expect(await views()).toBe(1);
  });

  test("without a place, is where something happens first; on another day it has no code", async () => {
    const later = await aDay(3 * HOUR);
    const soon = await anEstablishment(h.ctx.db, { companyId: later.employer.companyId, name: "Confluence" });
    const startsAt = new Date(h.ctx.now().getTime() + HOUR);
    await aMission(h.ctx.db, {
      employer: later.employer,
      establishmentId: soon.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR),
    });
    const today = parisDay(h.ctx.now());
    if (parisDay(startsAt) === today) {
      const { body } = await read(later.token, "");
      expect([body.establishment, body.places]).toEqual([soon.id, expect.arrayContaining([soon.id])]);
    }
    expect((await read(later.token, `?establishment=${soon.id}`)).body.code).toMatch(/^\d{4}$/);
    const tomorrow = await read(later.token, `?establishment=${soon.id}&day=${addDays(today, 1)}`);
    expect(tomorrow.body.code).toBeNull();
    const alone = await anEmployer(h.ctx.db);
    expect((await read(await tokenFor(h.ctx, alone.id), "")).body).toMatchObject({ establishment: null, shifts: [] });
  });

  test("has the missions without an establishment for those who have them all", async () => {
    const employer = await anEmployer(h.ctx.db);
    const startsAt = new Date(h.ctx.now().getTime() - HOUR);
    const mission = await aMission(h.ctx.db, {
      employer,
      remote: true,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 4 * HOUR),
    });
    const { body } = await read(await tokenFor(h.ctx, employer.id), "?establishment=none");
    expect(body.establishment).toBeNull();
    expect(body.shifts.map(({ job }) => job.id)).toEqual([mission.id]);
    const day = await aDay(HOUR);
    const manager = await anEmployer(h.ctx.db, {
      company: day.employer.company,
      member: { role: "manager", establishmentIds: [day.place.id] },
    });
    const refused = { status: 404, body: { code: "establishment_not_found" } };
    expect(await read(await tokenFor(h.ctx, manager.id), "?establishment=none")).toMatchObject(refused);
    expect(await read(day.token, "?establishment=999999999")).toMatchObject(refused);
    expect(await read(day.token, "?establishment=chez-moi")).toMatchObject({ status: 400 });
    expect(await read(day.token, "?day=2026-02-30")).toMatchObject({ status: 400 });
  });

  test("its version grows with what is recorded, and the members who see it are notified", async () => {
    const day = await aDay(-30 * MINUTE);
    const [lead, elsewhere] = [
      await anEmployer(h.ctx.db, {
        company: day.employer.company,
        member: { role: "shift_lead", establishmentIds: [day.place.id], duty: 0 },
      }),
      await anEmployer(h.ctx.db, { company: day.employer.company, member: { role: "manager", establishmentIds: [] } }),
    ];
    const before = (await boardOf(day)).version;
    const frames: [number, unknown][] = [];
    const stop = h.ctx.realtime.onEvent((userId, frame) => frame.type === "board" && frames.push([userId, frame]));
    for (const { id } of [day.employer, lead, elsewhere]) await h.ctx.realtime.subscribe(id);
    await record(day, 0);
    const after = (await boardOf(day)).version;
    expect(after).toBeGreaterThan(before);
    await expect.poll(() => new Set(frames.map(([userId]) => userId))).toEqual(new Set([day.employer.id, lead.id]));
    expect(frames[0]?.[1]).toEqual({
      type: "board",
      establishment: day.place.id,
      day: parisDay(day.startsAt),
      version: after,
    });
    stop();
  });
});

describe("whoever has not arrived", () => {
  const kinds = (notes: readonly Note[]) => notes.map(({ kind }) => kind);

  test("is told once at five minutes, asked about once at ten, and their arrival settles it", async () => {
    const day = await aDay(MINUTE, 2);
    const at = async (minutes: number) => {
      h.advance(day.startsAt.getTime() + minutes * MINUTE - h.ctx.now().getTime());
      await sweepLate(h.ctx);
      await sweepLate(h.ctx);
      await h.runDueJobs();
    };
    await at(4.9);
    expect(await notesOf(day.employer)).toEqual([]);
    await at(5);
    expect(kinds(await notesOf(day.employer))).toEqual(["late", "late"]);
    await record(day, 0);
    await h.runDueJobs();
    await at(10);
    await at(11);
    const notes = await notesOf(day.employer);
    expect(kinds(notes).toSorted()).toEqual(["late", "late", "presence_asked"]);
    const asked = notes.find(({ kind }) => kind === "presence_asked");
    const person = day.people[1];
    expect(asked).toMatchObject({
      title: `Est-ce que ${person?.candidate.firstName} ${person?.candidate.lastName} est là\u202f?`,
      actionUrl: `/employeur/tableau-de-bord/aujourd-hui?etablissement=${day.place.id}#candidature-${person?.id}`,
    });
    const unread = async () =>
      (await get<Note[]>(h, await signIn(day.employer.id), "notifications/?unread=true")).body.map(
        ({ actionUrl }) => actionUrl,
      );
    expect((await unread()).every((url) => url.endsWith(`#candidature-${person?.id}`))).toBe(true);
    // Nothing is automatic: only a person says that somebody is absent.
    const { attendance } = await h.ctx.db
      .selectFrom("applications")
      .where("id", "=", Number(person?.id))
      .select("attendance")
      .executeTakeFirstOrThrow();
    expect(attendance).toBeNull();
  });

  test("an absence is said from ten minutes after the start, and the person is notified; an arrival afterwards is shown", async () => {
    const day = await aDay(MINUTE);
    const [person] = day.people;
    const absent = async () =>
      patch(h, await signIn(day.employer.id), `applications/${person?.id}/attendance`, { outcome: "absent" });
    h.advance(10 * MINUTE);
    expect(await absent()).toMatchObject({ status: 409, body: { code: "absence_too_early" } });
    h.advance(MINUTE);
    expect((await absent()).status).toBe(200);
    expect((await boardOf(day)).shifts[0]?.people).toMatchObject([{ state: "absent", asked: false }]);
    await h.runJobs();
    expect(kinds(await notesOf(person?.candidate))).toContain("attendance_absent");
    await sweepLate(h.ctx);
    await h.runDueJobs();
    expect(kinds(await notesOf(day.employer))).not.toContain("late");
    await record(day, 0);
    expect((await boardOf(day)).shifts[0]?.people).toMatchObject([{ state: "arrived" }]);
  });

  test("nobody is looked for who came by then, withdrew, did not confirm, or is on a shift that is over", async () => {
    const day = await aDay(MINUTE, 3);
    const [arrived, gone, unsure] = day.people;
    await record(day, 0, { at: new Date(h.ctx.now().getTime()).toISOString() });
    await patch(h, await signIn(gone?.candidate.id), `applications/${gone?.id}/withdraw`, { reason: "Malade" });
    await h.ctx.db
      .updateTable("bookings")
      .set({ confirmedAt: null })
      .where("applicationId", "=", Number(unsure?.id))
      .execute();
    await h.runJobs();
    h.advance(20 * MINUTE);
    await sweepLate(h.ctx);
    await h.runDueJobs();
    expect(kinds(await notesOf(day.employer)).filter((kind) => kind === "late" || kind === "presence_asked")).toEqual(
      [],
    );
    const over = await aDay(MINUTE);
    h.advance(7 * HOUR);
    await sweepLate(h.ctx);
    await h.runDueJobs();
    expect(await notesOf(over.employer)).toEqual([]);
    expect(arrived?.id).toBeDefined();
  });
});

test("an arrival by the code notifies those on duty once, and not whoever recorded one", async () => {
  const day = await aDay(-20 * MINUTE, 2);
  const code = (await boardOf(day)).code;
  const event = { client_id: randomUUID(), application: day.people[0]?.id, shift: day.shift, kind: "in", code };
  const now = h.ctx.now().toISOString();
  for (let n = 0; n < 2; n += 1)
    await post(h, day.people[0]?.token ?? "", "presence", { sent_at: now, events: [{ ...event, device_at: now }] });
  await record(day, 1);
  await h.runJobs();
  const { candidate } = day.people[0] ?? {};
  expect(await notesOf(day.employer)).toMatchObject([
    { kind: "arrived", title: `${candidate?.firstName} ${candidate?.lastName} est sur place` },
  ]);
  expect((await boardOf(day)).shifts[0]?.people.map(({ state }) => state)).toEqual(["arrived", "arrived"]);
});

test("coordinates that a client adds are found nowhere: not in the database, the logs, or a mail", async () => {
  const lines: string[] = [];
  const { pino } = await import("pino");
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const strict = await startHarness({ DATABASE_URL: h.ctx.config.databaseUrl, LOG_LEVEL: "debug" }, undefined, log);
  const day = await aDay(-20 * MINUTE);
  const [person] = day.people;
  const now = h.ctx.now().toISOString();
  const place = { latitude: 45.7651234, longitude: 4.8359876, accuracy: "canari-position" };
  const event = {
    client_id: randomUUID(),
    application: person?.id,
    shift: day.shift,
    kind: "en_route",
    device_at: now,
  };
  const token = await tokenFor(strict.ctx, Number(person?.candidate.id));
  for (const body of [
    { sent_at: now, events: [{ ...event, ...place }] },
    { sent_at: now, events: [event], ...place },
    { sent_at: now, events: [{ ...event, client_id: "45.7651234,4.8359876" }] },
  ])
    expect((await call(strict.app, "POST", "/api/presence/", { token, body })).status).toBe(400);
  expect(
    (await call(strict.app, "POST", "/api/presence/", { token, body: { sent_at: now, events: [event] } })).status,
  ).toBe(200);
  await strict.runJobs();
  const marks = /45\.7651|4\.8359|canari-position/;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => marks.test(line))).toEqual([]);
  expect(strict.mails.filter((mail) => marks.test(JSON.stringify(mail)))).toEqual([]);
  const { rows: tables } = await h.ctx.pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(oid, 'select')`,
  );
  for (const { name } of tables) {
    const { rows } = await h.ctx.pool.query(
      `select 1 from ${name} t where t::text ~ '45\\.7651|4\\.8359|canari-position' limit 1`,
    );
    expect(rows, name).toEqual([]);
  }
  const { Redis } = await import("ioredis");
  const redis = new Redis(h.ctx.config.redisUrl ?? "");
  for (const key of await redis.keys("*"))
    expect(`${key} ${(await redis.dumpBuffer(key))?.toString("latin1")}`).not.toMatch(marks);
  redis.disconnect();
  await strict.close();
});
