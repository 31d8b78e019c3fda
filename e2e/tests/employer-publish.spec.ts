import { anEmployer } from "@app/db/builders/companies";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { countInteractions, reportCount } from "../support/interactions.ts";
import {
  fillShift,
  momentChip,
  pickMoment,
  publishButton,
  rateField,
  titleField,
  unfold,
} from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";

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

test("titles are proposed eight at most; the text follows the licence, the gains the period @once", async ({
  page,
  db,
}) => {
  await signInAs(page, await anEmployer(db));
  await openPage(page, `${SPACE}/publier`);
  const title = titleField(page);
  const proposed = page.getByRole("listbox", { name: "Titres proposés" }).getByRole("option");
  await title.pressSequentially("agent");
  await expect(proposed).toHaveCount(8);
  await title.fill("");
  await title.pressSequentially("serveur en");
  await expect(proposed.filter({ hasText: "Serveur en salle (H/F)" })).toBeVisible();
  // The end of a title in sight is taken with one key.
  await title.press("Tab");
  await expect(title).toHaveValue(/^Serveur en .+ \(H\/F\)$/);
  await unfold(page);

  const text = page.getByRole("textbox", { name: /^Aperçu/ });
  await page.getByLabel("Responsabilités").fill("Tenir un rang, encaisser");
  await expect(text).toHaveValue(/• Tenir un rang\n• encaisser/);
  await page.getByLabel("Permis de conduire obligatoire").check();
  await expect(text).toHaveValue(/Permis de conduire obligatoire pour cette mission\./);

  await fillShift(page, { day: inDays(4), start: "18h30", end: "0h30", pause: "0" });
  await page.getByRole("button", { name: /^Copier/ }).click();
  await rateField(page).fill("90");
  await page.getByLabel("Rémunération par").selectOption("jour");
  await expect(page.getByText(/^Gains estimés\s: 180\s€/).first()).toBeVisible();
});

test("the keyboard alone publishes @once", { tag: "@long" }, async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, SPACE);
  const { keyboard } = page;
  await tabTo(page.getByRole("link", { name: "Publier une mission" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Publier une mission" })).toBeFocused();
  await tabTo(titleField(page));
  await keyboard.type("barma");
  await expect(page.getByRole("option", { name: "Barman (H/F)" })).toBeVisible();
  await keyboard.press("ArrowRight");
  await tabTo(
    page
      .getByRole("group", { name: /^Quand/ })
      .getByRole("radio")
      .first(),
  );
  await keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Choisir" })).toBeChecked();
  await keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Demain soir" })).toBeChecked();
  await tabTo(page.getByLabel(/^Où/));
  await keyboard.press("Control+a");
  await keyboard.type("Lyon");
  await expect(page.getByRole("listbox", { name: "Villes proposées" })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(rateField(page));
  await keyboard.type("15");
  await keyboard.press("Control+Enter");
  await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }));
  await keyboard.press("Enter");
  await expect(published(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form publishes, and says what the law forbids @once", async ({ page, db }) => {
    await signInAs(page, await anEmployer(db));
    await page.goto(`${SPACE}/publier`);
    await titleField(page).fill("Barman");
    await fillShift(page, { day: inDays(2).split("/").toReversed().join("-"), start: "18:30", end: "00:30" });
    await rateField(page).fill("15");
    await unfold(page);
    await page.getByRole("textbox", { name: "Description" }).fill("Nous cherchons une personne de 20 à 30 ans.");
    await publishButton(page).click();
    await expect(page.getByText(/20 à 30 ans\s» est interdit par la loi/).first()).toBeVisible();
    // Left empty, what the five answers say is enough.
    await page.getByRole("textbox", { name: "Description" }).fill("");
    await publishButton(page).click();
    await expect(published(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Barman (H/F)" })).toBeVisible();
    await expect(page.getByText(/^Nous cherchons un barman ou une barmaid à /)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("from the dashboard to a published mission in seven gestures @once", async ({ page, db }) => {
    const employer = await anEmployer(db, { company: { address: "1 place des Terreaux, 69001 Lyon" } });
    await signInAs(page, employer);
    await openPage(page, SPACE);
    const user = countInteractions();
    const started = Date.now();
    await user.tap(page.getByRole("link", { name: "Publier une mission" }));
    await user.type(titleField(page), "serveur en sa");
    await user.tap(page.getByRole("option", { name: "Serveur en salle (H/F)" }));
    await user.tap(momentChip(page, "Demain soir"));
    await user.type(rateField(page), "14,50");
    await user.tap(publishButton(page));
    await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }));
    await expect(published(page)).toBeVisible();
    const seconds = Math.round((Date.now() - started) / 1000);
    await expect(page.getByText("Lyon", { exact: true }).first()).toBeVisible();
    reportCount("gestures to publish, of which two type", String(user.count()));
    reportCount("seconds to publish", String(seconds));
    expect(user.count()).toBeLessThanOrEqual(7);
    expect(seconds).toBeLessThanOrEqual(60);

    // The same again, from the dashboard: one value, its day.
    await openPage(page, SPACE);
    const again = countInteractions();
    await again.tap(page.getByRole("link", { name: "Reprendre la même : Serveur en salle (H/F)" }).first());
    await again.tap(momentChip(page, "Demain soir"));
    await again.tap(publishButton(page));
    await again.tap(page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }));
    await expect(published(page)).toBeVisible();
    reportCount("gestures to publish the same again", String(again.count()));
    expect(again.count()).toBeLessThanOrEqual(4);
  });

  test("the five answers and « Préciser » fit in a window @once", async ({ page, db }) => {
    const employer = await anEmployer(db, { company: { address: "1 place des Terreaux, 69001 Lyon" } });
    await signInAs(page, employer);
    await openPage(page, `${SPACE}/publier`);
    await titleField(page).fill("Plongeur");
    await pickMoment(page, "Demain soir");
    await rateField(page).fill("14,50");
    await expect(page.getByText(/^Brouillon gardé à/)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const fold = await page.locator("summary", { hasText: "Préciser" }).boundingBox();
    const bar = await page.getByRole("region", { name: "Publication" }).boundingBox();
    if (!fold || !bar) throw new Error("the form has a fold and a bar");
    expect(fold.y + fold.height).toBeLessThanOrEqual(bar.y);
    await expectAccessible(page);
  });
});
