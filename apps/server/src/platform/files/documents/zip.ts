import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { type Entry, fromBufferPromise, type LocalFileHeader, validateFileName } from "yauzl";

const MAX_ENTRIES = 200;
const MAX_TOTAL = 50_000_000;
const MAX_RATIO = 100;
/** Below this size a high ratio is harmless. */
const SMALL = 64 * 1024;

const END = 0x06054b50;
const END_LENGTH = 22;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_LENGTH = 20;
const ZIP64_FIELD = 1;
const ENTRY_LENGTH = 46;
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
 * The entries of an archive, from its directory alone: nothing is unpacked before their number, sizes, ratios, names and
 * places are checked. Null when any of them is refused.
 */
export async function readZip(bytes: Buffer): Promise<ZipEntry[] | null> {
  const directory = findDirectory(bytes);
  if (!directory) return null;
  try {
    // Names are compared byte by byte: decoding would follow a second name hidden in an extra field.
    const zip = await fromBufferPromise(bytes, { decodeStrings: false });
    if (zip.entryCount === 0 || zip.entryCount > MAX_ENTRIES) return null;
    const entries: ZipEntry[] = [];
    let at = directory.start;
    for await (const entry of zip.eachEntry()) {
      const local = await zip.readLocalFileHeaderPromise(entry);
      if (!isPlain(entry) || !isSameFile(entry, local)) return null;
      entries.push(toZipEntry(entry, local));
      at += ENTRY_LENGTH + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    }
    return at === directory.end && isWithinLimits(entries, directory.start) ? entries : null;
  } catch {
    return null;
  }
}

/** Nothing after the end, not even a comment: what follows could be another kind of file. Zip64 is refused. */
function findDirectory(bytes: Buffer): { start: number; end: number } | null {
  const end = bytes.length - END_LENGTH;
  if (end < ZIP64_LOCATOR_LENGTH || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0) return null;
  if (bytes.readUInt32LE(end - ZIP64_LOCATOR_LENGTH) === ZIP64_LOCATOR) return null;
  const [length, start] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  return start + length === end ? { start, end } : null;
}

function isPlain(entry: Entry): boolean {
  const isLink = ((entry.externalFileAttributes >>> 16) & 0o170_000) === UNIX_LINK;
  return !entry.isEncrypted() && !isLink && !entry.extraFields.some(({ id }) => id === ZIP64_FIELD);
}

/** A directory and a header that disagree are two archives in one. */
const isSameFile = (entry: Entry, local: LocalFileHeader) =>
  local.fileName.equals(entry.fileNameRaw) && local.compressionMethod === entry.compressionMethod;

function toZipEntry(entry: Entry, { fileDataStart }: LocalFileHeader): ZipEntry {
  return {
    name: entry.fileNameRaw.toString("utf8"),
    method: entry.compressionMethod,
    crc: entry.crc32,
    packed: entry.compressedSize,
    size: entry.uncompressedSize,
    headerAt: entry.relativeOffsetOfLocalHeader,
    dataAt: fileDataStart,
  };
}

function isWithinLimits(entries: readonly ZipEntry[], directoryAt: number): boolean {
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

const isPlainPath = (name: string) => validateFileName(name) === null && !/[\p{Cc}:\uFFFD]/u.test(name);

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
