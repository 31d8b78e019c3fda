import { Worker } from "node:worker_threads";
import { problemFr } from "@app/contract/http/problem.fr";
import type { PasswordWeakness } from "@app/domain/accounts/password";
import { AppError } from "../http/errors.ts";
import type { StrengthAnswer } from "./password-strength-thread.ts";

const QUEUE = 50;

type Waiting = { resolve: (weakness: PasswordWeakness | null) => void; reject: (error: Error) => void };

export type PasswordChecker = {
  /** Null when the password is strong enough; `words` are about its owner. */
  findWeakness: (password: string, words: readonly string[]) => Promise<PasswordWeakness | null>;
};

/** In a worker thread, started on first use: one hostile password takes tens of milliseconds. */
export function createPasswordChecker(): PasswordChecker {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL("./password-strength-thread.ts", import.meta.url));
    started.on("message", ({ id, weakness }: StrengthAnswer) => {
      waiting.get(id)?.resolve(weakness);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    // The next check starts another thread.
    started.on("error", (error) => {
      thread = null;
      for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
      waiting.clear();
    });
    return started;
  }

  return {
    findWeakness(password, words) {
      if (waiting.size >= QUEUE) throw new AppError(503, "unavailable", problemFr.unavailable, { retryAfter: 2 });
      thread ??= start();
      thread.ref();
      const id = (last += 1);
      const answer = new Promise<PasswordWeakness | null>((resolve, reject) => waiting.set(id, { resolve, reject }));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ id, password, words });
      return answer;
    },
  };
}
