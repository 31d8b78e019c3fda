import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { uniqueEmail, uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Browser, Page } from "@playwright/test";
import { aColleague, invitationLink, twoPlaces } from "../support/colleagues.ts";
import { expect, test } from "../support/database.ts";
import { AT_DESK, ON_PHONE } from "../support/length.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { recordCookies, watchTyping } from "../support/typed-secrets.ts";

const COLLEAGUES = `${EMPLOYER}/etablissements/collegues`;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** The browser of somebody else, as wide as the first. */
async function another(browser: Browser, like: Page) {
  const context = await browser.newContext({
    viewport: like.viewportSize(),
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
  });
  watchTyping(context);
  const page = await context.newPage();
  const close = async () => {
    await recordCookies(context);
    await context.close();
  };
  return { page, close };
}

test("an owner invites a manager of one establishment, who joins from the mail and sees that one alone", {
  tag: ON_PHONE,
}, async ({ page, browser, db }) => {
  const watch = watchErrors(page);
  const owner = await anEmployer(db, { company: { name: uniqueWord("Brasserie") } });
  const { terreaux, confluence } = await twoPlaces(db, owner);
  const [here, elsewhere] = [uniqueWord("Serveur"), uniqueWord("Plongeur")];
  const mission = await aMission(db, { employer: owner, title: here, establishmentId: terreaux.id, positions: 2 });
  const other = await aMission(db, { employer: owner, title: elsewhere, establishmentId: confluence.id, positions: 2 });
  const application = await anApplication(db, { mission });
  const outside = await anApplication(db, { mission: other });
  await signInAs(page, owner);

  await openPage(page, COLLEAGUES);
  await expect(page.getByRole("heading", { level: 1, name: "Collègues" })).toBeVisible();
  await expect(page.getByText(/^Une personne agit pour Brasserie/)).toBeVisible();
  const rights = page.getByRole("table");
  await expect(rights.getByRole("columnheader", { name: "Chef de service" })).toBeVisible();
  await expect(rights.getByRole("row", { name: /^Collègues et journal oui non non/ })).toBeVisible();
  await checkPage(page);

  // The address is typed; then two gestures, since « Responsable » is the role that is given most.
  const email = uniqueEmail("sofia");
  await page.getByLabel(/^Adresse e-mail/).fill(email);
  await page.getByRole("button", { name: /^Envoyer, valable 7.jours$/ }).click();
  await expect(page.getByText("Choisissez au moins un établissement.")).toBeVisible();
  await page.getByLabel(/^Terreaux/).check();
  await page.getByRole("button", { name: /^Envoyer, valable 7.jours$/ }).click();
  await expect(visibleText(page, `Invitation envoyée à ${email}.`)).toBeVisible();
  await expect(page.getByText(/^Invitation, encore 7.j$/)).toBeVisible();
  await expect(page.getByLabel(/^Adresse e-mail/)).toHaveValue("");
  await closeToasts(page);

  const guest = await another(browser, page);
  const invited = guest.page;
  const invitedWatch = watchErrors(invited);
  await openPage(invited, await invitationLink(email));
  await expect(invited.getByRole("heading", { level: 1, name: /^Nadia F\. vous invite chez Brasserie/ })).toBeVisible();
  await expect(invited.getByText(/^Responsable, pour Terreaux/)).toBeVisible();
  await expect(invited.getByText("les autres établissements")).toBeVisible();
  await checkPage(invited);
  await invited.getByLabel(/^Mot de passe/).fill(DEMO_PASSWORD);
  await invited.getByRole("button", { name: "Accepter et créer mon compte" }).click();
  await expect(invited.getByText("Le prénom est requis").first()).toBeVisible();
  await invited.getByLabel(/^Prénom/).fill("Sofia");
  await invited.getByLabel(/^Nom de famille/).fill("Lemaire");
  await invited.getByLabel(/^Mot de passe/).fill(DEMO_PASSWORD);
  await invited.getByLabel(/^Téléphone/).fill("06 12 34 56 78");
  await invited.getByLabel(/18.ans ou plus/).check();
  await invited.getByRole("button", { name: "Accepter et créer mon compte" }).click();
  await expect(invited).toHaveURL(EMPLOYER);
  await expect(invited.getByRole("heading", { level: 1, name: "Bonjour Sofia Lemaire" })).toBeVisible();

  await openPage(invited, `${EMPLOYER}/emplois`);
  await expect(invited.getByText(here).first()).toBeVisible();
  await expect(invited.getByText(elsewhere)).toHaveCount(0);
  await openPage(invited, `${EMPLOYER}/candidatures/${application.id}`);
  await expect(invited.getByRole("button", { name: /^Accepter/ }).first()).toBeVisible();
  for (const path of [`emplois/${other.id}`, `candidatures/${outside.id}`, `emploi/${other.id}/candidatures`]) {
    expect((await invited.goto(`${EMPLOYER}/${path}`))?.status(), path).toBe(404);
  }
  await openPage(invited, `${EMPLOYER}/etablissements`);
  await expect(invited.getByRole("heading", { name: "Terreaux" })).toBeVisible();
  await expect(invited.getByRole("heading", { name: "Confluence" })).toHaveCount(0);
  await expect(invited.getByRole("link", { name: "Ajouter" })).toHaveCount(0);
  await openPage(invited, `${EMPLOYER}/publier`);
  await expect(invited.getByText(/^Terreaux, /).first()).toBeVisible();
  await expect(invited.getByText("Autre adresse")).toHaveCount(0);

  // What an owner alone may see is not drawn; its address answers 403, and who to ask.
  await openPage(invited, COLLEAGUES);
  await expect(invited.getByText("Nadia Ferrand").first()).toBeVisible();
  await expect(invited.getByRole("heading", { name: "Inviter quelqu’un" })).toHaveCount(0);
  await expect(invited.getByRole("heading", { name: "Journal" })).toHaveCount(0);
  expect((await invited.goto(`${COLLEAGUES}/journal`))?.status()).toBe(403);
  await expect(
    invited.getByRole("heading", { level: 1, name: "Cette page est réservée aux propriétaires" }),
  ).toBeVisible();
  await expect(invited.getByText("Demandez à Nadia Ferrand.")).toBeVisible();
  await checkPage(invited);

  await openPage(page, COLLEAGUES);
  await expect(page.getByRole("link", { name: "Sofia Lemaire" })).toBeVisible();
  await expect(page.getByText(/a rejoint l’entreprise/)).toBeVisible();
  await page.getByRole("link", { name: "Tout voir" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Journal" })).toBeVisible();
  await expect(page.getByText(`a invité ${email}`).first()).toBeVisible();
  await checkPage(page);
  watch.expectNone();
  invitedWatch.expectNone();
  await guest.close();
});

test("a shift lead writes to the people chosen there, and sees no application", { tag: ON_PHONE }, async ({
  page,
  browser,
  db,
}) => {
  const owner = await anEmployer(db);
  const { terreaux, confluence } = await twoPlaces(db, owner);
  const lead = await aColleague(db, owner, {
    role: "shift_lead",
    establishments: [terreaux.id],
    firstName: "Awa",
    lastName: "Diallo",
  });
  const soon = { employer: owner, startsAt: inHours(-1), positions: 2 };
  const chosen = { status: "accepted", candidateStatus: "confirmed" } as const;
  const mission = await aMission(db, { ...soon, title: uniqueWord("Serveur"), establishmentId: terreaux.id });
  const other = await aMission(db, { ...soon, title: uniqueWord("Plongeur"), establishmentId: confluence.id });
  const karim = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  const ines = await aCandidate(db, { firstName: "Inès", lastName: "Roche" });
  const application = await anApplication(db, { mission, candidate: karim, ...chosen });
  await anApplication(db, { mission: other, candidate: ines, ...chosen });
  await aConversation(db, { between: [owner, karim], lines: ["Entrée par la cour.", "Bien reçu."] });
  await aConversation(db, { between: [owner, ines], lines: ["Entrée par le quai."] });
  await signInAs(page, lead);

  await openPage(page, EMPLOYER);
  await expect(page).toHaveURL(`${EMPLOYER}/aujourd-hui`);
  await expect(page.getByRole("heading", { level: 1, name: /^Aujourd’hui/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(page.getByText("Inès Roche")).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "Menu employeur mobile" });
  await expect(menu.getByRole("link")).toHaveText([/^Aujourd’hui/, /^Messages/, /^Lieux/, /^Profil/]);
  await checkPage(page);
  for (const path of ["candidatures", "emplois", "publier", "analyses", "profil/verification"]) {
    expect((await page.goto(`${EMPLOYER}/${path}`))?.status(), path).toBe(403);
    await expect(
      page.getByRole("heading", { level: 1, name: /^Cette page est réservée aux (responsables|propriétaires)$/ }),
    ).toBeVisible();
    await expect(page.getByText("Demandez à Nadia Ferrand.")).toBeVisible();
  }
  await checkPage(page);
  // Where the notification of somebody who comes leads.
  await page.goto(`${EMPLOYER}/candidatures/${application.id}`);
  await expect(page).toHaveURL(`${EMPLOYER}/aujourd-hui`);
  await openPage(page, `${EMPLOYER}/messages`);
  await expect(page.getByText("Inès Roche")).toHaveCount(0);
  await page.getByRole("link", { name: /^Karim Benali/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Karim Benali" })).toBeVisible();
  await expect(page.getByText("Entrée par la cour.")).toBeVisible();
  await page.getByLabel(/^Votre message/).fill("Je vous attends à 18 h.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByRole("log").getByText("Je vous attends à 18 h.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir la mission" })).toHaveCount(0);
  await checkPage(page);

  // The owner reads it on the side of the company.
  const theirs = await another(browser, page);
  await signInAs(theirs.page, owner);
  await openPage(theirs.page, `${EMPLOYER}/messages`);
  await theirs.page.getByRole("link", { name: /^Karim Benali/ }).click();
  await expect(theirs.page.locator(".bubble-out", { hasText: "Je vous attends à 18 h." })).toBeVisible();
  await expect(theirs.page.locator(".bubble-in", { hasText: "Bien reçu." })).toBeVisible();
  await theirs.close();
});

test("leaving ends every right at once; the last owner first gives the role", { tag: AT_DESK }, async ({
  page,
  browser,
  db,
}) => {
  const owner = await anEmployer(db, { company: { name: uniqueWord("Brasserie") } });
  const lead = await aColleague(db, owner, { role: "shift_lead", firstName: "Awa", lastName: "Diallo" });
  const manager = await aColleague(db, owner, { role: "manager", firstName: "Julien", lastName: "Morel" });
  const theirs = await another(browser, page);
  await signInAs(theirs.page, manager);
  await openPage(theirs.page, `${EMPLOYER}/candidatures`);
  await expect(theirs.page.getByRole("heading", { level: 1 })).toContainText("Candidatures");

  await signInAs(page, owner);
  await openPage(page, `${EMPLOYER}/profil/compte`);
  const leaving = page.getByRole("region", { name: "Quitter l’entreprise" });
  await expect(leaving.getByRole("button", { name: "Quitter l’entreprise" })).toBeDisabled();
  await expect(leaving.getByText("Personne d’autre n’a ce rôle")).toBeVisible();
  await leaving.getByRole("link", { name: "Choisir une personne propriétaire" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Collègues" })).toBeFocused();

  // Two gestures.
  await page.getByRole("button", { name: "Retirer l’accès de Julien Morel" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Effet immédiat");
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirer l’accès" }).click();
  await expect(visibleText(page, "Accès retiré, sur tous ses appareils.")).toBeVisible();
  await expect(page.getByText("Julien Morel", { exact: true })).toHaveCount(0);
  await theirs.page.reload();
  await expect(
    theirs.page.getByRole("heading", { level: 1, name: "Vous n’agissez plus pour une entreprise" }),
  ).toBeVisible();
  await checkPage(theirs.page);
  await theirs.page.getByRole("link", { name: "Mon compte" }).filter({ visible: true }).first().click();
  await expect(theirs.page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await theirs.close();

  await closeToasts(page);
  await page.getByRole("link", { name: "Awa Diallo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Awa Diallo" })).toBeVisible();
  await checkPage(page);
  const week = page.getByRole("group", { name: "Semaine de service" });
  await week.getByRole("button", { name: "Lundi matin" }).click();
  await expect(page.getByText("Enregistré").first()).toBeVisible();
  await expect(week.getByRole("button", { name: "Lundi matin" })).toHaveAttribute("aria-pressed", "false");
  await expect(week.getByRole("button", { name: "Mardi soir" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("radio", { name: /^Propriétaire/ }).check({ force: true });
  await page.getByRole("button", { name: "Enregistrer l’accès" }).click();
  await expect(visibleText(page, "Accès enregistré.")).toBeVisible();

  await openPage(page, `${EMPLOYER}/profil/compte`);
  await page.getByRole("button", { name: "Quitter l’entreprise" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitter l’entreprise" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vous n’agissez plus pour une entreprise" })).toBeVisible();
  const seats = db.selectFrom("companyMembers").where("companyId", "=", owner.companyId).where("leftAt", "is", null);
  expect(await seats.select(["userId", "role"]).execute()).toEqual([{ userId: lead.id, role: "owner" }]);
});

test("an invitation that is not for its reader ends there, without script too", { tag: AT_DESK }, async ({
  page,
  browser,
  db,
}) => {
  const owner = await anEmployer(db, { company: { name: uniqueWord("Brasserie") } });
  const candidate = await aCandidate(db);
  await signInAs(page, owner);
  await openPage(page, COLLEAGUES);
  const invite = async (email: string) => {
    await page.getByLabel(/^Adresse e-mail/).fill(email);
    await page.getByRole("button", { name: /^Envoyer/ }).click();
    await expect(visibleText(page, `Invitation envoyée à ${email}.`)).toBeVisible();
    await closeToasts(page);
  };
  await invite(candidate.email);
  const stranger = uniqueEmail("inconnu");
  await invite(stranger);

  const link = await invitationLink(candidate.email);
  const theirs = await another(browser, page);
  await openPage(theirs.page, link);
  await theirs.page.getByRole("link", { name: "Me connecter pour accepter" }).click();
  await expect(theirs.page).toHaveURL(/\/connexion\?redirect=/);
  await signInAs(theirs.page, candidate);
  await openPage(theirs.page, link);
  await expect(theirs.page.getByText(`Vous êtes sur Renfort avec ${candidate.email}`)).toBeVisible();
  await expect(theirs.page.getByText(/compte qui cherche des missions/)).toBeVisible();
  await expect(theirs.page.getByRole("button", { name: "Accepter l’invitation" })).toHaveCount(0);
  await checkPage(theirs.page);
  await theirs.close();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const refused = await invitationLink(stranger);
  await plain.goto(refused);
  await plain.getByRole("button", { name: "Ce n’est pas moi" }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Invitation refusée" })).toBeVisible();
  await plain.goto(refused);
  await expect(plain.getByRole("heading", { level: 1, name: "Cette invitation n’est plus valable" })).toBeVisible();
  await context.close();

  await openPage(page, COLLEAGUES);
  const people = page.getByRole("region", { name: "Personnes" });
  await expect(people.getByText(candidate.email)).toBeVisible();
  await expect(people.getByText(stranger)).toHaveCount(0);
  await page.getByRole("button", { name: `Annuler l’invitation de ${candidate.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler l’invitation" }).click();
  await expect(visibleText(page, "Invitation annulée.")).toBeVisible();
  await openPage(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "Cette invitation n’est plus valable" })).toBeVisible();
});
