import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";

const MAX_ENTRIES = 200;
const MAX_TOTAL = 50_000_000;
const MAX_RATIO = 100;
/** Below this size a high ratio is harmless. */
const SMALL = 64 * 1024;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const UNIX_LINK = 0o120_000;

export type ZipEntry = {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  headerAt: number;
  dataAt: number;
};

/**
 * Read from the directory alone: nothing is unpacked before numbers, sizes, ratios, names and positions are checked.
 * Null when one is wrong.
 */
export function readZip(bytes: Buffer): ZipEntry[] | null {
  const endAt = bytes.length - END_LENGTH;
  // Nothing may follow the end, not even a comment: it could be another file.
  if (endAt < 0 || bytes.readUInt32LE(endAt) !== END || bytes.readUInt16LE(endAt + 20) !== 0) return null;
  const count = bytes.readUInt16LE(endAt + 10);
  const [length, start] = [bytes.readUInt32LE(endAt + 12), bytes.readUInt32LE(endAt + 16)];
  if (count === 0 || count > MAX_ENTRIES || start + length !== endAt) return null;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let n = 0; n < count; n += 1) {
    const entry = readEntry(bytes, at, endAt);
    if (!entry) return null;
    entries.push(entry);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === endAt && isConsistent(entries, start) ? entries : null;
}

function readEntry(bytes: Buffer, at: number, limit: number): ZipEntry | null {
  if (at + 46 > limit || bytes.readUInt32LE(at) !== CENTRAL) return null;
  const nameLength = bytes.readUInt16LE(at + 28);
  const raw = bytes.subarray(at + 46, at + 46 + nameLength);
  const local = bytes.readUInt32LE(at + 42);
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const isLink = ((bytes.readUInt32LE(at + 38) >>> 16) & 0o170_000) === UNIX_LINK;
  if (isEncrypted || isLink || local + 30 > limit || bytes.readUInt32LE(local) !== LOCAL) return null;
  const localNameLength = bytes.readUInt16LE(local + 26);
  // Local and central headers must match.
  const method = bytes.readUInt16LE(at + 10);
  if (!bytes.subarray(local + 30, local + 30 + localNameLength).equals(raw)) return null;
  if (bytes.readUInt16LE(local + 8) !== method) return null;
  return {
    name: raw.toString("utf8"),
    method,
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    headerAt: local,
    dataAt: local + 30 + localNameLength + bytes.readUInt16LE(local + 28),
  };
}

function isConsistent(entries: readonly ZipEntry[], directoryAt: number): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    names.size === entries.length &&
    total <= MAX_TOTAL &&
    entries.every(isAllowedEntry) &&
    isWithoutOverlap(entries, directoryAt)
  );
}

const isAllowedEntry = ({ name, method, packed, size }: ZipEntry) =>
  (method === 8 || (method === 0 && packed === size)) &&
  isPlainPath(name) &&
  (size <= SMALL || size <= packed * MAX_RATIO);

/** Overlapping entries would unpack the same bytes repeatedly. */
function isWithoutOverlap(entries: readonly ZipEntry[], directoryAt: number): boolean {
  const inPlace = entries.toSorted((a, b) => a.headerAt - b.headerAt);
  const ends = [...inPlace.slice(1).map(({ headerAt }) => headerAt), directoryAt];
  return inPlace.every(({ dataAt, packed }, n) => dataAt + packed <= (ends[n] ?? 0));
}

const isPlainPath = (name: string) =>
  !/[\p{Cc}\\:\uFFFD]/u.test(name) && !name.startsWith("/") && !name.split("/").includes("..");

const inflateAsync = promisify(inflateRaw);

/** Null when the contents do not match the directory. */
export async function unpackEntry(
  bytes: Buffer,
  { method, dataAt, packed, size, crc }: ZipEntry,
): Promise<Buffer | null> {
  const data = bytes.subarray(dataAt, dataAt + packed);
  try {
    const contents = method === 0 ? data : await inflateAsync(data, { maxOutputLength: size + 1 });
    return contents.length === size && crc32(contents) === crc ? contents : null;
  } catch {
    return null;
  }
}
