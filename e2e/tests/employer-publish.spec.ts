import { anEmployer } from "@app/db/builders/companies";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { countInteractions, reportCount } from "../support/interactions.ts";
import { fillShift, shiftRow } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";

const publishButton = (page: Page) => page.getByRole("button", { name: "Publier la mission" });
const published = (page: Page) => page.getByText("Mission publiée avec succès !").filter({ visible: true }).first();

/** « 18/11/2026 » */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });

/** Goes on with Tab until this control has focus. */
async function tabTo(target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 60 && !(await isReached()); i += 1) await target.page().keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("the keyboard alone publishes @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, SPACE);
  const { keyboard } = page;
  await tabTo(page.getByRole("link", { name: "Publier une mission" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Publier une mission" })).toBeFocused();
  await tabTo(page.getByLabel("Titre"));
  await keyboard.type("barma");
  await expect(page.getByRole("option", { name: "Barman (H/F)" })).toBeVisible();
  await keyboard.press("ArrowRight");
  await tabTo(page.getByLabel(/^Lieu/));
  await keyboard.press("Control+a");
  await keyboard.type("Lyon");
  await expect(page.getByRole("listbox", { name: "Villes proposées" })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(shiftRow(page).getByLabel("Jour"));
  await keyboard.type(inDays(2));
  await tabTo(shiftRow(page).getByLabel("Début"));
  await keyboard.type("18:30");
  await tabTo(page.getByLabel(/^Compétences/));
  await keyboard.type("Cocktails");
  await keyboard.press("Enter");
  await tabTo(page.getByLabel("Rémunération brute"));
  await keyboard.type("15");
  await tabTo(publishButton(page));
  await keyboard.press("Enter");
  await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }));
  await keyboard.press("Enter");
  await expect(published(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form publishes, and says what the law forbids @once", async ({ page, db }) => {
    await signInAs(page, await anEmployer(db));
    await page.goto(`${SPACE}/publier`);
    await page.getByLabel("Secteurs").selectOption("Restauration");
    await page.getByLabel("Titre").fill("Barman");
    await fillShift(page, { day: inDays(2).split("/").toReversed().join("-"), start: "18:30", end: "00:30" });
    await page.getByRole("radio", { name: /^Extra/ }).check();
    await page.getByRole("textbox", { name: "Description" }).fill("Nous cherchons une personne de 20 à 30 ans.");
    await page.getByLabel(/^Compétences/).fill("Cocktails, encaissement");
    await page.getByLabel("Rémunération brute").fill("15");
    await publishButton(page).click();
    await expect(page.getByText(/20 à 30 ans\s» est interdit par la loi/).first()).toBeVisible();
    await page.getByRole("textbox", { name: "Description" }).fill("Deux services au bar.");
    await publishButton(page).click();
    await expect(published(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Barman (H/F)" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("from the dashboard to a published mission in nine gestures @once", async ({ page, db }) => {
    const employer = await anEmployer(db, { company: { address: "1 place des Terreaux, 69001 Lyon" } });
    await signInAs(page, employer);
    await openPage(page, SPACE);
    const user = countInteractions();
    await user.tap(page.getByRole("link", { name: "Publier une mission" }));
    await user.type(page.getByLabel("Titre"), "serveur en sa");
    await user.tap(page.getByRole("option", { name: "Serveur en salle (H/F)" }));
    await user.type(shiftRow(page).getByLabel("Jour"), inDays(2));
    await user.type(shiftRow(page).getByLabel("Début"), "18:30");
    await user.tap(page.getByRole("button", { name: "Service au plateau" }));
    await user.type(page.getByLabel("Rémunération brute"), "14,50");
    await user.tap(publishButton(page));
    await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }));
    await expect(published(page)).toBeVisible();
    await expect(page.getByText("Lyon", { exact: true })).toBeVisible();
    reportCount("gestures besides typing", String(user.count()));
    expect(user.count()).toBeLessThanOrEqual(9);
  });
});
