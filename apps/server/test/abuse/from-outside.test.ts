/** The rows L1 to L9 and L11 of the audit, by the API alone, on the settings of production with a register on this machine. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { startCompanyRegister, type TestRegister } from "../../../../tools/testing/company-register.ts";
import { startSmsService } from "../../../../tools/testing/sms-service.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { aForm } from "../form.ts";
import { call, type Harness } from "../harness.ts";
import { waitForMorning } from "../matching-scene.ts";
import { SERVER_SETTINGS } from "../production-settings.ts";
import { get, patch, post, requireSound } from "../scene.ts";
import { asVisitor, HONEST, SCAM } from "./abuse-scene.ts";
import {
  anImpostor,
  aPerson,
  applyTo,
  aRealSiret,
  missionBody,
  type Outsider,
  putOnline,
  startAsInProduction,
  tryToPublish,
} from "./outside-scene.ts";

let h: Harness;
let register: TestRegister;
let sms: Awaited<ReturnType<typeof startSmsService>>;
beforeAll(async () => {
  [register, sms] = [await startCompanyRegister(), await startSmsService()];
  h = await startAsInProduction(register.url, { SMS_URL: sms.url, SMS_KEY: "clef" });
  waitForMorning(h);
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
  await register.close();
  await sms.close();
});

const UNLAWFUL = "Nous ne prenons pas de femmes enceintes.";
const LEVEL_LIMIT = (limit: string) => ({ status: 403, body: { code: "level_limit", limit } });

const company = async ({ token }: Outsider) =>
  (
    await get<{ level: string; rights: { limits: { limit: string; most: number; used: number | null }[] } }>(
      h,
      token,
      "company/",
    )
  ).body;
const updateCompany = ({ companyId, token }: Outsider, fields: Record<string, string>) =>
  call(h.app, "POST", "/api/company/update/", { token, ...aForm({ company_id: String(companyId), ...fields }) });
const isFound = async (id: number) =>
  (await call<{ results: { id: number }[] }>(h.app, "GET", "/api/jobs/?query=serveur")).body.results.some(
    (job) => job.id === id,
  );
const accept = async ({ token }: Outsider, applicationId: number) => {
  expect((await patch(h, token, `applications/${applicationId}/accept`)).status).toBe(200);
  await h.runJobs();
};
const confirm = ({ token }: Outsider, applicationId: number) =>
  patch(h, token, `applications/${applicationId}/confirm`);

/** Everything the company can open that is about this application. */
async function allThatIsRead(employer: Outsider, person: Outsider, applicationId: number, missionId: number) {
  const talk = await post<{ id: number }>(h, employer.token, "conversations/create-or-get", { user_id: person.id });
  const paths = [
    `applications/${applicationId}/`,
    "applications/",
    `applications/?job=${missionId}`,
    `profile/${person.id}/`,
    `planning/?job=${missionId}`,
    `jobs/${missionId}/diffusion/`,
    "employer/summary/",
    "conversations/",
    `conversations/${talk.body.id}/`,
    "notifications/",
    "account/export/",
  ];
  const answers = await Promise.all(
    paths.map((path) => h.app.inject({ url: `/api/${path}`, headers: bearer(employer) })),
  );
  return answers.map(({ body }) => body).join();
}
const bearer = ({ token }: Outsider) => ({ authorization: `Bearer ${token}` });

test("L2: the number, name and address of a real company are a label, and open nothing", async () => {
  const impostor = await anImpostor(h);
  const mission = await putOnline(h, impostor);
  await h.runDueJobs();
  expect(await company(impostor)).toMatchObject({ level: "siret_found" });
  const person = await aPerson(h);
  const application = await applyTo(h, person, mission.id);
  for (const secret of [person.email, person.phone])
    expect(await allThatIsRead(impostor, person, application, mission.id)).not.toContain(secret);
  expect(await tryToPublish(h, impostor, { positions: 50 })).toMatchObject(LEVEL_LIMIT("places_per_mission"));
  expect(await tryToPublish(h, impostor, { booking: "first" })).toMatchObject(LEVEL_LIMIT("first_booking"));
  const { limits } = (await company(impostor)).rights;
  expect(limits).toContainEqual({ limit: "people_per_wave", most: 20, used: null });
});

test("L6: somebody accepted then sent away was never reachable, and who confirmed is no longer after a cancellation", async () => {
  const impostor = await anImpostor(h);
  const mission = await putOnline(h, impostor, { positions: 2 });
  const [sentAway, cancelled] = [await aPerson(h), await aPerson(h)];
  const [first, second] = [await applyTo(h, sentAway, mission.id), await applyTo(h, cancelled, mission.id)];
  await accept(impostor, first);
  expect(await allThatIsRead(impostor, sentAway, first, mission.id)).not.toContain(sentAway.email);
  await accept(impostor, second);
  expect((await confirm(cancelled, second)).status).toBe(200);
  const reason = { status: "rejected", reason: "Le service est annulé." };
  for (const id of [first, second])
    expect((await patch(h, impostor.token, `applications/${id}/status`, reason)).status).toBe(200);
  for (const [person, id] of [
    [sentAway, first],
    [cancelled, second],
  ] as const)
    expect(await allThatIsRead(impostor, person, id, mission.id)).not.toContain(person.email);
});

test("L1: two harmless missions, then a scam", async () => {
  const impostor = await anImpostor(h);
  for (let n = 0; n < 2; n += 1) expect(await putOnline(h, impostor)).toMatchObject({ status: "recruiting" });
  const scam = await putOnline(h, impostor, { description: SCAM, positions: 3 });
  expect(scam).toMatchObject({ status: "held", held_reason: "risk" });
  await h.runDueJobs();
  expect([(await asVisitor(h, scam.id)).status, await isFound(scam.id)]).toEqual([404, false]);
  // Paused, resumed, promoted, copied and sent again, it stays where it is.
  for (const status of ["paused", "recruiting"]) await patch(h, impostor.token, `jobs/${scam.id}/status`, { status });
  await patch(h, impostor.token, `jobs/${scam.id}/promote`, { urgent: true });
  const copy = await post<{ id: number }>(h, impostor.token, `jobs/${scam.id}/duplicate`, {});
  const again = await tryToPublish(h, impostor, { draft_id: copy.body.id, description: SCAM });
  expect(again.body.status).not.toBe("recruiting");
  await h.runDueJobs();
  expect((await asVisitor(h, scam.id)).status).toBe(404);
});

test("L3: a second account with the number of the first, and its mission", async () => {
  const siret = aRealSiret();
  const [owner, impostor] = [
    await anImpostor(h, { siret_number: siret }),
    await anImpostor(h, { siret_number: siret }),
  ];
  const mission = await putOnline(h, impostor);
  await h.runDueJobs();
  expect((await asVisitor(h, mission.id)).status).toBe(404);
  expect((await asVisitor(h, (await putOnline(h, owner)).id)).body).toMatchObject({ status: "recruiting" });
});

test("L4: published under one name, then renamed", async () => {
  const impostor = await anImpostor(h);
  const mission = await putOnline(h, impostor);
  await h.runDueJobs();
  const other = { name: "Clinique du Parc", address: "3 rue de la Gare, 35000 Rennes" };
  expect((await updateCompany(impostor, other)).status).toBe(200);
  expect((await asVisitor(h, mission.id)).status).toBe(404);
  await h.runDueJobs();
  expect((await asVisitor(h, mission.id)).status).toBe(404);
  expect((await company(impostor)).level).toBe("unverified");
});

test("L5: an api of production without a register does not start", () => {
  expect(() => readConfig({ ...SERVER_SETTINGS, COMPANY_SEARCH_URL: "" })).toThrow("COMPANY_SEARCH_URL");
});

test("L7: an accomplice is accepted and confirms, then the text becomes a scam", async () => {
  const impostor = await anImpostor(h);
  const mission = await putOnline(h, impostor, { positions: 3 });
  const [accomplice, victim] = [await aPerson(h), await aPerson(h)];
  const theirs = await applyTo(h, accomplice, mission.id);
  await accept(impostor, theirs);
  await confirm(accomplice, theirs);
  await applyTo(h, victim, mission.id);
  const body = missionBody(h, { positions: 3, description: SCAM });
  const edited = await call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, { token: impostor.token, body });
  expect(edited).toMatchObject({ status: 409, body: { code: "edit_held" } });
  expect((await get(h, victim.token, `jobs/${mission.id}/`)).body).toMatchObject({ description: HONEST });
  expect((await asVisitor(h, mission.id)).status).toBe(404);
});

test("L8: whoever was held learns nothing of the filter from their own data", async () => {
  const impostor = await anImpostor(h);
  expect(await putOnline(h, impostor, { description: SCAM })).toMatchObject({ status: "held" });
  const data = (await h.app.inject({ url: "/api/account/export/", headers: bearer(impostor) })).body;
  const { mission_risk: checks } = JSON.parse(data);
  expect(checks.map((check: object) => Object.keys(check).toSorted())).toEqual([
    ["checked_at", "mission_id", "outcome"],
  ]);
  expect(data).not.toMatch(/weight|trigger|threshold|score/i);
});

test("L9: what a stranger reads is checked wherever it is written", async () => {
  const impostor = await anImpostor(h);
  for (const words of [UNLAWFUL, SCAM]) {
    for (const field of ["name", "description", "culture", "benifits_perks"])
      expect(await updateCompany(impostor, { [field]: words })).toMatchObject({
        status: 400,
        body: { code: "unlawful" },
      });
    for (const place of [{ name: words }, { access: words }]) {
      const body = {
        name: "Salle du port",
        place: "Lyon 7e",
        street: "14 quai des Tisseurs",
        access: "Sonnez.",
        ...place,
      };
      expect(await post(h, impostor.token, "establishments", body)).toMatchObject({
        status: 400,
        body: { code: "unlawful" },
      });
    }
  }
  for (const changes of [
    { title: "Hommes blancs de moins de 25 ans" },
    { collectiveAgreement: "Réservé aux non syndiqués, pas de syndiqués ici" },
    { tags: ["Pas de Noirs"] },
  ])
    expect(await tryToPublish(h, impostor, changes)).toMatchObject({ status: 400, body: { code: "unlawful" } });
});

test("L11: a number that nobody confirmed is shown to nobody, and receives nothing", async () => {
  const impostor = await anImpostor(h);
  const mission = await putOnline(h, impostor);
  const person = await aPerson(h);
  const application = await applyTo(h, person, mission.id);
  await accept(impostor, application);
  expect((await confirm(person, application)).status).toBe(200);
  const read = await allThatIsRead(impostor, person, application, mission.id);
  expect(read).toContain(person.email);
  for (const written of [person.phone, person.phone.slice(1), person.phone.replaceAll(/(\d\d)(?=\d)/g, "$1\u00a0")])
    expect(read).not.toContain(written);
  expect(sms.calls).toEqual([]);
  // Its own code is the only message that leaves, and opens it.
  expect((await call(h.app, "POST", "/api/account/phone/", { token: person.token })).status).toBe(200);
  expect(sms.calls).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(sms.calls[0]?.sms.text ?? "")?.[0];
  expect((await post(h, person.token, "account/phone/confirm", { code })).status).toBe(200);
  expect(await allThatIsRead(impostor, person, application, mission.id)).toContain(person.phone);
});

test("deleted and back with the same number: the day, the review and the scam go on where they were", async () => {
  const siret = aRealSiret();
  const gone = await anImpostor(h, { siret_number: siret });
  for (let n = 0; n < 3; n += 1) {
    const { token } = await aPerson(h);
    // Woken at any hour of the test.
    expect((await call(h.app, "PUT", "/api/availability/", { token, body: { nightAlerts: true } })).status).toBe(200);
  }
  await putOnline(h, gone, { positions: 3 });
  await h.runDueJobs();
  const notified = async (employer: Outsider) =>
    (await company(employer)).rights.limits.find(({ limit }) => limit === "people_per_day")?.used;
  const before = await notified(gone);
  expect(before).toBeGreaterThan(0);
  expect((await post(h, gone.token, "account/delete", { password: gone.password })).status).toBe(200);
  await h.runDueJobs();
  const back = await anImpostor(h, { siret_number: siret });
  expect(await notified(back)).toBe(before);
  expect(await putOnline(h, back, { description: SCAM })).toMatchObject({ status: "held", held_reason: "risk" });
});
