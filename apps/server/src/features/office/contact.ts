import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { queueMails } from "../../mails.ts";
import { recordItemAudit } from "./decisions/lease.ts";
import { OfficeRefusal } from "./decisions/office-refusal.ts";

type Answered = { itemId: number; messageId: number; answer: string };

/** The mail is queued in the same transaction. */
export async function answerContact(tx: Db, actor: Admin, answered: Answered, at: Date): Promise<void> {
  const { itemId, messageId, answer } = answered;
  const message = await tx
    .selectFrom("contactMessages")
    .where("id", "=", messageId)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new OfficeRefusal("not_found", `There is no message ${messageId}.`);
  const { id } = await tx
    .insertInto("contactAnswers")
    .values({ contactMessageId: messageId, adminId: actor.userId, answer, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueMails(tx, "contact.answer", [{ payload: { contactAnswerId: id } }], at);
  await recordItemAudit(tx, actor, "contact.answer", itemId, at);
}

/** What was written, and the answer when there is one. */
export async function readContact(tx: Db, id: number): Promise<Record<string, unknown> | null> {
  const row = await tx
    .selectFrom("contactMessages as m")
    .leftJoin("contactAnswers as a", "a.contactMessageId", "m.id")
    .where("m.id", "=", id)
    .orderBy("a.id", "desc")
    .limit(1)
    .select(["m.name", "m.email", "m.subject", "m.message", "a.answer"])
    .executeTakeFirst();
  return row ?? null;
}
