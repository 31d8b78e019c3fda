import { connect, connectPool, type Db } from "@app/db/database";
import { test as base } from "@playwright/test";
import { recordCookies, watchTyping } from "./typed-secrets.ts";

export { expect } from "@playwright/test";

/** With rows of its own making: one connection for each worker, closed with it. */
export const test = base.extend<object, { db: Db }>({
  context: async ({ context }, use) => {
    watchTyping(context);
    await use(context);
    await recordCookies(context);
  },
  db: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it destructures
    async ({}, use) => {
      // oxlint-disable-next-line node/no-process-env -- given by whoever started the product
      const pool = connectPool(process.env["DATABASE_URL"] ?? "", { max: 2 });
      await use(connect(pool));
      await pool.end();
    },
    { scope: "worker" },
  ],
});
