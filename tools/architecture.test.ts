import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { survey } from "./architecture.ts";
import { ROOT } from "./stack/paths.ts";

test("imports point inward", () => {
  const { files, offences } = survey(ROOT);
  expect(files.length).toBeGreaterThan(150);
  expect(offences).toEqual([]);
});

test.each([
  [
    "a feature that reaches into its sister",
    "apps/server/src/features/missions/x.ts",
    'import { a } from "../applications/apply.ts";',
  ],
  [
    "platform that knows a feature",
    "apps/server/src/platform/x.ts",
    'import { a } from "../features/missions/publish.ts";',
  ],
  ["the web that opens the database", "apps/web/app/routes/x.tsx", 'import { connect } from "@app/db/database";'],
  ["a loose import()", "packages/domain/src/x.ts", 'const a = await import("@app/contract/routes");'],
  [
    "a button that knows a mission",
    "apps/web/app/ui/x.tsx",
    'import type { A } from "../features/missions/mission-card.tsx";',
  ],
  [
    "a shared module of the web that knows a feature",
    "apps/web/app/lib/x.ts",
    'import { a } from "../features/missions/mission-links.ts";',
  ],
  ["a multi-line import", "packages/contract/src/x.ts", 'import {\n  a,\n  b,\n} from "@app/db/database";'],
])("catches %s", (_what, file, code) => {
  const root = mkdtempSync(join(tmpdir(), "renfort-architecture-"));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code);
  expect(survey(root).offences).toHaveLength(1);
});
