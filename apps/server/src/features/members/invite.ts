import type { InvitationBody, InvitationView } from "@app/contract/members/members";
import { memberFr as fr } from "@app/contract/members/members.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { INVITATION_DAYS } from "@app/domain/members/member";
import { findMember, lockMembers } from "../../commands/change-membership.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import { queueMails } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { wantedEstablishments } from "./edit-member.ts";
import { presentInvitation } from "./list-members.ts";

const DAY_MS = 86_400_000;

/** The answer is the same whatever the address: only its mailbox learns more. One invitation waits for each address. */
export async function invite(
  ctx: Context,
  employer: Employer,
  { email, role, establishments }: InvitationBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<InvitationView> {
  const { companyId, userId } = employer;
  await ctx.limiter.spend("invitations", `c${companyId}`);
  return transaction(
    ctx,
    async (tx) => {
      await lockMembers(tx, companyId);
      await findMember(tx, companyId, userId);
      const ids = (await wantedEstablishments(tx, companyId, { role, establishments })) ?? null;
      const at = ctx.now();
      await tx
        .updateTable("companyInvitations")
        .set({ revokedAt: at })
        .where("companyId", "=", companyId)
        .where("email", "=", email)
        .where("acceptedAt", "is", null)
        .where("revokedAt", "is", null)
        .execute();
      const row = await tx
        .insertInto("companyInvitations")
        .values({
          companyId,
          email,
          role,
          establishmentIds: ids && [...ids],
          invitedBy: userId,
          createdAt: at,
          expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
        })
        .returning(["id", "email", "role", "establishmentIds", "createdAt", "expiresAt"])
        .executeTakeFirstOrThrow();
      const detail = { invitation: row.id, role };
      await recordJournal(tx, { companyId, actorId: userId, action: "member_invited", detail, at });
      await queueMails(tx, "member.invited", [{ payload: { invitationId: row.id } }], at);
      return presentInvitation(row);
    },
    { idempotencyKey },
  );
}

export async function revokeInvitation(ctx: Context, { companyId, userId }: Employer, id: number): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("companyInvitations")
      .set({ revokedAt: at })
      .where("id", "=", id)
      .where("companyId", "=", companyId)
      .where("acceptedAt", "is", null)
      .where("revokedAt", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound("invitation_not_found", fr.invitationNotFound);
    await recordJournal(tx, {
      companyId,
      actorId: userId,
      action: "invitation_revoked",
      detail: { invitation: id },
      at,
    });
  });
}
