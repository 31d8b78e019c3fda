import { anEmployer } from "@app/db/builders/companies";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { waitForHydration } from "../support/page-ready.ts";
import { peopleField, placeField, rateField, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PUBLISH = "/employeur/tableau-de-bord/publier";

test("one sentence fills the form in three gestures at most and publishes nothing", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, PUBLISH);
  const sentence = page.getByLabel("Dites-le en une phrase");
  const fold = page.getByRole("button", { name: "En une phrase" });
  if (await fold.isVisible()) await fold.click();
  await sentence.fill("Il me faut 2 serveurs demain 11 h à 15 h, 14 €");
  await sentence.press("Enter");

  await expect(titleField(page)).toHaveValue("Serveur en salle (H/F)");
  await expect(page.getByLabel("Début").first()).toHaveValue("11:00");
  await expect(page.getByLabel("Fin").first()).toHaveValue("15:00");
  await expect(peopleField(page)).toHaveValue("2");
  await expect(rateField(page)).toHaveValue("14");
  await expect(page.getByText(/^Compris\s:.*Serveur en salle.*11\sh – 15\sh.*2\spersonnes.*brut/)).toBeVisible();
  await expectAccessible(page);
  await checkPage(page);
  const missions = await db.selectFrom("missions").where("companyId", "=", employer.companyId).select("id").execute();
  expect(missions).toEqual([]);
});

test("what may be read in two ways is asked, and a visitor has it too @once", async ({ page }) => {
  await page.goto("/publier");
  await waitForHydration(page);
  await page.getByLabel("Dites-le en une phrase").fill("un plongeur vendredi de 6 à 2, 14 € net, à Villeurbanne");
  await page.getByRole("button", { name: "Remplir", exact: true }).click();
  await expect(titleField(page)).toHaveValue("Plongeur (H/F)");
  await expect(placeField(page)).toHaveValue("Villeurbanne (69)");
  await expect(rateField(page)).toHaveValue("");
  await expect(page.getByRole("group", { name: "À quel taux brut" })).toContainText("14 € net");
  const hours = page.getByRole("group", { name: "À quelles heures" });
  await hours.getByRole("button", { name: /^18\sh – 2\sh$/ }).click();
  await expect(page.getByLabel("Début").first()).toHaveValue("18:00");
  await expect(page.getByLabel("Fin").first()).toHaveValue("02:00");
});
