import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { createSharedCounter } from "./shared-counter.ts";

let redis: Redis;
beforeAll(() => {
  redis = new Redis(inject("redisUrl"));
});
afterAll(() => redis.disconnect());

const now = () => new Date();
const aKey = () => `counter-test:${Math.random()}`;

test("two processes add up their calls within a second", async () => {
  const [one, other] = [createSharedCounter(redis, now), createSharedCounter(redis, now)];
  const key = aKey();
  await vi.waitFor(() => expect(redis.status).toBe("ready"));
  for (let n = 0; n < 30; n += 1) one.incrementLazily(key, 60);
  for (let n = 0; n < 20; n += 1) other.incrementLazily(key, 60);
  await vi.waitFor(async () => expect(Number(await redis.get(key))).toBe(50), { timeout: 3_000 });
  one.incrementLazily(key, 60);
  await vi.waitFor(() => expect(one.incrementLazily(key, 60)).toBeGreaterThan(51), { timeout: 3_000, interval: 600 });
});

test("without Redis each process still counts its own", async () => {
  const alone = createSharedCounter(null, now);
  const key = aKey();
  expect([alone.incrementLazily(key, 60), alone.incrementLazily(key, 60)]).toEqual([1, 2]);
  expect(await alone.increment(aKey(), 60)).toBe(1);
});
