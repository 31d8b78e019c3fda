/** A seeded generator: the same seed gives the same data, so that a screenshot or a bug can be reproduced. */
export type Random = {
  /** From 0 included to 1 excluded. */
  next: () => number;
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number;
  between: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  weighted: <T>(choices: readonly (readonly [T, number])[]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: 32 bits of state are plenty for a few hundred thousand draws.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));
  const pick = <T>(items: readonly T[]): T => itemAt(items, int(0, items.length - 1));
  return {
    next,
    int,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted<T>(choices: readonly (readonly [T, number])[]): T {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return itemAt(choices, choices.length - 1)[0];
    },
    shuffle<T>(items: readonly T[]): T[] {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error("Nothing to pick from an empty list");
  return item;
}
