import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { sweepUnusedAccounts } from "./unused-accounts.ts";

const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ REQUIRE_VERIFIED_EMAIL: "on" });
});
afterAll(() => h.close());
beforeEach(async () => {
  h.mails.length = 0;
  // Accounts of the other tests are not looked at.
  await h.ctx.pool.query("update users set last_seen_at = $1", [new Date(h.ctx.now().getTime() + 3650 * DAY)]);
});

const statusOf = async (id: number) =>
  (await h.ctx.db.selectFrom("users").where("id", "=", id).select("status").executeTakeFirstOrThrow()).status;
const subjectsTo = (email: string) => h.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function notSeenFor(id: number, months: number, days = 0): Promise<void> {
  const since = new Date(h.ctx.now());
  since.setUTCMonth(since.getUTCMonth() - months);
  const lastSeenAt = new Date(since.getTime() - days * DAY);
  await h.ctx.db.updateTable("users").set({ lastSeenAt }).where("id", "=", id).execute();
}

async function sweep(): Promise<void> {
  await sweepUnusedAccounts(h.ctx);
  await h.runJobs();
}

describe("an account that nobody uses", () => {
  test("gets a mail a month before and another two weeks before, then is erased at 24 months", async () => {
    const { id, email } = await aCandidate(h.ctx.db);
    await notSeenFor(id, 23, -1);
    await sweep();
    expect(subjectsTo(email)).toEqual([]);
    await notSeenFor(id, 23, 1);
    await sweep();
    await sweep();
    expect(subjectsTo(email)).toEqual(["Votre compte Renfort sera supprimé dans un mois"]);
    expect(await statusOf(id)).toBe("active");
    h.advance(17 * DAY);
    await sweep();
    await sweep();
    expect(subjectsTo(email).slice(1)).toEqual(["Votre compte Renfort sera supprimé dans deux semaines"]);
    h.advance(14 * DAY);
    await sweep();
    expect(await statusOf(id)).toBe("deleted");
    expect(subjectsTo(email)[2]).toBe("Votre compte Renfort est supprimé");
    expect(h.mails.at(-1)?.text).toContain("parce qu’il n’a pas servi depuis deux ans");
    const past = h.ctx.db.selectFrom("users").where("status", "=", "active").where("lastSeenAt", "<", h.ctx.now());
    expect(await past.select("id").execute()).toEqual([]);
  });

  test("is kept when the person signs in after the mail", async () => {
    const { id, email } = await aCandidate(h.ctx.db);
    await notSeenFor(id, 23, 1);
    await sweep();
    const signedIn = await call(h.app, "POST", "/api/login/", { body: { email, password: DEMO_PASSWORD } });
    expect(signedIn.status).toBe(200);
    h.advance(31 * DAY);
    await sweep();
    expect(await statusOf(id)).toBe("active");
  });

  test("is never erased without both mails, two weeks apart, however old", async () => {
    const { id, email } = await aCandidate(h.ctx.db);
    await notSeenFor(id, 60);
    await sweep();
    expect(await statusOf(id)).toBe("active");
    expect(subjectsTo(email)).toHaveLength(1);
    h.advance(28 * DAY);
    await sweep();
    expect([await statusOf(id), subjectsTo(email).length]).toEqual(["active", 2]);
    h.advance(14 * DAY);
    await sweep();
    expect(await statusOf(id)).toBe("deleted");
  });

  test("waits while its company expects someone; an admin's stays", async () => {
    const employer = await anEmployer(h.ctx.db);
    const admin = await anAdmin(h.ctx.db);
    const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(h.ctx.now().getTime() + 40 * DAY) });
    await anApplication(h.ctx.db, { mission, status: "accepted" });
    for (const { id } of [employer, admin]) await notSeenFor(id, 23, 1);
    await sweep();
    h.advance(17 * DAY);
    await sweep();
    h.advance(14 * DAY);
    await sweep();
    expect([await statusOf(employer.id), await statusOf(admin.id)]).toEqual(["active", "active"]);
    h.advance(12 * DAY);
    await sweep();
    expect(await statusOf(employer.id)).toBe("deleted");
  });
});

test("an account whose address nobody confirmed goes after seven days, unless it has been used", async () => {
  const createdAt = (days: number) => new Date(h.ctx.now().getTime() - days * DAY);
  const unverified = { emailVerifiedAt: null };
  const recent = await aCandidate(h.ctx.db, { ...unverified, createdAt: createdAt(6.9) });
  const old = await aCandidate(h.ctx.db, { ...unverified, createdAt: createdAt(7.1) });
  const used = await aCandidate(h.ctx.db, { ...unverified, createdAt: createdAt(7.1) });
  await anApplication(h.ctx.db, { candidate: used });
  const confirmed = await aCandidate(h.ctx.db, { createdAt: createdAt(90) });
  await sweep();
  expect(await Promise.all([recent, old, used, confirmed].map(({ id }) => statusOf(id)))).toEqual([
    "active",
    "deleted",
    "active",
    "active",
  ]);
  expect(subjectsTo(old.email)).toEqual([]);
});
