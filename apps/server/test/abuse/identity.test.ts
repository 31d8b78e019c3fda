import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  RECORDED,
  recordedAnswers,
  startCompanyRegister,
  type TestRegister,
} from "../../../../tools/testing/company-register.ts";
import { createCompanyRegister } from "../../src/platform/company-register/company-register.ts";
import { freeSirets, TYPED } from "../company-register.ts";
import { aForm } from "../form.ts";
import { call, type Harness, startHarness } from "../harness.ts";
import { notesOf } from "../mission-scene.ts";
import { patch, requireSound } from "../scene.ts";
import { accept, apply, aStranger, asPerson, asVisitor, publish, type Stranger } from "./abuse-scene.ts";

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
  for (const [siret, answer] of recordedAnswers()) register.answers.set(siret, answer);
});
afterEach(() => requireSound(h));
afterAll(async () => {
  await h.close();
  await register.close();
});

async function become(employer: Stranger, fields: Record<string, string>) {
  const form = aForm({ company_id: String(employer.companyId), ...fields });
  const { status } = await call(h.app, "POST", "/api/company/update/", { token: employer.token, ...form });
  expect(status).toBe(200);
}
const nameOf = (typed: { name: string; siret: string; address: string }) => ({
  name: typed.name,
  siret_number: typed.siret,
  address: typed.address,
});
const read = async (employer: Stranger, id: number) => (await asPerson(h, employer.token, id)).body;

test.each([
  ["the name of another company", { name: "Brasserie du Grand Large" }],
  ["the SIRET of another company", { siret_number: RECORDED.anotherName }],
  ["another address", { address: "2 cours des Dames, 17000 La Rochelle" }],
])("a published mission does not stay on line under %s", async (_, fields) => {
  const employer = await aStranger(h, TYPED.found);
  const { id, status } = await publish(h, employer);
  expect(status).toBe("recruiting");
  await become(employer, fields);
  expect((await asVisitor(h, id)).status).toBe(404);
  expect(await read(employer, id)).toMatchObject({ status: "held", held_reason: "new_identity" });
});

test("an identity that the register does not know keeps it off line, and says why", async () => {
  const employer = await aStranger(h, TYPED.found);
  const { id } = await publish(h, employer);
  await become(employer, nameOf(TYPED.anotherName));
  await h.runJobs();
  expect(await read(employer, id)).toMatchObject({ status: "held", held_reason: "another_name" });
  expect((await asVisitor(h, id)).status).toBe(404);
});

test("an identity that the register knows puts it back on line", async () => {
  const employer = await aStranger(h, TYPED.hidden);
  const { id } = await publish(h, employer);
  await become(employer, nameOf(TYPED.found));
  expect((await asVisitor(h, id)).status).toBe(404);
  await h.runJobs();
  expect((await asVisitor(h, id)).body).toMatchObject({ status: "recruiting", company: { name: TYPED.found.name } });
});

test("a register that does not answer puts nothing back on line", async () => {
  const employer = await aStranger(h, TYPED.found);
  const { id } = await publish(h, employer);
  await become(employer, nameOf(TYPED.silent));
  expect((await asVisitor(h, id)).status).toBe(404);
  await h.runAsOwner("delete from graphile_worker._private_jobs where key like 'company.check_register:%'");
  expect(await read(employer, id)).toMatchObject({ held_reason: "new_identity" });
});

test("paused, renamed and resumed is asked about too", async () => {
  const employer = await aStranger(h, TYPED.found);
  const { id } = await publish(h, employer);
  await patch(h, employer.token, `jobs/${id}/status`, { status: "paused" });
  await become(employer, nameOf(TYPED.anotherName));
  await patch(h, employer.token, `jobs/${id}/status`, { status: "recruiting" });
  expect((await asVisitor(h, id)).status).toBe(404);
});

test("renamed and resumed while the register is silent goes off line with its answer", async () => {
  const employer = await aStranger(h, TYPED.found);
  const { id } = await publish(h, employer);
  await patch(h, employer.token, `jobs/${id}/status`, { status: "paused" });
  const answer = register.answers.get(RECORDED.anotherName);
  register.answers.set(RECORDED.anotherName, { status: 503, body: "" });
  await become(employer, nameOf(TYPED.anotherName));
  await patch(h, employer.token, `jobs/${id}/status`, { status: "recruiting" });
  if (answer) register.answers.set(RECORDED.anotherName, answer);
  await h.runJobs();
  expect(await read(employer, id)).toMatchObject({ status: "held", held_reason: "another_name" });
  expect((await asVisitor(h, id)).status).toBe(404);
});

test("people who wait or were accepted are told the old and the new name; those accepted keep their mission", async () => {
  const employer = await aStranger(h, TYPED.found);
  const [taken, open] = [await publish(h, employer, { positions: 3 }), await publish(h, employer)];
  const accepted = await apply(h, taken.id);
  await accept(h, employer, accepted.applicationId);
  const waiting = await apply(h, open.id);
  await h.runJobs();
  await become(employer, nameOf(TYPED.hidden));
  for (const { token } of [accepted, waiting])
    expect((await notesOf(h, token)).find(({ kind }) => kind === "mission_changed")?.message).toMatch(
      /^Comptoir des tisseurs s’appelle maintenant Salon Mireille/,
    );
  expect((await patch(h, accepted.token, `applications/${accepted.applicationId}/confirm`)).status).toBe(200);
  expect(await read(employer, taken.id)).toMatchObject({ status: "recruiting" });
});

test("one company may change what is not its identity", async () => {
  const employer = await aStranger(h, TYPED.found);
  const { id } = await publish(h, employer);
  await become(employer, { description: "Un comptoir de quartier, vingt couverts.", phone: "0612345678" });
  expect((await asVisitor(h, id)).body).toMatchObject({ status: "recruiting" });
});
