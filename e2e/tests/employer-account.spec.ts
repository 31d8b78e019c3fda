import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { registered, uniqueSiret } from "@app/db/builders/company-row";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aDraft, aMission } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { uniqueEmail } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { expect, test } from "../support/database.ts";
import { mailedLink } from "../support/mail.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PROFILE = `${EMPLOYER}/profil`;

test("the employer's menu shows its counters, opens and closes", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, positions: 3 });
  await anApplication(db, { mission });
  await aDraft(db, { employer });
  for (const title of ["Une", "Deux"]) await aNotification(db, { userId: employer.id, title });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures`);
  await expect(page.getByRole("link", { name: "Notifications, 2 non lues" })).toBeVisible();
  const narrow = (page.viewportSize()?.width ?? 1440) < 768;
  if (narrow) {
    await expect(page.getByRole("navigation", { name: "Menu employeur mobile" })).toBeVisible();
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  }
  const menu = page.getByRole("navigation", {
    name: narrow ? "Menu employeur, tiroir" : "Menu employeur",
    exact: true,
  });
  const entries = [
    "Tableau de bord",
    "Aujourd’hui",
    "Planning",
    "Mes offres",
    /^Brouillons ?, 1 brouillon$/,
    /^Candidatures ?, 1 à traiter$/,
    "Publier",
    "Mon équipe",
    "Évaluer",
    "Établissements",
    "Profil",
    "Messages",
    // Beside the name on a wide screen.
    ...(narrow ? ["Analyses"] : []),
  ];
  for (const name of entries) await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(menu.getByRole("link")).toHaveCount(entries.length);
  await expect(menu.getByRole("link", { name: /^Candidatures/ })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Évaluer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Évaluer" })).toBeFocused();
  if (!narrow) {
    // Between 768 and 1023 px the menu is a rail of icons, whose names stay.
    await page.setViewportSize({ width: 800, height: 900 });
    await checkPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.getByRole("button", { name: /Nadia Ferrand/ }).click();
  await expect(page.locator("#menu-utilisateur").getByRole("link", { name: "Analyses" })).toBeVisible();
  await page.locator("#menu-utilisateur").getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL("/");

  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await page.goto(`${EMPLOYER}/candidatures`);
  await expect(page).toHaveURL("/candidat/tableau-de-bord");
});

test("the company's profile says what is missing, and what is known of its number", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const mark = (known: object) => db.updateTable("companies").set(known).where("id", "=", employer.companyId).execute();
  await signInAs(page, employer);
  await openPage(page, PROFILE);
  await expect(page.getByText("SIRET non vérifié")).toBeVisible();
  await expect(page.getByText(/Le répertoire Sirene n’a pas encore répondu/)).toBeVisible();
  await mark({ registerOutcome: "not_found", registerAskedAt: new Date("2026-11-10T12:00:00Z") });
  await openPage(page, PROFILE);
  await expect(page.getByText(/Le répertoire Sirene ne connaît pas le SIRET de votre entreprise/)).toBeVisible();
  await mark(registered(new Date("2026-11-12T12:00:00Z")));
  await openPage(page, PROFILE);
  await expect(page.getByText("SIRET trouvé au répertoire Sirene le 12 novembre 2026")).toBeVisible();
  await checkPage(page);

  await page.getByRole("link", { name: "Modifier" }).click();
  const company = page.getByRole("region", { name: "Votre entreprise" });
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await company.getByLabel(new RegExp(`^${label}`)).fill(text);
    await company.getByRole("button", { name: "Enregistrer l’entreprise" }).click();
  };
  // What is required says so, and the rest may stay empty: a new bar has neither a site nor a history.
  for (const label of ["Secteur d’activité", "Taille de l’entreprise"])
    await company.getByLabel(new RegExp(`^${label}`)).selectOption("");
  const required = ["Nom de l’entreprise", "Numéro SIRET", "E-mail de l’entreprise", "Adresse", "Description"];
  for (const label of [...required, "Secteur d’activité", "Taille de l’entreprise"])
    await expect(company.getByLabel(new RegExp(`^${label}`))).toHaveAttribute("required");
  for (const label of ["Année de création", "Site web"])
    await expect(company.getByLabel(new RegExp(`^${label}.*facultatif`))).not.toHaveAttribute("required");
  await fill({
    ...Object.fromEntries(required.map((label) => [label, ""])),
    "Année de création": "",
    "Site web": "",
  });
  for (const sentence of [
    "Le nom est requis",
    "Le numéro SIRET est requis",
    "Le secteur d’activité est requis",
    "La taille de l’entreprise est requise",
    "L’email est requis",
    "L’adresse est requise",
    "La description est requise",
  ])
    await expect(company.getByText(sentence).last()).toBeVisible();
  await company.getByLabel(/^Secteur d’activité/).selectOption("Restauration et services alimentaires");
  await company.getByLabel(/^Taille de l’entreprise/).selectOption({ index: 1 });
  await fill({
    "Nom de l’entreprise": "Brasserie du Port",
    Adresse: "3 quai du Port, 69002 Lyon",
    "Numéro SIRET": "8123",
    "E-mail de l’entreprise": "pas une adresse",
    "Téléphone de l’entreprise": "12",
    Description: "Une brasserie.",
  });
  for (const sentence of [
    "Le numéro SIRET doit contenir exactement 14 chiffres, sans lettres ni espaces.",
    "Adresse email invalide",
    "Le numéro de téléphone doit contenir exactement 10 chiffres.",
  ])
    await expect(company.getByText(sentence).last()).toBeVisible();
  await expect(company.getByLabel(/^Nom de l’entreprise/)).toHaveValue("Brasserie du Port");
  await fill({ "Numéro SIRET": "73282932000075" });
  await expect(company.getByText(/^Ce numéro SIRET comporte une erreur/).last()).toBeVisible();
  await fill({
    "Numéro SIRET": uniqueSiret(),
    "E-mail de l’entreprise": "contact@exemple.fr",
    "Téléphone de l’entreprise": "0478000000",
  });
  await expect(visibleText(page, "Profil de l’entreprise mis à jour avec succès.")).toBeVisible();
  await closeToasts(page);
  await fill({ "Site web": "brasserie-du-port.fr" });
  await expect(visibleText(page, "Profil de l’entreprise mis à jour avec succès.")).toBeVisible();
  await openPage(page, PROFILE);
  await expect(page.getByText("SIRET non vérifié")).toBeVisible();
  await expect(page.getByRole("link", { name: "brasserie-du-port.fr" })).toHaveAttribute(
    "href",
    "https://brasserie-du-port.fr",
  );
  watch.expectNone();
});

test("an employer manages their account: password, address, sessions, notifications, data", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const other = await page.context().browser()?.newPage();
  if (other) await signInAs(other, employer);
  await signInAs(page, employer);
  await openPage(page, `${PROFILE}/compte`);
  await checkPage(page);

  const sessions = page.getByRole("region", { name: "Sessions ouvertes" });
  await expect(sessions.getByText("Cette session")).toHaveCount(1);
  await sessions
    .getByRole("button", { name: /^Fermer la session/ })
    .first()
    .click();
  await expect(visibleText(page, "Session fermée.")).toBeVisible();
  await other?.goto(PROFILE);
  await expect(other ?? page).toHaveURL(/connexion/);

  const news = page.getByRole("region", { name: "Notifications" });
  const here = (name: string) => news.getByRole("group", { name }).getByLabel("Sur Renfort");
  await expect(here("Candidatures et missions")).toBeDisabled();
  await here("Évaluations").uncheck();
  await news.getByRole("button", { name: "Enregistrer les préférences" }).click();
  await expect(visibleText(page, "Préférences enregistrées.")).toBeVisible();
  await openPage(page, `${PROFILE}/compte`);
  await expect(here("Évaluations")).not.toBeChecked();

  const password = page.getByRole("region", { name: "Mot de passe" });
  await password.getByLabel(/^Mot de passe actuel/).fill("pas celui-ci");
  await password.getByLabel(/^Nouveau mot de passe/).fill("une-phrase-de-passe-2026");
  await password.getByLabel(/^Confirmation/).fill("une-autre");
  await password.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(password.getByText("Les mots de passe ne correspondent pas")).toBeVisible();
  await password.getByLabel(/^Confirmation/).fill("une-phrase-de-passe-2026");
  await password.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(password.getByText("Le mot de passe actuel est incorrect.")).toBeVisible();
  await password.getByLabel(/^Mot de passe actuel/).fill(DEMO_PASSWORD);
  await password.getByLabel(/^Nouveau mot de passe/).fill("une-phrase-de-passe-2026");
  await password.getByLabel(/^Confirmation/).fill("une-phrase-de-passe-2026");
  await password.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(visibleText(page, "Mot de passe changé. Vos autres sessions sont fermées.")).toBeVisible();
  await expect(password.getByLabel(/^Mot de passe actuel/)).toHaveValue("");

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^renfort-mes-donnees-.*\.json$/);

  const address = uniqueEmail("nouvelle");
  const email = page.getByRole("region", { name: "Adresse e-mail" });
  await email.getByLabel(/^Nouvelle adresse e-mail/).fill(address);
  await email.getByLabel(/^Mot de passe actuel/).fill("une-phrase-de-passe-2026");
  await email.getByRole("button", { name: "Changer d’adresse" }).click();
  await expect(visibleText(page, /Un lien vient d’être envoyé à la nouvelle adresse/)).toBeVisible();
  await openPage(page, await mailedLink(address, "Confirmez votre nouvelle adresse e-mail"));
  await page.getByRole("button", { name: "Confirmer ma nouvelle adresse" }).click();
  await expect(page.getByRole("heading", { name: "Nouvelle adresse confirmée" })).toBeVisible();
  await checkPage(page);
  watch.expectNone();
});

test("an account is deleted for good, without script too @once", async ({ browser, db }) => {
  const employer = await anEmployer(db);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page, employer);
  await page.goto(`${PROFILE}/compte`);
  await page.getByText("Je veux supprimer mon compte").click();
  const card = page.getByRole("region", { name: "Supprimer mon compte" });
  await card.getByLabel(/^Mot de passe actuel/).fill("pas celui-ci");
  await card.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(card.getByText("Le mot de passe actuel est incorrect.")).toBeVisible();
  await card.getByLabel(/^Mot de passe actuel/).fill(DEMO_PASSWORD);
  await card.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compte supprimé" })).toBeVisible();
  await page.goto(PROFILE);
  await expect(page).toHaveURL(/connexion/);
  await page.goto("/supprimer-mon-compte");
  await expect(page.getByRole("heading", { level: 1, name: "Lien invalide" })).toBeVisible();
  await context.close();
});

test("twelve weeks are drawn, written and saved", { tag: "@once" }, async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, positions: 9, startsAt: new Date(Date.now() + 86_400_000) });
  for (const status of ["accepted", "accepted", "accepted", "rejected", "rejected", "pending"] as const)
    await anApplication(db, { mission, status });
  await signInAs(page, employer);
  await page.goto(`${EMPLOYER}/analytics`);
  await expect(page).toHaveURL(`${EMPLOYER}/analyses`);
  await expect(page.getByText("83 %").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^De 0 à 6\./ })).toBeVisible();
  const table = page.getByRole("table", { name: "Les douze dernières semaines" });
  await expect(table.getByRole("row")).toHaveCount(14);
  await expect(page.getByRole("region", { name: "Sans réponse" }).getByRole("link")).toHaveCount(1);
  await checkPage(page);
  const csv = await page.request.get(`${EMPLOYER}/analyses.csv`);
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(13);
});
