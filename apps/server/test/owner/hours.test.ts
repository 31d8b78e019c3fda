import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn, type Page } from "./client.ts";
import {
  type Account,
  aCandidate,
  aMissionPayload,
  anEmployer,
  apply,
  type Mission,
  type Owner,
  publish,
  startOwner,
} from "./people.ts";

let owner: Owner;
let marc: Account & { companyId: number };
beforeAll(async () => {
  owner = await startOwner();
  marc = await anEmployer(owner);
});
afterAll(() => owner.close());

type Shifts = { shifts: { startsAt: string; endsAt: string }[] };
const read = (id: number) => owner.visitor.get<Mission & Shifts & Record<string, unknown>>(`/api/jobs/${id}/`);
const edit = (id: number, changes: Record<string, unknown>) =>
  marc.put(`/api/jobs/${id}/edit/`, { ...aMissionPayload(changes), id });

/** The first Friday from next week on. */
function aFriday(): number {
  for (let days = 7; ; days += 1) if (new Date(`${dayIn(days)}T12:00:00Z`).getUTCDay() === 5) return days;
}

test("a day without hours is published as such, with the hours a day and no hour of the clock", async () => {
  const { id } = await publish(marc, { title: "Extra du vendredi", startDate: dayIn(9), endDate: "", hoursPerDay: 6 });
  expect(await read(id)).toMatchObject({
    startDate: expect.stringContaining(dayIn(9)),
    hoursPerDay: 6,
    totalDays: 1,
    hoursKnown: false,
  });
});

test.each([
  ["a bare date", () => dayIn(9)],
  ["midnight in Paris, as a browser there writes it", () => new Date(`${dayIn(9)}T00:00:00+01:00`).toISOString()],
  ["midnight in UTC, as libraries write a date", () => `${dayIn(9)}T00:00:00.000Z`],
])("%s says a day and no hour", async (_what, startDate) => {
  const { id } = await publish(marc, { title: "Extra", startDate: startDate(), endDate: null });
  expect(await read(id)).toMatchObject({
    startDate: expect.stringContaining(dayIn(9)),
    hoursKnown: false,
    hoursPerDay: 8,
  });
});

test.each([
  ["the input of a date and a time", () => `${dayIn(9)}T18:30`],
  ["an instant", () => new Date(`${dayIn(9)}T18:30:00+01:00`).toISOString()],
])("%s says the hour", async (_what, startDate) => {
  const { id } = await publish(marc, { title: "Extra", startDate: startDate(), endDate: null, hoursPerDay: 5 });
  const mission = await read(id);
  expect(mission).toMatchObject({ hoursKnown: true, hoursPerDay: 5, totalDays: 1 });
  expect(mission.shifts).toHaveLength(1);
});

test("a mission without hours is in no part of the day, and on its own day only", async () => {
  const { id } = await publish(marc, { title: "Bijoutier", startDate: dayIn(9), endDate: null, hoursPerDay: 6 });
  const found = async (filters: string) =>
    (await owner.visitor.get<Page<Mission>>(`/api/jobs/?page=1&query=bijoutier&${filters}`)).results.map(
      (one) => one.id,
    );
  expect(await found("")).toEqual([id]);
  for (const hours of ["morning", "noon", "evening", "night"]) expect(await found(`hours=${hours}`)).toEqual([]);
  expect(await found(`date=${dayIn(9)}`)).toEqual([id]);
  expect(await found(`date=${dayIn(8)}`)).toEqual([]);
});

test("nobody is accepted before the hours are known; once they are, those who applied are told and can be accepted", async () => {
  const ines = await aCandidate(owner);
  const { id } = await publish(marc, { title: "Extra du soir", startDate: dayIn(9), endDate: null, hoursPerDay: 6 });
  const application = await apply(ines, id);
  const refused = { status: 409, body: { code: "hours_needed", error: expect.stringContaining("horaires") } };
  expect(await marc.attempt("PATCH", `/api/applications/${application}/accept/`)).toMatchObject(refused);
  expect(await marc.attempt("PATCH", `/api/applications/${application}/status/`, { status: "accepted" })).toMatchObject(
    refused,
  );
  await edit(id, { title: "Extra du soir", startDate: `${dayIn(9)}T18:00`, endDate: null, hoursPerDay: 6 });
  await owner.runJobs();
  const [note] = await ines.get<{ message: string }[]>("/api/notifications");
  expect(note?.message).toContain("18");
  await marc.patch(`/api/applications/${application}/accept/`);
  owner.advance(60_000);
  expect(await ines.get(`/api/applications/${application}/`)).toMatchObject({ status: "accepted" });
});

test("an edit that repeats the day keeps the hours unknown, and one that repeats a known start keeps the hours", async () => {
  const { id } = await publish(marc, { title: "Extra", startDate: dayIn(9), endDate: dayIn(9), hoursPerDay: 6 });
  const { startDate, endDate } = await read(id);
  await edit(id, { title: "Extra", startDate, endDate, hoursPerDay: 6, totalDays: 1, compensation: 16 });
  expect(await read(id)).toMatchObject({ hoursKnown: false, startDate, endDate, compensation: 16 });
  const known = await publish(marc, { title: "Extra", startDate: `${dayIn(9)}T18:00`, endDate: null, hoursPerDay: 6 });
  const before = await read(known.id);
  await edit(known.id, {
    title: "Extra",
    startDate: before.startDate,
    endDate: before.endDate,
    hoursPerDay: 6,
    compensation: 16,
  });
  expect(await read(known.id)).toMatchObject({
    hoursKnown: true,
    startDate: before.startDate,
    endDate: before.endDate,
  });
});

test("somebody expected elsewhere that day may apply: nothing is derived from a day without hours", async () => {
  const ines = await aCandidate(owner);
  const booked = await publish(marc, { title: "Extra", startDate: `${dayIn(9)}T01:00`, endDate: null, hoursPerDay: 8 });
  const first = await apply(ines, booked.id);
  await marc.patch(`/api/applications/${first}/accept/`);
  const { id } = await publish(marc, { title: "Extra", startDate: dayIn(9), endDate: null, hoursPerDay: 8 });
  expect(await apply(ines, id)).toEqual(expect.any(Number));
});

test("a month of days leaves every Sunday free, and three days of a week-end keep theirs", async () => {
  const from = aFriday();
  const month = await publish(marc, {
    title: "Vendeur",
    sector: ["Commerce"],
    startDate: dayIn(from),
    endDate: dayIn(from + 28),
    hoursPerDay: 7,
  });
  const mission = await read(month.id);
  expect(mission).toMatchObject({
    hoursPerDay: 7,
    // Twenty-nine days, four Sundays.
    totalDays: 25,
    endDate: expect.stringContaining(dayIn(from + 28)),
  });
  const weekend = await publish(marc, {
    title: "Vendeur",
    sector: ["Commerce"],
    startDate: dayIn(from),
    endDate: dayIn(from + 2),
    hoursPerDay: 7,
  });
  expect(await read(weekend.id)).toMatchObject({ totalDays: 3 });
  const evenings = await publish(marc, {
    title: "Serveur",
    startDate: `${dayIn(from)}T18:00`,
    endDate: dayIn(from + 28),
    hoursPerDay: 6,
  });
  const days = (await read(evenings.id)).shifts.map(({ startsAt }) => new Date(startsAt).getUTCDay());
  expect(days).not.toContain(0);
});

test("fewer days than the dates hold are kept as the owner wrote them", async () => {
  const from = aFriday();
  const { id } = await publish(marc, {
    title: "Vendeur",
    sector: ["Commerce"],
    startDate: dayIn(from),
    endDate: dayIn(from + 28),
    hoursPerDay: 7,
    totalDays: 12,
  });
  expect(await read(id)).toMatchObject({
    hoursPerDay: 7,
    totalDays: 12,
    hoursKnown: false,
    endDate: expect.stringContaining(dayIn(from + 28)),
  });
});

test("what the law forbids is refused on its field: more than twelve hours a day, more than forty-eight a week", async () => {
  const from = aFriday() + 3;
  const body = (changes: Record<string, unknown>) => ({
    ...aMissionPayload({ startDate: dayIn(from), ...changes }),
    company_id: marc.companyId,
  });
  expect(await marc.attempt("POST", "/api/jobs/add/", body({ endDate: null, hoursPerDay: 14 }))).toMatchObject({
    status: 400,
    body: { hoursPerDay: [expect.stringContaining("12")] },
  });
  expect(
    await marc.attempt("POST", "/api/jobs/add/", body({ endDate: dayIn(from + 5), hoursPerDay: 10 })),
  ).toMatchObject({
    status: 400,
    body: { hoursPerDay: [expect.stringContaining("48")] },
  });
});

test("hours go from 1 to 24, days and applications from 1; nothing or zero is left to the dates", async () => {
  const body = (changes: Record<string, unknown>) => ({
    ...aMissionPayload({ startDate: dayIn(9), endDate: null, ...changes }),
    company_id: marc.companyId,
  });
  for (const [field, values] of [
    ["hoursPerDay", [0.5, 25, "beaucoup"]],
    ["totalDays", [-1, 1.5, "deux"]],
    ["maxApplications", [-1, 1.5, "dix"]],
  ] as const)
    for (const value of values)
      expect(await marc.attempt("POST", "/api/jobs/add/", body({ [field]: value }))).toMatchObject({
        status: 400,
        body: { [field]: [expect.stringContaining("1")] },
      });
  for (const empty of [null, "", 0]) {
    const { id } = await publish(marc, {
      startDate: dayIn(9),
      endDate: dayIn(10),
      hoursPerDay: empty,
      totalDays: empty,
      maxApplications: empty,
    });
    expect(await read(id)).toMatchObject({ hoursPerDay: 8, totalDays: 2, maxApplications: null });
  }
});

test("the first person who says yes needs hours to say yes to", async () => {
  const body = {
    ...aMissionPayload({ startDate: dayIn(9), endDate: null, booking: "first" }),
    company_id: marc.companyId,
  };
  expect(await marc.attempt("POST", "/api/jobs/add/", body)).toMatchObject({
    status: 400,
    body: { booking: [expect.any(String)] },
  });
});
