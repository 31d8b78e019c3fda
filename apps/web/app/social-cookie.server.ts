/** What a visitor's own browser keeps, sealed, while they sign in at a provider and until they have registered. */
import { createHash } from "node:crypto";
import type { Newcomer } from "@app/contract/social";
import type { SocialProvider } from "@app/domain/social-provider";
import { CompactEncrypt, compactDecrypt } from "jose";
import { environment } from "./environment.server.ts";

export type KeptSocial =
  | { stage: "left"; provider: SocialProvider; attempt: string; redirect: string; role: string }
  | { stage: "newcomer"; newcomer: Newcomer };

/** As long as a ticket is good; an attempt ends sooner, on the api. */
const MINUTES = 60;

const cookieName = () => (environment().isHttps ? "__Host-renfort-social" : "renfort-social");
const secret = () => createHash("sha256").update(`social:${environment().sessionSecret}`).digest();
// Lax: the provider sends the browser back from another site.
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;

export async function socialCookie(kept: KeptSocial): Promise<string> {
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(kept)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(secret());
  return `${cookieName()}=${sealed}; ${attributes()}; Max-Age=${MINUTES * 60}`;
}

export function forgetSocial(): string {
  return `${cookieName()}=; ${attributes()}; Max-Age=0`;
}

export async function readSocial(request: Request): Promise<KeptSocial | null> {
  const prefix = `${cookieName()}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const sealed = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  if (!sealed) return null;
  try {
    const { plaintext } = await compactDecrypt(sealed, secret());
    // Only what was written above comes out of our own seal.
    return JSON.parse(Buffer.from(plaintext).toString()) as KeptSocial;
  } catch {
    return null;
  }
}
