/** A number from 0 to 1 that depends only on the seed and on what it is drawn for, never on the order of the draws. */
export type Draw = (purpose: string, first?: number, second?: number) => number;

/**
 * The same person answers the same mission in the same way whichever rule announced it: two rules then differ by what
 * they do, not by luck.
 */
export function createDraw(seed: number): Draw {
  const purposes = new Map<string, number>();
  return (purpose, first = 0, second = 0) => {
    let start = purposes.get(purpose);
    if (start === undefined) {
      start = Array.from(purpose).reduce((hash, letter) => mix(hash ^ (letter.codePointAt(0) ?? 0)), mix(seed));
      purposes.set(purpose, start);
    }
    return mix(mix(start ^ Math.imul(first + 1, 0x9e3779b1)) ^ Math.imul(second + 1, 0x85ebca77)) / 2 ** 32;
  };
}

/** The last step of MurmurHash3. */
function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Box and Muller. */
export function normal(draw: Draw, purpose: string, first?: number, second?: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - draw(purpose, first, second)));
  return radius * Math.cos(2 * Math.PI * draw(`${purpose}:angle`, first, second));
}

/** The index of one of the weights, each as likely as it is large. */
export function pickWeighted(weights: readonly number[], drawn: number): number {
  let left = drawn * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.length - 1;
}
