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
import { isExpected, isOwnApplication } from "../../views/member-scope.ts";
import { completenessOf, readUser } from "../../views/user.ts";
import { readConversations } from "./conversation-view.ts";

/** The other person, or the application that links them. */
export type Recipient = { user_id?: number | undefined; application?: number | undefined };

/** A candidate writes to a company: whoever of it they name, and who stands for it in the pair. */
type Side = { candidateId: number; companyId: number; seatId: number };

/** Finds or creates the conversation of a person and a company. An application must link them. */
export async function openConversation(
  ctx: Context,
  actor: Candidate | Employer,
  recipient: Recipient,
): Promise<ConversationView> {
  const side =
    actor.role === "employer"
      ? await ofEmployer(ctx.db, actor, recipient)
      : await ofCandidate(ctx.db, actor, recipient);
  if (!side) throw personNotFound();
  if (await isUnavailable(ctx.db, actor, side)) throw personNotFound();
  const existing = await findConversation(ctx.db, side);
  if (existing !== undefined) return readOpen(ctx, actor, existing);
  if (!(await isLinked(ctx, actor, side))) throw personNotFound();
  // Needed to start a conversation, not to answer.
  await requireReadyToWrite(ctx, actor);
  await ctx.limiter.spend("conversation", `u${actor.userId}`);
  return readOpen(ctx, actor, await createConversation(ctx, side));
}

/** One that exists may still not be open to this member. */
async function readOpen(ctx: Context, actor: Candidate | Employer, id: number): Promise<ConversationView> {
  const [conversation] = await readConversations(ctx, actor, [id]);
  if (!conversation) throw personNotFound();
  return conversation;
}

async function ofEmployer(
  db: Db,
  { companyId, userId: seatId, ...employer }: Employer,
  { user_id, application = 0 }: Recipient,
): Promise<Side | null> {
  if (user_id !== undefined) return { candidateId: user_id, companyId, seatId };
  const row = await db
    .selectFrom("applications as a")
    .where("a.id", "=", application)
    .where(isOwnApplication({ companyId, userId: seatId, ...employer }, "a"))
    .select("a.candidateId")
    .executeTakeFirst();
  return row ? { candidateId: row.candidateId, companyId, seatId } : null;
}

/** Of an application, its author, or an owner once the author has left. */
async function ofCandidate(
  db: Db,
  { userId: candidateId }: Candidate,
  { user_id, application = 0 }: Recipient,
): Promise<Side | null> {
  const { rows } = await sql<{ companyId: number; seatId: number }>`
    select s.company_id, s.user_id as seat_id
    from company_members s join users u on u.id = s.user_id and u.status = 'active'
    left join applications a on a.id = ${application} and a.candidate_id = ${candidateId}
    left join missions m on m.id = a.mission_id
    where s.left_at is null
      and case when ${user_id ?? null}::bigint is null then s.company_id = a.company_id else s.user_id = ${user_id ?? null}::bigint end
    order by s.user_id = m.created_by desc, s.role = 'owner' desc, s.joined_at, s.user_id limit 1`.execute(db);
  const [row] = rows;
  return row ? { candidateId, ...row } : null;
}

async function requireReadyToWrite({ db, config }: Context, actor: Candidate | Employer): Promise<void> {
  const user = await readUser(db, actor.userId);
  if (!user || !completenessOf(user).complete) throw forbidden("profile_incomplete", accessFr.profileIncomplete);
  if (config.requireVerifiedEmail && user.emailVerifiedAt === null)
    throw forbidden("email_not_verified", accessFr.emailNotVerified);
}

const personNotFound = () => notFound("user_not_found", fr.personNotFound);

/** Deleted, or blocked by either side. */
async function isUnavailable(db: Db, { role }: Candidate | Employer, side: Side): Promise<boolean> {
  const { candidateId, companyId, seatId } = side;
  const colleagues = sql`(select m.user_id from company_members m where m.company_id = ${companyId})`;
  const { rows } = await sql`
    select from users u where u.id = ${role === "employer" ? candidateId : seatId} and u.status = 'active'
      and not exists (select from blocks b where b.blocker_id = ${candidateId} and b.blocked_id in ${colleagues})
      and not exists (select from blocks b where b.blocked_id = ${candidateId} and b.blocker_id in ${colleagues})`.execute(
    db,
  );
  return rows.length === 0;
}

async function findConversation(db: Db, { candidateId, companyId }: Side): Promise<number | undefined> {
  const row = await db
    .selectFrom("conversations")
    .where("candidateId", "=", candidateId)
    .where("companyId", "=", companyId)
    .orderBy("id")
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

/** An application that was not withdrawn, to a mission this member acts for. */
async function isLinked(ctx: Context, actor: Candidate | Employer, side: Side): Promise<boolean> {
  const { candidateId, companyId } = side;
  if (actor.role === "employer" && actor.member.role === "shift_lead") {
    const { rows } = await sql<{ isExpected: boolean }>`
      select ${isExpected(actor, sql`${candidateId}`, ctx.now())} as is_expected`.execute(ctx.db);
    return rows[0]?.isExpected ?? false;
  }
  const own = actor.role === "employer" ? isOwnApplication(actor, "a") : sql<boolean>`a.company_id = ${companyId}`;
  const { rows } = await sql`
    select 1 from applications a
    where a.candidate_id = ${candidateId} and ${own} and a.candidate_status is distinct from 'withdrawn' limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** Of two concurrent calls, one waits and finds the other's row. */
async function createConversation(ctx: Context, side: Side): Promise<number> {
  const { candidateId, companyId, seatId } = side;
  const [userA, userB] = orderedPair(candidateId, seatId);
  const now = ctx.now();
  const id = await transaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`conversation:${companyId}:${candidateId}`}, 0))`.execute(
      tx,
    );
    const existing = await findConversation(tx, side);
    if (existing !== undefined) return existing;
    const created = await tx
      .insertInto("conversations")
      .values({ userA, userB, companyId, candidateId, createdAt: now })
      .onConflict((oc) => oc.columns(["userA", "userB"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) return undefined;
    const members = [userA, userB].map((memberId) => ({ userId: memberId, conversationId: created.id, lastAt: now }));
    await tx.insertInto("conversationMembers").values(members).execute();
    return created.id;
  });
  // The same two people have one of another company.
  if (id === undefined) throw personNotFound();
  return id;
}
