import type { RegisterBody } from "@app/contract/accounts/accounts";
import type { SocialRegisterBody } from "@app/contract/accounts/social";
import { socialFr } from "@app/contract/accounts/social.fr";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/http/errors.ts";
import { type AccountFiles, createAccount } from "./create-account.ts";
import { requireStrongPassword } from "./password-rule.ts";
import type { Origin } from "./sessions.ts";
import { decryptTicket } from "./social/social-ticket.ts";

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

/** An identity provider replaces the password. The address it verified wins over the one sent. */
export async function registerSocial(
  ctx: Context,
  { ticket, ...person }: SocialRegisterBody,
  files: AccountFiles,
  origin: Origin,
) {
  const verified = await decryptTicket(ctx, ticket);
  if (!verified) throw new AppError(400, "ticket_expired", socialFr.ticketExpired);
  const { provider, subject } = verified;
  const email = verified.verifiedEmail ?? person.email;
  const credentials = {
    passwordHash: null,
    identity: { provider, subject },
    emailVerified: verified.verifiedEmail !== null,
  };
  return createAccount(ctx, { ...person, email }, credentials, { files, origin });
}
