import { accessFr } from "@app/contract/http/access.fr";
import type { ConversationView } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { orderedPair } from "@app/domain/messages/conversation";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { forbidden, notFound } from "../../platform/http/errors.ts";
import { completenessOf, readUser } from "../../views/user.ts";
import { readConversation } from "./conversation-view.ts";

/** The other person, or the application that links them. */
export type Recipient = { user_id?: number | undefined; application?: number | undefined };

/** Finds or creates the conversation of two people. An application must link them. */
export async function openConversation(
  ctx: Context,
  actor: Candidate | Employer,
  { user_id, application = 0 }: Recipient,
): Promise<ConversationView> {
  const otherId = user_id ?? (await findOther(ctx.db, actor, application));
  if (otherId === undefined) throw personNotFound();
  if (await isUnavailable(ctx.db, actor.userId, otherId)) throw personNotFound();
  const existing = await findConversation(ctx.db, actor.userId, otherId);
  if (existing !== undefined) return readConversation(ctx, actor, existing);
  if (!(await isLinked(ctx.db, actor, otherId))) throw personNotFound();
  // Needed to start a conversation, not to answer.
  await requireReadyToWrite(ctx, actor);
  await ctx.limiter.spend("conversation", `u${actor.userId}`);
  return readConversation(ctx, actor, await createConversation(ctx, actor.userId, otherId));
}

async function findOther(db: Db, actor: Candidate | Employer, applicationId: number): Promise<number | undefined> {
  const rows = db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.id", "=", applicationId);
  const row =
    actor.role === "employer"
      ? await rows.where("a.companyId", "=", actor.companyId).select("a.candidateId as other").executeTakeFirst()
      : await rows.where("a.candidateId", "=", actor.userId).select("m.createdBy as other").executeTakeFirst();
  return row?.other ?? undefined;
}

async function requireReadyToWrite({ db, config }: Context, actor: Candidate | Employer): Promise<void> {
  const user = await readUser(db, actor.userId);
  if (!user || !completenessOf(user).complete) throw forbidden("profile_incomplete", accessFr.profileIncomplete);
  if (config.requireVerifiedEmail && user.emailVerifiedAt === null)
    throw forbidden("email_not_verified", accessFr.emailNotVerified);
}

const personNotFound = () => notFound("user_not_found", fr.personNotFound);

/** Deleted, or blocked by either of the two. */
async function isUnavailable(db: Db, userId: number, otherId: number): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .where("id", "=", otherId)
    .where("status", "=", "active")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("blocks")
            .where("blockerId", "in", [userId, otherId])
            .where("blockedId", "in", [userId, otherId])
            .select("blockerId"),
        ),
      ),
    )
    .select("id")
    .executeTakeFirst();
  return other === undefined;
}

async function findConversation(db: Db, userId: number, otherId: number): Promise<number | undefined> {
  const [userA, userB] = orderedPair(userId, otherId);
  const row = await db
    .selectFrom("conversations")
    .where("userA", "=", userA)
    .where("userB", "=", userB)
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

/** An application that was not withdrawn: to a mission this employer published, or by this candidate to the company. */
async function isLinked(db: Db, actor: Candidate | Employer, otherId: number): Promise<boolean> {
  const link =
    actor.role === "employer"
      ? sql`a.candidate_id = ${otherId} and a.company_id = ${actor.companyId}`
      : sql`a.candidate_id = ${actor.userId}
          and exists (select 1 from missions m where m.id = a.mission_id and m.created_by = ${otherId})`;
  const { rows } = await sql`
    select 1 from applications a where ${link} and a.candidate_status is distinct from 'withdrawn' limit 1`.execute(db);
  return rows.length > 0;
}

/** The pair is unique: of two concurrent calls, one waits and finds the other's row. */
async function createConversation(ctx: Context, userId: number, otherId: number): Promise<number> {
  const [userA, userB] = orderedPair(userId, otherId);
  const now = ctx.now();
  const id = await transaction(ctx, async (tx) => {
    const created = await tx
      .insertInto("conversations")
      .values({ userA, userB, createdAt: now })
      .onConflict((oc) => oc.columns(["userA", "userB"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) return findConversation(tx, userId, otherId);
    const members = [userA, userB].map((memberId) => ({ userId: memberId, conversationId: created.id, lastAt: now }));
    await tx.insertInto("conversationMembers").values(members).execute();
    return created.id;
  });
  if (id === undefined) throw new Error(`the conversation of ${userA} and ${userB} was neither created nor found`);
  return id;
}
