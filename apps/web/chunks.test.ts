import { expect, test } from "vitest";
import { type Module, nameChunks } from "./chunks.ts";

const SMALL = 500;
const LARGE = 200_000;
const graph = (modules: Record<string, [size: number, ...imports: string[]]>) =>
  new Map<string, Module>(Object.entries(modules).map(([id, [size, ...imports]]) => [id, { size, imports }]));
const pages = (...entries: string[]) => entries.map((entry) => ({ entries: [entry], visits: 1 }));

test("what one page alone needs stays with it; what the same pages need is one script", () => {
  const modules = graph({
    "a.tsx": [SMALL, "x.ts", "y.ts", "own.ts"],
    "b.tsx": [SMALL, "x.ts", "y.ts"],
    "x.ts": [SMALL],
    "y.ts": [LARGE],
    "own.ts": [SMALL],
  });
  expect(nameChunks(modules, pages("a.tsx", "b.tsx"))).toEqual(
    new Map([
      ["x.ts", "y"],
      ["y.ts", "y"],
    ]),
  );
});

test("a small module goes with others although a page does not need it, a large one does not", () => {
  const modules = graph({
    "a.tsx": [SMALL, "all.ts", "small.ts", "large.ts"],
    "b.tsx": [SMALL, "all.ts", "small.ts", "large.ts"],
    "c.tsx": [SMALL, "all.ts"],
    "all.ts": [SMALL],
    "small.ts": [SMALL],
    "large.ts": [LARGE],
  });
  const names = nameChunks(modules, pages("a.tsx", "b.tsx", "c.tsx"));
  expect(names.get("large.ts")).not.toBe(names.get("all.ts"));
  modules.delete("large.ts");
  const without = nameChunks(modules, pages("a.tsx", "b.tsx", "c.tsx"));
  expect(without.get("small.ts")).toBe(without.get("all.ts"));
});

test("scripts never import each other in a circle", () => {
  const modules = graph({
    "a.tsx": [SMALL, "top.ts"],
    "b.tsx": [SMALL, "top.ts"],
    "c.tsx": [SMALL, "middle.ts"],
    "d.tsx": [SMALL, "bottom.ts"],
    "top.ts": [SMALL, "middle.ts"],
    "middle.ts": [LARGE, "bottom.ts"],
    "bottom.ts": [SMALL],
  });
  const names = nameChunks(modules, pages("a.tsx", "b.tsx", "c.tsx", "d.tsx"));
  const isJoined = names.get("top.ts") === names.get("bottom.ts");
  expect(isJoined && names.get("middle.ts") !== names.get("top.ts")).toBe(false);
});
