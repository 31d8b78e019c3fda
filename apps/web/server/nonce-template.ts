/** An answer with blanks where its nonce goes: filling them in is all that is left to do for each visitor. */
import { randomBytes } from "node:crypto";

export interface Template {
  bytes: Buffer;
  /** Where the nonce is written. */
  places: readonly number[];
}

/** As long as every other, so that one can take the place of another. */
export const newNonce = () => randomBytes(16).toString("base64");

export function templateOf(bytes: Buffer, nonce: string): Template {
  const places: number[] = [];
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) places.push(at);
  return { bytes, places };
}

export function fill({ bytes, places }: Template, nonce: string | Buffer): Buffer {
  const filled = Buffer.from(bytes);
  const value = Buffer.from(nonce);
  for (const place of places) value.copy(filled, place);
  return filled;
}
