const END = 0xfffffffe;
const FREE = 0xffffffff;
const SECTOR = 512;
const TEXT_SECTORS = 8;

type Named = { name: string; kind: "storage" | "stream" };
type OldWordParts = { main?: string; more?: readonly Named[]; isEncrypted?: boolean; loops?: boolean };

/** A Word 97 file: a header, its table of sectors, its directory, and eight sectors of text. */
export function anOldWordFile({ main = "WordDocument", more = [], isEncrypted, loops }: OldWordParts = {}): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 8, 76);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  for (const at of [60, 68]) header.writeUInt32LE(END, at);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(loops ? 1 : END, 4);
  for (let n = 0; n < TEXT_SECTORS; n += 1) table.writeUInt32LE(n === TEXT_SECTORS - 1 ? END : n + 3, (n + 2) * 4);

  const directory = Buffer.alloc(SECTOR);
  const names: (Named & { start?: number; size?: number })[] = [
    { name: "Root Entry", kind: "storage" },
    { name: main, kind: "stream", start: 2, size: TEXT_SECTORS * SECTOR },
    ...more,
  ];
  names.slice(0, 4).forEach(({ name, kind, start = FREE, size = 0 }, n) => {
    const at = n * 128;
    directory.write(name, at, "utf16le");
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = n === 0 ? 5 : kind === "storage" ? 1 : 2;
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  });

  const text = Buffer.alloc(TEXT_SECTORS * SECTOR);
  text.writeUInt16LE(0xa5ec, 0);
  text.writeUInt16LE(isEncrypted ? 0x0100 : 0, 10);
  return Buffer.concat([header, table, directory, text]);
}
