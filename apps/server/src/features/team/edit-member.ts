import type { TeamMember } from "@app/contract/team/team";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { endMembership } from "./end-membership.ts";
import { recordTeam } from "./journal.ts";
import { memberNotFound, readMember } from "./team-member.ts";

type Changes = { groups?: readonly number[] | undefined; approved?: true | undefined };

/** Puts somebody of the team in groups, all of which are given, or approves who came by a link. */
export async function editMember(
  ctx: Context,
  employer: Employer,
  candidateId: number,
  { groups, approved }: Changes,
): Promise<TeamMember> {
  const { companyId } = employer;
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const member = await lockMember(tx, companyId, candidateId, now);
    const line = { companyId, actorId: employer.userId, at: now };
    if (approved && member.approvedAt === null) {
      await tx
        .updateTable("teamMembers")
        .set({ approvedAt: now })
        .where("companyId", "=", companyId)
        .where("candidateId", "=", candidateId)
        .execute();
      await recordTeam(tx, { ...line, action: "approved" }, { people: [candidateId] });
    }
    if (groups) {
      await setGroups(tx, companyId, candidateId, [...new Set(groups)]);
      await recordTeam(tx, { ...line, action: "grouped" }, { people: [candidateId] });
    }
    return readMember(tx, employer, candidateId, now);
  });
}

async function lockMember(tx: Db, companyId: number, candidateId: number, now: Date) {
  const member = await tx
    .selectFrom("teamMembers")
    .where("companyId", "=", companyId)
    .where("candidateId", "=", candidateId)
    .where("state", "=", "in")
    .where("consentUntil", ">", now)
    .select(["approvedAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw memberNotFound();
  return member;
}

async function setGroups(tx: Db, companyId: number, candidateId: number, groups: readonly number[]): Promise<void> {
  const own = await tx.selectFrom("teamGroups").where("companyId", "=", companyId).select("id").forShare().execute();
  if (groups.some((id) => !own.some((group) => group.id === id))) throw notFound("group_not_found", fr.groupNotFound);
  await sql`
    delete from team_group_members
    where candidate_id = ${candidateId} and group_id = any(${own.map(({ id }) => id)}::bigint[]) and group_id <> all(${[...groups]}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into team_group_members (group_id, candidate_id) select id, ${candidateId} from unnest(${[...groups]}::bigint[]) id
    on conflict do nothing`.execute(tx);
}

/** Needs no reason, and has no other effect: what was accepted stays, nobody is notified. */
export async function removeMember(ctx: Context, employer: Employer, candidateId: number): Promise<void> {
  const { companyId } = employer;
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    await lockMember(tx, companyId, candidateId, now);
    await endMembership(tx, { companyId, candidateId, by: "company", at: now });
    await recordTeam(
      tx,
      { companyId, actorId: employer.userId, action: "removed", at: now },
      { people: [candidateId] },
    );
  });
}
