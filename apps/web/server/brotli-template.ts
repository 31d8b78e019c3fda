/**
 * A compressed page whose nonce can still be changed. Brotli may leave a piece as it is: the first nonce is such a piece, and the
 * others are repetitions of it, as the compressor finds them by itself.
 */
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";
import { fill, newNonce, type Template } from "./nonce-template.ts";

/** Past it a page takes ten times longer for one byte in a hundred. */
const QUALITY = 6;
/** Stands for the nonce while compressing: bytes no text has, so that no text is taken for a repetition of them. It ends as any nonce. */
const STAND_IN = Buffer.concat([
  Buffer.from(Array.from({ length: 22 }, (_, i) => 0xf8 + ((i * 5) % 8))),
  Buffer.from("=="),
]);
/** Opens a piece of 24 bytes left as they are (RFC 7932, 9.2): not the last, four nibbles of length less one, uncompressed. */
const LEFT_AS_IT_IS = Buffer.from([(23 << 3) & 0xff, 23 >> 5, 1 << 3]);

const decompress = promisify(brotliDecompress);

/** Undefined when a repetition was missed: the page is then compressed anew for each answer. */
export async function compressTemplate(page: Template): Promise<Template | undefined> {
  const [first] = page.places;
  if (first === undefined) return undefined;
  const plain = fill(page, STAND_IN);
  const after = first + STAND_IN.length;
  const [head, , tail] = await compress([plain.subarray(0, first), STAND_IN, plain.subarray(after)]);
  if (!head || !tail) return undefined;
  const compressed = {
    bytes: Buffer.concat([head, LEFT_AS_IT_IS, STAND_IN, tail]),
    places: [head.length + LEFT_AS_IT_IS.length],
  };
  return (await isSame(compressed, page)) ? compressed : undefined;
}

/** One stream, cut where each piece ends. */
async function compress(pieces: readonly Buffer[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  const chunks: Buffer[] = [];
  const cuts = [0];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  for (const piece of pieces.slice(0, -1)) {
    stream.write(piece);
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => cuts.push(size));
  }
  stream.end(pieces.at(-1));
  await finished(stream);
  const all = Buffer.concat(chunks);
  return cuts.map((cut, index) => all.subarray(cut, cuts[index + 1]));
}

/** Whether another nonce comes out wherever it should, and nowhere else. */
async function isSame(compressed: Template, page: Template): Promise<boolean> {
  const nonce = newNonce();
  const plain = await decompress(fill(compressed, nonce)).catch(() => undefined);
  return plain?.equals(fill(page, nonce)) ?? false;
}
