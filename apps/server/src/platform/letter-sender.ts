import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@app/db/database";
import { LETTER_GIVE_UP_MS, letterRetryDelay, serverPause } from "@app/domain/delivery";
import type { Context } from "./context.ts";
import { claimLetter, dropLetter, type Letter, type Outcome, settleLetter } from "./letter-queue.ts";
import { type Mail, type MailFailure, readMailFailure, SMTP_CONNECTIONS } from "./mailer.ts";
import { transaction } from "./transaction.ts";

export type LetterContent = Omit<Mail, "key">;

export type LetterHandling = {
  /** Null when there is nobody left to write to, or nothing left to say. */
  render: (letter: Letter) => Promise<LetterContent | null>;
  /** Joins the transaction that marks the letter as sent, or as given up. */
  onDone: (tx: Db, letter: Letter, sentAt: Date | null) => Promise<void>;
};

export type LetterSender = {
  /** Sends until nothing is due any more, or until the server fails. */
  sendDue: () => Promise<void>;
  /** What is being sent ends; nothing else begins. */
  stop: () => void;
};

const MARK_ATTEMPTS = 5;
const MARK_AGAIN_AFTER_MS = 1_000;

/**
 * Sends letters, a few at once, each under a lease of its own. When the server fails, all wait, and one letter tries it
 * before the others follow: a server that hangs costs one connection, not a try of every letter.
 */
export function createLetterSender(ctx: Context, { render, onDone }: LetterHandling): LetterSender {
  let serverFailures = 0;
  let pausedUntil = new Date(0);
  let isStopped = false;
  const mayGoOn = () => !isStopped && serverFailures === 0;

  async function sendDue(): Promise<void> {
    if (isStopped || ctx.now() < pausedUntil) return;
    if (serverFailures > 0) {
      await sendNext();
      if (serverFailures > 0) return;
    }
    const sendInTurn = async () => {
      while (mayGoOn() && (await sendNext()));
    };
    await Promise.all(Array.from({ length: SMTP_CONNECTIONS }, sendInTurn));
  }

  /** False when none is due. */
  async function sendNext(): Promise<boolean> {
    const letter = await claimLetter(ctx.db, ctx.now());
    if (!letter) return false;
    const outcome = await trySending(letter);
    if (outcome) await mark(letter, outcome);
    else await dropLetter(ctx.db, letter);
    return true;
  }

  async function trySending(letter: Letter): Promise<Outcome | null> {
    let content: LetterContent | null;
    try {
      content = await render(letter);
    } catch (error) {
      ctx.log.error({ event: "letter.render_failed", letterId: letter.id, kind: letter.kind, err: error });
      return fail(letter, { outcome: "deferred", reason: "render" });
    }
    if (!content) return null;
    try {
      await ctx.mailer.send({ ...content, key: letter.key });
    } catch (error) {
      return fail(letter, readMailFailure(error));
    }
    serverFailures = 0;
    return { sentAt: ctx.now() };
  }

  function fail({ id, kind, tries, createdAt }: Letter, { outcome, reason }: MailFailure): Outcome {
    const now = ctx.now();
    if (outcome === "unreachable") {
      serverFailures += 1;
      pausedUntil = new Date(now.getTime() + serverPause(serverFailures));
    } else serverFailures = 0;
    const isOver = outcome === "refused" || now.getTime() - createdAt.getTime() >= LETTER_GIVE_UP_MS;
    ctx.log.warn({ event: isOver ? "letter.failed" : "letter.deferred", letterId: id, kind, tries, reason });
    if (isOver) return { failedAt: now, failure: reason };
    return { nextTryAt: new Date(now.getTime() + letterRetryDelay(tries)), failure: reason };
  }

  /** A database that is away for a moment must not make a letter that has left leave again. */
  async function mark(letter: Letter, outcome: Outcome): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transaction(ctx, async (tx) => {
          const isOurs = await settleLetter(tx, letter, outcome);
          if (isOurs && !("nextTryAt" in outcome))
            await onDone(tx, letter, "sentAt" in outcome ? outcome.sentAt : null);
        });
      } catch (error) {
        if (attempt === MARK_ATTEMPTS) throw error;
        await sleep(MARK_AGAIN_AFTER_MS);
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
