import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../test/conversation.ts";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { aPair, get, post } from "../../../test/scene.ts";
import { sections } from "./export-sections.ts";

/** Tables left out: hashes, short-lived copies, and the other side of a list above. */
const EXCLUDED_TABLES = [
  "one_time_tokens",
  "email_codes",
  "phone_codes",
  "contract_codes",
  "totp_challenges",
  "idempotency_keys",
  "conversation_members",
  // Copies of notifications, kept for a week.
  "deliveries",
  // Text messages on their way, for an hour at most.
  "sms_sends",
  "mission_events",
  // Computed from the candidate and what they said of their time.
  "availability_now",
  // The decisions they tell of are in the file.
  "office_notices",
  // What the law wants kept, out of everybody's reach.
  "sealed_identities",
];

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** Its level opens contacts before the person confirms. */
const PROVEN = { level: "address_proven" } as const;
const download = async (token: string) =>
  h.app.inject({ url: "/api/account/export/", headers: { authorization: `Bearer ${token}` } });

describe("taking one's data", () => {
  test("one file holds the account, the profile, the applications, the messages sent and who looked", async () => {
    const { person, employer, token, mission } = await aPair(h, {
      company: PROVEN,
      application: { status: "accepted", message: "Je suis libre samedi." },
    });
    await aConversation(h.ctx.db, { between: [employer, person.candidate], lines: ["Bonjour", "Bonsoir"] });
    await get(h, token, `profile/${person.candidate.id}/`);
    const answer = await download(person.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename\*=UTF-8''renfort-mes-donnees-\d{4}-\d\d-\d\d\.json$/,
    );
    expect(answer.json()).toMatchObject({
      users: [{ id: person.candidate.id, email: person.candidate.email }],
      candidates: [{ user_id: person.candidate.id }],
      applications: [{ message: "Je suis libre samedi.", mission: mission.title, company: employer.company.name }],
      messages: [{ content: "Bonsoir" }],
      contact_views: [{ subject: "contact", company: employer.company.name }],
    });
    expect(answer.body).not.toContain("argon2");
    expect(answer.body).not.toContain("Bonjour");
  });

  test("an employer finds their company and missions, and nobody else's data", async () => {
    const { token, employer, mission, person } = await aPair(h);
    const answer = await download(token);
    expect(answer.json()).toMatchObject({
      companies: [{ id: employer.companyId }],
      missions: [{ id: mission.id }],
      applications: [],
    });
    expect(answer.body).not.toContain(person.candidate.email);
  });

  test("a check of a mission or a message is there with its date and outcome, never with what it looks for", async () => {
    const { id, employer } = await startConversation(h);
    await sendTo(h, employer.token, id, "Envoyez-moi votre IBAN avant ce soir.");
    await sendTo(h, employer.token, id, "À ce soir.");
    const user = await h.ctx.db.selectFrom("users").where("id", "=", employer.id).selectAll().executeTakeFirstOrThrow();
    const scam = "Vous recevez les paiements de nos clients sur votre compte, puis vous nous les reversez.";
    await h.ctx.db
      .updateTable("companies")
      .set({ createdAt: h.ctx.now(), firstPublishedAt: null })
      .where("id", "=", user.companyId)
      .execute();
    const body = bodyOf(await aMission(h.ctx.db), { description: scam, acknowledged: [...LINT_RULES] });
    expect((await post(h, employer.token, "jobs/add", body)).body).toMatchObject({ status: "held" });
    const { mission_risk: checks, messages } = (await download(employer.token)).json();
    expect(checks).toEqual([
      { mission_id: expect.any(Number), checked_at: expect.stringMatching(/^\d{4}-/), outcome: "held" },
    ]);
    expect(messages).toEqual([
      expect.objectContaining({ content: "Envoyez-moi votre IBAN avant ce soir.", warned: true }),
      expect.objectContaining({ content: "À ce soir.", warned: false }),
    ]);
    for (const message of messages)
      expect(Object.keys(message)).toEqual(["warned", "content", "created_at", "conversation_id"]);
  });

  test("twice a day at most", async () => {
    const strict = await startHarness({ RATE_LIMITS: "strict" });
    // Counters are shared by every test file, and numbers begin again in each.
    await strict.runAsOwner("alter table users alter column id restart with 7000001");
    const token = await tokenFor(strict.ctx, (await aCandidate(strict.ctx.db)).id);
    const ask = () => strict.app.inject({ url: "/api/account/export/", headers: { authorization: `Bearer ${token}` } });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const third = await ask();
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({ code: "rate_limited" });
    await strict.close();
  });

  test("every table that names people is in the file, or says why not", async () => {
    const { rows } = await h.ctx.pool.query<{ name: string }>(`
      select distinct c.conrelid::regclass::text as name from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'candidates'::regclass) and not t.relispartition
      union
      -- Some name people without a foreign key.
      select a.attrelid::regclass::text from pg_attribute a join pg_class t on t.oid = a.attrelid
      where a.attname in ('user_id', 'candidate_id') and t.relkind in ('r', 'p') and not t.relispartition
        and t.relnamespace = 'public'::regnamespace`);
    const known = new Set([...Object.keys(sections), ...EXCLUDED_TABLES]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("who looked at my contact details", () => {
  type Views = { results: { subject: string; company: { name: string } }[]; count: number; next: string | null };
  const views = async (token: string, page = 1) => (await get<Views>(h, token, `account/views/?page=${page}`)).body;

  test("an application and a profile are counted once a day, with the company's name; a list shows nothing", async () => {
    const { person, token, employer } = await aPair(h, {
      company: PROVEN,
      application: { status: "accepted" },
    });
    expect(await views(person.token)).toMatchObject({ results: [], count: 0, next: null });
    await get(h, token, "applications/");
    expect(await views(person.token)).toMatchObject({ count: 0 });
    for (let turn = 0; turn < 3; turn += 1) {
      await get(h, token, `applications/${person.id}/`);
      await get(h, token, `profile/${person.candidate.id}/`);
    }
    const seen = await views(person.token);
    expect(seen).toMatchObject({
      count: 1,
      results: [{ subject: "contact", company: { name: employer.company.name } }],
    });
    h.advance(86_400_000);
    await get(h, await tokenFor(h.ctx, employer.id), `profile/${person.candidate.id}/`);
    expect((await views(await tokenFor(h.ctx, person.candidate.id))).count).toBe(2);
  });

  test("someone else's application that one may no longer see is not counted", async () => {
    const { person, token } = await aPair(h, { application: { candidateStatus: "withdrawn" } });
    await get(h, token, `applications/${person.id}/`);
    expect((await views(person.token)).count).toBe(0);
  });
});
