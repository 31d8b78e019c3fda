import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** From the browser's subscription. */
export type PushKeys = { p256dh: string; auth: string };
/** Random for each message; fixed in the test of the RFC's example. */
type RandomValues = { privateKey: Buffer; salt: Buffer };

const RECORD_SIZE = 4096;
const LAST_RECORD = Buffer.from([2]);

/** RFC 8291 over RFC 8188: one aes128gcm record. Throws on an invalid key. */
export function encryptPush(plaintext: Buffer, keys: PushKeys, random?: RandomValues): Buffer {
  const ours = createECDH("prime256v1");
  if (random) ours.setPrivateKey(random.privateKey);
  else ours.generateKeys();
  const salt = random?.salt ?? randomBytes(16);
  const theirPoint = Buffer.from(keys.p256dh, "base64url");
  const ourPoint = ours.getPublicKey();
  const shared = ours.computeSecret(theirPoint);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirPoint, ourPoint]);
  const material = hkdf(shared, Buffer.from(keys.auth, "base64url"), info, 32);
  const key = hkdf(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(plaintext), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([ourPoint.length]), ourPoint, ...sealed]);
}

const hkdf = (material: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", material, salt, info, length));
