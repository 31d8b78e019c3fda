/** What an unconfirmed address may not do. */
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { aPair, get, post } from "./scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ REQUIRE_VERIFIED_EMAIL: "on" });
});
afterAll(() => h.close());

const REFUSED = {
  status: 403,
  body: {
    code: "email_not_verified",
    error: "Confirmez d’abord votre adresse e-mail\u00a0: le lien est dans votre boîte de réception.",
  },
};
const confirmAddress = (id: number) =>
  h.ctx.db.updateTable("users").set({ emailVerifiedAt: h.ctx.now() }).where("id", "=", id).execute();
const unconfirm = (id: number) =>
  h.ctx.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", id).execute();

test("a candidate applies once their address is confirmed, not before", async () => {
  const mission = await aMission(h.ctx.db);
  const person = await aCandidate(h.ctx.db, { emailVerified: false });
  const token = await tokenFor(h.ctx, person.id);
  const body = { job: mission.id, message: "Bonjour, je suis disponible." };
  expect(await post(h, token, "jobs/apply", body)).toMatchObject(REFUSED);
  await confirmAddress(person.id);
  expect((await post(h, token, "jobs/apply", body)).status).toBe(201);
});

test("a draft waits until the address is confirmed, and is not lost", async () => {
  const employer = await anEmployer(h.ctx.db, { emailVerified: false });
  const token = await tokenFor(h.ctx, employer.id);
  const mission = {
    title: "Serveur en salle (H/F)",
    location: "Lyon (69)",
    commune_code: "69123",
    description: "Service du midi en salle, équipe de quatre personnes.",
    type: "contract",
    sector: ["Restauration"],
    skills: ["Service en salle"],
    startDate: new Date(h.ctx.now().getTime() + 3 * 86_400_000).toISOString(),
    compensation: 15,
    compensationType: "hourly",
    hoursPerDay: 7,
  };
  const { body: draft } = await post<{ id: number }>(h, token, "drafts/add", mission);
  const publish = () => post(h, token, "jobs/add", { ...mission, draft_id: draft.id });
  expect(await publish()).toMatchObject(REFUSED);
  expect((await get(h, token, `drafts/${draft.id}/`)).status).toBe(200);
  await confirmAddress(employer.id);
  expect((await publish()).status).toBe(201);
});

test("nobody opens a conversation or writes without a confirmed address; reading stays possible", async () => {
  const { employer, person, token } = await aPair(h);
  await unconfirm(person.candidate.id);
  const open = (by: string, userId: number) =>
    post<{ id: number }>(h, by, "conversations/create-or-get", { user_id: userId });
  expect(await open(person.token, employer.id)).toMatchObject(REFUSED);
  const { body: conversation } = await open(token, person.candidate.id);
  const write = (by: string) => post(h, by, `conversations/${conversation.id}/messages`, { content: "Bonjour" });
  expect((await write(token)).status).toBe(201);
  expect(await write(person.token)).toMatchObject(REFUSED);
  expect((await open(person.token, employer.id)).status).toBe(200);
  expect((await get<object[]>(h, person.token, `conversations/${conversation.id}/messages/`)).body).toHaveLength(1);
  await confirmAddress(person.candidate.id);
  expect((await write(person.token)).status).toBe(201);
});

test("forty applications a day, then one waits until tomorrow", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  try {
    // At the start of a day, so that none ends during a test.
    strict.advance(86_400_000 - (strict.ctx.now().getTime() % 86_400_000));
    const startsAt = new Date(strict.ctx.now().getTime() + 10 * 86_400_000);
    const endsAt = new Date(startsAt.getTime() + 4 * 3_600_000);
    const employer = await anEmployer(strict.ctx.db);
    const person = await aCandidate(strict.ctx.db);
    const send = async (body: object, key: string) =>
      call<{ error: string }>(strict.app, "POST", "/api/jobs/apply/", {
        token: await tokenFor(strict.ctx, person.id),
        body,
        headers: { "idempotency-key": key },
      });
    const apply = async (key: string) => {
      const mission = await aMission(strict.ctx.db, { employer, startsAt, endsAt });
      // Ten a minute at most.
      strict.advance(7_000);
      const body = { job: mission.id, message: "Bonjour, je suis disponible." };
      return { ...(await send(body, key)), sent: body };
    };
    const answers = [];
    for (let n = 0; n < 41; n += 1) answers.push(await apply(`jour-${n}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 40 }, () => 201), 429]);
    expect(answers[40]?.body.error).toMatch(/^Trop de tentatives\. Réessayez dans \d+\u00a0h\.$/);
    // The fortieth, repeated with its key, is not counted.
    expect((await send(answers[39]?.sent ?? {}, "jour-39")).status).toBe(201);
    strict.advance(86_400_000);
    expect((await apply("lendemain")).status).toBe(201);
  } finally {
    await strict.close();
  }
});
