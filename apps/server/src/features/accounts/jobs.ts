import { PROVIDER_NAMES } from "@app/domain/social-provider";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { type MailWords, renderMail } from "../../platform/mail-layout.ts";
import { mailFr } from "./mails.fr.ts";
import { drawToken, type OneTimeLink } from "./one-time-tokens.ts";

const RESET_REQUEST_PATH = "/mot-de-passe-oublie";
const link = (ctx: Context, path: string, { uid, token }: OneTimeLink) =>
  `${ctx.config.publicUrl}${path}?uid=${uid}&token=${token}`;

/** Null when the account is gone by the time the job runs: there is nobody left to write to. */
function readRecipient(ctx: Context, userId: number) {
  return ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "=", "active")
    .select(["id", "email", "pendingEmail", "firstName", "role", "emailVerifiedAt"])
    .executeTakeFirst();
}

const send = (ctx: Context, to: string, key: string, words: MailWords) =>
  ctx.mailer.send({ to, key, ...renderMail(words) });

export async function onRegistered(ctx: Context, { userId }: JobPayload<"account.registered">): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (!user) return;
  const url =
    user.emailVerifiedAt === null
      ? link(ctx, "/confirmer-mon-adresse", await drawToken(ctx.db, userId, "verify_email", ctx.now()))
      : null;
  await send(ctx, user.email, `welcome-${userId}`, mailFr.welcome(user, user.role, url));
}

export async function onVerifyEmail(
  ctx: Context,
  { userId, requestedAt }: JobPayload<"account.verify_email">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (!user || user.emailVerifiedAt !== null) return;
  const url = link(ctx, "/confirmer-mon-adresse", await drawToken(ctx.db, userId, "verify_email", ctx.now()));
  await send(ctx, user.email, `verify-${userId}-${Date.parse(requestedAt)}`, mailFr.verify(user, url));
}

export async function onResetPassword(
  ctx: Context,
  { userId, requestedAt }: JobPayload<"account.reset_password">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (!user) return;
  const url = link(ctx, "/reinitialiser-le-mot-de-passe", await drawToken(ctx.db, userId, "reset_password", ctx.now()));
  await send(ctx, user.email, `reset-${userId}-${Date.parse(requestedAt)}`, mailFr.reset(user, url));
}

export async function onPasswordChanged(
  ctx: Context,
  { userId, changedAt }: JobPayload<"account.password_changed">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (!user) return;
  const words = mailFr.passwordChanged(user, ctx.config.publicUrl + RESET_REQUEST_PATH);
  await send(ctx, user.email, `password-${userId}-${Date.parse(changedAt)}`, words);
}

export async function onSessionReused(
  ctx: Context,
  { sessionId }: JobPayload<"account.session_reused">,
): Promise<void> {
  const session = await ctx.db.selectFrom("sessions").where("id", "=", sessionId).select("userId").executeTakeFirst();
  const user = session && (await readRecipient(ctx, session.userId));
  if (!user) return;
  await send(
    ctx,
    user.email,
    `session-${sessionId}`,
    mailFr.sessionReused(user, ctx.config.publicUrl + RESET_REQUEST_PATH),
  );
}

export async function onIdentityLinked(
  ctx: Context,
  { userId, linkedAt }: JobPayload<"account.identity_linked">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  const identity = await ctx.db
    .selectFrom("socialIdentities")
    .where("userId", "=", userId)
    .where("createdAt", "=", new Date(linkedAt))
    .select("provider")
    .executeTakeFirst();
  if (!user || !identity) return;
  const words = mailFr.identityLinked(
    user,
    PROVIDER_NAMES[identity.provider],
    ctx.config.publicUrl + RESET_REQUEST_PATH,
  );
  await send(ctx, user.email, `identity-${userId}-${Date.parse(linkedAt)}`, words);
}

/** The link goes to the new address, a warning to the old one. A retry draws a new link, and the one before stops working. */
export async function onEmailChangeRequested(
  ctx: Context,
  { userId, requestedAt }: JobPayload<"account.email_change_requested">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (!user?.pendingEmail) return;
  const drawn = await drawToken(ctx.db, userId, "change_email", ctx.now(), user.pendingEmail);
  const key = `${userId}-${Date.parse(requestedAt)}`;
  const url = link(ctx, "/confirmer-ma-nouvelle-adresse", drawn);
  await send(ctx, user.pendingEmail, `new-email-${key}`, mailFr.confirmNewEmail(user, url));
  const warning = mailFr.newEmailRequested(user, user.pendingEmail, ctx.config.publicUrl + RESET_REQUEST_PATH);
  await send(ctx, user.email, `new-email-warning-${key}`, warning);
}

export async function onEmailChanged(
  ctx: Context,
  { userId, changedAt }: JobPayload<"account.email_changed">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (user) await send(ctx, user.email, `email-${userId}-${Date.parse(changedAt)}`, mailFr.emailChanged(user));
}

export async function onDeletionRequested(
  ctx: Context,
  { userId, requestedAt }: JobPayload<"account.deletion_requested">,
): Promise<void> {
  const user = await readRecipient(ctx, userId);
  if (!user) return;
  const url = link(ctx, "/supprimer-mon-compte", await drawToken(ctx.db, userId, "delete_account", ctx.now()));
  await send(ctx, user.email, `deletion-${userId}-${Date.parse(requestedAt)}`, mailFr.confirmDeletion(user, url));
}
