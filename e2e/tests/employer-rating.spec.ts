import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const expected = { status: "accepted", candidateStatus: "confirmed" } as const;

test("attendance is recorded in one tap each, and only those who came are rated", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, positions: 2, startsAt: daysAgo(0.1) });
  const [ines, awa] = [
    await aCandidate(db, { firstName: "Inès", lastName: "Moreau" }),
    await aCandidate(db, { firstName: "Awa", lastName: "Diallo" }),
  ];
  await anApplication(db, { mission, candidate: ines, ...expected });
  await anApplication(db, { mission, candidate: awa, ...expected });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/evaluer`);
  await expect(page.getByText("Personne à évaluer")).toBeVisible();

  await openPage(page, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  const people = page.getByRole("region", { name: /Qui est venu/ });
  const worked = people.getByRole("button", { name: "A travaillé : Inès Moreau" });
  await checkPage(page);
  await worked.click();
  await expect(worked).toHaveAttribute("aria-pressed", "true");
  await expect(visibleText(page, "Présence enregistrée.")).toBeVisible();
  // Without an answer the button goes back up.
  await page.route(/candidatures\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const absent = people.getByRole("button", { name: "Absence : Awa Diallo" });
  await absent.click();
  await expect(page.getByRole("alert").getByText(/La connexion a été interrompue/)).toBeVisible();
  await expect(absent).toHaveAttribute("aria-pressed", "false");
  await page.unroute(/candidatures\.data/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(absent).toHaveAttribute("aria-pressed", "true");
  // Shown as pressed at once, confirmed once saved.
  await expect(visibleText(page, /^Absence enregistrée/)).toBeVisible();

  const watch = watchErrors(page);
  await page.getByRole("link", { name: "Inès Moreau" }).first().click();
  await page.getByRole("link", { name: "Évaluer Inès Moreau" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Évaluer" })).toBeAttached();
  await rate(page, mission.id);
  watch.expectNone();
});

async function rate(page: Page, missionId: number) {
  const narrow = (page.viewportSize()?.width ?? 1440) < 768;
  // Under 768 px the form is a sheet over the list.
  await expect(page.getByRole("dialog", { name: "Évaluation" })).toHaveCount(narrow ? 1 : 0);
  const form = narrow ? page.getByRole("dialog") : page.locator("main");
  await expect(form.getByRole("heading", { name: "Inès Moreau" })).toBeVisible();
  await form.getByRole("button", { name: "Envoyer l’évaluation" }).click();
  await expect(form.getByText("Donnez une note de 1 à 5.")).toHaveCount(1);
  // Five rows of stars to see, of which one is enough.
  for (const group of await form.getByRole("radiogroup").all()) await expect(group).toBeVisible();
  await expect(form.getByRole("radiogroup")).toHaveCount(5);
  await expect(form.locator('[role="radiogroup"][aria-required="true"]')).toHaveCount(1);
  const notes = {
    Technique: 5,
    Communication: 4,
    Expérience: 5,
    "Intégration dans l’équipe": 4,
    "Impression générale": 5,
  };
  for (const [label, note] of Object.entries(notes))
    await form
      .getByRole("radiogroup", { name: label })
      .locator("label")
      .nth(note - 1)
      .click();
  await expect(form.getByText("4,6", { exact: true })).toBeVisible();
  await form.getByLabel(/^Votre retour/).fill("Arrivée en avance, bar tenu seule.");
  await form.getByText("Oui", { exact: true }).click();
  await expect(form.getByText(/quand cette personne aura donné le sien, ou au bout de 7\sjours/)).toBeVisible();
  await checkPage(page);
  await form.getByRole("button", { name: "Envoyer l’évaluation" }).click();
  await expect(page.getByRole("heading", { name: "Évaluation envoyée" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Reprendre cette personne" })).toHaveAttribute(
    "href",
    `${EMPLOYER}/publier?modele=${missionId}`,
  );
  await checkPage(page);
}

test("an employer sees of an applicant what the application allows @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, startsAt: daysAgo(6) });
  const candidate = await aCandidate(db, { firstName: "Théo", lastName: "Lambert", availability: "freeze" });
  const application = await anApplication(db, { mission, candidate, ...expected, attendance: "worked" });
  await aRating(db, {
    application,
    comment: "Ponctuel et souriant.",
    reply: "Merci, à bientôt.",
    repliedAt: daysAgo(1),
  });
  await db
    .insertInto("earnedBadges")
    .values({ candidateId: candidate.id, badge: "reliable", awardedAt: daysAgo(2) })
    .execute();
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidat/${candidate.id}`);
  await expect(page.getByText("Indisponible pour l’urgent.")).toBeVisible();
  await expect(page.getByRole("link", { name: candidate.email })).toBeVisible();
  await expect(page.getByText("Missions terminées")).toBeVisible();
  await expect(page.getByText("Théo n’a pas joint de CV à sa candidature.")).toBeVisible();
  await expect(page.getByText("Fiable")).toBeVisible();
  await expect(page.getByText("Ponctuel et souriant.")).toBeVisible();
  await expect(page.getByText("Merci, à bientôt.")).toBeVisible();
  await checkPage(page);
  await openPage(page, `${EMPLOYER}/candidat/999999999`);
  await expect(page.getByRole("heading", { level: 1, name: "Utilisateur introuvable" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});

test("an opinion of the company is read and answered once @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, startsAt: daysAgo(6) });
  const application = await anApplication(db, { mission, ...expected, attendance: "worked" });
  await aRating(db, { application, direction: "company", comment: "Bonne équipe, vestiaire exigu." });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/profil/avis`);
  await expect(page.getByText("Bonne équipe, vestiaire exigu.")).toBeVisible();
  await page.getByText("Répondre").click();
  await page.getByRole("button", { name: "Publier ma réponse" }).click();
  await expect(page.getByText("Écrivez votre réponse.")).toBeVisible();
  await page.getByLabel(/^Votre réponse/).fill("Merci, le vestiaire est refait.");
  await checkPage(page);
  await page.getByRole("button", { name: "Publier ma réponse" }).click();
  await expect(visibleText(page, "Réponse publiée.")).toBeVisible();
  await expect(page.getByText("Merci, le vestiaire est refait.")).toBeVisible();
  await expect(page.getByText("Répondre")).toHaveCount(0);
});
