import type { Newcomer } from "@app/contract/accounts/social";
import { socialFr as fr, type SocialRefusal } from "@app/contract/accounts/social.fr";
import type { Db } from "@app/db/database";
import { PROVIDER_NAMES, type SocialProvider } from "@app/domain/accounts/social-provider";
import { enqueue } from "../../../jobs.ts";
import { IdentityRefused, type ProvidedIdentity, type ProviderAnswer } from "../../../platform/auth/openid.ts";
import { randomToken } from "../../../platform/auth/tokens.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { AppError, notFound } from "../../../platform/http/errors.ts";
import { endOtherAccess } from "../end-other-access.ts";
import { signInOrRequireCode } from "../second-step/sign-in-code.ts";
import type { Origin, TokenPair } from "../sessions.ts";
import { consumeAttempt, saveAttempt, secretsOf } from "./social-attempts.ts";
import { encryptTicket } from "./social-ticket.ts";

/** The provider's URL, and the secret the browser keeps for its return. */
export async function startSocial(ctx: Context, provider: SocialProvider): Promise<{ url: string; attempt: string }> {
  requireConfigured(ctx, provider);
  const attempt = randomToken();
  const url = await withRefusals(ctx, provider, () => ctx.openId.authorizationUrl(provider, secretsOf(attempt)));
  await saveAttempt(ctx.db, provider, attempt, ctx.now());
  return { url, attempt };
}

type Finished = { userId: number; tokens: TokenPair } | { newcomer: Newcomer };

/** A known identity signs in; a verified address of an account is linked to it; anyone else must register. */
export async function finishSocial(
  ctx: Context,
  provider: SocialProvider,
  { attempt, ...answer }: ProviderAnswer & { attempt: string },
  origin: Origin,
): Promise<Finished> {
  requireConfigured(ctx, provider);
  if (!(await consumeAttempt(ctx.db, provider, attempt, ctx.now()))) throw refusal(400, "sign_in_failed", provider);
  const person = await withRefusals(ctx, provider, () => ctx.openId.identify(provider, secretsOf(attempt), answer));
  const userId = await transaction(ctx, async (tx) => {
    const account = await findAccount(tx, provider, person.subject);
    return account ? requireOpen(account, provider) : linkByAddress(ctx, tx, provider, person);
  });
  if (userId === null) return { newcomer: await prefillRegistration(ctx, provider, person) };
  return signInOrRequireCode(ctx, userId, origin);
}

function requireConfigured(ctx: Context, provider: SocialProvider): void {
  if (!ctx.openId.configured.includes(provider)) throw notFound("provider_not_configured", fr.notConfigured);
}

const refusal = (status: number, code: SocialRefusal, provider: SocialProvider) =>
  new AppError(status, code, fr.refusals[code](PROVIDER_NAMES[provider]));

const REFUSALS = {
  cancelled: [400, "sign_in_cancelled"],
  failed: [400, "sign_in_failed"],
  unavailable: [503, "provider_unavailable"],
} as const;

/** The user gets a French sentence; the technical code goes to the log. */
async function withRefusals<T>(ctx: Context, provider: SocialProvider, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error;
    const [status, code] = REFUSALS[error.reason];
    if (error.reason !== "cancelled") ctx.log.warn({ event: "social.refused", provider, code, reason: error.detail });
    throw refusal(status, code, provider);
  }
}

type Account = { id: number; status: string };

function findAccount(tx: Db, provider: SocialProvider, subject: string): Promise<Account | undefined> {
  return tx
    .selectFrom("socialIdentities as i")
    .innerJoin("users as u", "u.id", "i.userId")
    .where("i.provider", "=", provider)
    .where("i.subject", "=", subject)
    .select(["u.id", "u.status"])
    .executeTakeFirst();
}

function requireOpen({ id, status }: Account, provider: SocialProvider): number {
  if (status !== "active") throw refusal(401, "account_closed", provider);
  return id;
}

/**
 * Only for an address the provider verified. If the account never confirmed it, someone else may have created it: its
 * password, sessions and links end first.
 */
async function linkByAddress(
  ctx: Context,
  tx: Db,
  provider: SocialProvider,
  { subject, email, emailVerified }: ProvidedIdentity,
): Promise<number | null> {
  if (email === null) return null;
  const account = await tx
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "status", "emailVerifiedAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!account) return null;
  if (!emailVerified) throw refusal(409, "address_unproven", provider);
  const userId = requireOpen(account, provider);
  const createdAt = ctx.now();
  if (account.emailVerifiedAt === null) {
    await takeOver(tx, userId, createdAt);
    await ctx.securityEvents.record(tx, { kind: "email_verified", userId, detail: { provider } });
  }
  const linked = await tx
    .insertInto("socialIdentities")
    .values({ provider, subject, userId, createdAt })
    .onConflict((oc) => oc.columns(["provider", "subject"]).doNothing())
    .returning("userId")
    .executeTakeFirst();
  // On conflict, another tab has just linked it.
  if (!linked) return userId;
  await enqueue(tx, "account.identity_linked", { userId, linkedAt: createdAt.toISOString() });
  await ctx.securityEvents.record(tx, { kind: "identity_linked", userId, detail: { provider } });
  return userId;
}

async function takeOver(tx: Db, userId: number, at: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ passwordHash: null, emailVerifiedAt: at, pendingEmail: null, updatedAt: at })
    .where("id", "=", userId)
    .execute();
  await endOtherAccess(tx, userId, { identities: false }, at);
}

async function prefillRegistration(
  ctx: Context,
  provider: SocialProvider,
  person: ProvidedIdentity,
): Promise<Newcomer> {
  const { subject, email, emailVerified, firstName, lastName } = person;
  const verifiedEmail = emailVerified ? email : null;
  return {
    provider,
    ticket: await encryptTicket(ctx, { provider, subject, verifiedEmail }),
    email,
    email_verified: emailVerified,
    first_name: firstName,
    last_name: lastName,
  };
}
