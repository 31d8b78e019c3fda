import type { RegisterBody } from "@app/contract/accounts";
import type { SocialRegisterBody } from "@app/contract/social";
import { socialFr } from "@app/contract/social.fr";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/errors.ts";
import { type AccountFiles, createAccount } from "./create-account.ts";
import { requireStrongPassword } from "./password-rule.ts";
import type { Origin } from "./sessions.ts";
import { openTicket } from "./social-ticket.ts";

export async function register(
  ctx: Context,
  { password, ...person }: RegisterBody,
  files: AccountFiles,
  origin: Origin,
) {
  const company = person.role === "employer" ? person.company : null;
  await requireStrongPassword(ctx, { ...person, company }, { password });
  const passwordHash = await ctx.passwords.hash(password);
  return createAccount(ctx, person, { passwordHash, identity: null, emailVerified: false }, { files, origin });
}

/** With someone a provider vouched for in place of a password. The address it verified is the account's, whatever was sent. */
export async function registerSocial(
  ctx: Context,
  { ticket, ...person }: SocialRegisterBody,
  files: AccountFiles,
  origin: Origin,
) {
  const vouched = await openTicket(ctx, ticket);
  if (!vouched) throw new AppError(400, "ticket_expired", socialFr.ticketExpired);
  const { provider, subject } = vouched;
  const email = vouched.verifiedEmail ?? person.email;
  const credentials = {
    passwordHash: null,
    identity: { provider, subject },
    emailVerified: vouched.verifiedEmail !== null,
  };
  return createAccount(ctx, { ...person, email }, credentials, { files, origin });
}
