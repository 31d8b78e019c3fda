import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";

const ACCESS_TOKEN_MINUTES = 10;
const MAX_VERIFIED = 20_000;
const ISSUER = "renfort";
const AUDIENCE = "renfort-api";

export type AccessClaims = { userId: number; sessionId: number };
/** `until`: expiry in milliseconds. */
export type VerifiedClaims = AccessClaims & { until: number };
export type AccessTokens = {
  sign: (claims: AccessClaims, now: Date) => Promise<string>;
  /** Null for a token that is malformed, expired, or of another algorithm or audience. */
  verify: (token: string, now: Date) => Promise<VerifiedClaims | null>;
};

const ED25519_PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

export function createAccessTokens(secret: string): AccessTokens {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "access-token", 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([ED25519_PKCS8_PREFIX, seed]),
    format: "der",
    type: "pkcs8",
  });
  const publicKey = createPublicKey(privateKey);
  // Verified signatures are cached until they expire; ended sessions are checked elsewhere.
  const verified = new LRUCache<string, VerifiedClaims>({ max: MAX_VERIFIED });
  return {
    sign: ({ userId, sessionId }, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt" })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + ACCESS_TOKEN_MINUTES * 60_000))
        .sign(privateKey),
    async verify(token, now) {
      const known = verified.get(token);
      if (known && known.until > now.getTime()) return known;
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: ["EdDSA"],
          typ: "at+jwt",
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: now,
        });
        const userId = Number(payload.sub);
        const sessionId = Number(payload["sid"]);
        if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(sessionId)) return null;
        const claims = { userId, sessionId, until: (payload.exp ?? 0) * 1000 };
        verified.set(token, claims);
        return claims;
      } catch {
        return null;
      }
    },
  };
}

export const sha256 = (text: string) => createHash("sha256").update(text).digest();
export const randomToken = () => randomBytes(32).toString("base64url");

export type RefreshToken = { sessionId: number; seq: number };

/**
 * Refresh tokens are derived from session and sequence number: a lost answer can be repeated without storing it, and
 * an old token is recognised.
 */
export function createRefreshTokens(secret: string) {
  const mac = (sessionId: number, seq: number, nonce: Buffer) =>
    createHmac("sha256", secret).update(`refresh:${sessionId}:${seq}:`).update(nonce).digest();
  return {
    issue: (sessionId: number, seq: number, nonce: Buffer) =>
      `${sessionId}.${seq}.${mac(sessionId, seq, nonce).toString("base64url")}`,
    read(token: string): RefreshToken | null {
      const match = /^(\d{1,15})\.(\d{1,9})\.[\w-]{43}$/.exec(token);
      return match ? { sessionId: Number(match[1]), seq: Number(match[2]) } : null;
    },
    isGenuine(token: string, { sessionId, seq }: RefreshToken, nonce: Buffer): boolean {
      const given = Buffer.from(token.split(".")[2] ?? "", "base64url");
      const expected = mac(sessionId, seq, nonce);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
export type RefreshTokens = ReturnType<typeof createRefreshTokens>;
