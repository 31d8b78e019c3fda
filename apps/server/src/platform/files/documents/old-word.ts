import type { DocumentRefusal } from "./document-refusal.ts";

const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const DIRECTORY_ENTRY = 128;
const [STORAGE, STREAM] = [1, 2];
/** Shorter streams are stored elsewhere; the text of a document never is. */
const SHORTEST_STREAM = 4096;

type Entry = { name: string; kind: number; start: number; size: number };

/** A Word 97 document without macros or packaged files. */
export function refuseOldWord(bytes: Buffer): DocumentRefusal | null {
  const shift = bytes.length >= 512 ? bytes.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return "invalid";
  const sectorSize = 2 ** shift;
  const entries = readDirectory(bytes, sectorSize);
  const text = entries?.find(({ name, kind }) => name === "WordDocument" && kind === STREAM);
  if (!entries || !text || text.size < SHORTEST_STREAM) return "invalid";
  const header = (text.start + 1) * sectorSize;
  if (header + 12 > bytes.length || bytes.readUInt16LE(header) !== 0xa5ec) return "invalid";
  if ((bytes.readUInt16LE(header + 10) & 0x0100) !== 0) return "encrypted";
  return entries.some(isActive) ? "active" : null;
}

const isActive = ({ name, kind }: Entry) =>
  (kind === STORAGE && /^(?:macros|_?vba.*)$/i.test(name)) ||
  (kind === STREAM && (/^(?:_vba_project|package|vbaproject.*)$/i.test(name) || name.endsWith("Ole10Native")));

/** Follows the chain of directory sectors; null when it leaves the file or loops. */
function readDirectory(bytes: Buffer, sectorSize: number): Entry[] | null {
  const sectors = Math.ceil(bytes.length / sectorSize);
  const entries: Entry[] = [];
  let sector = bytes.readUInt32LE(48);
  for (let steps = 0; sector !== END_OF_CHAIN; steps += 1) {
    const at = (sector + 1) * sectorSize;
    if (steps > sectors || at + sectorSize > bytes.length) return null;
    for (let entry = at; entry < at + sectorSize; entry += DIRECTORY_ENTRY) entries.push(readEntry(bytes, entry));
    const next = nextSector(bytes, sector, sectorSize);
    if (next === null) return null;
    sector = next;
  }
  return entries;
}

function readEntry(bytes: Buffer, at: number): Entry {
  const nameBytes = Math.min(64, Math.max(2, bytes.readUInt16LE(at + 64)));
  return {
    name: bytes.toString("utf16le", at, at + nameBytes - 2),
    kind: bytes[at + 66] ?? 0,
    start: bytes.readUInt32LE(at + 116),
    size: bytes.readUInt32LE(at + 120),
  };
}

/** The header lists the first 109 sectors of the table, enough for the allowed size. */
function nextSector(bytes: Buffer, sector: number, sectorSize: number): number | null {
  const perSector = sectorSize / 4;
  const index = Math.floor(sector / perSector);
  const table = index < 109 ? bytes.readUInt32LE(76 + index * 4) : FREE;
  const at = (table + 1) * sectorSize + (sector % perSector) * 4;
  return table === FREE || at + 4 > bytes.length ? null : bytes.readUInt32LE(at);
}
