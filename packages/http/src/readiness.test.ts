import { afterEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

const up = async () => true;
const down = async (): Promise<boolean> => {
  throw new Error("refused");
};
afterEach(() => void vi.useRealTimers());

test.each([
  ["everything answers", up, up, { ready: true, status: "ready" }],
  ["what it can do without is down", up, down, { ready: true, status: "degraded" }],
  ["what it needs is down", down, up, { ready: false, status: "unavailable" }],
] as const)("%s", async (_when, database, redis, expected) => {
  const readiness = createReadiness({
    database: { check: database, isRequired: true },
    redis: { check: redis, isRequired: false },
  });
  expect(await readiness.read()).toEqual({
    ...expected,
    dependencies: { database: database === up ? "up" : "down", redis: redis === up ? "up" : "down" },
  });
});

test("a dependency that never answers is down within a second", async () => {
  vi.useFakeTimers();
  const readiness = createReadiness({ database: { check: () => new Promise(() => {}), isRequired: true } });
  const reading = readiness.read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reading).toEqual({ ready: false, status: "unavailable", dependencies: { database: "down" } });
});

test("asked to stop, it is no longer ready whatever answers", async () => {
  const readiness = createReadiness({ database: { check: up, isRequired: true } });
  readiness.stop();
  expect(await readiness.read()).toEqual({ ready: false, status: "stopping", dependencies: { database: "up" } });
});
