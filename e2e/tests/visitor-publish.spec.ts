import { anEmployer } from "@app/db/builders/companies";
import { siretFrom } from "@app/db/builders/company-row";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { uniqueDigits, uniqueWord } from "@app/db/builders/unique";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { reportCount } from "../support/interactions.ts";
import { mailedCode } from "../support/mail.ts";
import { visibleText } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { fillShift, momentChip, placeField, publishButton, rateField, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const PUBLISHED = "Mission publiée avec succès !";
const goOn = (page: Page) =>
  page.getByRole("region", { name: "Publication" }).getByRole("button", { name: "Continuer" });
const suggestion = (page: Page, name: string | RegExp) => page.getByRole("listbox").getByRole("option", { name });
const fold = (page: Page) => page.locator("details.fold");

/** One gesture is one field filled, or one tap. */
function countGestures() {
  const count = { gestures: 0, typed: 0 };
  return {
    count,
    async type(box: Locator, text: string) {
      count.gestures += 1;
      count.typed += 1;
      await box.pressSequentially(text);
    },
    async tap(target: Locator) {
      count.gestures += 1;
      await target.tap();
    },
  };
}

/** No error that nobody caused. */
async function expectNoRefusal(page: Page): Promise<void> {
  await expect(page.locator('[role="alert"], .err, [aria-invalid="true"]').filter({ visible: true })).toHaveCount(0);
}

test("a visitor without an account publishes from the home page of a phone", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const email = `${uniqueWord("nadia").replaceAll("-", "")}@exemple.fr`;
  const user = countGestures();
  await page.goto("/");
  const publish = page.getByRole("link", { name: "Publier une mission" });
  const box = await publish.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  const started = Date.now();
  await user.tap(publish);

  await expect(page.getByRole("heading", { level: 1, name: "Publier une mission" })).toBeVisible();
  await expectNoRefusal(page);
  await user.type(titleField(page), "serveur en sa");
  await user.tap(suggestion(page, "Serveur en salle (H/F)"));
  await user.tap(momentChip(page, "Demain soir"));
  await user.type(placeField(page), "Lyon");
  await user.tap(suggestion(page, "Lyon (69)"));
  await user.type(rateField(page), "14,50");
  await expectNoRefusal(page);
  await user.tap(goOn(page));

  await expect(page.getByRole("heading", { level: 1, name: "Créer un compte" })).toBeVisible();
  await expect(page.getByText("Votre mission « Serveur en salle (H/F) » est gardée")).toBeVisible();
  await expectNoRefusal(page);
  await user.type(page.getByLabel(/^Nom de l’entreprise/), "comptoir tisseurs lyon");
  await user.tap(suggestion(page, /^Le Comptoir des Tisseurs/));
  await expect(page.getByLabel(/^Numéro SIRET/)).toHaveValue("000 110 015 00021");
  await expect(page.getByLabel(/^Adresse/)).toHaveValue("14 quai des Tisseurs, 69007 Lyon");
  await user.type(page.getByLabel(/^Prénom/), "Nadia");
  await user.type(page.getByLabel(/^Nom de famille/), "Ferrand");
  await user.type(page.getByLabel(/^Email/), email);
  await user.type(page.getByLabel(/^Mot de passe/), "Une-phrase-de-passe-2026");
  await user.type(page.getByLabel(/^Téléphone/), "0472000000");
  await user.tap(page.getByLabel(/18.ans ou plus/));
  await expectNoRefusal(page);
  await user.tap(page.getByRole("button", { name: "Créer mon compte et continuer" }));

  await expect(page).toHaveURL(/\/employeur\/tableau-de-bord\/publier\?brouillon=\d+$/);
  await expect(titleField(page)).toHaveValue("Serveur en salle (H/F)");
  await expect(rateField(page)).toHaveValue("14,50");
  await expect(page.getByText("Le Comptoir des Tisseurs, Lyon 7e")).toBeVisible();
  await expect(fold(page)).not.toHaveAttribute("open");
  await expectNoRefusal(page);
  await user.type(
    page.getByLabel("Code reçu par e-mail"),
    await mailedCode(email, "Votre code pour confirmer votre adresse e-mail"),
  );
  await user.tap(publishButton(page));
  await expectNoRefusal(page);
  await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }));
  await expect(visibleText(page, PUBLISHED)).toBeVisible();

  const seconds = (Date.now() - started) / 1000;
  const { gestures, typed } = user.count;
  reportCount(
    "visitor, from the home page to a published mission",
    `${gestures} gestures, ${typed} typed values, ${seconds.toFixed(1)} s`,
  );
  expect(gestures).toBeLessThanOrEqual(20);
  expect(typed).toBeLessThanOrEqual(11);
  expect(seconds).toBeLessThanOrEqual(90);
  const missions = db.selectFrom("missions as m").innerJoin("users as u", "u.companyId", "m.companyId");
  expect(await missions.where("u.email", "=", email).select(["m.title", "m.status", "m.sectors"]).execute()).toEqual([
    { title: "Serveur en salle (H/F)", status: "recruiting", sectors: ["Restauration"] },
  ]);
  watch.expectNone();
});

test("what is tapped and typed before the scripts arrive stays", { tag: "@phone" }, async ({ page }) => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/publier", { waitUntil: "commit" });
  await titleField(page).fill("Serveur en salle");
  await momentChip(page, "Demain soir").tap();
  await placeField(page).fill("Lyon");
  await rateField(page).fill("14,50");
  release();
  await waitForHydration(page);
  await expect(titleField(page)).toHaveValue("Serveur en salle");
  await expect(placeField(page)).toHaveValue("Lyon");
  await expect(rateField(page)).toHaveValue("14,50");
  await expect(page.getByText(/payées, début dans/)).toBeVisible();
  await goOn(page).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Créer un compte" })).toBeVisible();
});

test("someone with an account finds the mission in the same form, once @once", async ({ page, db }) => {
  const { email, companyId } = await anEmployer(db);
  await page.goto("/publier");
  await waitForHydration(page);
  await goOn(page).click();
  await expect(page.getByText("Le titre est requis").first()).toBeVisible();
  await expect(fold(page)).not.toHaveAttribute("open");
  await expectAccessible(page);
  const title = `Serveur ${uniqueWord("reprise").replaceAll("-", "")}`;
  await titleField(page).fill(title);
  await fillShift(page, { day: "2030-11-20", start: "18:30", end: "00:30" });
  await placeField(page).fill("Lyon");
  await rateField(page).fill("14,50");
  await fold(page).locator("> summary").click();
  await page.getByRole("textbox", { name: /^Compétences/ }).fill("Service au plateau");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Type de contrat" }).getByRole("radio")).toHaveCount(6);
  await page.getByLabel(/^CDI possible ensuite/).check();
  await page.getByLabel(/^Informations pratiques/).fill("Pas d’étrangers.");
  await goOn(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Créer un compte" })).toBeVisible();
  await page.getByRole("link", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bon retour" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/employeur\/tableau-de-bord\/publier\?brouillon=\d+$/);
  await expect(titleField(page)).toHaveValue(title);
  await expect(fold(page)).not.toHaveAttribute("open");
  await expectNoRefusal(page);
  // The law is read once there is an account.
  await expect(visibleText(page, /^Interdit par la loi\s: «\sPas d’étrangers/)).toBeVisible();
  await fold(page).locator("> summary").click();
  await expect(page.getByLabel(/^CDI possible ensuite/)).toBeChecked();
  const drafts = await db.selectFrom("missionDrafts").where("companyId", "=", companyId).select("title").execute();
  expect(drafts).toEqual([{ title }]);
  // The way back is taken once.
  await page.goto("/publier/reprise");
  await expect(page).toHaveURL("/employeur/tableau-de-bord/publier");
  await page.goto("/publier");
  await expect(page).toHaveURL("/employeur/tableau-de-bord/publier");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form and a typed SIRET lead to the same place @once", async ({ page }) => {
    const email = `${uniqueWord("sans-script").replaceAll("-", "")}@exemple.fr`;
    await page.goto("/publier");
    await titleField(page).fill("Barman");
    await fillShift(page, { day: "2030-11-20", start: "18:30", end: "00:30" });
    await placeField(page).fill("Lyon");
    await rateField(page).fill("15");
    await goOn(page).click();
    await page.getByLabel(/^Nom de l’entreprise/).fill("Comptoir des tisseurs");
    await page.getByLabel(/^Numéro SIRET/).fill(siretFrom(`00012${uniqueDigits(8)}`));
    await page.getByLabel(/^Adresse/).fill("14 quai des Tisseurs, 69007 Lyon");
    await page.getByLabel(/^Prénom/).fill("Nadia");
    await page.getByLabel(/^Nom de famille/).fill("Ferrand");
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Mot de passe/).fill("Une-phrase-de-passe-2026");
    await page.getByLabel(/18.ans ou plus/).check();
    await page.getByRole("button", { name: "Créer mon compte et continuer" }).click();
    await expect(page.getByText("Le téléphone est requis").first()).toBeVisible();
    await page.getByLabel(/^Mot de passe/).fill("Une-phrase-de-passe-2026");
    await page.getByLabel(/^Téléphone/).fill("0472000000");
    await page.getByRole("button", { name: "Créer mon compte et continuer" }).click();
    await expect(titleField(page)).toHaveValue("Barman");
    await expectNoRefusal(page);
    await publishButton(page).click();
    await expect(page.getByText(/^Confirmez d’abord votre adresse/).first()).toBeVisible();
    await page
      .getByLabel("Code reçu par e-mail")
      .fill(await mailedCode(email, "Votre code pour confirmer votre adresse e-mail"));
    await publishButton(page).click();
    await expect(visibleText(page, PUBLISHED)).toBeVisible();
  });
});

test.describe("without a network", () => {
  test("publishing says so, keeps the text, and a tap sends it once", { tag: "@phone" }, async ({
    page,
    context,
    db,
  }) => {
    const employer = await anEmployer(db, { company: { address: "1 place des Terreaux, 69001 Lyon" } });
    await signInAs(page, employer);
    await openPage(page, "/employeur/tableau-de-bord/publier");
    await titleField(page).fill("Plongeur");
    await titleField(page).blur();
    await momentChip(page, "Demain soir").tap();
    await rateField(page).fill("14,50");
    await context.setOffline(true);
    await publishButton(page).tap();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).tap();
    await expect(page.getByRole("alert").getByText(/^Pas de réseau/)).toBeVisible();
    await expect(titleField(page)).toHaveValue("Plongeur");
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Réessayer" }).tap();
    await expect(visibleText(page, PUBLISHED)).toBeVisible();
    const missions = await db.selectFrom("missions").where("companyId", "=", employer.companyId).select("id").execute();
    expect(missions).toHaveLength(1);
  });
});
