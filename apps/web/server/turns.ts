interface TurnLimits {
  atOnce: number;
  waiting: number;
}

/** Runs a few at once; the next ones wait for their turn, and those past the queue are given up: null. */
export function createTurns({ atOnce, waiting }: TurnLimits) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    if (running >= atOnce) {
      if (queue.length >= waiting) return null;
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
