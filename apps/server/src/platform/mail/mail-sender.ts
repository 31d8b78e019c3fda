import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@app/db/database";
import { MAIL_GIVE_UP_MS, mailRetryDelay, serverPause } from "@app/domain/notifications/delivery";
import type { Context } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import { runWithRequestId } from "../http/request-context.ts";
import { claimMail, deleteMail, type Outcome, type QueuedMail, settleMail } from "./mail-queue.ts";
import { type Mail, type MailFailure, readMailFailure, SMTP_CONNECTIONS } from "./mailer.ts";

export type MailContent = Omit<Mail, "key">;

export type MailHandlers = {
  /** Null when there is no recipient or content left. */
  render: (mail: QueuedMail) => Promise<MailContent | null>;
  /** In the transaction that marks the mail as sent or failed. */
  onDone: (tx: Db, mail: QueuedMail, sentAt: Date | null) => Promise<void>;
};

export type MailSender = {
  /** Sends until nothing is due, or the server fails. */
  sendDue: () => Promise<void>;
  /** Finishes the current sends, starts no other. */
  stop: () => void;
};

const MARK_ATTEMPTS = 5;
const MARK_RETRY_MS = 1_000;

/**
 * Sends several mails at once, each with its own lease. When the server fails all wait, and a single mail tries it
 * again.
 */
export function createMailSender(ctx: Context, { render, onDone }: MailHandlers): MailSender {
  let serverFailures = 0;
  let pausedUntil = new Date(0);
  let isStopped = false;
  const maySend = () => !isStopped && serverFailures === 0;

  async function sendDue(): Promise<void> {
    if (isStopped || ctx.now() < pausedUntil) return;
    if (serverFailures > 0) {
      await sendNext();
      if (serverFailures > 0) return;
    }
    const sendInTurn = async () => {
      while (maySend() && (await sendNext()));
    };
    await Promise.all(Array.from({ length: SMTP_CONNECTIONS }, sendInTurn));
  }

  async function sendNext(): Promise<boolean> {
    const mail = await claimMail(ctx.db, ctx.now());
    if (!mail) return false;
    const outcome = await runWithRequestId(mail.payload, () => trySending(mail));
    if (outcome) await mark(mail, outcome);
    else await deleteMail(ctx.db, mail);
    return true;
  }

  async function trySending(mail: QueuedMail): Promise<Outcome | null> {
    let content: MailContent | null;
    try {
      content = await render(mail);
    } catch (error) {
      ctx.log.error({ event: "mail.render_failed", mailId: mail.id, kind: mail.kind, err: error });
      return fail(mail, { outcome: "deferred", reason: "render" });
    }
    if (!content) return null;
    try {
      await ctx.mailer.send({ ...content, key: mail.key });
    } catch (error) {
      return fail(mail, readMailFailure(error));
    }
    serverFailures = 0;
    ctx.metrics.mails.count("sent");
    ctx.log.info({ event: "mail.sent", mailId: mail.id, kind: mail.kind, tries: mail.tries });
    return { sentAt: ctx.now() };
  }

  function fail({ id, kind, tries, createdAt }: QueuedMail, { outcome, reason }: MailFailure): Outcome {
    const now = ctx.now();
    if (outcome === "unreachable") {
      serverFailures += 1;
      pausedUntil = new Date(now.getTime() + serverPause(serverFailures));
    } else serverFailures = 0;
    const isOver = outcome === "refused" || now.getTime() - createdAt.getTime() >= MAIL_GIVE_UP_MS;
    ctx.metrics.mails.count(isOver ? "failed" : "deferred");
    ctx.log.warn({ event: isOver ? "mail.failed" : "mail.deferred", mailId: id, kind, tries, reason });
    if (isOver) return { failedAt: now, failure: reason };
    return { nextTryAt: new Date(now.getTime() + mailRetryDelay(tries)), failure: reason };
  }

  /** Retried: a short database outage must not send a mail twice. */
  async function mark(mail: QueuedMail, outcome: Outcome): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transaction(ctx, async (tx) => {
          const isLeased = await settleMail(tx, mail, outcome);
          if (isLeased && !("nextTryAt" in outcome))
            await onDone(tx, mail, "sentAt" in outcome ? outcome.sentAt : null);
        });
      } catch (error) {
        if (attempt === MARK_ATTEMPTS) throw error;
        await sleep(MARK_RETRY_MS);
      }
    }
  }

  return {
    sendDue,
    stop: () => {
      isStopped = true;
    },
  };
}
