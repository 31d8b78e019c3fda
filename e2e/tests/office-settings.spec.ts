import { uniqueWord } from "@app/db/builders/unique";
import { expect, test } from "../support/database.ts";
import { signInAsAdmin } from "../support/office.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };

/** « 18/11/2026 » */
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });

test("an admin sets new values for a later day, with a reason and a fresh code", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const word = uniqueWord("reglage").replaceAll("-", "");
  const reason = `Trop de missions honnêtes attendaient, ${word}.`;
  const settings = () => db.selectFrom("officeSettings").where("reason", "=", reason).selectAll().execute();
  const { admin, recovery } = await signInAsAdmin(page, db, { firstName: "Claire", lastName: word });
  const watch = watchErrors(page);
  await openPage(page, "/admin");
  await page.getByRole("link", { name: "Réglages" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Réglages" })).toBeVisible();
  await checkPage(page);

  // What is missing is told beside its field.
  await page.getByLabel("Seuil").fill("0");
  await page.getByRole("button", { name: "Enregistrer les valeurs" }).click();
  await expect(page.getByText("Un nombre entier, 1 000 au plus.")).toBeVisible();
  await page.getByLabel("Seuil").fill("77");
  await page.getByRole("button", { name: "Enregistrer les valeurs" }).click();
  await expect(page.getByText(/^Écrivez les raisons/)).toBeVisible();

  // Later than the end of this test: no other test is judged by these values.
  await page.getByLabel(/^L’annonce fait encaisser un chèque/).fill("88");
  await page.getByLabel(/^À partir du/).fill(inDays(400));
  await page.getByLabel(/^Pourquoi/).fill(reason);
  await db
    .updateTable("sessions")
    .set({ factorCheckedAt: new Date(Date.now() - 16 * 60_000) })
    .where("userId", "=", admin.id)
    .execute();
  watch.expectNone();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Enregistrer les valeurs" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /^La connexion a été interrompue/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Enregistrer les valeurs" }).click();
  const code = page.getByLabel("Code de l’application");
  await expect(code).toBeFocused();
  await expect(page.getByLabel(/^Pourquoi/)).toHaveValue(reason);
  await expect(page.getByLabel("Seuil")).toHaveValue("77");
  expect(await settings()).toEqual([]);
  await code.fill(recovery[0] ?? "");
  await page.getByRole("button", { name: "Enregistrer les valeurs" }).click();
  await expect(visibleText(page, "Valeurs enregistrées.")).toBeVisible();
  expect(await settings()).toHaveLength(1);

  await expect(page.getByLabel(/^Pourquoi/)).toHaveValue("");

  // The history says who, from when, what changed and why.
  const line = page.getByRole("listitem").filter({ hasText: reason }).first();
  await expect(line).toContainText(`Claire ${word}`);
  await expect(line).toContainText("Seuil : 77 au lieu de");
  await expect(line).toContainText("une partie de la somme : 88 au lieu de");
  await expect(line).not.toContainText("En vigueur");
  await page.setViewportSize(PHONE);
  await checkPage(page);
});
