import { randomBytes } from "node:crypto";
import { accountRightsFr } from "@app/contract/accounts/account-rights.fr";
import type { TotpAnswer, TotpBody } from "@app/contract/accounts/totp";
import { totpFr as fr } from "@app/contract/accounts/totp.fr";
import { accessFr } from "@app/contract/http/access.fr";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { generateTotpSecret, totpStep, totpUri } from "../../../platform/auth/totp.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, forbidden, invalidField } from "../../../platform/http/errors.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { revokeOtherSessions } from "../sessions.ts";
import { readCode } from "./factor-code.ts";
import { recordFactorChange } from "./factor-events.ts";
import { generateRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";

const FRESH_SESSION_MINUTES = 10;
const SETUP_MINUTES = 60;

export async function changeFactor(ctx: Context, actor: Actor, body: TotpBody): Promise<TotpAnswer> {
  if (body.action === "confirm") return confirmFactor(ctx, actor, body.code);
  const { email, passwordHash, emailVerifiedAt } = await ctx.db
    .selectFrom("users")
    .where("id", "=", actor.userId)
    .select(["email", "passwordHash", "emailVerifiedAt"])
    .executeTakeFirstOrThrow();
  if (passwordHash === null) await requireFreshSession(ctx, actor);
  else await requirePassword(ctx, actor, body.password);
  // An account registered with someone else's address must not lock its owner out.
  if (emailVerifiedAt === null) throw forbidden("email_not_verified", accessFr.emailNotVerified);
  if (body.action === "start") return startFactor(ctx, actor.userId, email);
  await requireFactor(ctx, actor.userId);
  return body.action === "disable" ? disableFactor(ctx, actor, body.code) : newCodes(ctx, actor, body.code);
}

async function requirePassword(ctx: Context, actor: Actor, password: string | undefined): Promise<void> {
  if (!password) throw invalidField("password", accountRightsFr.currentRequired);
  await requireCurrentPassword(ctx, actor, { field: "password", password });
}

/** Accounts without a password need a recent sign-in instead. */
async function requireFreshSession(ctx: Context, { sessionId }: Actor): Promise<void> {
  const since = new Date(ctx.now().getTime() - FRESH_SESSION_MINUTES * 60_000);
  const fresh = await ctx.db
    .selectFrom("sessions")
    .where("id", "=", sessionId)
    .where("createdAt", ">", since)
    .select("id")
    .executeTakeFirst();
  if (!fresh) throw forbidden("sign_in_again", fr.signInAgain);
}

/** The factor is active once a first code has been entered. */
async function startFactor(ctx: Context, userId: number, email: string): Promise<TotpAnswer> {
  const secret = generateTotpSecret();
  const row = {
    secret: ctx.totpSecrets.seal(secret, String(userId)),
    recoverySalt: randomBytes(16),
    createdAt: ctx.now(),
  };
  const started = await ctx.db
    .insertInto("totpFactors")
    .values({ userId, ...row })
    .onConflict((oc) => oc.column("userId").doUpdateSet(row).where("totpFactors.confirmedAt", "is", null))
    .returning("userId")
    .executeTakeFirst();
  if (!started) throw conflict("totp_already_on", fr.alreadyOn);
  return { secret, uri: totpUri(secret, email) };
}

async function confirmFactor(ctx: Context, actor: Actor, typed: string): Promise<TotpAnswer> {
  const { userId } = actor;
  await ctx.limiter.spend("totp_account", String(userId));
  const factor = await readFactor(ctx, userId);
  if (factor?.confirmedAt) throw conflict("totp_already_on", fr.alreadyOn);
  const at = ctx.now();
  if (!factor || at.getTime() - factor.createdAt.getTime() > SETUP_MINUTES * 60_000)
    throw conflict("totp_not_started", fr.notStarted);
  const step = totpStep(ctx.totpSecrets.open(factor.secret, String(userId)), typed.replace(/\s/g, ""), at);
  if (step === null) throw invalidField("code", fr.codeRefused);
  const drawn = await generateRecoveryCodes(ctx);
  await transaction(ctx, async (tx) => {
    const confirmed = await tx
      .updateTable("totpFactors")
      .set({ confirmedAt: at, lastUsedStep: step })
      .where("userId", "=", userId)
      .where("secret", "=", factor.secret)
      .where("confirmedAt", "is", null)
      .returning("userId")
      .executeTakeFirst();
    // Another tab may have confirmed or restarted it.
    if (!confirmed) throw conflict("totp_already_on", fr.alreadyOn);
    await replaceRecoveryCodes(tx, userId, drawn, at);
    await tx
      .updateTable("sessions")
      .set({ factorChecked: true, factorCheckedAt: at })
      .where("id", "=", actor.sessionId)
      .execute();
    await revokeOtherSessions(tx, userId, actor.sessionId, { reason: "ended", at });
    await recordFactorChange(ctx, tx, userId, "added");
  });
  return { recovery_codes: drawn.codes };
}

async function disableFactor(ctx: Context, actor: Actor, typed: string): Promise<TotpAnswer> {
  const useCode = await readCode(ctx, actor, typed);
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    if ((await useCode(tx)) === null) throw invalidField("code", fr.codeRefused);
    await deleteFactor(tx, actor.userId);
    await revokeOtherSessions(tx, actor.userId, actor.sessionId, { reason: "ended", at });
    await recordFactorChange(ctx, tx, actor.userId, "removed");
  });
  return {};
}

async function newCodes(ctx: Context, actor: Actor, typed: string): Promise<TotpAnswer> {
  const useCode = await readCode(ctx, actor, typed);
  const drawn = await generateRecoveryCodes(ctx);
  await transaction(ctx, async (tx) => {
    if ((await useCode(tx)) === null) throw invalidField("code", fr.codeRefused);
    await replaceRecoveryCodes(tx, actor.userId, drawn, ctx.now());
    await recordFactorChange(ctx, tx, actor.userId, "codes_replaced");
  });
  return { recovery_codes: drawn.codes };
}

/** Also ends the sessions opened with it. */
export async function deleteFactor(tx: Db, userId: number): Promise<void> {
  for (const table of ["recoveryCodes", "totpChallenges", "totpFactors"] as const)
    await tx.deleteFrom(table).where("userId", "=", userId).execute();
  await tx
    .updateTable("sessions")
    .set({ factorChecked: false, factorCheckedAt: null })
    .where("userId", "=", userId)
    .execute();
}

function readFactor(ctx: Context, userId: number) {
  return ctx.db
    .selectFrom("totpFactors")
    .where("userId", "=", userId)
    .select(["secret", "confirmedAt", "createdAt"])
    .executeTakeFirst();
}

async function requireFactor(ctx: Context, userId: number): Promise<void> {
  const factor = await readFactor(ctx, userId);
  if (!factor?.confirmedAt) throw conflict("totp_off", fr.isOff);
}
