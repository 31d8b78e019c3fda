import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { queueMails } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError } from "../../platform/http/errors.ts";
import { deleteAccount } from "./delete-account.ts";

const BATCH = 200;
/** A mail a month before and another two weeks before, so that nobody loses an account without knowing. */
const MAIL_MONTHS = 23;
const ERASE_MONTHS = 24;
const REMINDER_DAYS = 15;
/** At least this long after each mail, even when mails could not leave for months. */
const NOTICE_DAYS = 28;
const REMINDER_NOTICE_DAYS = 14;
const UNVERIFIED_DAYS = 7;

/** Every night: mails people whose account is unused, twice, then erases it; erases accounts never confirmed. */
export async function sweepUnusedAccounts(ctx: Context): Promise<void> {
  const now = ctx.now();
  await mailEach(ctx, "account.inactive", (tx) =>
    tx
      .updateTable("users")
      .set({ inactiveMailedAt: now })
      .where("id", "in", (eb) =>
        unused(eb, monthsAgo(now, MAIL_MONTHS))
          // Someone who came back since an earlier mail gets another one.
          .where((inner) =>
            inner.or([inner("inactiveMailedAt", "is", null), inner("inactiveMailedAt", "<", inner.ref("lastSeenAt"))]),
          ),
      )
      .returning("id")
      .execute(),
  );
  await mailEach(ctx, "account.inactive_reminder", (tx) =>
    tx
      .updateTable("users")
      .set({ inactiveRemindedAt: now })
      .where("id", "in", (eb) =>
        unused(eb, sql<Date>`${monthsAgo(now, ERASE_MONTHS)} + make_interval(days => ${REMINDER_DAYS})`)
          .where("inactiveMailedAt", "<=", daysAgo(now, REMINDER_NOTICE_DAYS))
          .whereRef("inactiveMailedAt", ">", "lastSeenAt")
          .where((inner) =>
            inner.or([
              inner("inactiveRemindedAt", "is", null),
              inner("inactiveRemindedAt", "<", inner.ref("inactiveMailedAt")),
            ]),
          ),
      )
      .returning("id")
      .execute(),
  );
  await eraseInactive(ctx);
  if (ctx.config.requireVerifiedEmail) await eraseUnverified(ctx);
}

const monthsAgo = (now: Date, months: number) => sql<Date>`${now}::timestamptz - make_interval(months => ${months})`;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

const unused = (eb: ExpressionBuilder<DB, "users">, since: RawBuilder<Date>) =>
  eb
    .selectFrom("users")
    .where("status", "=", "active")
    .where("role", "!=", "admin")
    .where("lastSeenAt", "<=", since)
    .orderBy("lastSeenAt")
    .limit(BATCH)
    .select("id");

/** A batch at a time; each is marked and its mails are queued in one transaction. */
async function mailEach(
  ctx: Context,
  kind: "account.inactive" | "account.inactive_reminder",
  mark: (tx: Db) => Promise<{ id: number }[]>,
): Promise<void> {
  for (;;) {
    const mailed = await transaction(ctx, async (tx) => {
      const now = ctx.now();
      const rows = await mark(tx);
      const letters = rows.map(({ id }) => ({ payload: { userId: id, mailedAt: now.toISOString() } }));
      await queueMails(tx, kind, letters, now);
      return rows.length;
    });
    if (mailed < BATCH) return;
  }
}

async function eraseInactive(ctx: Context): Promise<void> {
  const now = ctx.now();
  await eraseEach(ctx, "inactive", (after) =>
    ctx.db
      .selectFrom("users")
      .where("status", "=", "active")
      .where("role", "!=", "admin")
      .where("lastSeenAt", "<=", monthsAgo(now, ERASE_MONTHS))
      .where("inactiveMailedAt", "<=", daysAgo(now, NOTICE_DAYS))
      .whereRef("inactiveMailedAt", ">", "lastSeenAt")
      .where("inactiveRemindedAt", "<=", daysAgo(now, REMINDER_NOTICE_DAYS))
      .whereRef("inactiveRemindedAt", ">", "inactiveMailedAt")
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .select("id")
      .execute(),
  );
}

/** Nobody proved to own the address, and nothing was done with the account. */
async function eraseUnverified(ctx: Context): Promise<void> {
  const before = daysAgo(ctx.now(), UNVERIFIED_DAYS);
  await eraseEach(ctx, "unverified", (after) =>
    ctx.db
      .selectFrom("users as u")
      .where("u.status", "=", "active")
      .where("u.role", "!=", "admin")
      .where("u.emailVerifiedAt", "is", null)
      .where("u.createdAt", "<=", before)
      .where("u.id", ">", after)
      .where(sql<boolean>`not exists (select from applications a where a.candidate_id = u.id)`)
      .where(sql<boolean>`not exists (select from missions m where m.company_id = u.company_id)`)
      .orderBy("u.id")
      .limit(BATCH)
      .select("u.id")
      .execute(),
  );
}

async function eraseEach(
  ctx: Context,
  why: "inactive" | "unverified",
  read: (after: number) => Promise<{ id: number }[]>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    for (const { id } of rows) {
      try {
        await transaction(ctx, (tx) => deleteAccount(ctx, tx, id, why));
      } catch (error) {
        // Someone is expected on one of its missions, or it was just suspended: tried again tomorrow.
        if (!(error instanceof AppError)) throw error;
      }
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}
