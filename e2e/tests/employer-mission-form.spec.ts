import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { watchErrors } from "../support/page-ready.ts";
import {
  fillShift,
  placeField,
  publishButton,
  rateField,
  shiftRow,
  titleField,
  unfold,
} from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";
const HOUR_MS = 3_600_000;

const visibleText = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const description = (page: Page) => page.getByRole("textbox", { name: /^(?:Aperçu|Description)/ });
const draftButton = (page: Page) => page.getByRole("button", { name: "Enregistrer le brouillon" });

/** « 18/11/2026 » */
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * HOUR_MS).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });

async function confirmPublishing(page: Page): Promise<void> {
  const question = page.getByRole("alertdialog", { name: "Êtes-vous sûr de vouloir publier cette mission ?" });
  await question.getByRole("button", { name: "Publier", exact: true }).click();
}

async function failPosts(page: Page): Promise<() => Promise<void>> {
  const pattern = /tableau-de-bord\/[^?]*\.data/;
  await page.route(pattern, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  return () => page.unroute(pattern);
}

test("the form completes, advises and never writes over what was written by hand", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db, { company: { address: "1 place des Terreaux, 69001 Lyon" } });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/publier`);
  const title = page.getByRole("combobox", { name: "Quel métier" });
  // The company's own town, until another mission says better.
  await expect(placeField(page)).toHaveValue("Lyon");

  await title.pressSequentially("serveur en sa");
  await expect(page.getByRole("option", { name: "Serveur en salle (H/F)" })).toBeVisible();
  await title.press("Tab");
  await expect(title).toHaveValue("Serveur en salle (H/F)");
  await expect(title).toBeFocused();
  await title.press("Tab");
  await expect(title).not.toBeFocused();
  await unfold(page);
  await expect(page.getByRole("button", { name: "Retirer Restauration" })).toBeVisible();
  // Usual for that métier; the others are proposed.
  await expect(page.getByRole("button", { name: "Retirer Service au plateau" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Débarrassage" })).toBeVisible();

  await fillShift(page, { day: inDays(4), start: "18h30", end: "0h30", pause: "0" });
  await expect(shiftRow(page).getByText("Se termine le lendemain.")).toBeVisible();
  await expect(page.getByText(/^6\sh payées/)).toBeVisible();
  await expect(page.getByText(/«\s*Urgent\s» veut dire bientôt/)).toBeVisible();
  await page.getByRole("button", { name: /^Copier/ }).click();
  await expect(shiftRow(page, 2).getByLabel("Jour")).toHaveValue(inDays(5));
  await expect(page.getByText(/^Total\s: 12\sh payées par personne/)).toBeVisible();
  await rateField(page).fill("70");
  await page.getByLabel("Rémunération par").selectOption("jour");
  await expect(page.getByText("Équivalent horaire : 11,67 €")).toBeVisible();
  const belowSmic = page.getByText(/Portez la rémunération au moins au SMIC\s: 12,31\s€ brut de l’heure/);
  await expect(belowSmic).toBeVisible();
  await rateField(page).fill("14,50");
  await page.getByLabel("Rémunération par").selectOption("heure");
  await expect(page.getByText(/^Gains estimés\s: 174\s€ \(/)).toContainText("14,50 € × 6 h × 2 j");
  await expect(belowSmic).toBeHidden();
  // An extra costs its holiday pay, and no bonus at the end.
  const cost = page.getByRole("complementary", { name: "Aperçu de la mission" });
  await expect(cost).toContainText(/Congés payés, 10\s%17,40\s€Total191,40\s€/);
  await page.getByRole("radio", { name: /^CDD Un motif/ }).check();
  await expect(cost).toContainText(/Fin de contrat, 10\s%17,40\s€/);
  await page.getByLabel("Motif du CDD").selectOption("Remplacement d’une personne absente");

  await placeField(page).fill("Télétravail");
  await expect(page.getByRole("switch", { name: /^Télétravail/ })).toBeChecked();

  await page.getByLabel("Responsabilités").fill("Tenir un rang, encaisser");
  await expect(description(page)).toHaveValue(/• Tenir un rang\n• encaisser/);
  await description(page).fill("Nous cherchons une personne de 20 à 30 ans. Charmante de préférence.");
  const forbidden = page.getByText(/^Interdit par la loi\s: «.*20 à 30 ans/).locator("..");
  await expect(forbidden).toContainText("Retirez toute référence à l’âge");
  await expect(forbidden).toContainText("Code du travail, art. L1132-1");
  await page.getByLabel("Responsabilités").fill("Tout autre chose");
  await expect(description(page)).toHaveValue(/^Nous cherchons une personne/);
  await expectAccessible(page);

  await publishButton(page).click();
  await expect(description(page)).toBeFocused();
  await expect(visibleText(page, /20 à 30 ans\s» est interdit par la loi/)).toBeVisible();
  await page.getByRole("button", { name: "Régénérer" }).click();
  await expect(description(page)).toHaveValue(/• Tout autre chose/);
  watch.expectNone();
});

test("each missing field has its error, and the first one gets the caret", { tag: "@once" }, async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/publier`);
  await placeField(page).fill("");
  // Guided, the text follows the place: emptied, it is empty.
  await unfold(page);
  await description(page).fill(" ");
  await page.locator("summary", { hasText: "Préciser" }).click();
  await titleField(page).focus();
  await publishButton(page).click();
  const summary = page.getByRole("alert");
  for (const sentence of [
    "Le titre est requis",
    "Le lieu est requis",
    "La description est requise",
    "Le secteur est requis",
    "Le jour du créneau est requis",
    "L’heure de début du créneau est requise",
    "L’heure de fin du créneau est requise",
    "La rémunération est requise",
    "La compétence est requise",
  ])
    await expect(summary.getByRole("link", { name: sentence, exact: true })).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toBeInViewport();
  // What is missing in the fold is in sight too.
  await expect(page.getByLabel("Secteurs")).toBeVisible();
  // Under the bar at the top, a link is half as high.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  // A draft asks for a title, and nothing else.
  await draftButton(page).click();
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill("Barman de nuit");
  await expect(page.getByText("Le titre est requis")).toBeHidden();
  await draftButton(page).click();
  await expect(visibleText(page, "Brouillon enregistré.")).toBeVisible();
  await expect(page).toHaveURL(/\/modifier-emploi-brouillons\/\d+$/);
  const drafts = db.selectFrom("missionDrafts").where("companyId", "=", employer.companyId).select("title");
  expect(await drafts.execute()).toEqual([{ title: "Barman de nuit" }]);
});

test("what is typed is saved as a draft, reopened, completed and published", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const drafts = () =>
    db.selectFrom("missionDrafts").where("companyId", "=", employer.companyId).select(["id", "title"]).execute();
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/publier`);
  await titleField(page).fill("Chef de rang");
  await expect(page.getByText(/^Brouillon gardé à/)).toBeVisible();
  const first = await drafts();
  expect(first).toEqual([{ id: expect.any(Number), title: "Chef de rang" }]);
  // What is typed next goes to the same draft.
  const restored = page.waitForResponse(/publier\/brouillon$/);
  await unfold(page);
  await page.getByLabel("Responsabilités").fill("Ouvrir la salle");
  await restored;
  expect(await drafts()).toEqual(first);
  await page.reload();
  await expect(titleField(page)).toHaveValue("Chef de rang");
  await expect(page.getByLabel("Responsabilités")).toHaveValue("Ouvrir la salle");

  await openPage(page, `${SPACE}/emplois-brouillons`);
  const card = page.getByRole("article").filter({ hasText: "Chef de rang" });
  await expect(card).toContainText("Il manque : créneau, rémunération.");
  // Nothing else can be done to a draft.
  await expect(card.getByRole("button")).toHaveText(["Supprimer"]);
  await expect(card.getByRole("link")).toHaveText(["Chef de rang", "Modifier"]);
  await card.getByRole("link", { name: "Modifier" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Modifier un brouillon" })).toBeVisible();

  await page.getByLabel(/^Compétences/).fill("Carte des vins");
  await page.getByLabel(/^Compétences/).press("Enter");
  await draftButton(page).click();
  await expect(visibleText(page, "Le brouillon a été mis à jour avec succès !")).toBeVisible();
  await fillShift(page, { day: inDays(4), start: "9", end: "17" });
  await rateField(page).fill("15");
  await publishButton(page).click();
  await confirmPublishing(page);
  await expect(visibleText(page, "Mission publiée avec succès !")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Chef de rang (H/F)" })).toBeVisible();
  expect(await drafts()).toEqual([]);
  watch.expectNone();
});

test("drafts are searched and deleted; a failure keeps everything @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const draft = await aDraft(db, { employer, title: "Barman (H/F)" });
  for (let i = 1; i <= 10; i += 1) await aDraft(db, { employer, title: `Plongeur ${i} (H/F)` });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/emplois-brouillons`);
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByLabel("Titre du brouillon").fill("barman");
  await page.getByRole("button", { name: "Chercher" }).click();
  // The second page had one article too, but what is found has no pages.
  await expect(page.getByRole("navigation", { name: "Pages de brouillons" })).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(1);

  let succeed = await failPosts(page);
  const remove = async () => {
    await page.getByRole("button", { name: "Supprimer : Barman (H/F)" }).click();
    const question = page.getByRole("alertdialog", { name: "Voulez-vous vraiment supprimer ce brouillon ?" });
    await question.getByRole("button", { name: "Supprimer" }).click();
  };
  await remove();
  await expect(visibleText(page, "Une erreur s’est produite lors de la suppression du brouillon")).toBeVisible();
  await openPage(page, `${SPACE}/modifier-emploi-brouillons/${draft.id}`);
  await page.getByLabel(/^Compétences/).fill("Cocktails");
  await draftButton(page).click();
  await expect(visibleText(page, "Une erreur s’est produite lors de la mise à jour du brouillon !")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirer Cocktails" })).toBeVisible();
  await publishButton(page).click();
  await expect(visibleText(page, "Une erreur s’est produite lors de la publication de la mission !")).toBeVisible();
  await succeed();

  await openPage(page, `${SPACE}/emplois-brouillons?q=barman`);
  await remove();
  await expect(visibleText(page, "Brouillon supprimé avec succès.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aucun brouillon trouvé" })).toBeVisible();

  const mission = await aMission(db, { employer });
  succeed = await failPosts(page);
  await openPage(page, `${SPACE}/modifier-emploi/${mission.id}`);
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(visibleText(page, "Une erreur s’est produite lors de la mise à jour de la mission !")).toBeVisible();
  await succeed();
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(visibleText(page, "Mission mise à jour avec succès.")).toBeVisible();
});

test("a mission is changed, its start locked once it has begun; one that is over is copied", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const running = await aMission(db, { employer, startsAt: new Date(Date.now() - HOUR_MS), totalDays: 3 });
  const over = await aMission(db, {
    employer,
    title: "Cuisinier (H/F)",
    startsAt: new Date(Date.now() - 99 * HOUR_MS),
    payCents: 1_620,
  });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/modifier-emploi/${running.id}`);
  await expect(page.getByText("Ce créneau a commencé.")).toHaveCount(1);
  await expect(shiftRow(page).getByLabel("Jour")).not.toBeEditable();
  await expect(shiftRow(page).getByLabel("Début")).not.toBeEditable();
  await expect(shiftRow(page, 2).getByLabel("Jour")).toBeEditable();
  await titleField(page).fill("Serveuse ou serveur de terrasse (H/F)");
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(visibleText(page, "Mission mise à jour avec succès.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Serveuse ou serveur de terrasse (H/F)" })).toBeVisible();
  // The address no longer holds the message, so it can be bookmarked.
  await expect(page).toHaveURL(`${SPACE}/emplois/${running.id}`);
  await expectAccessible(page);

  await openPage(page, `${SPACE}/modifier-emploi/${over.id}`);
  await page.getByRole("link", { name: "Dupliquer et modifier" }).click();
  await expect(page.getByText("D’après « Cuisinier (H/F) ».")).toBeVisible();
  await expect(titleField(page)).toHaveValue("Cuisinier (H/F)");
  await expect(rateField(page)).toHaveValue("16,20");
  await expect(shiftRow(page).getByLabel("Jour")).toHaveValue("");
  await expectAccessible(page);
  watch.expectNone();
});

test("an incomplete profile writes and keeps, but does not publish @once", async ({ page, db }) => {
  const employer = await anEmployer(db, { complete: false });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/publier`);
  await expect(page.getByText("Votre profil est incomplet. Veuillez d’abord le compléter.")).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await titleField(page).fill("Barman");
  await draftButton(page).click();
  await expect(visibleText(page, "Brouillon enregistré.")).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
});
