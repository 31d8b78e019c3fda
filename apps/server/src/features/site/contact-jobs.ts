import { contactFr } from "@app/contract/contact.fr";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { renderMail } from "../../platform/mail-layout.ts";
import { mailFr } from "./mails.fr.ts";

export async function onContactForward(
  ctx: Context,
  { contactMessageId: id }: JobPayload<"contact.forward">,
): Promise<void> {
  const letter = await readLetter(ctx, id);
  if (!letter) return;
  const words = mailFr.contactForwarded({ ...letter, subject: contactFr.subjects[letter.subject] });
  await ctx.mailer.send({
    to: ctx.config.contactEmail,
    replyTo: letter.email,
    key: `contact-${id}`,
    ...renderMail(words),
  });
}

export async function onContactAcknowledge(
  ctx: Context,
  { contactMessageId: id }: JobPayload<"contact.acknowledge">,
): Promise<void> {
  const letter = await readLetter(ctx, id);
  if (!letter) return;
  const words = mailFr.contactReceived(contactFr.subjects[letter.subject].toLowerCase());
  await ctx.mailer.send({ to: letter.email, key: `contact-received-${id}`, ...renderMail(words) });
}

/** Undefined once its time has passed and it was erased. */
const readLetter = (ctx: Context, id: number) =>
  ctx.db.selectFrom("contactMessages").where("id", "=", id).selectAll().executeTakeFirst();
