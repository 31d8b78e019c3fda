import { randomBytes } from "node:crypto";
import { uniqueWord } from "@app/db/builders/unique";
import { expect, test } from "../support/database.ts";
import { signInAsAdmin } from "../support/office.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { openPage } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

test("an admin closes an error, once, even after a cut of the network", { tag: "@once" }, async ({ page, db }) => {
  const place = `GET /api/${uniqueWord("erreur")}/`;
  const fingerprint = randomBytes(16).toString("hex");
  const now = new Date();
  await db
    .insertInto("errorGroups")
    .values({
      fingerprint,
      place,
      source: "api",
      name: "TypeError",
      frame: null,
      message: "x is not a function",
      firstSeenAt: now,
      lastSeenAt: now,
      count: 3,
    })
    .execute();
  await signInAsAdmin(page, db, { firstName: "Claire", lastName: "Ferrand" });
  await openPage(page, "/admin/erreurs");
  await expect(page.getByText(place)).toBeVisible();
  await checkPage(page);

  const close = page.getByRole("button", { name: `Fermer TypeError, ${place}` });
  await page.context().setOffline(true);
  await close.click();
  await expect(page.getByRole("alert").filter({ visible: true }).filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.context().setOffline(false);
  await closeToasts(page);
  await close.click();
  await expect(close).toHaveCount(0);
  const { closedAt } = await db
    .selectFrom("errorGroups")
    .where("fingerprint", "=", fingerprint)
    .select("closedAt")
    .executeTakeFirstOrThrow();
  expect(closedAt).not.toBeNull();
});
