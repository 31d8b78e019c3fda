import { undeclaredFr as fr } from "@app/contract/papers/undeclared.fr";
import { undeclaredStep } from "@app/domain/papers/undeclared-starts";
import type { MailPayload } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { readUndeclaredStarts } from "../../../views/undeclared-starts.ts";

/** Each start that counts when it is sent; nothing is sent once answers came. */
export async function renderUndeclared(
  ctx: Context,
  { companyId, userId }: MailPayload<"company.undeclared">,
): Promise<MailContent | null> {
  const owner = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "=", "active")
    .select("email")
    .executeTakeFirst();
  const { count, starts } = await readUndeclaredStarts(ctx.db, companyId, ctx.now());
  const step = undeclaredStep(count);
  if (!owner || step === "none") return null;
  const title = step === "held" ? fr.heldTitle : fr.writtenTitle;
  const intro = step === "held" ? fr.heldIntro(count) : fr.writtenIntro(count);
  const { publicUrl, contactEmail } = ctx.config;
  return {
    to: owner.email,
    replyTo: contactEmail,
    ...renderMail({
      subject: title,
      preheader: intro,
      greeting: "Bonjour,",
      paragraphs: [intro, ...fr.mail.starts(count, starts), fr.answer, fr.mail.counted, fr.arrival],
      action: { label: fr.mail.button, url: `${publicUrl}/employeur/tableau-de-bord/publier` },
      closing: fr.mail.closing,
    }),
  };
}
