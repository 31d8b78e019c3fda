import { anEmployer } from "@app/db/builders/companies";
import { aNotification } from "@app/db/builders/notifications";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const CANDIDATE = "/candidat/tableau-de-bord";
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/** Two of today, one of each older group, and enough read ones for a second page. */
async function aMonth(db: Db, userId: number) {
  const add = (title: string, hours: number, read = false) =>
    aNotification(db, { userId, title, createdAt: ago(hours), read });
  for (let index = 0; index < 19; index += 1) await add(`Ancienne ${index}`, 240 + index, true);
  await add("Il y a longtemps", 200);
  await add("Dans la semaine", 24 * 4);
  await add("La veille", 24);
  await add("Ce matin", 0.4);
  await add("À l’instant", 0.1);
}

test(
  "notifications are grouped, followed, marked one by one, then all at once",
  { tag: "@phone" },
  async ({ page, db }, { project }) => {
    const watch = watchErrors(page);
    const candidate = await aCandidate(db);
    await aMonth(db, candidate.id);
    await signInAs(page, candidate);
    await openPage(page, CANDIDATE);
    // Under the thumb on a phone, at the side on a desk; never both.
    const isPhone = project.name === "mobile";
    const menu = page.getByRole("navigation", {
      name: isPhone ? "Menu candidat mobile" : "Menu candidat",
      exact: true,
    });
    await expect(page.getByRole("navigation", { name: "Menu candidat mobile" })).toBeVisible({ visible: isPhone });
    const entry = menu.getByRole("link", { name: /^Notifications/ });
    await expect(entry).toHaveAccessibleName(/, 5 non lues$/);
    await entry.click();
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toContainText(["Cette semaine", "Plus tôt"]);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(20);
    await checkPage(page);

    // One is marked where it is, with the keyboard.
    await page.getByRole("button", { name: "Marquer comme lue : Dans la semaine" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: /^Dans la semaine/ })).toBeVisible();
    await expect(entry).toHaveAccessibleName(/, 4 non lues$/);
    // Another is followed, and marked on the way.
    await page.getByRole("button", { name: /^Non lue : La veille/ }).click();
    await expect(page).toHaveURL(`${CANDIDATE}/candidatures`);
    await expect(entry).toHaveAccessibleName(/, 3 non lues$/);

    await openPage(page, `${CANDIDATE}/notifications`);
    await page.getByRole("link", { name: "Plus anciennes" }).click();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(4);
    await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect(page.getByRole("button", { name: "Tout marquer comme lu" })).toHaveCount(0);
    await expect(entry).toHaveAccessibleName("Notifications");
    await page.getByRole("link", { name: "Plus récentes" }).click();
    await expect(page.getByRole("link", { name: /^À l’instant/ })).toBeVisible();
    await expect(page.getByText("Non lue :")).toHaveCount(0);
    watch.expectNone();
  },
);

test("an employer has the same page, empty until something happens, without script too @once", async ({
  browser,
  db,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await page.goto(`${EMPLOYER}/notifications`);
  await expect(page.getByRole("heading", { name: "Aucune notification" })).toBeVisible();
  await expect(page.getByText("Vous êtes à jour.")).toBeVisible();
  const actionUrl = `${EMPLOYER}/candidatures`;
  for (const title of ["Une", "Deux", "Trois"]) await aNotification(db, { userId: employer.id, title, actionUrl });
  await page.goto(`${EMPLOYER}/notifications`);
  await page.getByRole("button", { name: "Marquer comme lue : Une" }).click();
  await expect(page.getByRole("link", { name: /^Une/ })).toBeVisible();
  await page.getByRole("button", { name: /^Non lue : Deux/ }).click();
  await expect(page).toHaveURL(`${EMPLOYER}/candidatures`);
  await page.goto(`${EMPLOYER}/notifications`);
  await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
  await expect(page.getByRole("link", { name: /^Trois/ })).toBeVisible();
  await context.close();
});
