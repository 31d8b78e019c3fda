import { accountRightsFr as fr } from "@app/contract/accounts/account-rights.fr";
import { memberFr } from "@app/contract/members/members.fr";
import type { Db } from "@app/db/database";
import { deletedEmail, refuseDeletion } from "@app/domain/accounts/account-deletion";
import type { Actor } from "@app/domain/accounts/actor";
import { DELETED_PERSON } from "@app/domain/accounts/person-name";
import { leaveCompany } from "../../commands/change-membership.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, forbidden, invalidField } from "../../platform/http/errors.ts";
import { closeCompany, readCompanyFacts } from "./close-company.ts";
import { requireCurrentPassword } from "./current-password.ts";
import { consumeToken, type OneTimeLink } from "./one-time-tokens.ts";
import { revokeAllSessions } from "./sessions.ts";

/** Tables that give access to the account or send it mail. */
const CREDENTIALS = [
  "oneTimeTokens",
  "emailCodes",
  "phoneCodes",
  "pushSubscriptions",
  "socialIdentities",
  "knownDevices",
  "totpChallenges",
  "recoveryCodes",
  "totpFactors",
] as const;

/** False when the account has no password: a confirmation link is mailed instead. */
export async function requestDeletion(ctx: Context, actor: Actor, password: string | undefined): Promise<boolean> {
  const { passwordHash } = await ctx.db
    .selectFrom("users")
    .where("id", "=", actor.userId)
    .select("passwordHash")
    .executeTakeFirstOrThrow();
  if (passwordHash === null) {
    await transaction(ctx, async (tx) => {
      await lockDeletable(ctx, tx, actor.userId, "asked");
      await enqueue(tx, "account.deletion_requested", {
        userId: actor.userId,
        requestedAt: ctx.now().toISOString(),
      });
      await ctx.securityEvents.record(tx, { kind: "deletion_requested" });
    });
    return false;
  }
  if (actor.role === "admin") throw forbidden();
  if (!password) throw invalidField("password", fr.currentRequired);
  await requireCurrentPassword(ctx, actor, { field: "password", password });
  await transaction(ctx, (tx) => deleteAccount(ctx, tx, actor.userId));
  return true;
}

export async function confirmDeletion(ctx: Context, link: OneTimeLink): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { userId } = await consumeToken(tx, link, "delete_account", ctx.now());
    await deleteAccount(ctx, tx, userId);
  });
}

type Why = "asked" | "inactive" | "unverified" | "restored";

/**
 * Ends access, name, address and missions in one transaction. A job erases the rest and sends the last mail, unless
 * nobody ever confirmed the address, or it was sent before a backup brought the account back.
 */
export async function deleteAccount(ctx: Context, tx: Db, userId: number, why: Why = "asked"): Promise<void> {
  const at = ctx.now();
  const { email, role, companyId, colleagueId } = await lockDeletable(ctx, tx, userId, why);
  await tx
    .updateTable("users")
    .set({
      ...DELETED_PERSON,
      status: "deleted",
      email: deletedEmail(userId),
      // The address of the last mail; the job that sends it deletes it.
      pendingEmail: why === "unverified" || why === "restored" ? null : email,
      passwordHash: null,
      updatedAt: at,
    })
    .where("id", "=", userId)
    .execute();
  await revokeAllSessions(tx, userId, "deleted", at);
  await tx.deleteFrom("mailedAlerts").where("email", "=", email).execute();
  await tx.deleteFrom("companyInvitations").where("email", "=", email).execute();
  for (const table of CREDENTIALS) await tx.deleteFrom(table).where("userId", "=", userId).execute();
  if (role === "candidate") {
    await tx.updateTable("candidates").set({ availability: null }).where("userId", "=", userId).execute();
    await enqueue(tx, "candidate.left", { userId });
  }
  if (companyId !== null) {
    await leaveCompany(tx, { companyId, userId, at });
    await closeCompany(tx, { companyId, userId, colleagueId, at });
  }
  await tx
    .insertInto("auditLog")
    .values({
      actorId: why === "asked" ? userId : null,
      action: "account.deleted",
      subjectType: "user",
      subjectId: userId,
      at,
    })
    .execute();
  await enqueue(tx, "account.erase", { userId });
  await ctx.securityEvents.record(tx, { kind: "account_deleted", userId });
}

/** Locks the account and the missions it would close, so that nobody is accepted in between. */
async function lockDeletable(ctx: Context, tx: Db, userId: number, why: Why) {
  const user = await tx
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "=", "active")
    .select(["email", "role", "companyId"])
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw forbidden();
  const company = user.companyId === null ? null : await readCompanyFacts(tx, user.companyId, userId, ctx.now());
  const refusal = refuseDeletion({
    role: user.role,
    isLastOfCompany: company?.colleagueId === null,
    // Nobody is there to give the role to somebody else: a colleague gets it.
    leavesNoOwner: why === "asked" && (company?.leavesNoOwner ?? false),
    expectsSomeone: company?.expectsSomeone ?? false,
  });
  if (refusal === "forbidden") throw forbidden();
  if (refusal === "last_owner") throw conflict("last_owner", memberFr.lastOwnerDeletion);
  if (refusal === "people_expected") throw conflict("people_expected", fr.peopleExpected);
  return { ...user, colleagueId: company?.colleagueId ?? null };
}
