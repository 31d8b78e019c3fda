import { problemFr } from "@app/contract/http/problem.fr";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import { AppError } from "../http/errors.ts";

/** OWASP's minimum for argon2id: about 27 ms of one core, outside the event loop. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 2;
const QUEUE = 50;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time for a missing account. */
  matches: (password: string, stored: string | null | undefined) => Promise<boolean>;
  /** With a given salt, to find one secret among several. */
  derive: (secret: string, salt: Buffer) => Promise<Buffer>;
};

export async function createPasswords(): Promise<Passwords> {
  const run = createQueue();
  const decoy = await hash("a password nobody has", PARAMETERS);
  return {
    hash: (password) => run(() => hash(password, PARAMETERS)),
    derive: (secret, salt) => run(() => hashRaw(secret, { ...PARAMETERS, salt })),
    async matches(password, stored) {
      const ok = await run(() => verify(stored ?? decoy, password));
      return ok && Boolean(stored);
    },
  };
}

/** Limits concurrent hashes; beyond the queue, calls are refused. */
function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < CONCURRENCY) running += 1;
    else {
      if (waiting.length >= QUEUE) throw new AppError(503, "unavailable", problemFr.unavailable, { retryAfter: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Passes the slot to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
