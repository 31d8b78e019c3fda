/** A number that nobody has confirmed is read by its owner alone. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { get, post } from "./scene.ts";

const DAY = 86_400_000;
const PHONE = "0698765432";
/** As it is stored, written and called. */
const WRITINGS = [PHONE, "06 98 76 54 32", "06\u00a098\u00a076\u00a054\u00a032", "698765432", "•• 32"];

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function anAcceptedPerson(phoneVerified: boolean) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  const startsAt = new Date(h.ctx.now().getTime() + 2 * DAY);
  const endsAt = new Date(startsAt.getTime() + 4 * 3_600_000);
  const mission = await aMission(h.ctx.db, { employer, startsAt, endsAt });
  const candidate = await aCandidate(h.ctx.db, { phone: PHONE, phoneVerified });
  const { id } = await anApplication(h.ctx.db, { mission, candidate, status: "accepted" });
  const [token, own] = [await tokenFor(h.ctx, employer.id), await tokenFor(h.ctx, candidate.id)];
  const from = h.ctx.now().toISOString().slice(0, 10);
  const to = endsAt.toISOString().slice(0, 10);
  const talk = await post<{ id: number }>(h, token, "conversations/create-or-get", { user_id: candidate.id });
  const paths = [
    `applications/${id}/`,
    "applications/?page=1",
    `applications/?job=${mission.id}&page=1`,
    `profile/${candidate.id}/`,
    `planning/?from=${from}&to=${to}`,
    `jobs/${mission.id}/diffusion/`,
    "employer/summary/",
    "conversations/",
    `conversations/${talk.body.id}/`,
    "rating/profile/",
    "notifications/",
    "account/export/",
  ];
  return { id, candidate, token, own, paths };
}

async function savedCv(own: string): Promise<string> {
  const { body } = await post<{ user: { coverLetter: string } }>(h, own, "profile/generated-cv", {});
  return readPdf(`/api/files/${body.user.coverLetter.split("/").at(-1)}/`, own);
}

async function readPdf(url: string, token: string): Promise<string> {
  const answer = await h.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true });
  return text;
}

const leaks = (text: string) => WRITINGS.filter((writing) => text.includes(writing));

test("no answer to an employer has it, masked or not, and it says why where the e-mail is", async () => {
  const { id, candidate, token, paths } = await anAcceptedPerson(false);
  for (const path of paths) {
    const { status, body } = await get(h, token, path);
    expect(status, path).toBe(200);
    expect(leaks(JSON.stringify(body)), path).toEqual([]);
  }
  const contact = { email: candidate.email, phone: null, contact: "shown", phone_unconfirmed: true };
  expect((await get(h, token, `applications/${id}/`)).body).toMatchObject({ candidate: contact });
  expect((await get(h, token, `profile/${candidate.id}/`)).body).toMatchObject(contact);
});

test("once confirmed, it is where it was before", async () => {
  const { id, candidate, token, paths } = await anAcceptedPerson(true);
  const read = [];
  for (const path of paths) if (leaks(JSON.stringify((await get(h, token, path)).body)).length > 0) read.push(path);
  expect(read).toEqual(expect.arrayContaining([`applications/${id}/`, `profile/${candidate.id}/`]));
  expect(read.some((path) => path.startsWith("planning/"))).toBe(true);
  const contact = { phone: PHONE, contact: "shown", phone_unconfirmed: false };
  expect((await get(h, token, `applications/${id}/`)).body).toMatchObject({ candidate: contact });
});

test("its owner reads it, in the CV they download too, and the CV that goes with applications does not have it", async () => {
  const { id, own } = await anAcceptedPerson(false);
  expect((await get(h, own, "me/")).body).toMatchObject({ user: { phone: PHONE, phone_verified: false } });
  expect((await get(h, own, `applications/${id}/`)).body).toMatchObject({
    candidate: { phone: PHONE, phone_unconfirmed: true },
  });
  expect(leaks(await readPdf("/api/profile/generated-cv/", own))).not.toEqual([]);
  expect(leaks(await savedCv(own))).toEqual([]);
  await h.ctx.db.updateTable("users").set({ phoneVerifiedAt: h.ctx.now() }).where("phone", "=", PHONE).execute();
  expect(leaks(await savedCv(own))).not.toEqual([]);
});

test("text messages are not turned on before, and stay on when something else is chosen", async () => {
  const { id } = await aCandidate(h.ctx.db, { phoneVerified: false });
  const token = await tokenFor(h.ctx, id);
  const choose = (body: object) => call(h.app, "PUT", "/api/notifications/preferences/", { token, body });
  expect(await choose({ job_match: { sms: true, email: true } })).toMatchObject({
    status: 409,
    body: {
      code: "phone_not_verified",
      error: "Confirmez d’abord votre numéro de téléphone\u00a0: aucun SMS ne part vers un numéro qui ne l’est pas.",
    },
  });
  const refused = await get(h, token, "notifications/preferences/");
  expect(refused.body).toMatchObject({ job_match: { sms: false, email: false }, phone_verified: false });
  const confirm = (at: Date | null) =>
    h.ctx.db.updateTable("users").set({ phoneVerifiedAt: at }).where("id", "=", id).execute();
  await confirm(h.ctx.now());
  expect(await choose({ job_match: { sms: true } })).toMatchObject({ status: 200, body: { phone_verified: true } });
  await confirm(null);
  const again = { job_match: { sms: true, email: true } };
  expect(await choose(again)).toMatchObject({ status: 200, body: { job_match: { sms: true, email: true } } });
  expect((await choose({ job_match: { sms: false } })).status).toBe(200);
  expect((await choose({ job_match: { sms: true } })).status).toBe(409);
});
