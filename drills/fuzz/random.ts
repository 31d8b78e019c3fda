/** A seeded source of choices (mulberry32): the same seed gives the same requests. */
export type Random = {
  /** From 0 to `below - 1`. */
  int: (below: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  chance: (probability: number) => boolean;
  bytes: (length: number) => Buffer;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: (choices) => {
      const chosen = choices[int(choices.length)];
      if (chosen === undefined) throw new Error("Nothing to choose from");
      return chosen;
    },
    chance: (probability) => next() < probability,
    bytes: (length) => Buffer.from(Array.from({ length }, () => int(256))),
  };
}
