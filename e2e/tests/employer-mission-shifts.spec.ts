import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { watchErrors } from "../support/page-ready.ts";
import { fillShift, peopleField, shiftRow, titleField, unfold } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";

const visibleText = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

/** « 18/11/2026 » */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });

test("shifts are added, repeated, taken apart and removed", { tag: AT_DESK }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/publier`);
  await unfold(page);
  await expect(page.getByLabel(/^Une personne peut prendre/)).toBeHidden();
  await fillShift(page, { day: inDays(1), start: "18", end: "23", people: "2" });
  await expect(page.getByLabel(/Mission urgente/)).toBeVisible();

  await page.getByRole("button", { name: "Ajouter un créneau" }).click();
  await expect(shiftRow(page, 2).getByLabel("Jour")).toBeFocused();
  // Whoever takes both fills one place of each.
  await expect(shiftRow(page, 2).getByLabel("Personnes")).toBeHidden();
  await page.getByLabel(/^Une personne peut prendre/).check();
  await expect(shiftRow(page, 2).getByLabel("Personnes")).toHaveValue("2");
  await expectAccessible(page);
  await shiftRow(page, 2)
    .getByRole("button", { name: /^Retirer/ })
    .click();
  await expect(shiftRow(page, 2)).toBeHidden();

  await page.getByRole("button", { name: "Répéter" }).click();
  for (const day of ["Mardi", "Samedi"]) await page.getByRole("checkbox", { name: day }).check();
  await page.getByLabel("Jusqu’au").fill(inDays(14));
  await expect(page.getByText(/^tous les mardis et samedis, 18\sh – 23\sh, jusqu’au .*\s: 4\scréneaux$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Créer les créneaux" }).click();
  await expect(page.getByRole("group", { name: /^Créneau \d/ })).toHaveCount(3);
  await expect(shiftRow(page, 4).getByLabel("Fin")).toHaveValue("23:00");
  watch.expectNone();
});

test("a template is saved from the form, started from, and deleted @once", async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/publier`);
  await expect(page.getByRole("heading", { name: "Vos modèles" })).toBeHidden();
  await titleField(page).fill("Serveur en salle");
  await fillShift(page, { day: inDays(4), start: "18", end: "0h30", people: "3" });
  await unfold(page);
  await page.getByRole("button", { name: /^Copier/ }).click();
  const keep = async () => {
    await unfold(page);
    if (!(await page.getByLabel("Nom du modèle").isVisible()))
      await page.locator("summary", { hasText: "Enregistrer comme modèle" }).click();
    await page.getByLabel("Nom du modèle").fill("Service du soir");
    await page.getByRole("button", { name: "Enregistrer le modèle" }).click();
  };
  await keep();
  await expect(page.getByText("Modèle « Service du soir » enregistré.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vos modèles" })).toBeVisible();
  await expect(titleField(page)).toHaveValue("Serveur en salle");
  await keep();
  await expect(page.getByText("Un de vos modèles porte déjà ce nom.")).toBeVisible();

  await openPage(page, `${SPACE}/publier`);
  await page.getByRole("link", { name: "Service du soir" }).click();
  await expect(page.getByText("D’après votre modèle « Service du soir ».")).toBeVisible();
  await expect(shiftRow(page).getByLabel("Jour")).toHaveValue("");
  await expect(peopleField(page)).toHaveValue("3");
  await expect(shiftRow(page, 2).getByLabel("Fin")).toHaveValue("00:30");
  await expect(shiftRow(page, 2).getByText("1 jour après le premier")).toBeVisible();
  await shiftRow(page).getByLabel("Jour").fill(inDays(9));
  await expect(shiftRow(page, 2).getByText(/^Suit le premier jour\s:/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Supprimer le modèle Service du soir" }).click();
  await expect(visibleText(page, "Modèle supprimé.")).toBeVisible();
  await expect(shiftRow(page).getByLabel("Jour")).toHaveValue(inDays(9));
  await expect(page.getByRole("heading", { name: "Vos modèles" })).toBeHidden();
  watch.expectNone();
});

test("days published without hours say so, and their hours are asked before anybody is accepted @once", async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const day = (days: number) => inDays(days).split("/").toReversed().join("-");
  const asEmployer = await callAs(page, employer.email);
  const { id } = await asEmployer<{ id: number }>("POST", "jobs/add/", {
    data: {
      title: "Serveur de banquet",
      location: "Lyon (69)",
      remote: false,
      description: "Service d’un banquet de soixante personnes.",
      requirement: "",
      benifits_perks: "",
      type: "part-time",
      sector: ["Restauration"],
      startDate: day(5),
      endDate: day(6),
      compensation: 14.5,
      skills: ["Service en salle"],
      tags: [],
      maxApplications: null,
      urgent: false,
      status: "recruiting",
      licenseRequired: false,
      compensationType: "hourly",
      hoursPerDay: 6,
      totalDays: null,
      company_id: employer.companyId,
    },
  });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  const application = await anApplication(db, { missionId: id, candidate });
  await openPage(page, `/emplois/${id}-serveur-de-banquet`);
  await expect(page.getByRole("region", { name: "Jours" })).toContainText("2 jours, ");
  await expect(page.getByRole("region", { name: "Jours" })).toContainText("horaires à préciser.");
  await expectAccessible(page);

  await signInAs(page, employer);
  await openPage(page, `${SPACE}/candidatures/${application.id}`);
  await expect(page.getByRole("button", { name: "Accepter Karim Benali" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Préciser les horaires" }).click();
  await expect(shiftRow(page).getByLabel("Début")).toHaveValue("");
  await fillShift(page, { start: "18", end: "23" });
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(visibleText(page, "Mission mise à jour avec succès.")).toBeVisible();
  await openPage(page, `${SPACE}/candidatures/${application.id}`);
  await page.getByRole("button", { name: "Accepter Karim Benali" }).filter({ visible: true }).first().click();
  await expect(visibleText(page, "Candidature acceptée.")).toBeVisible();
  watch.expectNone();
});

test("whoever confirmed is named before a mission moves, then asked again @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  const { id } = await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
  await db.updateTable("bookings").set({ confirmedAt: new Date() }).where("applicationId", "=", id).execute();
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/modifier-emploi/${mission.id}`);
  await shiftRow(page).getByLabel("Fin").fill("23:30");
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  const step = page.getByRole("alertdialog", { name: "Karim B. devra confirmer à nouveau sa venue." });
  await expectAccessible(page);
  await step.getByRole("button", { name: "Revenir" }).click();
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await step.getByRole("button", { name: "Enregistrer et les prévenir" }).click();
  await expect(visibleText(page, "Mission mise à jour avec succès.")).toBeVisible();
  const bookings = db.selectFrom("bookings").where("applicationId", "=", id).select("confirmedAt");
  expect(await bookings.execute()).toEqual([{ confirmedAt: null }]);
});
