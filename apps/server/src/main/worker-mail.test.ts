import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Harness, startHarness } from "../../test/harness.ts";
import { IS_LONG } from "../../test/length.ts";
import { startSmtpService } from "../../test/smtp-service.ts";

const WORKER = join(import.meta.dirname, "worker.ts");
/** nodemailer's own names, with short timeouts. */
const SHORT = "connectionTimeout=300&greetingTimeout=300&socketTimeout=500&ignoreTLS=true";
const MAILS = IS_LONG ? 500 : 100;
const SAMPLES = IS_LONG ? 10 : 3;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function startWorker(smtpUrl: string) {
  const child = spawn(process.execPath, [WORKER], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: h.ctx.config.databaseUrl,
      ACCESS_TOKEN_SECRET: "a".repeat(32),
      REFRESH_TOKEN_SECRET: "r".repeat(32),
      TOTP_SECRET_KEY: "t".repeat(32),
      FILES_DIR: h.ctx.config.filesDir,
      DOSSIER_KEYS_DIR: h.ctx.config.dossierKeysDir,
      SMTP_URL: `${smtpUrl}?${SHORT}`,
      LOG_LEVEL: "info",
    },
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.includes("worker.started") && resolve());
  });
  return {
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function waitFor(what: string, isSo: () => Promise<boolean>, ms = 60_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`never: ${what}`);
    await sleep(20);
  }
}

const count = async (sql: string) =>
  (await h.ctx.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n;

/** Queues this many acknowledgements. */
async function jobsOfMails(total: number): Promise<void> {
  await h.ctx.pool.query(
    `with written as (
       insert into contact_messages (name, email, subject, message)
       select 'Aline', 'visitor-' || n || '@example.org', 'other', 'Bonjour' from generate_series(1, $1::int) n returning id)
     select graphile_worker.add_job('contact.acknowledge', json_build_object('contactMessageId', id)) from written`,
    [total],
  );
}

/** Milliseconds until a job that has nothing to do with mail is done. */
async function lagOfAnotherJob(): Promise<number> {
  const start = performance.now();
  const { rows } = await h.ctx.pool.query<{ id: string }>(
    "select (graphile_worker.add_job('snapshot_stats')).id::text",
  );
  await waitFor(
    "another job is done",
    async () => (await count(`graphile_worker._private_jobs where id = ${rows[0]?.id}`)) === 0,
  );
  return performance.now() - start;
}

/** Makes failed mails due now; mails being sent keep their lease. */
const hurry = () =>
  h.ctx.pool.query("update mail_letters set next_try_at = now() where failure is not null and next_try_at > now()");

test("mails for a server that hangs: other jobs go on, and each mail leaves once when it works again", async () => {
  const smtp = await startSmtpService();
  onTestFinished(smtp.close);
  smtp.state.manner = "silent";
  await jobsOfMails(MAILS);
  await startWorker(smtp.url);
  await waitFor("all are queued", async () => (await count("mail_letters")) === MAILS);
  const lags: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) lags.push(await lagOfAnotherJob());
  expect(await count("mail_letters where sent_at is not null")).toBe(0);
  smtp.state.manner = "stuck";
  smtp.cut();
  await waitFor("a mail was taken and never answered", async () => smtp.state.unanswered > 0);
  for (let n = 0; n < SAMPLES; n += 1) lags.push(await lagOfAnotherJob());
  const tried = await count("mail_letters where tries > 0");
  const start = performance.now();
  smtp.state.manner = "working";
  smtp.cut();
  await waitFor("every mail has left", async () => {
    await hurry();
    return (await count("mail_letters where sent_at is null")) === 0;
  });
  const took = performance.now() - start;
  const worst = Math.max(...lags);
  process.stdout.write(
    `hanging server: ${tried} of ${MAILS} mails tried, another job waits ${worst.toFixed(0)} ms at worst; back: ${MAILS} mails in ${(took / 1000).toFixed(1)} s, ` +
      `${smtp.state.taken.length} taken, ${new Set(smtp.state.taken.map(({ messageId }) => messageId)).size} Message-IDs\n`,
  );
  // Generous for a busy machine.
  expect(worst).toBeLessThan(10_000);
  expect(smtp.state.taken.length).toBe(MAILS);
  expect(new Set(smtp.state.taken.map(({ messageId }) => messageId)).size).toBe(MAILS);
}, 120_000);

test("a worker killed while it sends doubles at most what was in flight, under the same id", async () => {
  await h.ctx.db.deleteFrom("mailLetters").execute();
  const smtp = await startSmtpService();
  onTestFinished(smtp.close);
  smtp.state.delayMs = 30;
  await jobsOfMails(60);
  const first = await startWorker(smtp.url);
  await waitFor("some have left", async () => (await count("mail_letters")) === 60 && smtp.state.taken.length >= 10);
  await first.kill();
  const left = await count("mail_letters where sent_at is null");
  // Its leases have expired.
  await h.ctx.pool.query("update mail_letters set next_try_at = now() where next_try_at > now()");
  await startWorker(smtp.url);
  await waitFor("every mail has left", async () => (await count("mail_letters where sent_at is null")) === 0);
  const ids = new Set(smtp.state.taken.map(({ messageId }) => messageId));
  process.stdout.write(
    `killed with ${left} of 60 to send: ${smtp.state.taken.length} taken, ${ids.size} Message-IDs\n`,
  );
  expect(left).toBeGreaterThan(0);
  expect(ids.size).toBe(60);
  expect(smtp.state.taken.length - ids.size).toBeLessThanOrEqual(3);
}, 120_000);
