import { trustFr as fr } from "@app/contract/office/reports.fr";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { notFound } from "../../../platform/http/errors.ts";

/** Neither can write to the other; old messages stay readable. It holds for the whole company, whoever of it asked. */
export async function block(ctx: Context, actor: Actor, otherId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    // The lock that messages take: after the answer, no message in progress can arrive.
    const sides = await lockShared(tx, actor, otherId, ctx.now());
    const { colleagues, candidateId } = sides;
    const [blockers, blocked] = actor.role === "employer" ? [colleagues, [candidateId]] : [[actor.userId], colleagues];
    const rows = blockers.flatMap((blockerId) =>
      blocked.map((blockedId) => ({ blockerId, blockedId, createdAt: ctx.now() })),
    );
    await tx
      .insertInto("blocks")
      .values(rows)
      .onConflict((oc) => oc.columns(["blockerId", "blockedId"]).doNothing())
      .execute();
  });
}

export async function unblock(ctx: Context, actor: Actor, otherId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { colleagues, candidateId } = await lockShared(tx, actor, otherId, ctx.now());
    const [blockers, blocked] = actor.role === "employer" ? [colleagues, [candidateId]] : [[actor.userId], colleagues];
    await tx.deleteFrom("blocks").where("blockerId", "in", blockers).where("blockedId", "in", blocked).execute();
  });
}

type Sides = { candidateId: number; colleagues: number[] };

/** Not found for people without a common conversation. */
async function lockShared(tx: Db, actor: Actor, otherId: number, now: Date): Promise<Sides> {
  const which =
    actor.role === "employer"
      ? sql`c.company_id = ${actor.companyId} and c.candidate_id = ${otherId}`
      : sql`c.candidate_id = ${actor.userId} and (${otherId} in (c.user_a, c.user_b)
          or c.company_id = (select u.company_id from users u where u.id = ${otherId}))`;
  const { rows } = await sql<Sides>`
    select c.candidate_id, array(
      select c.user_a + c.user_b - c.candidate_id union
      select m.user_id from company_members m where m.company_id = c.company_id and m.left_at is null) as colleagues
    from conversations c where ${which} and other_side(c, ${actor.userId}, ${now}) is not null
    order by c.id limit 1 for no key update of c`.execute(tx);
  const [sides] = rows;
  if (!sides) throw notFound("user_not_found", fr.personNotFound);
  return sides;
}
