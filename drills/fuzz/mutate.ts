import type { Random } from "./random.ts";
import type { FuzzRequest } from "./request.ts";

const BYTES = [
  "\0",
  "\r",
  "\n",
  "\r\n",
  "\r\n\r\n",
  " ",
  "\t",
  ":",
  "/",
  "//",
  "..",
  "%",
  "%00",
  "\xff",
  "\x80",
  "[",
  "{",
  ";",
  ",",
  "?",
];
/** A mutation moves bytes about: with large requests most of the time would go into copying. */
const MOST_BYTES = 20_000;

export const canMutate = ({ pieces }: FuzzRequest): boolean =>
  pieces.length > 0 && pieces.reduce((sum, { length }) => sum + length, 0) < MOST_BYTES;

/** A known request with a few of its bytes changed, removed, repeated or added. What was right for it may no longer be. */
export function mutate(request: FuzzRequest, random: Random): FuzzRequest {
  const { expect: _known, ...rest } = request;
  const pieces = [...request.pieces];
  for (let times = 1 + random.int(3); times > 0; times -= 1) {
    const index = random.int(pieces.length);
    const piece = pieces[index];
    if (piece && piece.length > 0) pieces[index] = change(piece, random);
  }
  // A changed version or coding is answered as HTTP asks.
  return { ...rest, name: `${request.name}, changed`, pieces, protocolErrors: [501, 505] };
}

function change(bytes: Buffer, random: Random): Buffer {
  const at = random.int(bytes.length);
  const end = Math.min(bytes.length, at + 1 + random.int(24));
  const [before, middle, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
  const kind = random.int(5);
  if (kind === 0) return Buffer.concat([before, after]);
  if (kind === 1) return Buffer.concat([before, middle, middle, after]);
  if (kind === 2) return Buffer.concat([before, Buffer.from(random.pick(BYTES), "latin1"), middle, after]);
  if (kind === 3) return Buffer.concat([before, random.bytes(middle.length), after]);
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << random.int(8));
  return flipped;
}
