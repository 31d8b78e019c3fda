import type { callbackRoute } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { parisDay } from "@app/domain/time/calendar";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { isOwnMission } from "../../views/member-scope.ts";
import { readRelation } from "../../views/relation.ts";
import { openConversation } from "./open-conversation.ts";
import { sendMessage } from "./send-message.ts";

type Asked = z.output<(typeof callbackRoute)["body"]>;

/** « Demander à être rappelé », while the number of somebody who applied is masked: one message a day for each application. */
export async function askCallback(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  { phone: whose, when }: Asked,
): Promise<z.output<(typeof callbackRoute)["response"]>> {
  const now = ctx.now();
  const application = await ctx.db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.id", "=", applicationId)
    .where(isOwnMission(employer, "m"))
    .select(["a.candidateId", "m.title"])
    .executeTakeFirst();
  if (!application) throw notFound("user_not_found", fr.personNotFound);
  const { relation } = await readRelation(ctx.db, employer, application.candidateId, now);
  if (relation !== "live") throw notFound("user_not_found", fr.personNotFound);
  const phone = await readPhone(ctx, employer, whose);
  if (phone === null) throw conflict("phone_missing", fr.phoneMissing[whose]);
  const conversation = await openConversation(ctx, employer, { application: applicationId });
  // Sending it again on the same day finds the first one.
  const clientId = `callback:${applicationId}:${parisDay(now)}`;
  if (await isSent(ctx, employer, conversation.id, clientId)) throw conflict("callback_asked", fr.callbackAsked);
  const content = fr.callback({ title: application.title, phone: formatPhone(phone), time: when });
  const message = await sendMessage(ctx, employer, conversation.id, { content, client_id: clientId }, null);
  return { conversation: conversation.id, message };
}

async function readPhone(ctx: Context, { userId, companyId }: Employer, whose: Asked["phone"]): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.companyId")
    .where("u.id", "=", userId)
    .where("c.id", "=", companyId)
    .select(["u.phone", "u.phoneVerifiedAt", "c.phone as companyPhone"])
    .executeTakeFirstOrThrow();
  if (whose === "company") return row.companyPhone;
  return row.phoneVerifiedAt === null ? null : row.phone;
}

async function isSent(ctx: Context, { userId }: Employer, conversationId: number, clientId: string): Promise<boolean> {
  const sent = await ctx.db
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .where("senderId", "=", userId)
    .where("clientId", "=", clientId)
    .select("id")
    .executeTakeFirst();
  return sent !== undefined;
}
