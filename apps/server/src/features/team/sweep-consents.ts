import { ASK_AGAIN_DAYS, ASK_SHOWN_DAYS, RENEWAL_DAYS } from "@app/domain/team/team";
import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { endMembership } from "./end-membership.ts";

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Asks once, thirty days before its end, whether a consent goes on; ends those that are over. Idempotent. */
export async function sweepConsents(ctx: Context): Promise<void> {
  while ((await askRenewals(ctx)) === BATCH);
  while ((await endConsents(ctx)) === BATCH);
  await forgetOld(ctx);
}

async function askRenewals(ctx: Context): Promise<number> {
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<{ companyId: number; candidateId: number }>`
      update team_members set renewal_asked_at = ${now}
      where (company_id, candidate_id) in (
        select company_id, candidate_id from team_members
        where state = 'in' and renewal_asked_at is null and consent_until > ${now}
          and consent_until <= ${new Date(now.getTime() + RENEWAL_DAYS * DAY_MS)}
        order by consent_until limit ${BATCH} for update skip locked)
      returning company_id, candidate_id`.execute(tx);
    await enqueueAll(tx, "team.renewal", rows);
    return rows.length;
  });
}

async function endConsents(ctx: Context): Promise<number> {
  const at = ctx.now();
  return transaction(ctx, async (tx) => {
    const rows = await tx
      .selectFrom("teamMembers")
      .where("state", "=", "in")
      .where("consentUntil", "<=", at)
      .orderBy("consentUntil")
      .limit(BATCH)
      .select(["companyId", "candidateId"])
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) await endMembership(tx, { ...row, by: "silence", at });
    return rows.length;
  });
}

/** Who was asked and said nothing, once that is no longer shown; who left, once they may be asked again. */
async function forgetOld({ db, now }: Context): Promise<void> {
  const [shown, again] = [ASK_SHOWN_DAYS, ASK_AGAIN_DAYS].map((days) => new Date(now().getTime() - days * DAY_MS));
  await sql`
    delete from team_members where (state = 'asked' and asked_at <= ${shown}) or (state = 'left' and left_at <= ${again})`.execute(
    db,
  );
}
