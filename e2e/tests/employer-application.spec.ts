import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { FULL_BROWSER } from "../support/browser.ts";
import { callAs } from "../support/call-api.ts";
import { aCv } from "../support/cv.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

// The CV is drawn by the browser.
test.use({ launchOptions: FULL_BROWSER });

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const PROFILE = {
  first_name: "Karim",
  last_name: "Benali",
  profession: "Serveur",
  phone: "0612345678",
  city: "Lyon",
  state: "Auvergne-Rhône-Alpes",
  country: "France",
  availability: "on_fire",
  skills: "Service en salle",
};
const CV = { name: "CV-Karim.pdf", mimeType: "application/pdf", buffer: aCv() };

test("an application is read: CV, history, interview", { tag: "@phone" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const mission = await aMission(db, {
    employer,
    startsAt: inDays(5),
    publishedAt: inDays(-2),
    sectors: ["Restauration", "Transport"],
    tags: ["Week-end", "Mission express"],
    type: "part-time",
    remote: true,
    licenseRequired: true,
    payCents: 1_450,
    hoursPerDay: 6,
    totalDays: 2,
  });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  const asCandidate = await callAs(page, candidate.email);
  await asCandidate("PUT", "profile/update/", { multipart: { ...PROFILE, coverLetter: CV } });
  // The mission asks for the licence.
  await asCandidate("PUT", "certificates/", { data: { certificates: [{ kind: "permis_b", validUntil: null }] } });
  const { id } = await asCandidate<{ id: number }>("POST", "jobs/apply/", {
    data: { job: mission.id, message: "Bonjour, libre les deux soirs.", is_coverLetter: true },
  });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Candidature de Karim Benali" })).toBeVisible();
  await expect(page.getByText("Bonjour, libre les deux soirs.")).toBeVisible();
  await expect(page.getByText("Candidature reçue")).toBeVisible();
  const job = page.getByRole("region", { name: "La mission" });
  for (const text of [
    mission.title,
    employer.company.name,
    "Lyon",
    "Restauration",
    "Transport",
    "Télétravail",
    "Publié il y a 2 j",
    "14,50 € / heure",
    "174 €",
    "Extra (CDD d’usage), temps partiel",
    "6 h / jour",
    "Permis de conduire obligatoire",
    "Démarrage dans",
  ])
    await expect(job).toContainText(text);
  await expect(job.getByRole("list", { name: "Étiquettes" }).getByRole("listitem")).toHaveText([
    "Week-end",
    "Mission express",
  ]);
  await expect(job.getByText("Fin de la mission").locator("..")).toContainText(/\d{1,2} \S+ à \d{1,2}\sh/);
  const person = page.getByRole("region", { name: "Karim Benali" });
  for (const text of ["06 12 34 56 78", "Lyon", "Sur Renfort depuis", "Note", "Missions terminées", "Service en salle"])
    await expect(person).toContainText(text);
  await expect(person.getByRole("link", { name: "Profil de Karim Benali" })).toBeVisible();
  await expect(person.getByRole("button", { name: "Envoyer un message à Karim Benali" })).toBeVisible();
  // The company has proven its address: nothing is masked.
  await expect(person.getByText(candidate.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "E-mail à Karim Benali" })).toBeVisible();

  // Saved under its name; in our frame it is drawn by the browser, in a sandbox.
  const href = await page.getByRole("link", { name: "Télécharger" }).getAttribute("href");
  const saved = await page.request.get(href ?? "");
  expect(saved.headers()["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''CV-Karim/);
  expect(saved.headers()["x-frame-options"]).toBe("DENY");
  await page.getByRole("button", { name: "Lire ici" }).click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", "CV de Karim Benali");
  const shown = await page.request.get((await frame.getAttribute("src")) ?? "");
  expect(shown.headers()).toMatchObject({
    "content-type": "application/pdf",
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
  });
  expect(shown.headers()["content-disposition"]).toMatch(/^inline;/);
  await page.getByRole("button", { name: "Fermer" }).click();

  const card = page.getByRole("region", { name: "Entretien" });
  await card.getByText("Proposer un entretien").click();
  await card.getByRole("button", { name: "Envoyer les créneaux" }).click();
  await expect(card.getByText("Proposez de un à trois créneaux.")).toBeVisible();
  const day = inDays(2).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });
  await card.getByLabel(/^Jour 1/).fill(day);
  await card.getByLabel(/^Heure 1/).fill("9:30");
  await card.getByLabel(/^Lieu ou numéro/).fill("Au comptoir");
  await checkPage(page);
  await card.getByRole("button", { name: "Envoyer les créneaux" }).click();
  await expect(visibleText(page, "Créneaux proposés. La personne est prévenue.")).toBeVisible();
  await expect(card.getByText(/En attente de la réponse de Karim/)).toBeVisible();
  await expect(card.getByText(/à 9.h.30/)).toBeVisible();

  const { interview } = await asCandidate<{ interview: { id: number } }>("GET", `applications/${id}/`);
  const other = new Date(inDays(3).setUTCHours(13, 0, 0, 0)).toISOString();
  await asCandidate("PATCH", `interviews/${interview.id}/`, { data: { action: "counter", times: [other] } });
  await openPage(page, `${EMPLOYER}/entretiens/${interview.id}`);
  await expect(page).toHaveURL(new RegExp(`/candidatures/${id}#entretien$`));
  await card.getByRole("button", { name: /^Choisir/ }).click();
  await expect(visibleText(page, "Créneau choisi. La personne est prévenue.")).toBeVisible();
  await expect(page.getByText("Créneau d’entretien choisi")).toBeVisible();
  await closeToasts(page);
  await page.getByRole("link", { name: "Profil de Karim Benali" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Karim Benali" })).toBeVisible();
  await expect(page.getByText("Karim est disponible tout de suite.")).toBeVisible();
  // A proven address opens contacts before anybody is accepted.
  await expect(page.getByRole("link", { name: candidate.email })).toBeVisible();
  await checkPage(page);
  watch.expectNone();
});
