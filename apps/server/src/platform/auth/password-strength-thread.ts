import { parentPort } from "node:worker_threads";
import { findWeakness } from "./password-strength.ts";

export type StrengthQuestion = { id: number; password: string; words: readonly string[] };
export type StrengthAnswer = { id: number; weakness: ReturnType<typeof findWeakness> };

parentPort?.on("message", ({ id, password, words }: StrengthQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, weakness: findWeakness(password, words) } satisfies StrengthAnswer);
});
