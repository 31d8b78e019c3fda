import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { createCounter } from "./counter.ts";

let redis: Redis;
beforeAll(() => {
  redis = new Redis(inject("redisUrl"));
});
afterAll(() => redis.disconnect());

const now = () => new Date();
const aKey = () => `counter-test:${Math.random()}`;

test("two processes hear of each other's calls within a second", async () => {
  const [one, other] = [createCounter(redis, now), createCounter(redis, now)];
  const key = aKey();
  await vi.waitFor(() => expect(redis.status).toBe("ready"));
  for (let n = 0; n < 30; n += 1) one.about(key, 60);
  for (let n = 0; n < 20; n += 1) other.about(key, 60);
  await vi.waitFor(async () => expect(Number(await redis.get(key))).toBe(50), { timeout: 3_000 });
  one.about(key, 60);
  await vi.waitFor(() => expect(one.about(key, 60)).toBeGreaterThan(51), { timeout: 3_000, interval: 600 });
});

test("without Redis each process still counts its own", async () => {
  const alone = createCounter(null, now);
  const key = aKey();
  expect([alone.about(key, 60), alone.about(key, 60)]).toEqual([1, 2]);
  expect(await alone.exactly(aKey(), 60)).toBe(1);
});
