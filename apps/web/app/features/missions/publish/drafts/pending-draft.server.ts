/** A mission written before signing in, in an encrypted cookie: nothing is stored for visitors. */
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import { environment } from "../../../../lib/environment.server.ts";
import { SEAL } from "../../../../lib/session/session.server.ts";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";

export interface PendingDraft {
  values: TypedValues;
  /** The idempotency key of the draft. */
  key: string;
}

/** The limit of browsers, name and attributes aside. */
const MOST_BYTES = 3_800;
const MOST_INFLATED = 100_000;
const HOURS = 24;

const cookieName = () => (environment().isHttps ? "__Host-renfort-mission" : "renfort-mission");
const secret = () => createHash("sha256").update(`pending-draft:${environment().sessionSecret}`).digest();
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;

/** Null when it is too long for a cookie. */
export async function pendingDraftCookie(draft: PendingDraft): Promise<string | null> {
  const packed = deflateRawSync(JSON.stringify(draft));
  const sealed = await new CompactEncrypt(packed).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(secret());
  return sealed.length > MOST_BYTES ? null : `${cookieName()}=${sealed}; ${attributes()}; Max-Age=${HOURS * 3600}`;
}

export function clearPendingDraft(): string {
  return `${cookieName()}=; ${attributes()}; Max-Age=0`;
}

export async function readPendingDraft(request: Request): Promise<PendingDraft | null> {
  const prefix = `${cookieName()}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const sealed = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  if (!sealed) return null;
  try {
    const { plaintext } = await compactDecrypt(sealed, secret(), SEAL);
    // Only our own content decrypts.
    return JSON.parse(inflateRawSync(plaintext, { maxOutputLength: MOST_INFLATED }).toString()) as PendingDraft;
  } catch {
    return null;
  }
}
