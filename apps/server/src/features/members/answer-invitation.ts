import { accessFr } from "@app/contract/http/access.fr";
import { fileUrl } from "@app/contract/http/files";
import type { ReceivedInvitation } from "@app/contract/members/members";
import { memberFr as fr } from "@app/contract/members/members.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { shortName } from "@app/domain/accounts/person-name";
import { joinCompany, lockMembers } from "../../commands/change-membership.ts";
import { findInvitation } from "../../commands/invitations.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import { selectEstablishments } from "../../commands/write-establishment.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, forbidden, notFound } from "../../platform/http/errors.ts";

const invitationNotFound = () => notFound("invitation_not_found", fr.invitationNotFound);

export async function readInvitation(ctx: Context, token: string): Promise<ReceivedInvitation> {
  const found = await findInvitation(ctx.db, token, ctx.now());
  if (!found) throw invitationNotFound();
  const company = await ctx.db
    .selectFrom("companies")
    .where("id", "=", found.companyId)
    .select(["name", "logoFileId", "firstPublishedAt"])
    .executeTakeFirstOrThrow();
  const [inviter, account] = await Promise.all([
    ctx.db
      .selectFrom("users")
      .where("id", "=", found.invitedBy)
      .where("status", "=", "active")
      .select(["firstName", "lastName"])
      .executeTakeFirst(),
    ctx.db.selectFrom("users").where("email", "=", found.email).select("id").executeTakeFirst(),
  ]);
  const ids = found.establishmentIds;
  const establishments =
    ids === null
      ? []
      : await selectEstablishments(ctx.db)
          .where("e.id", "in", [0, ...ids])
          .orderBy("e.id")
          .execute();
  return {
    // A logo is public once the company has published.
    company: { name: company.name, logo: company.firstPublishedAt === null ? null : fileUrl(company.logoFileId) },
    invited_by: inviter ? shortName(inviter) : null,
    role: found.role,
    establishments: ids === null ? "all" : establishments.map(({ id, name, placeLabel }) => ({ id, name, placeLabel })),
    email: found.email,
    has_account: account !== undefined,
    expires_at: found.expiresAt.toISOString(),
  };
}

/** By the account of the address it was sent to, once that address is confirmed. */
export async function acceptInvitation(ctx: Context, actor: Actor, token: string): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const found = await findInvitation(tx, token, at);
    if (!found) throw invitationNotFound();
    await lockMembers(tx, found.companyId);
    // Read again, held: of two answers at once, the second finds nothing.
    const invitation = await findInvitation(tx, token, at, { lock: true });
    if (!invitation) throw invitationNotFound();
    const user = await tx
      .selectFrom("users")
      .where("id", "=", actor.userId)
      .where("status", "=", "active")
      .select(["email", "emailVerifiedAt", "role", "companyId"])
      .forUpdate()
      .executeTakeFirst();
    if (!user || user.email !== invitation.email) throw forbidden("other_address", fr.otherAddress);
    if (user.emailVerifiedAt === null) throw forbidden("email_not_verified", accessFr.emailNotVerified);
    if (user.role !== "employer") throw conflict("other_role", fr.otherRole);
    if (user.companyId !== null) throw conflict("other_company", fr.otherCompany);
    await joinCompany(tx, invitation, actor.userId, at);
  });
}

/** « Ce n’est pas moi » */
export async function declineInvitation(ctx: Context, token: string): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const invitation = await findInvitation(tx, token, at, { lock: true });
    if (!invitation) throw invitationNotFound();
    const { id, companyId } = invitation;
    await tx.updateTable("companyInvitations").set({ revokedAt: at }).where("id", "=", id).execute();
    await recordJournal(tx, {
      companyId,
      actorId: null,
      action: "invitation_declined",
      detail: { invitation: id },
      at,
    });
  });
}
