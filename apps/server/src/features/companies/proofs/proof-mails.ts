import type { MailPayload } from "../../../mails.ts";
import { drawCode } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { proofMailFr } from "./proof-mails.fr.ts";

/** The code is drawn when the mail leaves: it is stored nowhere but as a hash. Nothing is sent for a proof that ended meanwhile. */
export async function renderProofCode(
  ctx: Context,
  { proofId }: MailPayload<"company.proof_code">,
): Promise<MailContent | null> {
  const { code, ...hashed } = await drawCode(ctx);
  const proof = await ctx.db
    .updateTable("companyProofs")
    .set({ ...hashed, tries: 0 })
    .where("id", "=", proofId)
    .where("state", "=", "code_sent")
    .where("method", "=", "mail")
    .where("expiresAt", ">", ctx.now())
    .returning(["target", "companyId"])
    .executeTakeFirst();
  if (!proof?.target) return null;
  const { name } = await ctx.db
    .selectFrom("companies")
    .where("id", "=", proof.companyId)
    .select("name")
    .executeTakeFirstOrThrow();
  return {
    to: proof.target,
    ...renderMail(
      proofMailFr.code(name, code, `${ctx.config.publicUrl}/employeur/tableau-de-bord/profil/verification`),
    ),
  };
}
