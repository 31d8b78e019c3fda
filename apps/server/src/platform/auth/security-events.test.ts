import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate, aUser } from "@app/db/builders/users";
import { SECURITY_EVENT_KINDS } from "@app/domain/accounts/security-event";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aJpeg } from "../../../test/hostile/images.ts";
import { linkIn } from "../../../test/mail.ts";
import { MAX_PER_SUBJECT } from "../limits/event-quota.ts";
import { createLogger } from "../logger.ts";

const written: string[] = [];
let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, undefined, createLogger("debug", { write: (line: string) => void written.push(line) }));
});
afterAll(() => h.close());

/** Events of one user, oldest first. */
async function eventsOf(userId: number, at: Harness = h) {
  await at.ctx.securityEvents.settled();
  return at.ctx.db.selectFrom("securityEvents").where("userId", "=", userId).orderBy("id").selectAll().execute();
}
const kindsOf = async (userId: number, at?: Harness) => (await eventsOf(userId, at)).map(({ kind }) => kind);

async function anAccount() {
  const email = `${uniqueWord("canari")}@exemple.fr`;
  const { id } = await aUser(h.ctx.db, { role: "candidate", email });
  return { id, email };
}

const ADDRESS = "203.0.113.77";
const from = { "x-forwarded-for": ADDRESS };
const post = <T = { code: string }>(
  url: string,
  body: object,
  token?: string,
  headers: Record<string, string> = from,
) => call<T>(h.app, "POST", url, { body, headers, ...(token && { token }) });

async function signIn({ email }: { email: string }, password = DEMO_PASSWORD) {
  const { body } = await post<{ tokens: { access: string; refresh: string } }>("/api/login/", { email, password });
  return body.tokens;
}

describe("an account", () => {
  test("leaves an event for each way in and out, with the request's id and a shortened address", async () => {
    const account = await anAccount();
    const headers = { ...from, "x-request-id": "page-0123456789" };
    await post("/api/login/", { email: account.email, password: "pas-le-bon" }, undefined, headers);
    const { access } = await signIn(account);
    await post("/api/logout/", {}, access);
    const events = await eventsOf(account.id);
    expect(events).toMatchObject([
      { kind: "sign_in_failed", sessionId: null, requestId: "page-0123456789", address: "203.0.113.0/24" },
      { kind: "signed_in", sessionId: expect.any(Number), address: "203.0.113.0/24" },
      { kind: "signed_out", address: "203.0.113.0/24" },
    ]);
    expect(events[2]?.sessionId).toBe(events[1]?.sessionId);
    expect(JSON.stringify(events)).not.toMatch(/203\.0\.113\.77|canari|exemple/);
  });

  test("a sign-in that fails on nobody's account is recorded by where it came from", async () => {
    const elsewhere = { "x-forwarded-for": "2001:db8:77:1::5" };
    await post("/api/login/", { email: "personne@exemple.fr", password: "pas-le-bon" }, undefined, elsewhere);
    await h.ctx.securityEvents.settled();
    const found = await h.ctx.db
      .selectFrom("securityEvents")
      .where("address", "=", "2001:db8:77::/48")
      .selectAll()
      .execute();
    expect(found).toMatchObject([{ kind: "sign_in_failed", userId: null, detail: {} }]);
  });

  test("a refresh token used again is recorded with the session it ended", async () => {
    const account = await anAccount();
    const { refresh } = await signIn(account);
    const next = await post<{ refresh: string }>("/api/token/refresh/", { refresh });
    await post("/api/token/refresh/", { refresh: next.body.refresh });
    h.advance(60_000);
    expect((await post("/api/token/refresh/", { refresh })).status).toBe(401);
    expect(await kindsOf(account.id)).toEqual(["signed_in", "session_reused"]);
  });

  test("registering, confirming, changing and resetting are each recorded, refused tries too", async () => {
    const email = `${uniqueWord("canari")}@exemple.fr`;
    const form = {
      role: "candidate",
      firstName: "Inès",
      lastName: "Moreau",
      email,
      password: "une-phrase-de-passe-canari",
      profession: "Serveuse",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
      adult_confirmed: "on",
      terms_accepted: "on",
    };
    const registered = await call<{ user: { id: number }; tokens: { access: string } }>(
      h.app,
      "POST",
      "/api/register/",
      aForm(form),
    );
    const { user, tokens } = registered.body;
    await h.runJobs();
    await post("/api/verify-email/", linkIn(h, email), tokens.access);
    const current = form.password;
    const next = "une-autre-phrase-canari";
    await post("/api/account/password/", { current: "pas-la-bonne", password: next }, tokens.access);
    await post("/api/account/password/", { current, password: next }, tokens.access);
    await post("/api/account/email/", { password: next, email: `${uniqueWord("canari")}@exemple.fr` }, tokens.access);
    await post("/api/password-reset/", { email });
    await h.runJobs();
    const link = linkIn(h, email);
    await post("/api/password-reset/confirm/", {
      ...link,
      token: `${link.token.slice(1)}x`,
      password: "encore-une-phrase",
    });
    await post("/api/password-reset/confirm/", { ...link, password: "encore-une-phrase-canari" });
    expect(await kindsOf(user.id)).toEqual([
      "registered",
      "signed_in",
      "email_verified",
      "current_password_wrong",
      "password_changed",
      "email_change_requested",
      "password_reset_requested",
      "password_reset",
    ]);
    const refused = await h.ctx.db
      .selectFrom("securityEvents")
      .where("kind", "=", "link_refused")
      .selectAll()
      .execute();
    expect(refused).toMatchObject([{ userId: null, detail: { code: "link_invalid" } }]);
  });

  test("ending sessions, taking one's data and leaving are each recorded", async () => {
    const account = await anAccount();
    const [one, two] = [await signIn(account), await signIn(account)];
    const [, second] = await eventsOf(account.id);
    const end = (body: object) => call(h.app, "DELETE", "/api/account/sessions/", { token: one.access, body });
    await end({ session_id: second?.sessionId });
    await end({ others: true });
    expect((await call(h.app, "GET", "/api/me/", { token: two.access })).status).toBe(401);
    await call(h.app, "GET", "/api/account/export/", { token: one.access });
    await call(h.app, "POST", "/api/account/delete/", { token: one.access, body: { password: DEMO_PASSWORD } });
    await h.runJobs();
    const events = await eventsOf(account.id);
    expect(events.slice(2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ["session_ended", { ended: second?.sessionId }],
      ["session_ended", { ended: "others" }],
      ["data_exported", {}],
      ["status_changed", { from: "active", to: "deleted", by: expect.any(String) }],
      ["account_deleted", {}],
    ]);
  });

  test("an event of what did not happen in the end is not there", async () => {
    const account = await anAccount();
    await expect(
      h.ctx.db.transaction().execute(async (tx) => {
        await h.ctx.securityEvents.record(tx, { kind: "second_factor_removed", userId: account.id });
        throw new Error("refused");
      }),
    ).rejects.toThrow("refused");
    expect(await kindsOf(account.id)).toEqual([]);
  });
});

test("what is recorded can neither be changed nor erased by the application", async () => {
  for (const change of ["update security_events set user_id = 1", "delete from security_events"])
    await expect(h.ctx.pool.query(change)).rejects.toThrow("permission denied");
});

describe("a role or a status", () => {
  test("changed by hand in the database leaves an event all the same", async () => {
    const { id } = await anAccount();
    await h.ctx.pool.query("update users set role = 'admin' where id = $1", [id]);
    await h.ctx.pool.query("update users set status = 'suspended', city = 'Lyon' where id = $1", [id]);
    await h.ctx.pool.query("update users set city = 'Paris', role = role, status = status where id = $1", [id]);
    expect(await eventsOf(id)).toMatchObject([
      { kind: "role_changed", detail: { from: "candidate", to: "admin", by: expect.any(String) } },
      { kind: "status_changed", detail: { from: "active", to: "suspended" } },
    ]);
  });

  test("of an admin added by hand leaves an event", async () => {
    const { id } = await aUser(h.ctx.db, { role: "admin" });
    expect(await eventsOf(id)).toMatchObject([{ kind: "role_changed", detail: { to: "admin" } }]);
  });
});

describe("a refusal", () => {
  test("of a route one has no right to, or in someone else's name, is recorded by its route", async () => {
    const { id } = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, id);
    expect((await call(h.app, "GET", "/api/drafts/", { token })).status).toBe(403);
    const body = { job: 1, worker: 1, message: "Bonjour", is_coverLetter: false };
    expect((await post("/api/jobs/apply/", body, token)).body.code).toBe("identity_mismatch");
    expect(await eventsOf(id)).toMatchObject([
      { kind: "access_refused", detail: { code: "forbidden", route: "GET /api/drafts/" } },
      { kind: "access_refused", detail: { code: "identity_mismatch", route: "POST /api/jobs/apply/" } },
    ]);
  });

  test("of something that does not exist for them is too common to be one", async () => {
    const { id } = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, id);
    expect((await call(h.app, "GET", "/api/applications/999999/", { token })).status).toBe(404);
    expect(await kindsOf(id)).toEqual([]);
  });

  test("of a file the scanner knows is recorded", async () => {
    const { id } = await aCandidate(h.ctx.db);
    const { antivirus } = h.ctx;
    Object.assign(h.ctx, { antivirus: { finds: async () => true } });
    const file = { field: "profileImage", name: "canari.jpg", type: "image/jpeg", bytes: await aJpeg() };
    const form = aForm({ first_name: "Inès" }, [file]);
    const { body } = await call<{ code: string }>(h.app, "PUT", "/api/profile/update/", {
      ...form,
      headers: { ...form.headers },
      token: await tokenFor(h.ctx, id),
    });
    Object.assign(h.ctx, { antivirus });
    expect(body.code).toBe("malware");
    expect(await eventsOf(id)).toMatchObject([{ kind: "upload_refused", detail: { code: "malware" } }]);
  });

  test("by a limit is recorded once per caller, route and window", async () => {
    const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
    try {
      strict.advance(900_000 - (Date.now() % 900_000));
      const attempt = () =>
        call(strict.app, "POST", "/api/login/", {
          body: { email: "personne@exemple.fr", password: "pas-le-bon" },
          headers: { "x-forwarded-for": "198.51.100.9" },
        });
      const statuses = [];
      for (let i = 0; i < 45; i += 1) statuses.push((await attempt()).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3);
      const limited = async () => {
        await strict.ctx.securityEvents.settled();
        return strict.ctx.db.selectFrom("securityEvents").where("kind", "=", "sign_in_limited").selectAll().execute();
      };
      expect(await limited()).toMatchObject([{ address: "198.51.100.0/24", detail: { route: "POST /api/login/" } }]);
      strict.advance(900_000);
      for (let i = 0; i < 45; i += 1) await attempt();
      expect(await limited()).toHaveLength(2);
    } finally {
      await strict.close();
    }
  });
});

describe("a storm", () => {
  test("of wrong passwords on one account leaves twenty rows, then one that counts the rest", async () => {
    const other = await startHarness();
    const { id, email } = await aUser(other.ctx.db, { role: "candidate" });
    for (let i = 0; i < MAX_PER_SUBJECT + 15; i += 1)
      await call(other.app, "POST", "/api/login/", { body: { email, password: "pas-le-bon" } });
    const kinds = await kindsOf(id, other);
    expect(kinds).toEqual(Array.from({ length: MAX_PER_SUBJECT }, () => "sign_in_failed"));
    await other.ctx.securityEvents.close();
    expect((await eventsOf(id, other)).at(-1)).toMatchObject({ kind: "sign_in_failed", detail: { count: 15 } });
    await other.close();
  });

  test("on a database that takes no event leaves every answer as it was", async () => {
    const { id, email } = await anAccount();
    await h.runAsOwner("alter table security_events rename to security_events_away");
    try {
      expect((await post("/api/login/", { email, password: "pas-le-bon" })).status).toBe(401);
      await h.ctx.securityEvents.settled();
    } finally {
      await h.runAsOwner("alter table security_events_away rename to security_events");
    }
    expect(await kindsOf(id)).toEqual([]);
    expect(written.join("")).toContain('"event":"security_event.lost"');
  });
});

test("each event is a line of the log, under the request's id, and no line holds anything of the person", async () => {
  const lines = written.map((line): Record<string, unknown> => JSON.parse(line));
  const rows = await h.ctx.db.selectFrom("securityEvents").where("requestId", "is not", null).selectAll().execute();
  expect(rows.length).toBeGreaterThan(15);
  for (const { kind, requestId } of rows)
    expect(lines).toContainEqual(expect.objectContaining({ event: `security.${kind}`, id: requestId }));
  expect(written.join("")).not.toMatch(/canari|@exemple|203\.0\.113|2001:db8|phrase/);
  const known: readonly string[] = SECURITY_EVENT_KINDS;
  expect(rows.filter(({ kind }) => !known.includes(kind))).toEqual([]);
});
