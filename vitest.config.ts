import { defineConfig } from "vitest/config";

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
          include: ["apps/web/{app,server}/**/*.test.ts"],
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
