import { createECDH } from "node:crypto";

/** The key that signs push messages, in two halves, as .env has them. */
export function drawVapid() {
  const pair = createECDH("prime256v1");
  const VAPID_PUBLIC_KEY = pair.generateKeys("base64url");
  // The number without its leading zeros would be one byte short, once in a while.
  const VAPID_PRIVATE_KEY = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
}
