import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

/** A small file can unfold into gigabytes of pixels: beyond this many it is not decoded at all. */
const MAX_PIXELS = 25_000_000;
/** An ordinary progressive photo has ten. Each one walks the whole picture again, and thousands fit in a few kilobytes. */
const MAX_SCANS = 64;
const SIDE = 512;
const PATIENCE_SECONDS = 5;
const ACCEPTED = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Decoding and encoding again is the sanitiser: what comes out is pixels, without metadata or hidden payload. */
export async function reencodeImage(bytes: Buffer): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) return null;
  if (type.mime === "image/jpeg" && countScans(bytes) > MAX_SCANS) return null;
  try {
    // Only the first picture of an animation is read; the limits hold before a single pixel is.
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: PATIENCE_SECONDS })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Walks a JPEG from marker to marker: segments say their length, and between scans every real marker follows an FF. */
function countScans(bytes: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length && scans <= MAX_SCANS) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at = nextFf(bytes, at + 1);
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}

function nextFf(bytes: Buffer, from: number): number {
  const found = bytes.indexOf(0xff, from);
  return found < 0 ? bytes.length : found;
}
