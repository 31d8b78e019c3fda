import { hkdfSync } from "node:crypto";
import { SOCIAL_PROVIDERS } from "@app/domain/social-provider";
import { EncryptJWT, jwtDecrypt } from "jose";
import * as z from "zod";
import type { Context } from "../../platform/context.ts";

const TICKET_MINUTES = 60;
const PURPOSE = "social-registration";

/** Someone a provider vouches for, who has no account yet: kept by their own browser, sealed, and by nobody else. */
const Vouched = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  subject: z.string(),
  verifiedEmail: z.string().nullable(),
});
export type Vouched = z.infer<typeof Vouched>;

const keyOf = ({ config }: Context) =>
  new Uint8Array(hkdfSync("sha256", config.accessTokenSecret, "", "social-ticket", 32));

export function sealTicket(ctx: Context, vouched: Vouched): Promise<string> {
  return new EncryptJWT({ ...vouched })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setAudience(PURPOSE)
    .setExpirationTime(new Date(ctx.now().getTime() + TICKET_MINUTES * 60_000))
    .encrypt(keyOf(ctx));
}

/** Null for anything but a ticket of ours that is still good. */
export async function openTicket(ctx: Context, ticket: string): Promise<Vouched | null> {
  try {
    const { payload } = await jwtDecrypt(ticket, keyOf(ctx), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      audience: PURPOSE,
      currentDate: ctx.now(),
    });
    return Vouched.parse(payload);
  } catch {
    return null;
  }
}
