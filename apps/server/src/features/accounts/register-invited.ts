import type { RegisterInvited } from "@app/contract/accounts/accounts";
import { memberFr } from "@app/contract/members/members.fr";
import type { Db } from "@app/db/database";
import { joinCompany, lockMembers } from "../../commands/change-membership.ts";
import { findInvitation, type Invitation } from "../../commands/invitations.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound, refuseUnlawful } from "../../platform/http/errors.ts";
import { unlawfulFields } from "../../views/public-texts.ts";
import { requireStrongPassword } from "./password-rule.ts";
import { type Origin, openSession } from "./sessions.ts";

const invitationNotFound = () => notFound("invitation_not_found", memberFr.invitationNotFound);

/** The link came to that mailbox: the address of the account is confirmed. */
export async function registerInvited(ctx: Context, { token, password, ...person }: RegisterInvited, origin: Origin) {
  const found = await findInvitation(ctx.db, token, ctx.now());
  if (!found) throw invitationNotFound();
  refuseUnlawful(unlawfulFields("employer_account", person));
  await requireStrongPassword(ctx, { ...person, email: found.email, company: null }, { password });
  const passwordHash = await ctx.passwords.hash(password);
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    await lockMembers(tx, found.companyId);
    const invitation = await findInvitation(tx, token, now, { lock: true });
    if (!invitation) throw invitationNotFound();
    const userId = await insertUser(tx, invitation, { ...person, passwordHash }, now);
    await joinCompany(tx, invitation, userId, now);
    await enqueue(tx, "account.registered", { userId });
    await ctx.securityEvents.record(tx, { kind: "registered", userId, detail: { role: "employer" } });
    return { userId, tokens: await openSession(ctx, tx, userId, origin, { role: "employer" }) };
  });
}

type NewColleague = Pick<RegisterInvited, "firstName" | "lastName" | "phone"> & { passwordHash: string };

async function insertUser(tx: Db, { email }: Invitation, person: NewColleague, now: Date): Promise<number> {
  const inserted = await tx
    .insertInto("users")
    .values({
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      passwordHash: person.passwordHash,
      role: "employer",
      email,
      country: "France",
      adultConfirmedAt: now,
      termsAcceptedAt: now,
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((oc) => oc.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) throw conflict("account_exists", memberFr.accountExists);
  return inserted.id;
}
