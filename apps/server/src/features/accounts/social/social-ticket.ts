import { hkdfSync } from "node:crypto";
import { SOCIAL_PROVIDERS } from "@app/domain/accounts/social-provider";
import { EncryptJWT, jwtDecrypt } from "jose";
import * as z from "zod";
import type { Context } from "../../../platform/context.ts";

const TICKET_MINUTES = 60;
const PURPOSE = "social-registration";

/** A verified identity without an account yet, stored encrypted in the browser only. */
const VerifiedIdentity = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  subject: z.string(),
  verifiedEmail: z.string().nullable(),
});
export type VerifiedIdentity = z.infer<typeof VerifiedIdentity>;

const keyOf = ({ config }: Context) =>
  new Uint8Array(hkdfSync("sha256", config.accessTokenSecret, "", "social-ticket", 32));

export function encryptTicket(ctx: Context, verified: VerifiedIdentity): Promise<string> {
  return new EncryptJWT({ ...verified })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setAudience(PURPOSE)
    .setExpirationTime(new Date(ctx.now().getTime() + TICKET_MINUTES * 60_000))
    .encrypt(keyOf(ctx));
}

/** Null when it is malformed or expired. */
export async function decryptTicket(ctx: Context, ticket: string): Promise<VerifiedIdentity | null> {
  try {
    const { payload } = await jwtDecrypt(ticket, keyOf(ctx), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      audience: PURPOSE,
      currentDate: ctx.now(),
    });
    return VerifiedIdentity.parse(payload);
  } catch {
    return null;
  }
}
