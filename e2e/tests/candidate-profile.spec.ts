import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { recountCandidates } from "@app/db/builders/recount";
import { uniqueEmail } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import { aCv } from "../support/cv.ts";
import { expect, test } from "../support/database.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { mailedLink } from "../support/mail.ts";
import { ONE_PIXEL } from "../support/one-pixel.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PROFILE = "/candidat/tableau-de-bord/profil";
const DAY = 86_400_000;
/** Someone who worked as many times for the same employer, and came each time. */
async function aWorker(db: Db, times: number) {
  const employer = await anEmployer(db);
  const candidate = await aCandidate(db);
  const works = [];
  for (let index = 1; index <= times; index += 1) {
    const mission = await aMission(db, { employer, startsAt: new Date(Date.now() - index * 7 * DAY) });
    const done = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
    works.push(await anApplication(db, { mission, candidate, ...done }));
  }
  await recountCandidates(db, [candidate.id]);
  return { employer, candidate, works };
}

test("a profile says what would complete it, and each mistake has its sentence", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const candidate = await aCandidate(db, { about: null, phone: null });
  await signInAs(page, candidate);
  await openPage(page, PROFILE);
  await expect(page.getByRole("heading", { name: "Profil complet à 62 %" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Profil incomplet" })).toContainText("téléphone");
  await expect(page.getByText("Aucun CV enregistré.")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "quelques lignes sur vous" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Modifier mon profil" })).toBeVisible();

  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts))
      await page
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  };
  // A blank experience is left out: each of these lacks what the other has.
  const add = page.getByRole("button", { name: "Ajouter une expérience" });
  await add.click();
  await expect(page.getByLabel(/^Poste/)).toBeFocused();
  await page.keyboard.type("Serveur");
  await add.click();
  await page
    .getByLabel(/^Entreprise/)
    .last()
    .fill("Comptoir des Halles");
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(candidate.email);
  await expect(page.getByLabel(/^Mot de passe actuel/)).toHaveCount(0);
  await fill({
    Prénom: "",
    Nom: "",
    Profession: "",
    "E-mail": "karim",
    Téléphone: "12",
    "Département ou région": "",
    Pays: "",
  });
  for (const sentence of [
    "Le prénom est requis",
    "Le nom est requis",
    "La profession est requise",
    "Adresse email invalide",
    "Le numéro de téléphone doit contenir exactement 10 chiffres",
    "Le département ou la région est requis",
    "Le pays est requis",
    "Le poste est requis",
    "L’entreprise est requise",
    "Le lieu est requis",
    "La date de début est requise",
    "La date de fin est requise",
    "La description est requise",
  ])
    await expect(page.getByText(sentence).last()).toBeVisible();
  await checkPage(page);
  await fill({ "E-mail": "" });
  await expect(page.getByText("L’email est requis").last()).toBeVisible();

  await page.getByRole("button", { name: "Retirer cette expérience" }).last().click();
  await page.getByLabel("J’occupe ce poste actuellement").check();
  await expect(page.getByLabel(/^Fin/)).toHaveCount(0);
  await expect(page.getByRole("alert")).not.toContainText("date de fin");
  await page.getByLabel(/^Compétences/).fill("  Bar et cocktails ");
  await page.getByLabel(/^Compétences/).press("Enter");
  // Another address asks for the password, and waits for its link.
  const address = uniqueEmail("profil");
  await fill({
    Prénom: "Karim",
    Nom: "Benali",
    Profession: "Chef de rang",
    "E-mail": address,
    Téléphone: "06 12 34 56 78",
    "Département ou région": "Rhône",
    Pays: "France",
    "À propos": "Dix ans de salle.",
    Poste: "Serveur",
    Entreprise: "Maison Bellecour",
    Lieu: "Lyon",
    Début: "2024-04-01",
    Description: "Carte des vins, encaissement.",
  });
  await expect(page.getByText("Indiquez votre mot de passe actuel.").last()).toBeVisible();
  await fill({ "Mot de passe actuel": DEMO_PASSWORD });
  await expect(
    visibleText(page, /^Profil mis à jour avec succès\. Un lien vient d’être envoyé à la nouvelle adresse/),
  ).toBeVisible();
  const link = await mailedLink(address, "Confirmez votre nouvelle adresse e-mail");
  expect(link).toMatch(/^\/confirmer-ma-nouvelle-adresse/);
  await expect(page.getByRole("heading", { level: 1, name: "Karim Benali" })).toBeVisible();
  await expect(page.getByText("Avril 2024 – aujourd’hui")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Bar et cocktails$/ })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Profil complet à 85 %" })).toBeVisible();
  await expect(page).toHaveURL(PROFILE);

  // Edited, then taken away: the rest of the profile stays.
  await page.getByRole("link", { name: "Modifier" }).click();
  await page.locator("summary").filter({ hasText: "Serveur" }).click();
  await page.getByRole("button", { name: "Retirer cette expérience" }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Aucune expérience pour l’instant.")).toBeVisible();
  await expect(page.getByText("Dix ans de salle.")).toBeVisible();
  watch.expectNone();
});

test("a CV and a photo upload with a progress bar, are replaced and removed", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  await signInAs(page, await aCandidate(db));
  await openPage(page, `${PROFILE}?modifier=1`);
  const cv = page.locator("input[name=coverLetter]");
  await cv.setInputFiles({ name: "cv.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
  await expect(page.getByText(/PDF, DOC ou DOCX/).first()).toBeVisible();
  await expect(cv).toHaveAttribute("aria-invalid", "true");

  const release = await delayRequests(page, /\/profil\/envoi$/);
  await cv.setInputFiles({ name: "CV-Camille.pdf", mimeType: "application/pdf", buffer: aCv() });
  await page.getByLabel(/^Photo/).setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: ONE_PIXEL });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("progressbar", { name: "Envoi du fichier" })).toHaveCount(2);
  await expect(page.getByText("Envoi en cours…").first()).toBeVisible();
  release();
  await expect(visibleText(page, "Profil mis à jour avec succès.")).toBeVisible();
  await expect(page.getByRole("link", { name: /CV-Camille\.pdf/ })).toBeVisible();
  const photo = page.locator("main img").first();
  await expect(photo).toHaveAttribute("src", /\/fichiers\/\d+/);
  await expect(page).toHaveURL(PROFILE);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Remplacer ou retirer" }).click();
  await page.getByLabel(/^Profession/).fill("Cheffe de rang");
  await page.getByRole("button", { name: "Retirer la photo" }).click();
  const question = page.getByRole("alertdialog", { name: /^Retirer/ });
  await expect(question).toContainText("Vos initiales la remplaceront.");
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Retirer la photo" }).click();
  await question.getByRole("button", { name: "Retirer la photo" }).click();
  await expect(visibleText(page, "Photo retirée.")).toBeVisible();
  await expect(question).toHaveCount(0);
  await closeToasts(page);
  // What was being typed is still there.
  await expect(page.getByLabel(/^Profession/)).toHaveValue("Cheffe de rang");
  await cv.setInputFiles({ name: "CV-2027.pdf", mimeType: "application/pdf", buffer: aCv() });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("link", { name: /CV-2027\.pdf/ })).toBeVisible();
  await expect(page.getByText("Cheffe de rang")).toBeVisible();
  await expect(page).toHaveURL(PROFILE);
  await page.getByRole("link", { name: "Remplacer ou retirer" }).click();
  await page.getByRole("button", { name: "Retirer le CV" }).click();
  await question.getByRole("button", { name: "Retirer le CV" }).click();
  await expect(visibleText(page, /CV retiré\./)).toBeVisible();
  await openPage(page, PROFILE);
  await expect(page.getByText("Aucun CV enregistré.")).toBeVisible();
  watch.expectNone();
});

test("ratings are read and answered, an employer is rated once, badges are earned", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { candidate, works } = await aWorker(db, 5);
  const [first, , ...others] = works;
  for (const application of others) await aRating(db, { application, direction: "company" });
  if (first) await aRating(db, { application: first, comment: "À l’heure, souriant, on le rappelle." });
  await signInAs(page, candidate);
  await openPage(page, PROFILE);
  const badges = page.getByRole("heading", { name: "Badges" }).locator("..");
  await expect(badges.getByText("Fiable")).toBeVisible();
  await expect(page.getByText("Missions terminées").locator("..")).toContainText("5");

  await page.getByRole("link", { name: "Avis", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Avis" })).toBeVisible();
  await expect(page.getByText("1 avis d’employeurs pour qui vous avez travaillé")).toBeVisible();
  await checkPage(page);
  await page.getByText(/^Répondre/).click();
  await page.getByRole("button", { name: "Publier ma réponse" }).click();
  await expect(page.getByText("Écrivez votre réponse.")).toBeVisible();
  await page.getByLabel(/^Votre réponse/).fill("Merci, au plaisir de revenir.");
  await page.getByRole("button", { name: "Publier ma réponse" }).click();
  await expect(visibleText(page, "Réponse publiée.")).toBeVisible();
  await expect(page.getByText("Merci, au plaisir de revenir.")).toBeVisible();

  const toRate = page.getByRole("region", { name: "2 missions à évaluer" });
  await toRate.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Évaluer un employeur" })).toBeVisible();
  const rating = page.url();
  await page.getByRole("button", { name: "Envoyer l’évaluation" }).click();
  await expect(page.getByText("Donnez une note de 1 à 5.")).toHaveCount(1);
  await checkPage(page);
  for (const group of await page.getByRole("radiogroup").all())
    await group.getByRole("radio").nth(4).check({ force: true });
  await expect(page.getByText("5,0")).toBeVisible();
  await page.getByLabel(/^Votre retour/).fill("Consignes claires, équipe accueillante.");
  await page.getByRole("radio", { name: "Oui" }).check({ force: true });
  await page.getByRole("button", { name: "Envoyer l’évaluation" }).click();
  await expect(visibleText(page, /^Évaluation envoyée/)).toBeVisible();
  await expect(page.getByRole("region", { name: "1 mission à évaluer" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Vos évaluations" })).toContainText("Consignes claires");
  // What is rated cannot be rated again.
  await page.goto(rating);
  await expect(page).toHaveURL(`${PROFILE}/avis`);
  watch.expectNone();
});

test("who looked at one's contact details is listed", { tag: "@phone" }, async ({ page, db }) => {
  const employer = await anEmployer(db);
  const candidate = await aCandidate(db);
  await anApplication(db, { mission: await aMission(db, { employer }), candidate });
  await signInAs(page, candidate);
  await openPage(page, `${PROFILE}/consultations`);
  await expect(page.getByRole("heading", { name: "Personne n’a vu vos coordonnées" })).toBeVisible();
  // Before that the two are masked, and looking leaves no trace.
  await db.updateTable("companies").set({ level: "verified" }).where("id", "=", employer.companyId).execute();
  const asEmployer = await callAs(page, employer.email);
  await asEmployer("GET", `profile/${candidate.id}/`);
  await openPage(page, `${PROFILE}/consultations`);
  await expect(page.getByRole("listitem").filter({ hasText: "A vu votre e-mail et votre téléphone" })).toHaveCount(1);
  await checkPage(page);
});

test("a profile is edited without script too @once", async ({ browser, db }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page, await aCandidate(db, { cv: true }));
  await page.goto(`${PROFILE}?modifier=1`);
  await page.getByRole("button", { name: "Retirer le CV" }).click();
  await expect(page.getByText(/CV retiré\./)).toBeVisible();
  await page.goto(`${PROFILE}?modifier=1`);
  await page.getByLabel(/^Profession/).fill("");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("La profession est requise").last()).toBeVisible();
  await page.getByLabel(/^Profession/).fill("Barista");
  await page.locator("input[name=coverLetter]").setInputFiles({
    name: "mon-cv.pdf",
    mimeType: "application/pdf",
    buffer: aCv(),
  });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Profil mis à jour avec succès.")).toBeVisible();
  await expect(page.getByText("mon-cv.pdf")).toBeVisible();
  await expect(page.getByText("Barista")).toBeVisible();
  await context.close();
});
