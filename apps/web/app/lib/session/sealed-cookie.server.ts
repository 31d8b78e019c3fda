import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { environment } from "../environment.server.ts";
import { SEAL } from "./session.server.ts";

type SealedCookie<T> = {
  write: (value: T) => Promise<string>;
  forget: () => string;
  read: (request: Request) => Promise<T | null>;
};

/** An encrypted cookie for a few minutes. */
export function sealedCookie<T>(use: string, minutes: number): SealedCookie<T> {
  const cookieName = () => (environment().isHttps ? `__Host-renfort-${use}` : `renfort-${use}`);
  const secret = () => createHash("sha256").update(`${use}:${environment().sessionSecret}`).digest();
  // Lax: a provider redirects back here.
  const attributes = () => `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;
  return {
    async write(value) {
      const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(value)))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .encrypt(secret());
      return `${cookieName()}=${sealed}; ${attributes()}; Max-Age=${minutes * 60}`;
    },
    forget: () => `${cookieName()}=; ${attributes()}; Max-Age=0`,
    async read(request) {
      const prefix = `${cookieName()}=`;
      const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
      const sealed = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
      if (!sealed) return null;
      try {
        const { plaintext } = await compactDecrypt(sealed, secret(), SEAL);
        // Only our own content decrypts.
        return JSON.parse(Buffer.from(plaintext).toString()) as T;
      } catch {
        return null;
      }
    },
  };
}
