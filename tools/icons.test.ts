import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconFiles } from "./icons.ts";

test("every icon that a page imports is in the drawing that browsers load once, and no other", async () => {
  for (const { path, text } of await iconFiles())
    expect(readFileSync(path, "utf8"), "run `node tools/icons.ts`").toBe(text);
});
