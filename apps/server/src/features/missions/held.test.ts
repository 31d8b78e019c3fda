import { anApplication } from "@app/db/builders/applications";
import { registered } from "@app/db/builders/company-row";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  RECORDED,
  recordedAnswers,
  startCompanyRegister,
  type TestRegister,
} from "../../../../../tools/testing/company-register.ts";
import { company } from "../../../test/bodies.ts";
import { anEmployerTyping, freeSirets, TYPED } from "../../../test/company-register.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf, notesOf } from "../../../test/mission-scene.ts";
import { get, patch, post } from "../../../test/scene.ts";
import { releaseMission } from "../../commands/hold-mission.ts";
import { createCompanyRegister } from "../../platform/company-register/company-register.ts";
import { sweepMissions } from "./close-ended-missions.ts";

const HOUR = 3_600_000;
let h: Harness;
let register: TestRegister;
beforeAll(async () => {
  register = await startCompanyRegister();
  h = await startHarness();
});
beforeEach(async () => {
  await freeSirets(h);
  const { db, now } = h.ctx;
  const settings = { searchUrl: register.url, sirene: null, userAgent: "Renfort", now, allows: async () => true };
  h.ctx.companyRegister = createCompanyRegister(db, settings);
  register.asked.length = 0;
  for (const [siret, answer] of recordedAnswers()) register.answers.set(siret, answer);
});
afterAll(async () => {
  await h.close();
  await register.close();
});

type Employer = Awaited<ReturnType<typeof anEmployerTyping>>;
type Mission = {
  id: number;
  title: string;
  status: string;
  held_reason: string | null;
  company: Record<string, unknown>;
};

/** The body a form would send for a built mission. */
async function aBody(changes: object = {}) {
  const model = await aMission(h.ctx.db, {});
  return bodyOf(model, { title: "Serveur de banquet (H/F)", ...changes });
}
const publish = async (employer: Employer, changes: object = {}) =>
  post<Mission>(h, await tokenFor(h.ctx, employer.id), "jobs/add", await aBody(changes));

async function aHeldMission(typed: (typeof TYPED)[keyof typeof TYPED] = TYPED.unknown) {
  const employer = await anEmployerTyping(h, typed);
  const { body: mission } = await publish(employer);
  expect(mission.status).toBe("held");
  const candidate = await aCandidate(h.ctx.db);
  return { employer, mission, candidate: { ...candidate, token: await tokenFor(h.ctx, candidate.id) } };
}

test.each([
  ["the register does not have", TYPED.unknown, "not_found"],
  ["belongs to a closed establishment", TYPED.closed, "closed"],
  ["is another company's", TYPED.anotherName, "another_name"],
] as const)(
  "a mission published with a SIRET that %s is held, and its author is notified of the reason",
  async (_what, typed, reason) => {
    const { employer, mission } = await aHeldMission(typed);
    expect(mission).toMatchObject({ held_reason: reason, company: { level: "unverified" } });
    const [note] = await notesOf(h, employer.token);
    expect(note).toMatchObject({
      kind: "mission_held",
      title: "«\u00a0Serveur de banquet (H/F)\u00a0» attend une vérification",
      actionUrl: `/employeur/tableau-de-bord/emplois/${mission.id}`,
    });
    expect(note?.message).toMatch(/répertoire Sirene.*Corrigez le SIRET ou le nom.*quel document montrer/);
    const [check] = await h.ctx.db
      .selectFrom("companyRegisterChecks")
      .where("companyId", "=", employer.companyId)
      .select(["outcome", "servedDecision"])
      .execute();
    expect(check).toEqual({ outcome: reason, servedDecision: true });
  },
);

test("a mission of a company the register has is published at once, with the level and its day on it", async () => {
  const employer = await anEmployerTyping(h, TYPED.found);
  const { status, body } = await publish(employer);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: "recruiting", held_reason: null, company: { level: "siret_found" } });
  expect(Date.parse(String(body.company["level_at"]))).toBeGreaterThan(Date.now() - HOUR);
  const found = await call<{ results: Mission[] }>(h.app, "GET", "/api/jobs/?query=banquet");
  expect(found.body.results.find(({ id }) => id === body.id)?.company).toMatchObject({ level: "siret_found" });
});

test.each([
  ["a name that is not quite the register's", { ...TYPED.anotherName, name: "Orvault Martin" }],
  ["someone who keeps their name from the public", TYPED.hidden],
])("%s: published at once, as « SIRET non vérifié »", async (_what, typed) => {
  const { body } = await publish(await anEmployerTyping(h, typed));
  expect(body).toMatchObject({ status: "recruiting", company: { level: "unverified" } });
});

test("a register that does not answer blocks nobody: published within about two seconds, and checked later", async () => {
  const employer = await anEmployerTyping(h, TYPED.silent);
  const start = performance.now();
  const { body } = await publish(employer);
  expect(body).toMatchObject({ status: "recruiting", company: { level: "unverified" } });
  expect(performance.now() - start).toBeLessThan(6_000);
  const { rows } = await h.ctx.pool.query(
    `select from graphile_worker._private_jobs where key = 'company.check_register:${TYPED.silent.siret}'`,
  );
  expect(rows).toHaveLength(1);
  await h.runAsOwner("delete from graphile_worker._private_jobs");
});

test("without a register nobody waits", async () => {
  const { db, now } = h.ctx;
  const settings = { searchUrl: undefined, sirene: null, userAgent: "", now, allows: async () => true };
  h.ctx.companyRegister = createCompanyRegister(db, settings);
  const { body } = await publish(await anEmployerTyping(h, TYPED.unknown));
  expect(body).toMatchObject({ status: "recruiting", company: { level: "unverified" } });
});

test("an answer of the last hour is reused, and one of the day before is not", async () => {
  const employer = await anEmployerTyping(h, TYPED.anotherName);
  await publish(employer);
  await publish(employer);
  expect(register.asked).toHaveLength(1);
  h.advance(25 * HOUR);
  await publish(employer, { startDate: new Date(h.ctx.now().getTime() + 48 * HOUR).toISOString(), endDate: null });
  expect(register.asked).toHaveLength(2);
});

test("what a person verified is published whatever the register answers", async () => {
  const employer = await anEmployerTyping(h, TYPED.unknown);
  await h.ctx.db
    .updateTable("companies")
    .set({ ...registered(h.ctx.now()), level: "verified" })
    .where("id", "=", employer.companyId)
    .execute();
  expect((await publish(employer)).body).toMatchObject({ status: "recruiting", company: { level: "verified" } });
});

test("a held mission exists for its author alone", async () => {
  const { employer, mission, candidate } = await aHeldMission();
  const other = await anEmployerTyping(h, TYPED.hidden);
  for (const token of [undefined, candidate.token, other.token])
    expect((await call(h.app, "GET", `/api/jobs/${mission.id}/`, token ? { token } : {})).status).toBe(404);
  expect((await get(h, employer.token, `jobs/${mission.id}/`)).body).toMatchObject({ status: "held" });
  const mine = await get<{ results: Mission[]; count: number }>(h, employer.token, "jobs/?mine=1&status=held");
  expect(mine.body).toMatchObject({ count: 1, results: [{ id: mission.id, held_reason: "not_found" }] });
  const found = await call<{ results: Mission[] }>(h.app, "GET", "/api/jobs/?status=held");
  expect(found.body.results).toEqual([]);
  const { rows } = await h.ctx.pool.query("select from mission_search where mission_id = $1", [mission.id]);
  expect(rows).toEqual([]);
  const asks = { job: mission.id, message: "Bonjour" };
  expect((await post(h, candidate.token, "jobs/apply", asks)).status).toBe(404);
  expect((await post(h, candidate.token, "save-job", { job_id: mission.id })).status).toBe(404);
  expect((await call(h.app, "GET", `/api/companies/${employer.companyId}/`)).status).toBe(404);
});

test("a held mission can be edited, copied and closed, and neither promoted, paused nor put on line by its author", async () => {
  const { employer, mission } = await aHeldMission();
  const { token } = employer;
  for (const status of ["paused", "recruiting"])
    expect((await patch(h, token, `jobs/${mission.id}/status`, { status })).status).toBe(409);
  expect(await patch(h, token, `jobs/${mission.id}/promote`, { urgent: true })).toMatchObject({
    status: 409,
    body: { code: "mission_held", error: "Cette mission attend une vérification\u00a0: elle sera publiée ensuite." },
  });
  const edited = await call<Mission>(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, {
    token,
    body: await aBody({ title: "Serveur de mariage (H/F)" }),
  });
  expect(edited.body).toMatchObject({ status: "held", title: "Serveur de mariage (H/F)" });
  expect((await post(h, token, `jobs/${mission.id}/duplicate`, {})).status).toBe(201);
  expect((await patch(h, token, `jobs/${mission.id}/close`)).body).toMatchObject({
    status: "completed",
    held_reason: null,
  });
});

test("a held mission that was never released is over at its end", async () => {
  const { employer, mission } = await aHeldMission();
  await h.ctx.db
    .updateTable("missions")
    .set({ startsAt: new Date(0), endsAt: new Date(1) })
    .where("id", "=", mission.id)
    .execute();
  await sweepMissions(h.ctx);
  expect((await get(h, employer.token, `jobs/${mission.id}/`)).body).toMatchObject({ status: "completed" });
});

test("a mission put on line again, or edited, waits like one that is published; one that somebody was accepted for does not", async () => {
  const employer = await anEmployerTyping(h, TYPED.unknown);
  const paused = await publish(employer, { status: "paused" });
  expect(paused.body.status).toBe("paused");
  expect(register.asked).toEqual([]);
  const resumed = await patch<Mission>(h, employer.token, `jobs/${paused.body.id}/status`, { status: "recruiting" });
  expect(resumed.body).toMatchObject({ status: "held", held_reason: "not_found" });
  for (const [acceptedCount, status] of [
    [0, "held"],
    [1, "recruiting"],
  ] as const) {
    const live = await aMission(h.ctx.db, { employer, positions: 3, acceptedCount });
    const body = bodyOf(live, { description: "Une autre description de la même mission." });
    const edited = await call<Mission>(h.app, "PUT", `/api/jobs/${live.id}/edit/`, { token: employer.token, body });
    expect(edited.body.status).toBe(status);
  }
});

test("who had applied before reads that it does not recruit, and not what its employer is asked", async () => {
  const employer = await anEmployerTyping(h, TYPED.unknown);
  const live = await aMission(h.ctx.db, { employer });
  const { candidateId } = await anApplication(h.ctx.db, { mission: live });
  const body = bodyOf(live, { description: "Une autre description de la même mission." });
  const edited = await call<Mission>(h.app, "PUT", `/api/jobs/${live.id}/edit/`, { token: employer.token, body });
  expect(edited.body).toMatchObject({ status: "held", held_reason: "not_found" });
  const token = await tokenFor(h.ctx, candidateId);
  const { body: page } = await get<{ results: { job: Mission }[] }>(h, token, "applications/");
  expect(page.results[0]?.job).toMatchObject({ id: live.id, status: "paused", held_reason: null });
});

test("correcting the SIRET publishes held missions, and notifies the author", async () => {
  const { employer, mission } = await aHeldMission();
  const { siret, name, address } = TYPED.found;
  const form = aForm({
    ...company(employer.companyId),
    name,
    address,
    company_id: String(employer.companyId),
    siret_number: siret,
  });
  const token = await tokenFor(h.ctx, employer.id);
  expect((await call(h.app, "POST", "/api/company/update/", { token, ...form })).status).toBe(200);
  expect((await get(h, token, `jobs/${mission.id}/`)).body).toMatchObject({ status: "held" });
  const notes = await notesOf(h, token);
  expect(notes.map(({ kind }) => kind)).toEqual(["mission_released", "mission_held"]);
  expect((await call(h.app, "GET", `/api/jobs/${mission.id}/`)).body).toMatchObject({
    status: "recruiting",
    held_reason: null,
    company: { level: "siret_found" },
  });
  const found = await call<{ results: Mission[] }>(h.app, "GET", "/api/jobs/");
  expect(found.body.results.map(({ id }) => id)).toContain(mission.id);
});

test("a mission held for a risk waits for a person, whatever the register answers since", async () => {
  const { employer, mission } = await aHeldMission();
  await h.ctx.db.updateTable("missions").set({ heldReason: "risk" }).where("id", "=", mission.id).execute();
  register.answers.delete(RECORDED.unknown);
  h.advance(2 * HOUR);
  await publish(employer);
  const read = async () => (await get(h, await tokenFor(h.ctx, employer.id), `jobs/${mission.id}/`)).body;
  expect(await read()).toMatchObject({ status: "held", held_reason: "risk" });
  const release = () =>
    h.ctx.db
      .transaction()
      .execute((tx) => releaseMission(tx, { missionId: mission.id, actorId: null, at: h.ctx.now() }));
  expect(await release()).toBe(true);
  expect(await read()).toMatchObject({ status: "recruiting" });
  expect(await release()).toBe(false);
});
