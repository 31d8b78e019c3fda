import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import { sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/http/errors.ts";
import { signInOrRequireCode } from "./second-step/sign-in-code.ts";
import type { Origin } from "./sessions.ts";
import { startAttempt } from "./sign-in-attempts.ts";

export type LoginInput = { email: string; password: string };

/** The refusal, and its duration, are the same whether or not the account exists. */
export async function login(ctx: Context, { email, password }: LoginInput, origin: Origin) {
  const user = await readCredentials(ctx, email, origin.deviceToken);
  const knownDevice = user?.isKnownDevice ? origin.deviceToken : null;
  const attempt = await startAttempt(ctx.limiter, { email, ip: origin.ip, knownDevice });
  const ok = await ctx.passwords.matches(password, user?.passwordHash);
  if (!ok || user?.status !== "active") {
    ctx.securityEvents.report({ kind: "sign_in_failed", userId: user?.id ?? null, sessionId: null });
    throw new AppError(401, "invalid_credentials", fr.invalidCredentials);
  }
  await attempt.succeeded();
  return signInOrRequireCode(ctx, user.id, origin);
}

function readCredentials(ctx: Context, email: string, deviceToken: string | null) {
  return ctx.db
    .selectFrom("users as u")
    .where("u.email", "=", email)
    .select(["u.id", "u.passwordHash", "u.status"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("knownDevices as d")
            .whereRef("d.userId", "=", "u.id")
            .where("d.tokenHash", "=", sha256(deviceToken ?? ""))
            .select("d.userId"),
        )
        .as("isKnownDevice"),
    )
    .executeTakeFirst();
}
