import fc from "fast-check";
import { expect, test } from "vitest";
import { isDeeperThan, MAX_JSON_DEPTH, parseJson } from "./json.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("the limit itself passes and one more does not", () => {
  expect(isDeeperThan(nested(MAX_JSON_DEPTH))).toBe(false);
  expect(isDeeperThan(nested(MAX_JSON_DEPTH + 1))).toBe(true);
  expect(isDeeperThan('{"a":'.repeat(MAX_JSON_DEPTH + 1))).toBe(true);
});

test("two hundred thousand levels are seen without recursion", () => {
  expect(isDeeperThan("[".repeat(200_000))).toBe(true);
});

test("brackets in texts, and lists side by side, are no depth", () => {
  expect(isDeeperThan(JSON.stringify({ a: "[".repeat(500), 'b"{[': '\\"[[['.repeat(50) }), 1)).toBe(false);
  expect(isDeeperThan(JSON.stringify(Array.from({ length: 100 }, () => [1])), 2)).toBe(false);
});

test("what is too deep is no more read than what is no JSON", () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(SyntaxError);
  expect(() => parseJson("{")).toThrow(SyntaxError);
});

test("it counts as a parser does", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const depth = depthOf(value);
      expect(isDeeperThan(JSON.stringify(value), depth)).toBe(false);
      if (depth > 0) expect(isDeeperThan(JSON.stringify(value), depth - 1)).toBe(true);
    }),
  );
});
