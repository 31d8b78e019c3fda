import { readFileSync } from "node:fs";
import { generateTypes } from "@app/db/generate-types";
import { expect, inject, test } from "vitest";

test("db/src/schema.ts is what the migrations say", async () => {
  const committed = readFileSync(new URL("../../../db/src/schema.ts", import.meta.url), "utf8");
  expect(await generateTypes(`${inject("postgresUrl")}template_renfort`)).toBe(committed);
});
