import { randomBytes } from "node:crypto";
import { createSecretBox } from "../auth/secret-box.ts";
import type { WeekKeys } from "./week-keys.ts";

/** A text sealed by a key of its own, which the key of a week seals: destroying one file closes a week of texts. */
export type Envelope = { sealed: Buffer; sealedKey: Buffer; keyVersion: string };

/** Bound to its `owner`: it opens in no other row. Null without the key of that week. */
export async function sealEnvelope(
  keys: WeekKeys,
  week: string,
  text: string,
  owner: string,
): Promise<Envelope | null> {
  const outer = await keys.read(week);
  if (outer === null) return null;
  const own = randomBytes(32);
  return {
    sealed: textBox(own).seal(text, owner),
    sealedKey: keyBox(outer).seal(own.toString("hex"), owner),
    keyVersion: week,
  };
}

/** Null when its key is gone, or is not the one it was sealed with. */
export async function openEnvelope(keys: WeekKeys, envelope: Envelope, owner: string): Promise<string | null> {
  const own = await openKey(keys, envelope, owner);
  return own && textBox(own).open(envelope.sealed, owner);
}

/** The same text under the key of another week; null when either key is absent. */
export async function resealEnvelope(
  keys: WeekKeys,
  envelope: Omit<Envelope, "sealed">,
  week: string,
  owner: string,
): Promise<Buffer | null> {
  const [own, outer] = [await openKey(keys, envelope, owner), await keys.read(week)];
  return own && outer && keyBox(outer).seal(own.toString("hex"), owner);
}

async function openKey(
  keys: WeekKeys,
  { sealedKey, keyVersion }: Omit<Envelope, "sealed">,
  owner: string,
): Promise<Buffer | null> {
  const outer = await keys.read(keyVersion);
  if (outer === null) return null;
  try {
    return Buffer.from(keyBox(outer).open(sealedKey, owner), "hex");
  } catch {
    return null;
  }
}

const keyBox = (key: Buffer) => createSecretBox(key, "week-key");
const textBox = (key: Buffer) => createSecretBox(key, "text");
