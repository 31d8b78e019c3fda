import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { type SmtpService, startSmtpService } from "../../../test/smtp-service.ts";
import { queueMails } from "../../mails.ts";
import { claimMail, MAIL_LEASE_MS, settleMail } from "./mail-queue.ts";
import { createMailer, type Mailer, SMTP_CONNECTIONS, SMTP_TIMEOUTS } from "./mailer.ts";

const MINUTE = 60_000;
const SHORT = { connectMs: 300, greetingMs: 300, silenceMs: 300, totalMs: 900 };
let h: Harness;
let smtp: SmtpService;
let mailer: Mailer;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());
beforeEach(async () => {
  await h.ctx.db.deleteFrom("mailLetters").execute();
  smtp = await startSmtpService();
  mailer = createMailer(smtp.url, "Renfort <bonjour@renfort.example>", SHORT);
  h.ctx.mailer = mailer;
  // The pause of a server that failed in an earlier test is over.
  h.advance(MINUTE);
});
afterEach(async () => {
  mailer.close();
  await smtp.close();
});

/** A mail that says the password was changed, to each of so many people. */
async function mails(count: number): Promise<{ id: number; email: string }[]> {
  const people = [];
  for (let n = 0; n < count; n += 1) people.push(await aCandidate(h.ctx.db));
  const changedAt = h.ctx.now().toISOString();
  const queued = people.map(({ id }) => ({ payload: { userId: id, changedAt } }));
  await queueMails(h.ctx.db, "account.password_changed", queued, h.ctx.now());
  return people;
}

async function sendAfter(ms: number): Promise<void> {
  h.advance(ms);
  await h.sendMails();
}

const rows = () => h.ctx.db.selectFrom("mailLetters").orderBy("id").selectAll().execute();
const recipients = () => smtp.state.taken.map(({ to }) => to).toSorted();

describe("letters", () => {
  test("are sent three at once, each once, with their own id", async () => {
    smtp.state.delayMs = 5;
    const people = await mails(20);
    await h.sendMails();
    await h.sendMails();
    expect(recipients()).toEqual(people.map(({ email }) => email).toSorted());
    expect(new Set(smtp.state.taken.map(({ messageId }) => messageId)).size).toBe(20);
    expect(smtp.state.mostAtOnce).toBe(SMTP_CONNECTIONS);
    expect((await rows()).every(({ sentAt, nextTryAt }) => sentAt && !nextTryAt)).toBe(true);
  });

  test("one that is deferred waits longer each time, alone, up to 72 hours; one that is refused is parked at once", async () => {
    const [late, gone, fine] = await mails(3);
    smtp.state.answer = (to) =>
      to === late?.email ? `451 <${to}> later` : to === gone?.email ? `550 <${to}> unknown` : undefined;
    await h.sendMails();
    expect(recipients()).toEqual([fine?.email]);
    const [deferred, refused] = await rows();
    expect(refused).toMatchObject({ failure: "EENVELOPE 550 RCPT TO", nextTryAt: null, failedAt: expect.any(Date) });
    const wait = (deferred?.nextTryAt?.getTime() ?? 0) - h.ctx.now().getTime();
    expect(wait).toBeGreaterThan(28_000);
    expect(wait).toBeLessThanOrEqual(30_000);
    await sendAfter(20_000);
    expect((await rows())[0]).toMatchObject({ tries: 1 });
    for (let hour = 0; hour < 71; hour += 1) await sendAfter(60 * MINUTE);
    expect((await rows())[0]).toMatchObject({ failedAt: null, failure: "EENVELOPE 451 RCPT TO" });
    await sendAfter(90 * MINUTE);
    expect((await rows())[0]).toMatchObject({ failedAt: expect.any(Date), nextTryAt: null });
    expect(recipients()).toEqual([fine?.email]);
  });

  test.each(["silent", "stuck", "trickling"] as const)(
    "a %s server costs a few tries, then each leaves once",
    async (manner) => {
      const people = await mails(30);
      smtp.state.manner = manner;
      await h.sendMails();
      for (let second = 0; second < 5; second += 1) await sendAfter(1_000);
      // The other mails were not tried.
      expect((await rows()).filter(({ tries }) => tries > 0).length).toBeLessThan(SMTP_CONNECTIONS + 5);
      smtp.state.manner = "working";
      smtp.cut();
      await sendAfter(MINUTE);
      await h.sendMails();
      expect(recipients()).toEqual(people.map(({ email }) => email).toSorted());
    },
  );

  test("a server that is switched off, then back, gets what waited", async () => {
    const people = await mails(5);
    await smtp.close();
    await h.sendMails();
    expect((await rows()).filter(({ tries }) => tries > 0).length).toBeLessThanOrEqual(SMTP_CONNECTIONS);
    smtp = await startSmtpService();
    h.ctx.mailer = createMailer(smtp.url, "Renfort <bonjour@renfort.example>", SHORT);
    await sendAfter(MINUTE);
    expect(recipients()).toEqual(people.map(({ email }) => email).toSorted());
    h.ctx.mailer.close();
  });

  test("a worker that was paused past its lease changes nothing any more, and the lease outlives a delivery", async () => {
    expect(MAIL_LEASE_MS).toBeGreaterThan(SMTP_TIMEOUTS.totalMs);
    await mails(1);
    const paused = await claimMail(h.ctx.db, h.ctx.now());
    expect(await claimMail(h.ctx.db, h.ctx.now())).toBeUndefined();
    h.advance(MAIL_LEASE_MS);
    const taken = await claimMail(h.ctx.db, h.ctx.now());
    expect(taken?.key).toBe(paused?.key);
    if (!paused || !taken) throw new Error("a letter was due");
    const now = h.ctx.now();
    expect(await settleMail(h.ctx.db, paused, { nextTryAt: now, failure: "late" })).toBe(false);
    expect(await settleMail(h.ctx.db, taken, { sentAt: now })).toBe(true);
  });
});

test("of links requested while the server was down, only the last is sent, and it works", async () => {
  const { email } = await aCandidate(h.ctx.db);
  smtp.state.answer = () => "451 later";
  for (let turn = 0; turn < 3; turn += 1) {
    await call(h.app, "POST", "/api/password-reset/", { body: { email } });
    await h.runJobs();
    h.advance(1_000);
  }
  smtp.state.answer = () => undefined;
  // Longer than a link is valid: it is created when the mail is sent.
  await sendAfter(60 * MINUTE);
  expect(recipients()).toEqual([email]);
  const { rows: links } = await h.ctx.pool.query<{ minutes: number }>(
    `select extract(epoch from expires_at - $1)::int / 60 as minutes from one_time_tokens t
     join users u on u.id = t.user_id where u.email = $2`,
    [h.ctx.now(), email],
  );
  expect(links).toEqual([{ minutes: expect.any(Number) }]);
  expect(links[0]?.minutes).toBeGreaterThanOrEqual(29);
});
