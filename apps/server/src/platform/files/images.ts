import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

/** A small file can decode to gigabytes: larger images are not decoded. */
const MAX_PIXELS = 25_000_000;
/** A normal progressive photo has ten scans. Each decodes the whole image again, and thousands fit in a small file. */
const MAX_SCANS = 64;
const SIDE = 512;
const TIMEOUT_SECONDS = 5;
const ACCEPTED = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Re-encoding removes metadata and hidden payloads. */
export async function reencodeImage(bytes: Buffer, side = SIDE): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) return null;
  if (type.mime === "image/jpeg" && countScans(bytes) > MAX_SCANS) return null;
  try {
    // Only the first frame of an animation is read; limits apply before decoding.
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Reads a JPEG by its markers: segments have a length; between scans a marker follows an FF. */
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
