import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

export const aJpeg = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer();
export const aPng = (width = 64, height = 48) => plain(width, height).png().toBuffer();
export const aWebp = () => plain(64, 48).webp().toBuffer();
export const aGif = () => plain(64, 48).gif().toBuffer();
export const aTiff = () => plain(64, 48).tiff().toBuffer();
export const anAvif = () => plain(64, 48).avif({ effort: 0 }).toBuffer();
export const aGeotaggedJpeg = () =>
  plain(64, 48)
    .withExif({
      IFD0: { Artist: "Ines-Moreau-canari" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 46/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "4/1 50/1 0/1" },
    })
    .jpeg()
    .toBuffer();
export const anAnimation = async () =>
  sharp([await aPng(), await plain(64, 48).negate().png().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer();

/** A piece of a JPEG put right after its first two bytes. */
export async function aJpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const jpeg = await aJpeg();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** The same scan repeated: a few kilobytes that take minutes to decode. */
export async function aJpegOfManyScans(count: number): Promise<Buffer> {
  const jpeg = await plain(2000, 2000).jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: count }, () => scan), jpeg.subarray(-2)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A chunk put right after the header of a PNG. */
export async function aPngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await aPng();
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
}

export const packedText = (bytes: number) =>
  Buffer.concat([Buffer.from("note\0\0", "latin1"), deflateSync(Buffer.alloc(bytes, 97))]);

/** Claims a size its few bytes cannot have. */
export async function aPngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await aPng();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", header), png.subarray(33)]);
}
