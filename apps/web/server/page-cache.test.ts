import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function aCache({ mostBytes = 100 } = {}) {
  const clock = { now: 1 };
  const cache = createPageCache<{ text: string; weight: number }>({ lifeMs: 5_000, mostBytes, now: () => clock.now });
  let renderings = 0;
  const ask = async (name: string, weight = 10) => {
    const { page } = await cache.find(name, async () => ({ text: `${name} ${(renderings += 1)}`, weight }));
    return page?.text;
  };
  return { cache, clock, ask };
}

test("a page is rendered again when its life is over", async () => {
  const { clock, ask } = aCache();
  expect(await ask("/")).toBe("/ 1");
  clock.now = 5_001;
  expect(await ask("/")).toBe("/ 1");
  clock.now = 5_002;
  expect(await ask("/")).toBe("/ 2");
});

test("the life of a page begins before its data is read", async () => {
  const { cache, clock, ask } = aCache();
  await cache.find("/", async () => {
    clock.now = 3_000;
    return { text: "slow", weight: 1 };
  });
  clock.now = 5_002;
  expect(await ask("/")).toBe("/ 1");
});

test("a hundred visitors at once cost one rendering", async () => {
  const { ask } = aCache();
  const texts = await Promise.all(Array.from({ length: 100 }, () => ask("/")));
  expect(new Set(texts)).toEqual(new Set(["/ 1"]));
});

test("the least recently used page is evicted first", async () => {
  const { ask } = aCache({ mostBytes: 30 });
  for (const name of ["/a", "/b", "/c", "/a", "/d"]) await ask(name);
  expect([await ask("/a"), await ask("/c"), await ask("/d")]).toEqual(["/a 1", "/c 3", "/d 4"]);
  expect(await ask("/b")).toBe("/b 5");
});

test("a page larger than the cache is not cached", async () => {
  const { ask } = aCache();
  expect(await ask("/", 101)).toBe("/ 1");
  expect(await ask("/", 101)).toBe("/ 2");
});

test("what cannot be shared is nobody else's", async () => {
  const { cache, ask } = aCache();
  const nothing = cache.find("/", () => Promise.resolve(undefined));
  const waiting = ask("/");
  expect((await nothing).page).toBeUndefined();
  expect(await waiting).toBeUndefined();
  expect(await ask("/")).toBe("/ 1");
});

test("a failure reaches the request that rendered, and is not cached", async () => {
  const { cache, ask } = aCache();
  const failing = cache.find("/", () => Promise.reject(new Error("no database")));
  const waiting = ask("/");
  await expect(failing).rejects.toThrow("no database");
  expect(await waiting).toBeUndefined();
  expect(await ask("/")).toBe("/ 1");
});
