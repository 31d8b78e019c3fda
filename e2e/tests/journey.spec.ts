import { uniqueSiret } from "@app/db/builders/company-row";
import { uniqueWord } from "@app/db/builders/unique";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleAgain } from "../support/accessible.ts";
import { mailedLink } from "../support/mail.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { openUntil } from "../support/shared-page.ts";
import { fillShift, publishButton, rateField, titleField, unfold } from "../support/shift-form.ts";

test.use({ serviceWorkers: "allow" });

const PASSWORD = "Une-phrase-de-passe-2026";

/** A person in their own browser, whose pages must neither complain nor shut anyone out. */
async function aPerson(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = watchErrors(page);
  return {
    page,
    open: async (path: string) => {
      await page.goto(path);
      await waitForHydration(page);
    },
    async leave() {
      errors.expectNone();
      await context.close();
    },
  };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

async function pickCommune(page: Page, label: string, typed: string, option: RegExp) {
  await page.getByLabel(new RegExp(`^${label}`)).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}

async function fillIdentity(page: Page, firstName: string, lastName: string, email: string) {
  await page.getByLabel("Prénom").fill(firstName);
  await page.getByLabel("Nom de famille").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.getByLabel("Confirmation").fill(PASSWORD);
  await page.getByLabel(/18.ans ou plus/).check();
  await page.getByLabel(/J’accepte les conditions/).check();
}

async function registerEmployer({ page, open }: Person, email: string, company: string) {
  await open("/s'inscrire?role=employeur");
  await fillIdentity(page, "Nadia", "Ferrand", email);
  await page.getByLabel("Nom de l’entreprise").fill(company);
  await page.getByLabel("Numéro SIRET").fill(uniqueSiret());
  await page.getByLabel("Adresse").fill("1 place des Terreaux, 69001 Lyon");
  await expectAccessibleAgain(page);
  await page.getByRole("button", { name: "Créer mon compte employeur" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Nadia Ferrand" })).toBeVisible();
  await expectAccessible(page);
}

async function completeEmployer({ page, open }: Person, email: string) {
  await open(await mailedLink(email, "Votre code pour confirmer votre adresse e-mail"));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /confirmée/ })).toBeVisible();

  await open("/employeur/tableau-de-bord/profil?modifier=1");
  await page.getByLabel("Téléphone", { exact: true }).fill("04 72 00 00 00");
  await pickCommune(page, "Ville", "Lyon", /^Lyon/);
  await page.getByRole("button", { name: "Enregistrer mes informations" }).click();
  await expect(page.getByText("Profil mis à jour avec succès.").filter({ visible: true }).first()).toBeVisible();

  await open("/employeur/tableau-de-bord/profil?modifier=1");
  await page.getByLabel("Secteur d’activité").selectOption({ label: "Restauration et services alimentaires" });
  await page.getByLabel("Taille de l’entreprise").selectOption({ label: "11 à 50 personnes" });
  await page.getByLabel("E-mail de l’entreprise").fill(email);
  await page.getByLabel("Description").fill("Brasserie de 90 couverts, ouverte sept jours sur sept.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enregistrer l’entreprise" }).click();
  await expect(
    page.getByText("Profil de l’entreprise mis à jour avec succès.").filter({ visible: true }).first(),
  ).toBeVisible();
  await expectAccessibleAgain(page);
}

async function publish({ page, open }: Person, title: string): Promise<string> {
  await open("/employeur/tableau-de-bord/publier");
  await titleField(page).fill(title);
  await expect(page.getByText(/, Lyon 1er$/)).toBeVisible();
  await unfold(page);
  await expect(page.getByRole("list", { name: "Secteurs choisis" })).toContainText("Restauration");
  await page.getByLabel("Responsabilités").fill("Tenir un rang de huit tables\nEncaisser");
  await expect(page.getByRole("textbox", { name: /^Aperçu/ })).toHaveValue(/• Tenir un rang de huit tables/);
  await page.getByLabel(/^Compétences/).fill("Service en salle");
  await page.getByLabel(/^Compétences/).press("Enter");
  // Soon enough to be among the three of the home page, whatever other tests publish.
  const inParis = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toLocaleString("sv-SE", { timeZone: "Europe/Paris" });
  const [start, end] = [inParis(40), inParis(400)];
  await fillShift(page, { day: start.slice(0, 10), start: start.slice(11, 16), end: end.slice(11, 16), pause: "0" });
  await page.getByRole("button", { name: /^Copier/ }).click();
  await expect(page.getByText(/^Total\s: 12\sh payées par personne/)).toBeVisible();
  await rateField(page).fill("14,50");
  await page.getByLabel(/^Point de rendez-vous/).fill("Entrée du personnel");
  // It starts within a day.
  await expect(page.getByLabel(/Mission urgente/)).toBeChecked();
  await expectAccessibleAgain(page);
  await publishButton(page).click();
  await expect(page.getByRole("alertdialog")).toContainText("Êtes-vous sûr de vouloir publier cette mission");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(
    page
      .getByText(/Mission publiée avec succès/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // The address no longer holds the message, so it can be bookmarked.
  await expect(page).toHaveURL(/\/emplois\/\d+$/);
  await expectAccessible(page);
  const link = await page.getByRole("link", { name: /page publique/i }).getAttribute("href");
  return link ?? "";
}

async function visitorFindsIt(browser: Browser, title: string, path: string) {
  const visitor = await aPerson(browser, { javaScriptEnabled: false });
  await openUntil(visitor.page, "/", visitor.page.getByRole("link", { name: title, exact: true }));
  await visitor.page.goto(`/emplois?query=${encodeURIComponent(title)}`);
  await expect(visitor.page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await visitor.page.goto(path);
  await expect(visitor.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.page.getByText("174 €").first()).toBeVisible();
  await visitor.leave();
}

async function registerCandidate({ page, open }: Person, email: string, title: string, path: string) {
  await open(path);
  await expectAccessibleAgain(page);
  await page
    .getByRole("link", { name: `Postuler : ${title}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: `Postuler à « ${title} »` })).toBeVisible();
  await expectAccessibleAgain(page);
  await page.getByRole("link", { name: "J’ai déjà un compte" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: `Connectez-vous pour postuler à « ${title} »` }),
  ).toBeVisible();
  await expectAccessible(page);
  // Or without a mission in mind, and the profile later.
  await open("/s'inscrire?role=candidat");
  await fillIdentity(page, "Karim", "Benali", email);
  await page.getByLabel("Profession").fill("Serveur en salle");
  await pickCommune(page, "Votre commune", "Villeurb", /^Villeurbanne/);
  await expectAccessibleAgain(page);
  await page.getByRole("button", { name: "Créer mon compte candidat" }).click();
  await expect(page).toHaveURL(/\/candidat\/tableau-de-bord$/);
}

async function completeCandidate({ page, open }: Person, email: string) {
  await open(await mailedLink(email, "Votre code pour confirmer votre adresse e-mail"));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /confirmée/ })).toBeVisible();
  await open("/candidat/tableau-de-bord");
  await expectAccessibleAgain(page);
  await open("/candidat/tableau-de-bord/profil?modifier=1");
  await page.getByLabel("Téléphone").fill("06 12 34 56 78");
  await page.getByRole("radio", { name: /^Disponible/ }).check();
  await page.getByLabel(/^Compétences/).fill("Service en salle");
  await page.getByLabel(/^Compétences/).press("Enter");
  await expectAccessibleAgain(page);
  await page.getByRole("button", { name: /Enregistrer/ }).click();
  await expect(page.getByText("Profil mis à jour avec succès.").filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL("/candidat/tableau-de-bord/profil");
  await expectAccessibleAgain(page);
}

async function apply({ page, open }: Person, missionId: string) {
  await open(`/candidat/tableau-de-bord/emplois-détails/${missionId}`);
  await expectAccessibleAgain(page);
  await page
    .getByRole("button", { name: /^Postuler/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Votre message").fill("Bonjour, deux saisons de brasserie, libre les deux soirs.");
  await expectAccessibleAgain(page);
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Candidature envoyée.").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Candidature envoyée").filter({ visible: true }).first()).toBeVisible();
  await expectAccessibleAgain(page);
}

/** The list shows the same words and buttons: only the title tells that the page has come. */
async function readApplication(page: Page) {
  await page
    .getByRole("link", { name: /Karim Benali/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Candidature de Karim Benali" })).toBeVisible();
}

async function acceptApplication({ page, open }: Person) {
  await open("/employeur/tableau-de-bord");
  await expect(page.getByText("Karim Benali").filter({ visible: true }).first()).toBeVisible();
  await expectAccessibleAgain(page);
  await open("/employeur/tableau-de-bord/candidatures");
  await expectAccessible(page);
  await readApplication(page);
  await expect(page.getByText("Bonjour, deux saisons de brasserie, libre les deux soirs.")).toBeVisible();
  // Wait until it is read: an answer before that would skip the « seen » notification.
  await expect(page.getByText("Lue", { exact: true })).toBeVisible();
  await expectAccessibleAgain(page);
  await page.getByRole("button", { name: "Accepter Karim Benali" }).filter({ visible: true }).click();
  await expect(page.getByText("Candidature acceptée.").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Accepté", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
}

async function confirm({ page, open }: Person, company: string) {
  // Written by the worker, a moment after the acceptance.
  await expect(async () => {
    await open("/candidat/tableau-de-bord/notifications");
    await expect(page.getByText(`${company} retient votre candidature`)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText("Votre candidature a été lue")).toBeVisible();
  await expectAccessibleAgain(page);
  await page.getByText(`${company} retient votre candidature`).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Vous avez la place\./ })).toBeVisible();
  await expect(page.getByText("Rendez-vous\u00a0: Entrée du personnel")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Je confirme ma venue" }).click();
  await expect(page.getByText("Venue confirmée")).toBeVisible();
  await expectAccessible(page);
}

test("a mission goes from publication to confirmation", { tag: "@phone" }, async ({ browser }) => {
  test.slow();
  const word = uniqueWord("e2e").replaceAll("-", "");
  const company = `Brasserie ${word}`;
  const title = `Serveur ${word} (H/F)`;
  const employer = await aPerson(browser);
  const candidate = await aPerson(browser);

  await registerEmployer(employer, `nadia.${word}@exemple.fr`, company);
  await completeEmployer(employer, `nadia.${word}@exemple.fr`);
  const path = await publish(employer, title);
  await visitorFindsIt(browser, title, path);

  await registerCandidate(candidate, `karim.${word}@exemple.fr`, title, path);
  await completeCandidate(candidate, `karim.${word}@exemple.fr`);
  await apply(candidate, /\/emplois\/(\d+)-/.exec(path)?.[1] ?? "");

  await acceptApplication(employer);
  await confirm(candidate, company);

  await employer.open("/employeur/tableau-de-bord/candidatures");
  await readApplication(employer.page);
  await expect(employer.page.getByText("Confirmé", { exact: true }).first()).toBeVisible();
  await expectAccessibleAgain(employer.page);

  await employer.leave();
  await candidate.leave();
});
