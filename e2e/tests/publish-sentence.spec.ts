import { anEmployer } from "@app/db/builders/companies";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { waitForHydration } from "../support/page-ready.ts";
import { parisDay } from "../support/paris.ts";
import { peopleField, placeField, rateField, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PUBLISH = "/employeur/tableau-de-bord/publier";
/** « 29/11 » */
const written = (day: string) => day.split("-").slice(1).toReversed().join("/");

test("one sentence fills the form in three gestures at most and publishes nothing", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, PUBLISH);
  const sentence = page.getByLabel("Dites-le en une phrase");
  // On a phone: the link, the sentence, Enter. At a desk: the box, the sentence, Enter.
  const fold = page.getByRole("button", { name: "En une phrase" });
  if (await fold.isVisible()) await fold.click();
  else await sentence.click();
  await expect(sentence).toBeFocused();
  await page.keyboard.insertText(`Il me faut 2 serveurs le ${written(parisDay(9))}, 11 h à 15 h, 14 €`);
  await page.keyboard.press("Enter");

  await expect(titleField(page)).toHaveValue("Serveur en salle (H/F)");
  await expect(page.getByLabel("Jour").first()).toHaveValue(parisDay(9).split("-").toReversed().join("/"));
  await expect(page.getByLabel("Début").first()).toHaveValue("11:00");
  await expect(page.getByLabel("Fin").first()).toHaveValue("15:00");
  await expect(peopleField(page)).toHaveValue("2");
  await expect(placeField(page)).not.toHaveValue("");
  await expect(rateField(page)).toHaveValue("14");
  await expect(page.getByText(/^Compris\s:.*Serveur en salle.*11\sh – 15\sh.*2\spersonnes.*brut/)).toBeVisible();
  await expect(page.getByText("Reste à indiquer")).toBeHidden();
  await expect(peopleField(page)).toHaveCount(1);
  // The titles proposed to who types one stay closed.
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page.getByRole("button", { name: /micro|dict/i })).toHaveCount(0);
  await expectAccessible(page);
  await checkPage(page);
  const missions = await db.selectFrom("missions").where("companyId", "=", employer.companyId).select("id").execute();
  expect(missions).toEqual([]);
});

test("what may be read in two ways is asked, and a visitor has it too @once", async ({ page }) => {
  await page.goto("/publier");
  await waitForHydration(page);
  await page
    .getByLabel("Dites-le en une phrase")
    .fill(`un plongeur le ${written(parisDay(9))} de 6 à 2, 14 € net, à Villeurbanne`);
  await page.getByRole("button", { name: "Remplir", exact: true }).click();
  await expect(titleField(page)).toHaveValue("Plongeur (H/F)");
  await expect(placeField(page)).toHaveValue("Villeurbanne (69)");
  await expect(rateField(page)).toHaveValue("");
  await expect(page.getByRole("group", { name: "À quel taux brut" })).toContainText("14 € net");
  const hours = page.getByRole("group", { name: "À quelles heures" });
  await hours.getByRole("button", { name: /^18\sh – 2\sh$/ }).click();
  await expect(hours).toBeHidden();
  await expect(page.getByLabel("Début").first()).toHaveValue("18:00");
  await expect(page.getByLabel("Fin").first()).toHaveValue("02:00");
});

test("what asks for nobody fills nothing, and the place of the employer stays @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, PUBLISH);
  const sentence = page.getByLabel("Dites-le en une phrase");
  const place = await placeField(page).inputValue();
  await sentence.fill("merci pour samedi, le serveur était très bien");
  await sentence.press("Enter");
  await expect(page.getByText("Aucune demande n’a été comprise.")).toBeVisible();
  await expect(titleField(page)).toHaveValue("");
  await sentence.fill("besoin d’une serveuse au resto");
  await sentence.press("Enter");
  await expect(titleField(page)).toHaveValue("Serveur en salle (H/F)");
  await expect(page.getByText(/Reste à indiquer\s: le jour, les heures, le taux\.$/)).toBeVisible();
  await expect(placeField(page)).toHaveValue(place);
});
