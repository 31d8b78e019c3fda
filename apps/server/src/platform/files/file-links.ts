import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Replaces the bearer token for one file and one minute. */
export type Signature = { expires: number; signature: string };
export type GivenSignature = { expires?: number | undefined; signature?: string | undefined };

export type FileLinks = {
  sign: (fileId: number, expiresAt: Date) => Signature;
  isGood: (fileId: number, given: GivenSignature, now: Date) => boolean;
};

/** Signed links for a store without its own. */
export function createFileLinks(secret: string): FileLinks {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "file-link", 32));
  const mac = (fileId: number, expires: number) => createHmac("sha256", key).update(`${fileId}:${expires}`).digest();
  return {
    sign(fileId, expiresAt) {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      return { expires, signature: mac(fileId, expires).toString("base64url") };
    },
    isGood(fileId, { expires, signature }, now) {
      if (expires === undefined || signature === undefined || expires * 1000 <= now.getTime()) return false;
      const [given, expected] = [Buffer.from(signature, "base64url"), mac(fileId, expires)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
