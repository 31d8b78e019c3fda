import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { fillShift, publishButton } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";
const UNLAWFUL = "Pas d’étrangers, merci.";
const FORBIDDEN = /Pas d’étrangers\s» est interdit par la loi\. Retirez toute référence à l’origine/;

const inSpiteButton = (page: Page) => page.getByRole("button", { name: "Publier quand même" });
const practical = (page: Page) => page.getByLabel(/^Informations pratiques/);
const published = (page: Page) => page.getByText("Mission publiée avec succès !").filter({ visible: true }).first();

type Employer = { id: number; companyId: number };

/** A draft that lacks nothing, and says what the test wants. */
async function aFullDraft(db: Db, employer: Employer, more: object) {
  const title = "Serveur en salle (H/F) (copie)";
  const body = {
    sector: ["Restauration"],
    location: "Lyon (69)",
    type: "contract",
    description: "Deux services du soir, tenue noire.",
    skills: ["Service au plateau"],
    startDate: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    compensation: 14.5,
    compensationType: "hourly",
    hoursPerDay: 6,
    ...more,
  };
  return aDraft(db, { employer, title, body: JSON.stringify({ title, ...body }) });
}

const missionsOf = (db: Db, { companyId }: Employer) =>
  db.selectFrom("missions").where("companyId", "=", companyId).select(["title", "additionalInfo"]).execute();
const overruledBy = (db: Db, { companyId }: Employer) =>
  db.selectFrom("overruledWarnings").where("companyId", "=", companyId).select(["rule", "field"]).execute();

test("what the law forbids is refused beside its field, and everything typed stays @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const draft = await aFullDraft(db, employer, { benifits_perks: "Repas du personnel" });
  await signInAs(page, employer);
  // The check made while typing never answers: that of the publication does.
  await page.route("**/publier/relecture", (route) => route.abort());
  await openPage(page, `${SPACE}/modifier-emploi-brouillons/${draft.id}`);
  await practical(page).fill(UNLAWFUL);
  await publishButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).click();
  await expect(practical(page)).toBeFocused();
  await expect(practical(page)).toHaveAccessibleDescription(FORBIDDEN);
  await expect(practical(page)).toHaveValue(UNLAWFUL);
  await expect(page.getByLabel(/^Avantages/)).toHaveValue("Repas du personnel");
  await expectAccessible(page);
  expect(await missionsOf(db, employer)).toEqual([]);

  await practical(page).fill("Entrée par la cour.");
  await expect(page.getByText(/Interdit par la loi|est interdit par la loi/)).toBeHidden();
  await publishButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).click();
  await expect(published(page)).toBeVisible();
  expect(await missionsOf(db, employer)).toEqual([
    { title: "Serveur en salle (H/F)", additionalInfo: "Entrée par la cour." },
  ]);
});

test("a remark shown while typing is overruled in one click, and recorded @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/modifier-emploi/${mission.id}`);
  await fillShift(page, { start: "09:00", end: "20:00", pause: "0" });
  await expect(page.getByText("À vérifier", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer quand même" }).click();
  await expect(page.getByText("Mission mise à jour avec succès.").filter({ visible: true }).first()).toBeVisible();
  expect(await overruledBy(db, employer)).toEqual([{ rule: "working_time", field: "hoursPerDay" }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mission is published in spite of a remark @once", async ({ page, db }) => {
    const employer = await anEmployer(db);
    const draft = await aFullDraft(db, employer, { hoursPerDay: 11 });
    await signInAs(page, employer);
    await page.goto(`${SPACE}/modifier-emploi-brouillons/${draft.id}`);
    await practical(page).fill(UNLAWFUL);
    await publishButton(page).click();
    await expect(page.getByText(FORBIDDEN)).toBeVisible();
    await expect(inSpiteButton(page)).toBeHidden();
    await practical(page).fill("Entrée par la cour.");
    await publishButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Certains points sont à vérifier au regard de la loi.");
    await expect(page.getByText(/Réduisez la journée à 10\sheures/)).toBeVisible();
    await expect(practical(page)).toHaveValue("Entrée par la cour.");
    expect(await missionsOf(db, employer)).toEqual([]);
    await inSpiteButton(page).click();
    await expect(published(page)).toBeVisible();
    expect(await overruledBy(db, employer)).toEqual([{ rule: "working_time", field: "hoursPerDay" }]);
  });
});
