import { contactFr } from "@app/contract/contact.fr";
import type { LetterPayload } from "../../letters.ts";
import type { Context } from "../../platform/context.ts";
import type { LetterContent } from "../../platform/letter-sender.ts";
import { renderMail } from "../../platform/mail-layout.ts";
import { mailFr } from "./mails.fr.ts";

export async function renderContactForward(
  ctx: Context,
  { contactMessageId: id }: LetterPayload<"contact.forward">,
): Promise<LetterContent | null> {
  const letter = await readLetter(ctx, id);
  if (!letter) return null;
  const words = mailFr.contactForwarded({ ...letter, subject: contactFr.subjects[letter.subject] });
  return { to: ctx.config.contactEmail, replyTo: letter.email, ...renderMail(words) };
}

export async function renderContactAcknowledge(
  ctx: Context,
  { contactMessageId: id }: LetterPayload<"contact.acknowledge">,
): Promise<LetterContent | null> {
  const letter = await readLetter(ctx, id);
  if (!letter) return null;
  const words = mailFr.contactReceived(contactFr.subjects[letter.subject].toLowerCase());
  return { to: letter.email, ...renderMail(words) };
}

/** Undefined once its time has passed and it was erased. */
const readLetter = (ctx: Context, id: number) =>
  ctx.db.selectFrom("contactMessages").where("id", "=", id).selectAll().executeTakeFirst();
