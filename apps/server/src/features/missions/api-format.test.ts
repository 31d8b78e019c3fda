import type { MissionPage, MissionView } from "@app/contract/missions/missions";
import { addDays, parisDay, parisEndOfDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aMissionScene, bodyOf } from "../../../test/mission-scene.ts";
import { get, patch, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("amounts and hours have no decimals nobody gave", async () => {
  const { mission, token } = await aMissionScene(h, [], {
    title: "Vielleur de foire (H/F)",
    payCents: 1320,
    hoursPerDay: 7.5,
  });
  for (const list of ["?query=vielleur", "?mine=1"]) {
    const { body } = await h.app.inject({ url: `/api/jobs/${list}`, headers: { authorization: `Bearer ${token}` } });
    expect(body).toMatch(new RegExp(`"id" ?: ?${mission.id},`));
    expect(body).toMatch(/"compensation" ?: ?13\.2,/);
    expect(body).toMatch(/"hoursPerDay" ?: ?7\.5,/);
  }
});

test("past the hundredth page there is nothing to read, and still as many missions", async () => {
  await aMissionScene(h, [], { title: "Sabotier de parade (H/F)" });
  const { body } = await call<MissionPage>(h.app, "GET", "/api/jobs/?query=sabotier&page=101");
  expect(body).toMatchObject({ count: 1, results: [], next: null });
});

test("a call without a payload may say it is JSON, and one that needs a payload says which", async () => {
  const { mission, token } = await aMissionScene(h);
  const headers = { "content-type": "application/json" };
  const without = (method: "POST" | "PATCH", url: string) => call(h.app, method, url, { token, headers });
  expect((await without("POST", `/api/jobs/${mission.id}/duplicate/`)).status).toBe(201);
  expect((await without("PATCH", `/api/jobs/${mission.id}/close/`)).status).toBe(200);
  const needed = await without("POST", "/api/jobs/add/");
  expect(needed).toMatchObject({ status: 400, body: { code: "invalid" } });
});

test("an employer reads how many of those accepted have confirmed, and nobody else does", async () => {
  const { mission, token, people } = await aMissionScene(h, ["accepted", "accepted"], { positions: 2 });
  const [first] = people;
  if (!first) throw new Error("two people applied");
  const read = async (as: string) => (await get<MissionView>(h, as, `jobs/${mission.id}/`)).body.confirmedCount;
  expect(await read(token)).toBe(0);
  expect((await patch(h, first.token, `applications/${first.applicationId}/confirm`)).status).toBe(200);
  expect(await read(token)).toBe(1);
  expect((await get<MissionPage>(h, token, "jobs/?mine=1")).body.results[0]?.confirmedCount).toBe(1);
  const detail = await get<{ job: MissionView }>(h, token, `applications/${first.applicationId}/`);
  expect(detail.body.job.confirmedCount).toBe(1);
  expect(await read(first.token)).toBeUndefined();
});

test("today's date alone is a day without hours, to be applied to until it ends; a day that is over is refused", async () => {
  const { mission, employer } = await aMissionScene(h);
  const publish = async (changes: object) =>
    post<MissionView>(h, await tokenFor(h.ctx, employer.id), "jobs/add", bodyOf(mission, changes));
  const today = parisDay(h.ctx.now());
  expect(await publish({ startDate: today, endDate: today })).toMatchObject({
    status: 201,
    body: {
      startDate: parisEndOfDay(today).toISOString(),
      hoursKnown: false,
      nextStart: parisEndOfDay(today).toISOString(),
    },
  });
  expect(await publish({ startDate: today, endDate: addDays(today, -1) })).toMatchObject({
    status: 400,
    body: { endDate: ["La date de fin doit suivre la date de début."] },
  });
  expect(await publish({ startDate: addDays(today, -1), endDate: null })).toMatchObject({
    status: 400,
    body: { startDate: ["La date de début ne peut pas être dans le passé."] },
  });
});
