import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { unfold } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

test("a person reads what became of their yes and contests a line; an employer reads the totals with an application", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const word = uniqueWord("Zanzibar").replaceAll("-", " ");
  const employer = await anEmployer(db, { company: { name: `Brasserie ${word}`, level: "address_proven" } });
  const candidate = await aCandidate(db, { availability: "freeze", firstName: "Inès" });
  const facts = { candidate, status: "accepted", candidateStatus: "confirmed" } as const;
  for (const days of [20, 15]) {
    const mission = await aMission(db, { employer, startsAt: inHours(-24 * days) });
    await anApplication(db, { ...facts, mission, attendance: "worked" });
  }
  for (const days of [10, 2]) {
    const mission = await aMission(db, { employer, title: "Plongeur (H/F)", startsAt: inHours(-24 * days) });
    await anApplication(db, { ...facts, mission, attendance: "absent" });
  }
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/profil/avis`);
  const record = page.getByRole("region", { name: "Missions tenues et absences" });
  await expect(record.getByText(/^2\smissions tenues, 1\sabsence$/)).toBeVisible();
  await expect(record.getByText("Plongeur (H/F)")).toHaveCount(2);
  await checkPage(page);
  await record.getByText("Contester", { exact: true }).first().click();
  await record
    .getByLabel(/^Ce qui s’est passé/)
    .first()
    .fill("J’étais à l’accueil à l’heure prévue.");
  await record.getByRole("button", { name: "Envoyer ma contestation" }).first().click();
  await expect(record.getByText(/Votre contestation est reçue/)).toHaveCount(1);

  const other = await anEmployer(db, { company: { level: "address_proven" } });
  const mission = await aMission(db, { employer: other, startsAt: inHours(48) });
  const { id } = await anApplication(db, { mission, candidate });
  await page.context().clearCookies();
  await signInAs(page, other);
  await openPage(page, `${EMPLOYER}/candidatures/${id}`);
  await expect(visibleText(page, /Depuis douze mois\s: 2\smissions tenues, 1\sabsence\./)).toBeVisible();
  await expect(page.getByText(word)).toHaveCount(0);
  await checkPage(page);
  watch.expectNone();
});

test("silence is in the answer rate, and the company finds the mission behind it", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db, { company: { firstPublishedAt: new Date() } });
  const mission = await aMission(db, { employer, title: "Barista (H/F)", positions: 9 });
  for (let n = 0; n < 5; n += 1) await anApplication(db, { mission, status: "rejected" });
  const { id } = await anApplication(db, { mission });
  const now = new Date();
  await db
    .updateTable("applications")
    .set({ status: "lapsed", lapsedAt: now, decidedAt: now })
    .where("id", "=", id)
    .execute();
  await page.goto(`/entreprises/${employer.companyId}`);
  await expect(page.getByText("5 sur 6", { exact: true })).toBeVisible();
  await checkPage(page);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/profil/avis`);
  const record = page.getByRole("region", { name: "Réponses et annulations" });
  await expect(record.getByText(/Cet employeur répond à 5\scandidatures sur 6/)).toBeVisible();
  await expect(record.getByText(/1\scandidature sans réponse/)).toBeVisible();
  await checkPage(page);
  await record.getByRole("link", { name: "Barista (H/F)" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Barista/ })).toBeVisible();
});

test("Plan B is changed where the mission is edited", { tag: "@once" }, async ({ page, db }) => {
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const mission = await aMission(db, { employer, startsAt: inHours(72) });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/modifier-emploi/${mission.id}`);
  const box = page.getByLabel(/^Plan\sB automatique/);
  await unfold(page);
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(visibleText(page, "Mission mise à jour avec succès.")).toBeVisible();
  await openPage(page, `${EMPLOYER}/modifier-emploi/${mission.id}`);
  await unfold(page);
  await expect(box).toBeChecked();
});
