import { anEmployer } from "@app/db/builders/companies";
import { siretFrom } from "@app/db/builders/company-row";
import { uniqueDigits, uniqueWord } from "@app/db/builders/unique";
import type { Db } from "@app/db/database";
import type { Browser, Page } from "@playwright/test";
import { aCv } from "../support/cv.ts";
import { expect, test } from "../support/database.ts";
import { countInteractions, reportCount } from "../support/interactions.ts";
import { AT_DESK, ON_PHONE } from "../support/length.ts";
import { inbox, mailedCode } from "../support/mail.ts";
import { signInAsAdmin } from "../support/office.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { pickMoment, publishButton, rateField, titleField, unfold } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PAGE = `${EMPLOYER}/profil/verification`;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const SUBJECT = "Votre code pour prouver l’adresse de votre entreprise";
const MOST_AFTER_MAIL = 4;

/** Whose address the register shows; its website names its SIREN. */
function shownCompany() {
  const siret = siretFrom(`00012${uniqueDigits(8)}`);
  const domain = `tisseurs-${siret.slice(0, 9)}.fr`;
  return { siret, domain, name: "Comptoir des tisseurs", address: "14 quai des Tisseurs, 69007 Lyon" };
}

/** A value of the table: today, then at the next level. */
const right = (page: Page, name: string) => page.getByRole("row", { name }).getByRole("cell");

test("a newcomer publishes, reads what opens, and proves the address in four gestures after the mail", {
  tag: ON_PHONE,
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const { siret, domain, name, address } = shownCompany();
  const employer = await anEmployer(db, { company: { siret, name, address, website: null } });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/publier`);
  await titleField(page).fill("Serveur en salle");
  await pickMoment(page, "Demain soir");
  await rateField(page).fill("15");
  await publishButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).click();
  await expect(visibleText(page, "Mission publiée avec succès !")).toBeVisible();
  await closeToasts(page);

  // What is open, and what opens next, in figures.
  await openPage(page, `${EMPLOYER}/profil`);
  await page.getByRole("link", { name: "Ce qui vous est ouvert, et comment aller plus loin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vérification de l’entreprise" })).toBeVisible();
  await expect(right(page, "Places par mission")).toHaveText(["3", "20"]);
  await expect(right(page, "Places ouvertes en même temps")).toHaveText(["6, dont 1 en cours", "60"]);
  await expect(right(page, "E-mail, téléphone et CV")).toHaveText([
    "une fois la venue confirmée",
    "dès la candidature",
  ]);
  await expect(right(page, "Place à la première personne qui dit oui")).toHaveText(["pas encore", "possible"]);
  await checkPage(page);

  // No domain is known yet: the page of the company asks for the website.
  await page.getByRole("link", { name: "Ajouter le site" }).click();
  await page.getByLabel(/^Site web/).fill(domain);
  await page.getByRole("button", { name: "Enregistrer l’entreprise" }).click();
  await expect(visibleText(page, "Profil de l’entreprise mis à jour avec succès.")).toBeVisible();
  await closeToasts(page);
  await openPage(page, PAGE);
  const mailbox = page.getByLabel(/^Adresse e-mail/);
  await mailbox.fill("contact@autre-domaine.fr");
  await page.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(page.getByText(`Indiquez une adresse qui se termine par @${domain}`).first()).toBeVisible();
  await mailbox.fill(`contact@${domain}`);
  await page.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(page.getByRole("heading", { name: "Saisissez le code reçu" })).toBeVisible();
  await closeToasts(page);
  await checkPage(page);

  const code = await mailedCode(`contact@${domain}`, SUBJECT);
  const [mail] = await inbox(`contact@${domain}`);
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const user = countInteractions();
  // The link of the mail is the first gesture.
  await openPage(page, link.pathname + link.search + link.hash);
  const field = page.getByRole("textbox", { name: "Code", exact: true });
  await expect(field).toBeFocused();
  await user.type(field, code);
  await user.tap(page.getByRole("button", { name: "Valider le code" }));
  await expect(visibleText(page, "L’adresse de votre entreprise est prouvée.")).toBeVisible();
  const gestures = user.count() + 1;
  reportCount("Gestures after the mail", `${gestures}, ${MOST_AFTER_MAIL} at most`);
  expect(gestures).toBeLessThanOrEqual(MOST_AFTER_MAIL);
  await closeToasts(page);
  await expect(page.getByText(/^Adresse de l’entreprise prouvée le/)).toBeVisible();
  await expect(right(page, "Places par mission").first()).toHaveText("20");
  await expect(page.getByText(/^Code par e-mail, accepté le/)).toBeVisible();
  await checkPage(page);

  await openPage(page, `${EMPLOYER}/publier`);
  await unfold(page);
  await expect(page.getByRole("radio", { name: /^La première personne qui dit oui/ })).toBeEnabled();
  watch.expectNone();
});

async function anOffice(browser: Browser, db: Db) {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signInAsAdmin(page, db, { firstName: "Claire", lastName: uniqueWord("bureau").replaceAll("-", "") });
  return page;
}

async function itemOf(db: Db, companyId: number): Promise<number> {
  const items = () =>
    db
      .selectFrom("officeItems")
      .where("kind", "=", "company")
      .where("subjectId", "=", companyId)
      .where("closedAt", "is", null)
      .select("id")
      .executeTakeFirst();
  await expect.poll(async () => (await items())?.id ?? 0).toBeGreaterThan(0);
  return (await items())?.id ?? 0;
}

/** By keyboard, as for any other item. */
async function decide(office: Page, level: string, checked: string, reasons: string): Promise<void> {
  await office.keyboard.press("n");
  await expect(office.getByRole("heading", { level: 1, name: "Décider" })).toBeVisible();
  await office.getByLabel("Les faits et les raisons").fill(reasons);
  await office.getByLabel(/^Niveau/).selectOption(level);
  await office.getByLabel(/^Ce qui a été examiné/).fill(checked);
  await checkPage(office);
  await office.keyboard.press("Control+Enter");
  await expect(visibleText(office, /^Décision envoyée/)).toBeVisible();
}

test("the office posts a letter, whose code proves the address", { tag: AT_DESK }, async ({ page, db, browser }) => {
  const watch = watchErrors(page);
  const { siret, name, address } = shownCompany();
  const employer = await anEmployer(db, { company: { siret, name, address } });
  await signInAs(page, employer);
  await openPage(page, PAGE);
  await page.getByRole("button", { name: "Demander le courrier" }).click();
  await expect(page.getByRole("heading", { name: "Votre preuve est en cours" })).toBeVisible();
  await expect(page.getByText(/14 QUAI DES TISSEURS 69007 LYON/i)).toBeVisible();
  await closeToasts(page);
  await checkPage(page);

  const office = await anOffice(browser, db);
  await openPage(office, `/admin/dossiers/${await itemOf(db, employer.companyId)}?file=company`);
  await expect(office.getByRole("heading", { name: "La preuve par courrier" })).toBeVisible();
  await checkPage(office);
  await office.setViewportSize(PHONE);
  await checkPage(office);
  await office.getByRole("link", { name: "Imprimer le courrier" }).click();
  await expect(office.getByRole("button", { name: "Ouvrir le courrier" })).toBeVisible();
  // Cut from the network, nothing is drawn.
  await office.context().setOffline(true);
  await office.getByRole("button", { name: "Ouvrir le courrier" }).click();
  await expect(office.getByRole("alert").filter({ hasText: /^La connexion a été interrompue/ })).toBeVisible();
  await office.context().setOffline(false);
  await office.getByRole("button", { name: "Ouvrir le courrier" }).click();
  const letter = office.getByRole("article", { name: "Le courrier" });
  await expect(letter).toContainText(name);
  await checkPage(office);
  await office.setViewportSize(DESK);
  await checkPage(office);
  const code = /(\d{3})\s(\d{3})/.exec((await letter.getByText(/^\d{3}\s\d{3}$/).textContent()) ?? "");
  await office.getByRole("button", { name: "Il est posté" }).click();
  await expect(office).toHaveURL(/\/admin\/dossiers\/\d+/);

  await openPage(page, PAGE);
  await page.getByRole("textbox", { name: "Code", exact: true }).fill("000000");
  await page.getByRole("button", { name: "Valider le code" }).click();
  await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible();
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(`${code?.[1]}${code?.[2]}`);
  await page.getByRole("button", { name: "Valider le code" }).click();
  await expect(visibleText(page, "L’adresse de votre entreprise est prouvée.")).toBeVisible();
  watch.expectNone();
});

test("the office refuses a document with its reasons, then accepts another", { tag: AT_DESK }, async ({
  page,
  db,
  browser,
}) => {
  const employer = await anEmployer(db, { company: { siret: shownCompany().siret } });
  await signInAs(page, employer);
  const send = async () => {
    await openPage(page, PAGE);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "courrier-urssaf.pdf", mimeType: "application/pdf", buffer: aCv() });
    await page.getByRole("button", { name: "Envoyer le document" }).click();
    await expect(page.getByRole("heading", { name: "Votre preuve est en cours" })).toBeVisible();
    await closeToasts(page);
  };
  await send();
  await checkPage(page);

  const office = await anOffice(browser, db);
  const answer = async (level: string, reasons: string) => {
    await openPage(office, `/admin/dossiers/${await itemOf(db, employer.companyId)}?file=company`);
    const file = office.getByRole("link", { name: "Lire le document" });
    expect((await office.request.get((await file.getAttribute("href")) ?? "")).status()).toBe(200);
    await decide(office, level, "Courrier de l’Urssaf", reasons);
  };
  await answer("SIRET non vérifié", "Le courrier date de plus de trois mois.");
  await openPage(page, PAGE);
  await expect(page.getByText(/^Document, refusé le/)).toBeVisible();
  await expect(page.getByText("Le courrier date de plus de trois mois.")).toBeVisible();

  await send();
  await answer("Adresse de l’entreprise prouvée", "Le courrier de l’Urssaf porte l’adresse de l’établissement.");
  await openPage(page, PAGE);
  await expect(page.getByText(/^Adresse de l’entreprise prouvée le/)).toBeVisible();
  await expect(page.getByText("Le courrier de l’Urssaf porte l’adresse de l’établissement.")).toBeVisible();
});

test("of two accounts with one SIRET, the second waits, and is told what to do", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const { siret, name, address } = shownCompany();
  const first = await anEmployer(db, { company: { siret, name: "Premier compte", address } });
  const second = await anEmployer(db, { company: { siret, name, address } });
  await signInAs(page, second);
  await openPage(page, `${EMPLOYER}/publier`);
  await titleField(page).fill("Serveur en salle");
  await pickMoment(page, "Demain soir");
  await rateField(page).fill("15");
  await publishButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).click();
  const why = page.getByText(/Un autre compte/);
  await expect(why.first()).toBeVisible();
  await expect(page.getByText(first.company.name)).toHaveCount(0);
  await checkPage(page);
  await page.getByRole("link", { name: "Prouver l’adresse", exact: true }).click();
  await expect(why.first()).toBeVisible();
  await expect(page.getByText(first.company.name)).toHaveCount(0);
  await checkPage(page);
});
