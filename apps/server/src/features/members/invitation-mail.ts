import { shortName } from "@app/domain/accounts/person-name";
import type { MailPayload } from "../../mails.ts";
import { randomToken, sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/context.ts";
import { renderMail } from "../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../platform/mail/mail-sender.ts";
import { invitationMailFr } from "./invitation-mail.fr.ts";

/** The token is drawn when the mail leaves: it is stored nowhere but as a hash. Nothing is sent once the invitation has ended. */
export async function renderInvitation(
  ctx: Context,
  { invitationId }: MailPayload<"member.invited">,
): Promise<MailContent | null> {
  const token = randomToken();
  const invitation = await ctx.db
    .updateTable("companyInvitations")
    .set({ tokenHash: sha256(token) })
    .where("id", "=", invitationId)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", ctx.now())
    .returning(["email", "companyId", "invitedBy", "role", "expiresAt"])
    .executeTakeFirst();
  if (!invitation) return null;
  const { name } = await ctx.db
    .selectFrom("companies")
    .where("id", "=", invitation.companyId)
    .select("name")
    .executeTakeFirstOrThrow();
  const inviter = await ctx.db
    .selectFrom("users")
    .where("id", "=", invitation.invitedBy)
    .select(["firstName", "lastName"])
    .executeTakeFirstOrThrow();
  const { role, expiresAt: until } = invitation;
  const url = `${ctx.config.publicUrl}/invitation/${token}`;
  return {
    to: invitation.email,
    ...renderMail(invitationMailFr.invited({ company: name, inviter: shortName(inviter), role, until, url })),
  };
}
