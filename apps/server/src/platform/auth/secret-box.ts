import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a value bound to its `owner`: it cannot be decrypted in another row. */
export type SecretBox = {
  seal: (text: string, owner: string) => Buffer;
  open: (sealed: Buffer, owner: string) => string;
  sealBytes: (bytes: Buffer, owner: string) => Buffer;
  openBytes: (sealed: Buffer, owner: string) => Buffer;
};

/** AES-256-GCM; stored as the nonce, the tag, then what is encrypted. */
export function createSecretBox(secret: string | Buffer, use: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", use, 32));
  const sealBytes = (bytes: Buffer, owner: string) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  };
  const openBytes = (sealed: Buffer, owner: string) => {
    const iv = sealed.subarray(0, IV_BYTES);
    const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  };
  return {
    sealBytes,
    openBytes,
    seal: (text, owner) => sealBytes(Buffer.from(text), owner),
    open: (sealed, owner) => openBytes(sealed, owner).toString("utf8"),
  };
}
