import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { shiftRow, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";
const HOUR_MS = 3_600_000;

/** A toast is an alert dialog too, to assistive technology. */
const questionOf = (page: Page) => page.getByRole("alertdialog", { name: /^Voulez-vous vraiment/ });

const cardOf = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions : ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Every command fails until the returned function is called. */
async function failCommands(page: Page): Promise<() => Promise<void>> {
  const pattern = /tableau-de-bord\/[^?]*\.data/;
  await page.route(pattern, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  return () => page.unroute(pattern);
}

test("the dashboard shows the state of missions, and applications are answered from it", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  await aMission(db, { employer, title: "Commis de cuisine (H/F)", publishedAt: ago(90) });
  const mission = await aMission(db, {
    employer,
    title: "Serveur de rang (H/F)",
    urgent: true,
    positions: 2,
    publishedAt: ago(5),
  });
  await aMission(db, { employer, title: "Barman de nuit (H/F)", status: "paused", publishedAt: ago(4) });
  const soon = await aMission(db, {
    employer,
    title: "Plongeur du soir (H/F)",
    startsAt: new Date(Date.now() + 2 * HOUR_MS),
    publishedAt: ago(3),
  });
  await anApplication(db, { mission: soon, status: "accepted", candidateStatus: "confirmed" });
  const [inès, karim] = [
    await aCandidate(db, { firstName: "Inès", lastName: "Moreau" }),
    await aCandidate(db, { firstName: "Karim", lastName: "Benali" }),
  ];
  await anApplication(db, { mission, candidate: inès });
  await anApplication(db, { mission, candidate: karim });
  await signInAs(page, employer);
  await openPage(page, SPACE);

  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Nadia Ferrand" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^3 missions actives/ })).toHaveAttribute(
    "href",
    `${SPACE}/emplois?statut=en-recrutement`,
  );
  await expect(page.getByRole("link", { name: /^3 candidatures reçues/ })).toContainText("2 à traiter");
  // One answer is not enough for an average.
  await expect(page.getByRole("link", { name: /temps de réponse moyen/ })).toHaveAttribute("href", `${SPACE}/analyses`);
  const recent = page.getByRole("region", { name: "Missions récentes" });
  await expect(recent.getByRole("article")).toHaveCount(3);
  await expect(recent.getByRole("article").first()).toContainText("Plongeur du soir (H/F)");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Accepter Karim Benali" }).click();
  await expect(visibleText(page, "Karim Benali\u00a0: candidature acceptée.")).toBeVisible();
  await page.getByRole("button", { name: "Rejeter Inès Moreau" }).click();
  await expect(visibleText(page, "Inès Moreau\u00a0: candidature rejetée.")).toBeVisible();
  await expect(page.getByText("Vous avez répondu à tout le monde.")).toBeVisible();
  await choose(page, "Plongeur du soir (H/F)", "Signaler comme urgente");
  await expect(visibleText(page, "Mission promue avec succès !")).toBeVisible();
  watch.expectNone();
});

test("offers are filtered, searched and paged", { tag: "@once" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  for (let i = 1; i <= 11; i += 1) await aMission(db, { employer, title: `Serveur ${i} (H/F)` });
  await aMission(db, { employer, title: "Barista (H/F)", status: "paused" });
  await aMission(db, { employer, title: "Pâtissier (H/F)", startsAt: new Date(Date.now() - 99 * HOUR_MS) });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/emplois`);
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article")).toHaveCount(3);
  const tabs = page.getByRole("navigation", { name: "Statut des missions" });
  for (const [tab, title] of [
    ["En pause", "Barista (H/F)"],
    ["Terminées", "Pâtissier (H/F)"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", /\/emplois\/\d+$/);
  }
  await tabs.getByRole("link", { name: "Toutes" }).click();
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByLabel("Titre de la mission").fill("patissier");
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabs.getByRole("link", { name: "En recrutement" }).click();
  await expect(page.getByRole("heading", { name: "Aucune mission trouvée" })).toBeVisible();
  await expectAccessible(page);
  watch.expectNone();
});

test("a card promotes, pauses, copies, closes and deletes, and asks before what is final", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const title = "Serveur en salle (H/F)";
  const mission = await aMission(db, { employer, title });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/emplois`);
  const card = cardOf(page, title);

  await choose(page, title, "Signaler comme urgente");
  await expect(card.getByText("Urgent", { exact: true })).toBeVisible();
  await expect(visibleText(page, "Mission promue avec succès !")).toBeVisible();
  await choose(page, title, "Retirer l’urgence");
  await expect(card.getByText("Urgent", { exact: true })).toBeHidden();
  await choose(page, title, "Mettre en pause");
  await expect(card.getByText("En pause", { exact: true })).toBeVisible();
  await choose(page, title, "Reprendre le recrutement");
  await expect(card.getByText("En recrutement", { exact: true })).toBeVisible();
  await expect(visibleText(page, "Le recrutement a repris.")).toBeVisible();

  await choose(page, title, "Dupliquer");
  await expect(visibleText(page, "Mission dupliquée avec succès.")).toBeVisible();
  await expect(titleField(page)).toHaveValue("Serveur en salle (H/F)");
  await expect(shiftRow(page).getByLabel("Jour")).toHaveValue("");
  await expect(shiftRow(page).getByLabel("Début")).toHaveValue("18:00");

  await openPage(page, `${SPACE}/emplois`);
  await choose(page, title, "Fermer la mission");
  const question = questionOf(page);
  await expect(question).toContainText("Voulez-vous vraiment fermer cette mission ?");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Fermer la mission" }).click();
  await expect(visibleText(page, "Mission terminée avec succès.")).toBeVisible();
  await expect(card.getByText("Fermée avant le début", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: `Actions : ${title}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Dupliquer", "Enregistrer comme modèle", "Supprimer"]);
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expect(question).toContainText("Voulez-vous vraiment supprimer cette mission ?");
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(visibleText(page, "Mission supprimée avec succès.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aucune mission pour le moment" })).toBeVisible();
  const { deletedAt } = await db
    .selectFrom("missions")
    .where("id", "=", mission.id)
    .select("deletedAt")
    .executeTakeFirstOrThrow();
  expect(deletedAt).not.toBeNull();
  watch.expectNone();
});

test("an update received while a command runs does not cancel its redirect @once", { tag: "@long" }, async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db);
  const title = "Serveur en salle (H/F)";
  const mission = await aMission(db, { employer, title });
  const otherBrowser = await callAs(page, employer.email);
  await signInAs(page, employer);
  const notified = new Promise((resolve) => {
    page.on("websocket", (socket) => socket.url().includes("/live/") && socket.on("framereceived", resolve));
  });
  await openPage(page, `${SPACE}/emplois`);
  await notified;
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await otherBrowser("PATCH", `jobs/${mission.id}/status/`, { data: { status: "paused" } });
    // Longer than an open page waits before it looks again.
    await page.waitForTimeout(1_500);
    await route.fallback();
  });
  await choose(page, title, "Dupliquer");
  await expect(titleField(page)).toHaveValue("Serveur en salle (H/F)");
});

test("a command that fails is undone, reported and can be retried @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const title = "Serveur en salle (H/F)";
  await aMission(db, { employer, title });
  await signInAs(page, employer);
  await openPage(page, `${SPACE}/emplois`);
  const card = cardOf(page, title);
  const succeed = await failCommands(page);
  const dismiss = () => page.getByRole("button", { name: "Fermer", exact: true }).click();

  await choose(page, title, "Dupliquer");
  await expect(visibleText(page, "Une erreur s’est produite lors de la duplication de la mission")).toBeVisible();
  await dismiss();
  for (const [action, button, sentence] of [
    ["Fermer la mission", "Fermer la mission", "Une erreur s’est produite lors de la fermeture de la mission"],
    ["Supprimer", "Supprimer", "Une erreur s’est produite lors de la suppression de la mission"],
  ] as const) {
    await choose(page, title, action);
    await questionOf(page).getByRole("button", { name: button }).click();
    await expect(visibleText(page, sentence)).toBeVisible();
    await expect(questionOf(page)).toBeHidden();
    await dismiss();
  }
  await choose(page, title, "Mettre en pause");
  await expect(visibleText(page, "Une erreur s’est produite lors de la mise en pause de la mission")).toBeVisible();
  await expect(card.getByText("En recrutement", { exact: true })).toBeVisible();
  await dismiss();
  await choose(page, title, "Signaler comme urgente");
  await expect(visibleText(page, "Erreur lors de la promotion de la mission")).toBeVisible();
  await expect(card.getByText("Urgent", { exact: true })).toBeHidden();
  await succeed();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(visibleText(page, "Mission promue avec succès !")).toBeVisible();
  await expect(card.getByText("Urgent", { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same actions are plain forms @once", async ({ page, db }) => {
    const employer = await anEmployer(db);
    await aMission(db, { employer, title: "Serveur en salle (H/F)" });
    await aDraft(db, { employer, title: "Barman (H/F)" });
    await signInAs(page, employer);
    await page.goto(`${SPACE}/emplois`);
    const menu = page.getByLabel("Actions : Serveur en salle (H/F)");
    await menu.click();
    await page.getByRole("button", { name: "Signaler comme urgente" }).click();
    await expect(page.getByText("Mission promue avec succès !")).toBeVisible();
    await menu.click();
    await page.locator("summary", { hasText: "Supprimer" }).click();
    await expect(page.getByText("Voulez-vous vraiment supprimer cette mission ?")).toBeVisible();
    await page.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Mission supprimée avec succès.")).toBeVisible();
    await page.goto(`${SPACE}/emplois-brouillons`);
    await page.getByLabel("Supprimer : Barman (H/F)").click();
    await page.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Brouillon supprimé avec succès.")).toBeVisible();
  });
});
