import type { TeamGroup } from "@app/contract/team/team";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { MOST_GROUPS } from "@app/domain/team/team";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { recordTeam } from "./journal.ts";

export async function addGroup(ctx: Context, { companyId, userId }: Employer, label: string): Promise<TeamGroup> {
  return transaction(ctx, async (tx) => {
    // The company's row puts two additions in order: both keep to the most.
    await tx.selectFrom("companies").where("id", "=", companyId).select("id").forNoKeyUpdate().execute();
    const groups = await tx.selectFrom("teamGroups").where("companyId", "=", companyId).select("label").execute();
    if (groups.some((group) => group.label.toLowerCase() === label.toLowerCase()))
      throw conflict("group_taken", fr.groupTaken);
    if (groups.length >= MOST_GROUPS) throw conflict("groups_full", fr.groupsFull(MOST_GROUPS));
    const now = ctx.now();
    const { id } = await tx
      .insertInto("teamGroups")
      .values({ companyId, label, createdAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordTeam(tx, { companyId, actorId: userId, action: "group_added", at: now }, { label });
    return { id, label, members: 0 };
  });
}

/** A mission for this group alone is for the whole team from now on: nobody it was shown to loses it. */
export async function deleteGroup(ctx: Context, { companyId, userId }: Employer, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const group = await tx
      .deleteFrom("teamGroups")
      .where("id", "=", id)
      .where("companyId", "=", companyId)
      .returning("label")
      .executeTakeFirst();
    if (!group) throw notFound("group_not_found", fr.groupNotFound);
    await sql`update missions set team_groups = array_remove(team_groups, ${id}::bigint)
      where company_id = ${companyId} and audience <> 'everyone' and ${id} = any (team_groups)`.execute(tx);
    await recordTeam(
      tx,
      { companyId, actorId: userId, action: "group_removed", at: ctx.now() },
      { label: group.label },
    );
  });
}
