import { createHash } from "node:crypto";
import { createSecretBox } from "../auth/secret-box.ts";
import type { ObjectStore } from "./storage.ts";

/** Contracts have the civil status of a person for five years: neither the store nor the database has the key that opens them. */
export type ContractBox = {
  seal: (bytes: Buffer, storageKey: string) => Buffer;
  /** Null when it was sealed with none of the keys, or for another object. */
  open: (sealed: Buffer, storageKey: string) => Buffer | null;
};

/** Sealed by the first key, opened by each: the others are those used before. */
export function createContractBox([first, ...before]: readonly [string, ...string[]]): ContractBox {
  const current = createSecretBox(first, "contract-file");
  const boxes = [current, ...before.map((key) => createSecretBox(key, "contract-file"))];
  return {
    seal: current.sealBytes,
    open(sealed, storageKey) {
      for (const box of boxes) {
        try {
          return box.openBytes(sealed, storageKey);
        } catch {
          // Of another key.
        }
      }
      return null;
    },
  };
}

type Named = { id: number; storageKey: string; sha256: Buffer };

/** The very bytes that were signed, or an error; null when the object is gone. */
export async function readContractFile(
  { storage, contractBox }: { storage: ObjectStore; contractBox: ContractBox },
  { id, storageKey, sha256 }: Named,
): Promise<Buffer | null> {
  const sealed = await storage.get(storageKey);
  if (sealed === null) return null;
  const bytes = contractBox.open(sealed, storageKey);
  if (!bytes || !createHash("sha256").update(bytes).digest().equals(sha256))
    throw new Error(`contract file ${id} does not open: CONTRACT_KEY is not the one that sealed it`);
  return bytes;
}
