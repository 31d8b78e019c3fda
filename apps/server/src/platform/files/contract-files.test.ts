import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createContractBox, readContractFile } from "./contract-files.ts";

const [OLD, NEW] = ["o".repeat(40), "n".repeat(40)] as const;
const bytes = Buffer.from("%PDF-1.7 un contrat");
const row = { id: 1, storageKey: "aa/one.pdf", sha256: createHash("sha256").update(bytes).digest() };
const read = (stored: Buffer | null, keys: readonly [string, ...string[]]) =>
  readContractFile(
    {
      contractBox: createContractBox(keys),
      storage: {
        get: async () => stored,
        put: async () => {},
        remove: async () => {},
        list: async () => [],
        link: async () => null,
      },
    },
    row,
  );

test("what was sealed is read to the byte, with its key or after another took its place", async () => {
  const sealed = createContractBox([OLD]).seal(bytes, row.storageKey);
  expect(sealed.includes("%PDF")).toBe(false);
  expect(createContractBox([OLD]).seal(bytes, row.storageKey).equals(sealed)).toBe(false);
  for (const keys of [[OLD], [NEW, OLD]] as const) expect((await read(sealed, keys))?.equals(bytes)).toBe(true);
  const newer = createContractBox([NEW, OLD]).seal(bytes, row.storageKey);
  expect((await read(newer, [NEW]))?.equals(bytes)).toBe(true);
  expect(await read(null, [NEW])).toBeNull();
});

test("nothing else is given in its place", async () => {
  const box = createContractBox([OLD]);
  const sealed = box.seal(bytes, row.storageKey);
  const changes = Array.from({ length: sealed.length }, (_, at) => {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    return changed;
  });
  const others = [
    box.seal(bytes, "aa/two.pdf"),
    box.seal(Buffer.from("autre"), row.storageKey),
    bytes,
    Buffer.alloc(0),
  ];
  for (const stored of [...changes, ...others]) await expect(read(stored, [OLD])).rejects.toThrow("does not open");
  await expect(read(sealed, [NEW])).rejects.toThrow("CONTRACT_KEY");
});
