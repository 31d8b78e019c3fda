import { PROVIDER_NAMES } from "@app/domain/accounts/social-provider";
import { languageFrom } from "@app/domain/text/language";
import type { MailPayload } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { type MailText, renderMail } from "../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../platform/mail/mail-sender.ts";
import { mailFr } from "./account-mails.fr.ts";
import { type AddressMailWords, addressMailFr } from "./address/address-mails.fr.ts";
import { addressMails } from "./address/address-mails.ts";
import { createEmailCode } from "./email-codes.ts";
import { createToken, type OneTimeLink } from "./one-time-tokens.ts";

type Rendered = Promise<MailContent | null>;

const RESET_REQUEST_PATH = "/mot-de-passe-oublie";
const link = (ctx: Context, path: string, { uid, token }: OneTimeLink) =>
  `${ctx.config.publicUrl}${path}?uid=${uid}&token=${token}`;

/** Undefined when the account was deleted before the mail is sent. */
function readRecipient(ctx: Context, userId: number) {
  return ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "=", "active")
    .select(["id", "email", "pendingEmail", "firstName", "role", "language", "emailVerifiedAt", "lastSeenAt"])
    .executeTakeFirst();
}

const mailTo = (to: string, words: MailText): MailContent => ({ to, ...renderMail(words) });

type Reader = { email: string; role: string; language: string | null };

/** To a candidate: in their language, then in French. */
async function mailInLanguage(
  { email, role, language: chosen }: Reader,
  write: (words: AddressMailWords) => MailText,
): Rendered {
  const language = role === "candidate" ? (languageFrom(chosen ?? "") ?? "fr") : "fr";
  const french = write(addressMailFr);
  if (language === "fr") return mailTo(email, french);
  return { to: email, ...renderMail(french, { language, ...write(await addressMails.load(language)) }) };
}

export async function renderRegistered(ctx: Context, { userId }: MailPayload<"account.registered">): Rendered {
  const user = await readRecipient(ctx, userId);
  if (!user) return null;
  const proof = user.emailVerifiedAt === null ? await createProof(ctx, userId) : null;
  if (user.role === "employer") return mailTo(user.email, mailFr.welcomeEmployer(user, proof));
  return mailInLanguage(user, (words) => words.welcome(user, proof));
}

export async function renderVerifyEmail(ctx: Context, { userId }: MailPayload<"account.verify_email">): Rendered {
  const user = await readRecipient(ctx, userId);
  if (!user || user.emailVerifiedAt !== null) return null;
  const proof = await createProof(ctx, userId);
  return mailInLanguage(user, (words) => words.verify(user, proof));
}

/** A link, and a code for the page that waits for it: either confirms the address. */
async function createProof(ctx: Context, userId: number) {
  const url = link(ctx, "/confirmer-mon-adresse", await createToken(ctx.db, userId, "verify_email", ctx.now()));
  const code = await createEmailCode(ctx, userId);
  return { url, code: `${code.slice(0, 3)}\u00a0${code.slice(3)}` };
}

export async function renderResetPassword(ctx: Context, { userId }: MailPayload<"account.reset_password">): Rendered {
  const user = await readRecipient(ctx, userId);
  if (!user) return null;
  const url = link(
    ctx,
    "/reinitialiser-le-mot-de-passe",
    await createToken(ctx.db, userId, "reset_password", ctx.now()),
  );
  return mailInLanguage(user, (words) => words.reset(user, url));
}

export async function renderPasswordChanged(
  ctx: Context,
  { userId }: MailPayload<"account.password_changed">,
): Rendered {
  const user = await readRecipient(ctx, userId);
  return user ? mailTo(user.email, mailFr.passwordChanged(user, ctx.config.publicUrl + RESET_REQUEST_PATH)) : null;
}

export async function renderSessionReused(
  ctx: Context,
  { sessionId }: MailPayload<"account.session_reused">,
): Rendered {
  const session = await ctx.db.selectFrom("sessions").where("id", "=", sessionId).select("userId").executeTakeFirst();
  const user = session && (await readRecipient(ctx, session.userId));
  return user ? mailTo(user.email, mailFr.sessionReused(user, ctx.config.publicUrl + RESET_REQUEST_PATH)) : null;
}

export async function renderIdentityLinked(
  ctx: Context,
  { userId, linkedAt }: MailPayload<"account.identity_linked">,
): Rendered {
  const user = await readRecipient(ctx, userId);
  const identity = await ctx.db
    .selectFrom("socialIdentities")
    .where("userId", "=", userId)
    .where("createdAt", "=", new Date(linkedAt))
    .select("provider")
    .executeTakeFirst();
  if (!user || !identity) return null;
  const url = ctx.config.publicUrl + RESET_REQUEST_PATH;
  return mailTo(user.email, mailFr.identityLinked(user, PROVIDER_NAMES[identity.provider], url));
}

/** Whoever has an account with this address. */
function readHolder(ctx: Context, email: string) {
  return ctx.db.selectFrom("users").where("email", "=", email).select(["firstName", "lastName"]).executeTakeFirst();
}

/**
 * The link goes to the new address, unless an account has it already: its owner is told so instead. A retry creates a
 * new link and invalidates the one before.
 */
export async function renderEmailChangeRequested(
  ctx: Context,
  { userId }: MailPayload<"account.email_change_requested">,
): Rendered {
  const user = await readRecipient(ctx, userId);
  if (!user?.pendingEmail) return null;
  const holder = await readHolder(ctx, user.pendingEmail);
  const reset = ctx.config.publicUrl + RESET_REQUEST_PATH;
  if (holder) return mailTo(user.pendingEmail, mailFr.addressHasAccount(holder, reset));
  const drawn = await createToken(ctx.db, userId, "change_email", ctx.now(), user.pendingEmail);
  const url = link(ctx, "/confirmer-ma-nouvelle-adresse", drawn);
  return mailTo(user.pendingEmail, mailFr.confirmNewEmail(user, url));
}

/** The warning goes to the address the account still has. */
export async function renderEmailChangeWarning(
  ctx: Context,
  { userId }: MailPayload<"account.email_change_warning">,
): Rendered {
  const user = await readRecipient(ctx, userId);
  if (!user?.pendingEmail) return null;
  const words = mailFr.newEmailRequested(user, user.pendingEmail, ctx.config.publicUrl + RESET_REQUEST_PATH);
  return mailTo(user.email, words);
}

export async function renderEmailChanged(ctx: Context, { userId }: MailPayload<"account.email_changed">): Rendered {
  const user = await readRecipient(ctx, userId);
  return user ? mailTo(user.email, mailFr.emailChanged(user)) : null;
}

export async function renderDeletionRequested(
  ctx: Context,
  { userId }: MailPayload<"account.deletion_requested">,
): Rendered {
  const user = await readRecipient(ctx, userId);
  if (!user) return null;
  const url = link(ctx, "/supprimer-mon-compte", await createToken(ctx.db, userId, "delete_account", ctx.now()));
  return mailTo(user.email, mailFr.confirmDeletion(user, url));
}

export async function renderInactive(ctx: Context, payload: MailPayload<"account.inactive">): Rendered {
  const user = await readUnused(ctx, payload);
  return user ? mailTo(user.email, mailFr.inactive(user, `${ctx.config.publicUrl}/connexion`)) : null;
}

export async function renderInactiveReminder(
  ctx: Context,
  payload: MailPayload<"account.inactive_reminder">,
): Rendered {
  const user = await readUnused(ctx, payload);
  return user ? mailTo(user.email, mailFr.inactiveReminder(user, `${ctx.config.publicUrl}/connexion`)) : null;
}

/** Null for someone who came back since. */
async function readUnused(ctx: Context, { userId, mailedAt }: { userId: number; mailedAt: string }) {
  const user = await readRecipient(ctx, userId);
  return user && user.lastSeenAt < new Date(mailedAt) ? user : null;
}
