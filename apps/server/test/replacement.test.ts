/** What is left of a shift whose person is absent: proposed to the reserve, taken by one person, and the contract of whoever comes late. */

import { randomUUID } from "node:crypto";
import type { BoardView } from "@app/contract/day/board";
import type { HoursSheet } from "@app/contract/hours/hours";
import type { PropositionView } from "@app/contract/matching/propositions";
import type { AgendaView } from "@app/contract/week/week";
import { anEmployer } from "@app/db/builders/companies";
import { deadlineIn } from "@app/domain/notifications/dated-text";
import { parisDay } from "@app/domain/time/calendar";
import { formatTime } from "@app/domain/time/format-time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { middayIn, missionBody } from "./matching-scene.ts";
import {
  aPlanB,
  bookedOn,
  calledNow,
  callsTo,
  confirmed,
  type Employer,
  HOUR,
  MINUTE,
  onStandby,
  type Person,
  type PlanBMission,
  says,
  waitUntil,
  withdraws,
} from "./reserve-scene.ts";
import { get, type Note, patch, post, requireSound } from "./scene.ts";

let h: Harness;
let employer: Employer;

beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});
beforeEach(async () => {
  employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
});

type Confirmed = Awaited<ReturnType<typeof confirmed>>;
const LENGTH = 5 * HOUR;

/** Five hours from midday with a break of thirty minutes, 14,50 € an hour, and somebody who confirmed. */
async function aService(planB: "auto" | "ask" = "auto") {
  const startsAt = middayIn(h, 3);
  const shift = { startsAt, endsAt: new Date(startsAt.getTime() + LENGTH), breakMinutes: 30, positions: 1 };
  const mission = await aPlanB(h, employer, { planB, startsAt, shifts: [shift] });
  return { mission, person: await confirmed(h, mission) };
}

const after = ({ startsAt }: PlanBMission, minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE);
const isAbsent = async (mission: PlanBMission, { application }: Confirmed, outcome = "absent") =>
  patch(h, await mission.boss(), `applications/${application}/attendance`, { outcome });
const callByHand = async (mission: PlanBMission, shift: number) =>
  post(h, await mission.boss(), `jobs/${mission.id}/calls`, { shift, count: 1 });
const showing = async ({ id, proposition }: Person) =>
  (await get<PropositionView>(h, await tokenFor(h.ctx, id), `propositions/${proposition}/`)).body;
const notesOf = async (id: number) => (await get<Note[]>(h, await tokenFor(h.ctx, id), "notifications/")).body;
const boardOf = async (mission: PlanBMission) =>
  (await get<BoardView>(h, await mission.boss(), `board/?day=${parisDay(mission.startsAt)}`)).body;

async function bookingsOf(mission: PlanBMission) {
  const { rows } = await h.ctx.pool.query<{
    candidateId: number;
    shiftId: number;
    startsAt: Date;
    endsAt: Date;
    replaces: number | null;
    breakMinutes: number | null;
  }>(
    `select candidate_id as "candidateId", shift_id as "shiftId", lower(during) as "startsAt", upper(during) as "endsAt", replaces,
      break_minutes as "breakMinutes" from bookings where mission_id = $1 order by replaces nulls first`,
    [mission.id],
  );
  return rows;
}

/** Somebody types the code of the day. */
async function arrives(mission: PlanBMission, { id, application }: Confirmed) {
  const [booking] = await bookingsOf(mission);
  const { code } = await boardOf(mission);
  const now = h.ctx.now().toISOString();
  const event = { client_id: randomUUID(), application, shift: booking?.shiftId, kind: "in", code, device_at: now };
  const answer = await post(h, await tokenFor(h.ctx, id), "presence", { sent_at: now, events: [event] });
  expect(answer.body).toMatchObject({ results: [{ outcome: "counted" }] });
  await h.runDueJobs();
}

/** The absence is said so many minutes after the start, and the worker has run. */
async function absentAt(mission: PlanBMission, person: Confirmed, minutes: number) {
  waitUntil(h, after(mission, minutes));
  expect((await isAbsent(mission, person)).status).toBe(200);
  await h.runDueJobs();
}

describe("an absence at the start", () => {
  test("once a person says it, what is left is called for, with its hours and pay, and the yes books them", async () => {
    const { mission, person } = await aService();
    const standby = await onStandby(h, mission.id, { isAccepted: true });
    waitUntil(h, after(mission, 11));
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([]);
    await absentAt(mission, person, 12);
    expect(await calledNow(h, mission.id)).toEqual([standby.id]);
    // A yes until 15 minutes past gives what begins 45 minutes past: 255 minutes, with 26 of the 30 of break.
    const [note] = await callsTo(h, standby);
    const offer = `Un oui avant ${deadlineIn(after(mission, 15))} donne ${formatTime(after(mission, 45))} – ${formatTime(after(mission, 300))}, pause 26\u00a0min, 55,34\u00a0€ brut`;
    expect(note?.message).toContain(offer);
    expect(note?.message).toContain("Ces heures sont à la première personne qui dit oui");
    expect(await showing(standby)).toMatchObject({
      state: "waiting",
      standbyCalled: true,
      yes: "booked",
      replacement: { pay: 55.34 },
      shifts: [{ startsAt: after(mission, 45).toISOString(), breakMinutes: 26 }],
      job: { nextShift: { startsAt: after(mission, 45).toISOString() }, paidMinutes: 229 },
    });
    const absent = (await notesOf(person.id)).find(({ kind }) => kind === "attendance_absent");
    expect(absent?.message).toContain("Ce signalement n’annule pas votre contrat\u00a0: si vous arrivez");
    expect((await boardOf(mission)).shifts[0]?.people).toMatchObject([
      {
        state: "absent",
        called_until: expect.stringContaining(after(mission, 17).toISOString().slice(0, 16)),
        replaces: null,
      },
    ]);

    // Four minutes later it is five minutes less.
    waitUntil(h, after(mission, 16));
    expect((await says(h, standby, "yes")).status).toBe(200);
    await h.runDueJobs();
    const bookings = await bookingsOf(mission);
    expect(bookings).toMatchObject([
      { candidateId: person.id, replaces: null, breakMinutes: null },
      { candidateId: standby.id, replaces: person.application, breakMinutes: 25 },
    ]);
    expect([bookings[1]?.startsAt, bookings[1]?.endsAt]).toEqual([after(mission, 50), after(mission, 300)]);
    const board = await boardOf(mission);
    expect(board.shifts[0]).toMatchObject({ positions: 1, missing: 0 });
    expect(board.shifts[0]?.people).toMatchObject([
      { application_id: person.application, state: "absent", called_until: null },
      {
        candidate_id: standby.id,
        state: "confirmed",
        replaces: { application_id: person.application },
        from: after(mission, 50).toISOString(),
      },
    ]);
    const token = await tokenFor(h.ctx, standby.id);
    const day = parisDay(mission.startsAt);
    const agenda = await get<AgendaView>(h, token, `agenda/?from=${day}&to=${day}`);
    expect(agenda.body.days[0]?.shifts).toMatchObject([
      { startsAt: after(mission, 50).toISOString(), breakMinutes: 25, pay: 54.38, status: "confirmed" },
    ]);
    expect((await get(h, token, "bookings/")).body).toMatchObject({
      results: [{ from: after(mission, 50).toISOString(), breakMinutes: 25 }],
    });

    waitUntil(h, after(mission, 310));
    const sheet = await get<HoursSheet>(h, await tokenFor(h.ctx, standby.id), `hours/?from=${day}&to=${day}`);
    expect(sheet.body.lines).toMatchObject([
      {
        startsAt: after(mission, 50).toISOString(),
        plannedMinutes: 225,
        proposed: {
          in: after(mission, 50).toISOString(),
          out: after(mission, 300).toISOString(),
          breakMinutes: 25,
          minutes: 225,
        },
      },
    ]);
    expect(
      (await isAbsent(mission, { id: standby.id, application: sheet.body.lines[0]?.application_id ?? 0 })).status,
    ).toBe(200);
  });

  test("two say yes at once: one has the hours, the other stays in the reserve", async () => {
    const { mission, person } = await aService();
    const pair = [
      await onStandby(h, mission.id, { isAccepted: true }),
      await onStandby(h, mission.id, { isAccepted: true }),
    ];
    await absentAt(mission, person, 12);
    expect(await calledNow(h, mission.id)).toHaveLength(2);
    const answers = await Promise.all(pair.map((one) => says(h, one, "yes")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const other = answers.findIndex(({ status }) => status === 409);
    expect(answers[other]?.body).toMatchObject({ code: "place_taken" });
    expect(await showing(pair[other] as Person)).toMatchObject({ state: "standby", called: "taken" });
    expect(await bookingsOf(mission)).toHaveLength(2);
  });

  test("a no, a silence or a replacement who gives up calls the next one", async () => {
    const { mission, person } = await aService();
    const people: Person[] = [];
    for (const index of [0, 1, 2, 3]) people.push(await onStandby(h, mission.id, { isAccepted: true, after: index }));
    const [first, second, third, fourth] = people as [Person, Person, Person, Person];
    await absentAt(mission, person, 12);
    expect(await calledNow(h, mission.id)).toEqual([first.id, second.id]);
    expect((await says(h, first, "no")).status).toBe(200);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([second.id, third.id]);
    waitUntil(h, after(mission, 18));
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([fourth.id]);
    expect((await says(h, second, "yes")).body).toMatchObject({ code: "proposition_expired" });
    expect((await says(h, fourth, "yes")).status).toBe(200);
    const { application_id } = await showing(fourth);
    await h.runDueJobs();
    await withdraws(h, { id: fourth.id, application: application_id ?? 0 });
    await h.runDueJobs();
    // A new loss: whoever was passed over comes again, in the same order.
    expect(await calledNow(h, mission.id)).toEqual([second.id, third.id]);
  });

  test("where a yes asks, accepting it books from then on, and there is nothing to confirm", async () => {
    const { mission, person } = await aService("ask");
    const standby = await onStandby(h, mission.id);
    await absentAt(mission, person, 12);
    const [note] = await callsTo(h, standby);
    expect(note?.message).toContain("Votre oui part chez l’employeur");
    expect((await says(h, standby, "yes")).status).toBe(200);
    await h.runDueJobs();
    const { application_id: application } = await showing(standby);
    expect((await notesOf(employer.id)).map(({ kind }) => kind)).toContain("call_answered");
    const view = await get(h, await mission.boss(), `applications/${application}/`);
    expect(view.body).toMatchObject({ status: "pending", replaces: true });
    waitUntil(h, after(mission, 21));
    const accepted = await patch(h, await mission.boss(), `applications/${application}/accept`);
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: "accepted", candidate_status: "confirmed", replaces: true, undo_until: null },
    });
    expect((await patch(h, await mission.boss(), `applications/${application}/accept`)).status).toBe(200);
    expect((await bookingsOf(mission))[1]).toMatchObject({
      startsAt: after(mission, 55),
      replaces: person.application,
    });
    await h.runDueJobs();
    expect((await notesOf(standby.id)).map(({ kind }) => kind)).toContain("place_given");
  });
});

describe("whoever comes late", () => {
  test("before a yes: the calls end, and those who were called stay in the reserve", async () => {
    const { mission, person } = await aService();
    const standby = await onStandby(h, mission.id, { isAccepted: true });
    await absentAt(mission, person, 12);
    waitUntil(h, after(mission, 15));
    await arrives(mission, person);
    expect(await showing(standby)).toMatchObject({ state: "standby", called: "taken", replacement: null });
    expect(await says(h, standby, "yes")).toMatchObject({ status: 409, body: { code: "place_taken" } });
    expect(await bookedOn(h, mission.id)).toEqual([person.id]);
    expect((await boardOf(mission)).shifts[0]?.people).toMatchObject([{ state: "arrived", called_until: null }]);
    const arrived = (await notesOf(employer.id)).find(({ kind }) => kind === "arrived");
    expect(arrived?.message).toContain("le reste du créneau n’est plus proposé");
    waitUntil(h, after(mission, 18));
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([]);
  });

  test("after a yes: both have a contract and hours, which both sides read", async () => {
    const { mission, person } = await aService();
    const standby = await onStandby(h, mission.id, { isAccepted: true });
    await absentAt(mission, person, 12);
    expect((await says(h, standby, "yes")).status).toBe(200);
    waitUntil(h, after(mission, 25));
    await arrives(mission, person);
    expect(await bookedOn(h, mission.id)).toEqual([person.id, standby.id].toSorted((a, b) => a - b));
    const arrived = (await notesOf(employer.id)).find(({ kind }) => kind === "arrived");
    expect(arrived?.message).toContain("les deux contrats courent");
    const day = parisDay(mission.startsAt);
    const agenda = await get<AgendaView>(h, await tokenFor(h.ctx, person.id), `agenda/?from=${day}&to=${day}`);
    expect(agenda.body.days[0]?.shifts).toMatchObject([{ absent: true, startsAt: mission.startsAt.toISOString() }]);
    waitUntil(h, after(mission, 310));
    const sheet = await get<HoursSheet>(h, await mission.boss(), `hours/?from=${day}&to=${day}`);
    expect(sheet.body.lines.map(({ proposed }) => proposed?.in)).toEqual([
      after(mission, 25).toISOString(),
      after(mission, 45).toISOString(),
    ]);
  });

  test("an absence that is taken back ends the calls too", async () => {
    const { mission, person } = await aService();
    const standby = await onStandby(h, mission.id, { isAccepted: true });
    await absentAt(mission, person, 12);
    expect((await isAbsent(mission, person, "worked")).status).toBe(200);
    await h.runDueJobs();
    expect(await says(h, standby, "yes")).toMatchObject({ status: 409, body: { code: "place_taken" } });
  });
});

describe("under two hours", () => {
  test("nobody is called, and the employer who asks for it reads why", async () => {
    const { mission, person } = await aService();
    await onStandby(h, mission.id, { isAccepted: true });
    const [booking] = await bookingsOf(mission);
    // A call ends five minutes later: its yes would leave less than two hours.
    await absentAt(mission, person, 300 - 150 - 4);
    expect(await calledNow(h, mission.id)).toEqual([]);
    expect(await callByHand(mission, booking?.shiftId ?? 0)).toMatchObject({
      status: 409,
      body: { code: "too_little_left" },
    });
  });

  test("a yes when the shift has been shortened meanwhile is refused", async () => {
    const { mission, person } = await aService();
    const standby = await onStandby(h, mission.id, { isAccepted: true });
    const [booking] = await bookingsOf(mission);
    await absentAt(mission, person, 300 - 150 - 6);
    expect(await calledNow(h, mission.id)).toEqual([standby.id]);
    const endsAt = async (to: Date) =>
      h.ctx.db
        .updateTable("shifts")
        .set({ endsAt: to })
        .where("id", "=", booking?.shiftId ?? 0)
        .execute();
    await endsAt(after(mission, 290));
    expect(await says(h, standby, "yes")).toMatchObject({ status: 409, body: { code: "too_little_left" } });
    await endsAt(after(mission, 300));
    expect((await says(h, standby, "yes")).status).toBe(200);
    const rest = (await bookingsOf(mission))[1];
    expect((rest?.endsAt.getTime() ?? 0) - (rest?.startsAt.getTime() ?? 0)).toBeGreaterThanOrEqual(2 * HOUR);
  });
});

test("the end of a shift under way that is moved moves theirs too", async () => {
  const { mission, person } = await aService();
  const standby = await onStandby(h, mission.id, { isAccepted: true });
  await absentAt(mission, person, 12);
  expect((await says(h, standby, "yes")).status).toBe(200);
  const [booking] = await bookingsOf(mission);
  const edit = async (endsAt: Date) =>
    call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, {
      token: await mission.boss(),
      body: {
        ...missionBody,
        planB: "auto",
        shifts: [{ id: booking?.shiftId, startsAt: mission.startsAt, endsAt, breakMinutes: 30, positions: 1 }],
      },
    });
  expect(await edit(after(mission, 40))).toMatchObject({ status: 400 });
  expect(await edit(after(mission, 330))).toMatchObject({ status: 200 });
  expect(await bookingsOf(mission)).toMatchObject([
    { startsAt: mission.startsAt, endsAt: after(mission, 330), replaces: null },
    { startsAt: after(mission, 45), endsAt: after(mission, 330), replaces: person.application, breakMinutes: 26 },
  ]);
});

test("whoever has other hours then is not called, and whoever is free for what is left is", async () => {
  const { mission, person } = await aService();
  const busy = await onStandby(h, mission.id, { isAccepted: true });
  const soonFree = await onStandby(h, mission.id, { isAccepted: true, after: 1 });
  const elsewhere = await anEmployer(h.ctx.db);
  for (const [one, from, to] of [
    [busy, 100, 200],
    [soonFree, -60, 30],
  ] as const) {
    const shift = { startsAt: after(mission, from), endsAt: after(mission, to), breakMinutes: 0, positions: 1 };
    const other = await aPlanB(h, elsewhere, { startsAt: shift.startsAt, shifts: [shift] });
    const applied = await call<{ id: number }>(h.app, "POST", "/api/jobs/apply/", {
      token: await tokenFor(h.ctx, one.id),
      body: { job: other.id, message: "Bonjour" },
    });
    await patch(h, await other.boss(), `applications/${applied.body.id}/accept`);
    await h.runJobs();
    expect((await patch(h, await tokenFor(h.ctx, one.id), `applications/${applied.body.id}/confirm`)).status).toBe(200);
  }
  await absentAt(mission, person, 12);
  expect(await calledNow(h, mission.id)).toEqual([soonFree.id]);
});

test.each([
  ["extra", true],
  ["freelance", false],
] as const)("cancelling after a yes says what stays owed: %s, %s", async (contractKind, isOwed) => {
  const startsAt = middayIn(h, 3);
  const mission = await aPlanB(h, employer, { startsAt, contractKind });
  const person = await confirmed(h, mission);
  const body = { status: "rejected", reason: "Salle fermée" };
  expect((await patch(h, await mission.boss(), `applications/${person.application}/status`, body)).status).toBe(200);
  await h.runJobs();
  const note = (await notesOf(person.id)).find(({ kind }) => kind === "application_cancelled");
  expect(note?.message.includes("ce qui était prévu jusqu’au terme vous reste dû")).toBe(isOwed);
});
