import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const WEB_TESTS = "apps/web/{*,app/**/*,server/**/*}.test.ts";
/** The web reads its settings once: a test that gives it others needs modules of its own. */
const TESTS_WITH_SETTINGS = globSync(WEB_TESTS, { cwd: import.meta.dirname }).filter((file) =>
  /vi\.(stubEnv|resetModules)\b/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          globalSetup: ["tools/testing/temporary-folder.ts"],
          include: ["{packages,db,tools,drills,bench}/**/*.test.ts"],
          // They have no state to share: loading each module once takes a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "web",
          include: [WEB_TESTS],
          exclude: TESTS_WITH_SETTINGS,
          globalSetup: ["tools/testing/temporary-folder.ts"],
          // Loading the modules once takes a quarter of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "web-settings",
          include: TESTS_WITH_SETTINGS,
          globalSetup: ["tools/testing/temporary-folder.ts"],
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["tools/testing/temporary-folder.ts", "tools/testing/database.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes late on a machine that does other things.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          // After the others, whose number of workers differs.
          sequence: { groupOrder: 1 },
          // Each file has a database of its own; loading the modules once takes a third less time.
          isolate: false,
        },
      },
    ],
  },
});
