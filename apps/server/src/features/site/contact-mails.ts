import { contactFr } from "@app/contract/site/contact.fr";
import type { MailPayload } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { renderMail } from "../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../platform/mail/mail-sender.ts";
import { mailFr } from "./contact-mails.fr.ts";

export async function renderContactForward(
  ctx: Context,
  { contactMessageId: id }: MailPayload<"contact.forward">,
): Promise<MailContent | null> {
  const message = await readMessage(ctx, id);
  if (!message) return null;
  const words = mailFr.contactForwarded({ ...message, subject: contactFr.subjects[message.subject] });
  return { to: ctx.config.contactEmail, replyTo: message.email, ...renderMail(words) };
}

export async function renderContactAcknowledge(
  ctx: Context,
  { contactMessageId: id }: MailPayload<"contact.acknowledge">,
): Promise<MailContent | null> {
  const message = await readMessage(ctx, id);
  if (!message) return null;
  const words = mailFr.contactReceived(contactFr.subjects[message.subject].toLowerCase());
  return { to: message.email, ...renderMail(words) };
}

/** Undefined when the message was already deleted. */
const readMessage = (ctx: Context, id: number) =>
  ctx.db.selectFrom("contactMessages").where("id", "=", id).selectAll().executeTakeFirst();
