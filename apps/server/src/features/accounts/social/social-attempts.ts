import { createHmac } from "node:crypto";
import type { Db } from "@app/db/database";
import type { SocialProvider } from "@app/domain/accounts/social-provider";
import type { AttemptSecrets } from "../../../platform/auth/openid.ts";
import { sha256 } from "../../../platform/auth/tokens.ts";

/** Time to sign in at the provider, second factor included. */
const ATTEMPT_MINUTES = 15;

/** State, nonce and PKCE verifier, derived from the one secret kept in the browser. */
export function secretsOf(attempt: string): AttemptSecrets {
  const derive = (use: string) => createHmac("sha256", attempt).update(use).digest("base64url");
  return { state: derive("state"), nonce: derive("nonce"), verifier: derive("verifier") };
}

export async function saveAttempt(db: Db, provider: SocialProvider, attempt: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + ATTEMPT_MINUTES * 60_000);
  await db
    .insertInto("socialAttempts")
    .values({ secretHash: sha256(attempt), provider, expiresAt })
    .execute();
}

/** True the first time only, and only for its own provider. */
export async function consumeAttempt(db: Db, provider: SocialProvider, attempt: string, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom("socialAttempts")
    .where("secretHash", "=", sha256(attempt))
    .returning(["provider", "expiresAt"])
    .executeTakeFirst();
  return used !== undefined && used.provider === provider && used.expiresAt > now;
}
