import type { AgendaView, PlanningView } from "@app/contract/week/week";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { mondayOf } from "@app/domain/time/week";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, patch } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const MONDAY = addDays(mondayOf(parisDay(new Date())), 7);
const on = (day: number, time: string) => atParis(addDays(MONDAY, day), time);
const shift = (from: Date, to: Date, positions = 2, breakMinutes = 0) => ({
  startsAt: from,
  endsAt: to,
  positions,
  breakMinutes,
});
/** Across midnight on Monday, and six hours on Wednesday. */
const SHIFTS = [shift(on(0, "18:00"), on(1, "00:30"), 2, 30), shift(on(2, "08:00"), on(2, "14:00"))];

/** Its level opens phones before people confirm. */
const PROVEN = { level: "address_proven" } as const;

const week = (from = MONDAY, to = addDays(from, 6)) => `?from=${from}&to=${to}`;
const agenda = (token: string, query = week()) => get<AgendaView>(h, token, `agenda/${query}`);
const planning = (token: string, query = week()) => get<PlanningView>(h, token, `planning/${query}`);
const shiftsOf = ({ body }: { body: AgendaView }) => body.days.flatMap(({ shifts }) => shifts);
const plannedOf = ({ body }: { body: PlanningView }) => body.days.flatMap(({ shifts }) => shifts);
const views = async (token: string) => (await get<{ count: number }>(h, token, "account/views/")).body.count;

describe("the candidate's agenda", () => {
  test("has each accepted shift on the day it starts, with its pay and how to reach the company", async () => {
    const { person, mission } = await aPair(h, {
      mission: { shifts: SHIFTS, payCents: 1450, payPeriod: "hourly" },
      application: { status: "accepted" },
    });
    const { body } = await agenda(person.token);
    expect(body).toMatchObject({ from: MONDAY, to: addDays(MONDAY, 6) });
    expect(body.days.map(({ day, shifts }) => [day, shifts.length])).toEqual(
      [1, 0, 1, 0, 0, 0, 0].map((count, index) => [addDays(MONDAY, index), count]),
    );
    const company = await h.ctx.db
      .selectFrom("companies")
      .where("id", "=", mission.companyId)
      .select(["name", "phone", "address"])
      .executeTakeFirstOrThrow();
    expect(shiftsOf({ body })).toMatchObject([
      {
        application_id: person.id,
        startsAt: on(0, "18:00").toISOString(),
        endsAt: on(1, "00:30").toISOString(),
        breakMinutes: 30,
        status: "accepted",
        confirmBefore: on(0, "18:00").toISOString(),
        pay: 87,
        job: { id: mission.id, title: mission.title, company: company.name },
        contact: company,
      },
      { startsAt: on(2, "08:00").toISOString(), pay: 87, confirmBefore: on(0, "18:00").toISOString() },
    ]);
    await patch(h, person.token, `applications/${person.id}/confirm`);
    expect(shiftsOf(await agenda(person.token)).map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
  });

  test.each([
    ["daily", 2, [100, 100]],
    ["daily", 1, [null, null]],
    ["weekly", 2, [null, null]],
    ["monthly", 2, [null, null]],
  ] as const)(
    "%s pay over %i days is said for a shift only when it is that of the shift",
    async (payPeriod, days, pays) => {
      const sameDay = [SHIFTS[1], shift(on(2, "18:00"), on(2, "22:00"))].filter((one) => one !== undefined);
      const { person } = await aPair(h, {
        mission: { shifts: days === 2 ? SHIFTS : sameDay, payCents: 10_000, payPeriod },
        application: { status: "accepted" },
      });
      expect(shiftsOf(await agenda(person.token)).map(({ pay }) => pay)).toEqual(pays);
    },
  );

  test("says nothing of an acceptance the employer can still undo", async () => {
    const { person, token } = await aPair(h, { mission: { shifts: SHIFTS } });
    await patch(h, token, `applications/${person.id}/accept`);
    const statuses = async () => shiftsOf(await agenda(person.token)).map(({ status }) => status);
    expect(await statuses()).toEqual(["requested", "requested"]);
    await h.runJobs();
    expect(await statuses()).toEqual(["accepted", "accepted"]);
  });

  test("has the shifts asked for, without how to reach the company, until they are answered or taken back", async () => {
    const { person, mission } = await aPair(h, { mission: { shifts: SHIFTS, takeSome: true } });
    const [first] = await h.ctx.db
      .selectFrom("shifts")
      .where("missionId", "=", mission.id)
      .orderBy("id")
      .select("id")
      .execute();
    await h.ctx.db
      .updateTable("applications")
      .set({ shiftIds: [first?.id ?? 0] })
      .where("id", "=", person.id)
      .execute();
    expect(shiftsOf(await agenda(person.token))).toMatchObject([
      {
        id: first?.id,
        application_id: person.id,
        status: "requested",
        contact: null,
        startsAt: on(0, "18:00").toISOString(),
      },
    ]);
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect(shiftsOf(await agenda(person.token))).toEqual([]);
  });

  test("keeps what is over, and the night that goes on when the period begins", async () => {
    const today = parisDay(new Date());
    const past = [shift(atParis(addDays(today, -2), "22:00"), atParis(addDays(today, -1), "06:00"))];
    const { person } = await aPair(h, {
      mission: { shifts: past },
      application: { status: "accepted", candidateStatus: "confirmed" },
    });
    const { body } = await agenda(person.token, week(addDays(today, -1), today));
    expect(body.days).toMatchObject([{ day: addDays(today, -1), shifts: [{ status: "done" }] }, { shifts: [] }]);
  });

  test("is the week of today from Monday when no day is given", async () => {
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const monday = mondayOf(parisDay(new Date()));
    expect((await agenda(token, "")).body).toMatchObject({ from: monday, to: addDays(monday, 6) });
  });

  test.each([
    ["?from=2026-02-30", "from", "Indiquez un jour valable, comme 2026-11-16."],
    [
      "?from=2026-11-02&to=2026-12-14",
      "to",
      "Choisissez une période de six semaines au plus, du premier au dernier jour.",
    ],
  ])("refuses %s", async (query, field, sentence) => {
    const { person, token } = await aPair(h);
    const refusal = { status: 400, body: { code: "invalid", [field]: [sentence] } };
    expect(await agenda(person.token, query)).toMatchObject(refusal);
    expect(await planning(token, query)).toMatchObject(refusal);
  });
});

describe("the employer's planning", () => {
  test("has every shift with its places, who comes and who waits", async () => {
    const employer = await anEmployer(h.ctx.db);
    const mission = await aMission(h.ctx.db, { employer, shifts: SHIFTS, takeSome: true });
    const candidate = await aCandidate(h.ctx.db);
    const accepted = await anApplication(h.ctx.db, {
      mission,
      candidate,
      status: "accepted",
      candidateStatus: "confirmed",
    });
    const asking = await anApplication(h.ctx.db, { mission });
    const token = await tokenFor(h.ctx, employer.id);
    const [monday, wednesday] = plannedOf(await planning(token));
    expect(monday).toMatchObject({
      startsAt: on(0, "18:00").toISOString(),
      endsAt: on(1, "00:30").toISOString(),
      positions: 2,
      accepted: 1,
      confirmed: 1,
      waiting: 1,
      job: { id: mission.id, title: mission.title, status: "recruiting", applications: 2 },
      people: [
        {
          application_id: accepted.id,
          name: `${candidate.firstName} ${candidate.lastName}`,
          phone: candidate.phone,
          confirmed: true,
        },
      ],
    });
    // Who asks for one shift waits for that one only.
    await h.ctx.db
      .updateTable("applications")
      .set({ shiftIds: [Number(wednesday?.id)] })
      .where("id", "=", asking.id)
      .execute();
    expect(plannedOf(await planning(token)).map(({ waiting }) => waiting)).toEqual([0, 1]);
  });

  test("a phone shown counts as one view of that person a day", async () => {
    const { person, token } = await aPair(h, {
      company: PROVEN,
      mission: { shifts: SHIFTS },
      application: { status: "accepted" },
    });
    await planning(token);
    await planning(token);
    expect(await views(person.token)).toBe(1);
  });

  test("shows no phone while the acceptance can be undone", async () => {
    const { person, token } = await aPair(h, { company: PROVEN, mission: { shifts: SHIFTS } });
    await patch(h, token, `applications/${person.id}/accept`);
    const [monday] = plannedOf(await planning(token));
    expect(monday).toMatchObject({ accepted: 1, people: [{ application_id: person.id, phone: null }] });
    expect(await views(person.token)).toBe(0);
  });

  test("shows no more phones than an employer may open in a day", async () => {
    const strict = await startHarness({ RATE_LIMITS: "strict" });
    await strict.runAsOwner("alter table users alter column id restart with 7500001");
    const pair = await aPair(strict, {
      company: PROVEN,
      mission: { shifts: SHIFTS },
      application: { status: "accepted" },
    });
    for (let n = 0; n < 200; n += 1) await strict.ctx.limiter.spend("profile_views", `u${pair.employer.id}`);
    const { body } = await get<PlanningView>(strict, pair.token, `planning/${week()}`);
    expect(plannedOf({ body })[0]?.people).toMatchObject([{ application_id: pair.person.id, phone: null }]);
    await strict.close();
  });

  test("shows held missions as such; closed, deleted and other companies' ones bring nothing to come", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const held = await aMission(h.ctx.db, {
      employer,
      shifts: SHIFTS,
      status: "held",
      heldAt: new Date(),
      heldReason: "risk",
    });
    const closed = await aMission(h.ctx.db, { employer, shifts: SHIFTS });
    await patch(h, token, `jobs/${closed.id}/close`);
    await aMission(h.ctx.db, { employer, shifts: SHIFTS, deletedAt: new Date() });
    await aMission(h.ctx.db, { shifts: SHIFTS });
    expect(plannedOf(await planning(token)).map(({ job }) => [job.id, job.status])).toEqual([
      [held.id, "held"],
      [held.id, "held"],
    ]);
  });
});
