import { createECDH, createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";

export type Vapid = { publicKey: string; privateKey: string; subject: string };

const HOURS = 12;
/** Renewed before it can expire in transit. */
const FRESH_MS = (HOURS - 1) * 3_600_000;

/** Checks that both keys belong together. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  } catch {
    return false;
  }
  return pair.getPublicKey("base64url") === publicKey;
}

/** RFC 8292. One signature is used for every message to the same service for half a day. */
export function createVapid({ publicKey, privateKey, subject }: Vapid, now: () => Date) {
  const point = Buffer.from(publicKey, "base64url");
  const half = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = createPrivateKey({
    key: { kty: "EC", crv: "P-256", x: half(1), y: half(33), d: privateKey },
    format: "jwk",
  });
  const signed = new Map<string, { header: Promise<string>; until: number }>();

  async function sign(origin: string, at: Date): Promise<string> {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: "ES256", typ: "JWT" })
      .setAudience(origin)
      .setSubject(subject)
      .setExpirationTime(new Date(at.getTime() + HOURS * 3_600_000))
      .sign(key);
    return `vapid t=${token}, k=${publicKey}`;
  }

  return (endpoint: string): Promise<string> => {
    const { origin } = new URL(endpoint);
    const at = now();
    const known = signed.get(origin);
    if (known && known.until > at.getTime()) return known.header;
    const header = sign(origin, at);
    signed.set(origin, { header, until: at.getTime() + FRESH_MS });
    return header;
  };
}
