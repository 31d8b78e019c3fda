import type { ConversationDetail } from "@app/contract/messages/messages";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { statusForCandidate } from "@app/domain/applications/decision-undo";
import type { Context } from "../../platform/context.ts";
import { isOwnMission } from "../../views/member-scope.ts";
import { readConversation } from "./conversation-view.ts";

export async function readConversationDetail(
  ctx: Context,
  viewer: Candidate | Employer,
  id: number,
): Promise<ConversationDetail> {
  const conversation = await readConversation(ctx, viewer, id);
  return { ...conversation, application: await readApplication(ctx, viewer, conversation.participants[0]) };
}

/** The mission that links them: upcoming before past, accepted before applied. */
async function readApplication(
  ctx: Context,
  viewer: Candidate | Employer,
  other: ConversationDetail["participants"][number] | undefined,
): Promise<ConversationDetail["application"]> {
  const [candidateId, companyId] =
    viewer.role === "employer" ? [other?.id, viewer.companyId] : [viewer.userId, other?.company?.id];
  if (candidateId === undefined || companyId === undefined) return null;
  const row = await ctx.db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "=", candidateId)
    .where("a.companyId", "=", companyId)
    .$if(viewer.role === "employer", (query) => query.where(isOwnMission(viewer as Employer, "m")))
    .where((eb) => eb("a.candidateStatus", "is distinct from", "withdrawn"))
    .orderBy((eb) => eb("m.endsAt", ">", ctx.now()), "desc")
    .orderBy((eb) => eb("a.status", "=", "accepted"), "desc")
    .orderBy("a.createdAt", "desc")
    .limit(1)
    .select(["a.id", "a.status", "a.candidateStatus", "m.id as missionId", "m.title", "m.startsAt", "m.endsAt"])
    .select(["a.statusBeforeDecision", "a.decisionVisibleAt"])
    .executeTakeFirst();
  if (!row) return null;
  const { missionId, title, startsAt, endsAt } = row;
  return {
    id: row.id,
    status: viewer.role === "candidate" ? statusForCandidate(row, ctx.now()) : row.status,
    candidate_status: row.candidateStatus,
    job: { id: missionId, title, startDate: startsAt.toISOString(), endDate: endsAt.toISOString() },
  };
}
