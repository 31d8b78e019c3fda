/** What the specification names on each screen, one visit per person. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { placeField, titleField, unfold } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const EMPLOYER = "/employeur/tableau-de-bord";
const CANDIDATE = "/candidat/tableau-de-bord";
const HOUR = 3_600_000;
const word = () => uniqueWord("ecran").replaceAll("-", "");

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

test("a card says what a mission is, and « Postuler » leads a visitor to sign in @once", async ({ page, db }) => {
  const name = word();
  const mission = await aMission(db, {
    title: `Serveur ${name} (H/F)`,
    urgent: true,
    description: "Deux services du soir en terrasse.",
    type: "part-time",
    payCents: 1_450,
    hoursPerDay: 6,
    totalDays: 2,
    startsAt: new Date(Date.now() + 48 * HOUR),
    publishedAt: new Date(Date.now() - 3 * HOUR),
  });
  for (let n = 0; n < 11; n += 1) await aMission(db, { title: `Barista ${name} ${n} (H/F)`, payCents: 1_300 + n * 10 });
  await openPage(page, `/emplois?query=${name}`);
  await expect(page.getByText("12 missions", { exact: true })).toBeVisible();
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: mission.title, exact: true }) });
  await page.getByLabel("Trier par").selectOption("Salaire décroissant");
  await expect(page).toHaveURL(/sort=pay_desc/);
  for (const text of [
    "Urgent",
    "il y a 3 h",
    "Lyon",
    "Temps partiel",
    "Deux services du soir en terrasse.",
    "Gains estimés",
    "174 €",
    "14,50 €",
  ])
    await expect(card).toContainText(text);
  await expect(card.getByText("Deux services du soir")).toHaveCSS("-webkit-line-clamp", "2");
  await expect(page.getByLabel("Trier par").getByRole("option")).toHaveText([
    "Départ proche",
    "Plus récent",
    "Salaire croissant",
    "Salaire décroissant",
    "Pertinence",
  ]);
  // Two columns.
  const articles = page.getByRole("article");
  const boxes = [await articles.nth(0).boundingBox(), await articles.nth(1).boundingBox()];
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(articles).toHaveCount(2);
  await page.getByRole("link", { name: "Précédent" }).click();
  await card.getByRole("link", { name: /^Postuler/ }).click();
  await expect(page).toHaveURL(/\/postuler$/);
  await page.getByRole("link", { name: "J’ai déjà un compte" }).click();
  await expect(page).toHaveURL(/\/connexion\?redirect=/);
  await expect(
    page.getByRole("heading", { level: 1, name: `Connectez-vous pour postuler à « ${mission.title} »` }),
  ).toBeVisible();

  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("secret");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.getByRole("link", { name: "S’inscrire" })).toHaveAttribute("href", /\/postuler\?nouveau=1$/);
  const { email } = await aCandidate(db);
  await signIn(page, email);
  // The redirect comes first: back to this mission, with the form.
  await expect(page).toHaveURL(new RegExp(`/emplois-d%C3%A9tails/${mission.id}\\?postuler=1`));
});

test("an employer signs in to their dashboard, with its figures and latest missions @once", async ({ page, db }) => {
  const employer = await anEmployer(db, { firstName: "Nadia", lastName: "Ferrand" });
  const titles = ["Plongeur", "Commis", "Barista", "Serveur"].map((title) => `${title} ${word()} (H/F)`);
  for (const [index, title] of titles.entries())
    await aMission(db, { employer, title, publishedAt: new Date(Date.now() - (10 - index) * HOUR) });
  const over = await aMission(db, {
    employer,
    title: "Voiturier (H/F)",
    publishedAt: new Date(Date.now() - 99 * HOUR),
  });
  await anApplication(db, { mission: over, candidateStatus: "withdrawn" });
  await anApplication(db, { mission: over });
  await openPage(page, "/connexion");
  await signIn(page, employer.email);
  await expect(page).toHaveURL(EMPLOYER);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Bonjour Nadia Ferrand" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Publier une mission" }).first()).toHaveAttribute(
    "href",
    `${EMPLOYER}/publier`,
  );
  for (const [text, href] of [
    [/^5\s*missions actives/, `${EMPLOYER}/emplois?statut=en-recrutement`],
    [/^2\s*candidatures reçues/, `${EMPLOYER}/candidatures`],
    [/temps de réponse moyen/, `${EMPLOYER}/analyses`],
  ] as const)
    await expect(main.getByRole("link", { name: text })).toHaveAttribute("href", href);
  const [oldest = "", ...latest] = titles;
  for (const title of latest) await expect(main.getByRole("link", { name: title }).first()).toBeVisible();
  await expect(main.getByRole("region", { name: "Missions récentes" }).getByText(oldest)).toHaveCount(0);

  // All of a mission, on the page of whoever published it.
  const own = await aMission(db, {
    employer,
    title: `Chauffeur ${word()} (H/F)`,
    description: "Une tournée du matin.",
    requirement: "Deux ans de conduite.",
    perks: "Panier repas.",
    sectors: ["Transport"],
    skills: ["Conduite VL"],
    tags: ["Permis requis"],
    type: "part-time",
    remote: true,
    urgent: true,
    licenseRequired: true,
    payCents: 1_450,
    hoursPerDay: 6,
    totalDays: 2,
    startsAt: new Date(Date.now() + 48 * HOUR),
    publishedAt: new Date(Date.now() - 3 * HOUR),
  });
  await openPage(page, `${EMPLOYER}/emplois/${own.id}`);
  await expect(main.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
  for (const text of [
    "Transport",
    "Télétravail",
    "Urgent",
    "il y a 3 h",
    employer.company.name,
    "Une tournée du matin.",
    "Deux ans de conduite.",
    "Panier repas.",
    "Conduite VL",
    "Permis requis",
    "Obligatoire",
    "Temps partiel",
    "6 h / jour",
    "Fin de la mission",
    "174 €",
    "14,50 €",
    "Démarrage dans",
  ])
    await expect(main).toContainText(text);
  await expect(main.getByRole("link", { name: /^Postuler/ })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Mes offres" })).toHaveAttribute("href", `${EMPLOYER}/emplois`);

  // View, edit, view again.
  await openPage(page, `${EMPLOYER}/profil`);
  await page.getByRole("link", { name: "Modifier" }).click();
  await expect(page.getByRole("button", { name: "Enregistrer l’entreprise" })).toBeVisible();
  await page.getByRole("link", { name: "Terminer" }).click();
  await expect(page.getByRole("button", { name: "Enregistrer l’entreprise" })).toHaveCount(0);

  // No sector, skill or tag twice: a repeated one goes.
  await openPage(page, `${EMPLOYER}/publier`);
  await titleField(page).fill("Serveur en salle");
  await unfold(page);
  // Already there: it is usual for that métier.
  const chosen = page.getByRole("button", { name: /Retirer.*Service au plateau/ });
  await expect(chosen).toHaveCount(1);
  const skills = page.getByLabel(/^Compétences/).first();
  await skills.fill("service au plateau");
  await skills.press("Enter");
  await expect(chosen).toHaveCount(0);

  // A session ended elsewhere leads back to signing in.
  await db.updateTable("sessions").set({ revokedAt: new Date() }).where("userId", "=", employer.id).execute();
  await page.goto(`${EMPLOYER}/emplois`);
  await expect(page).toHaveURL(/\/connexion\?redirect=/);
});

test("the form to apply holds a message and the CV, opens and closes @once", async ({ page, db }) => {
  const mission = await aMission(db, { title: `Barman ${word()} (H/F)` });
  const { email } = await aCandidate(db, { cv: true });
  await openPage(page, "/connexion");
  await signIn(page, email);
  await expect(page).toHaveURL(CANDIDATE);
  await openPage(page, `${CANDIDATE}/emplois-d%C3%A9tails/${mission.id}`);
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await expect(dialog.getByLabel("Votre message")).toBeEditable();
  await dialog.getByLabel(/^Joindre mon CV/).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // Help, the law and the theme are on every page of a member.
  const footer = page.getByRole("contentinfo");
  for (const label of ["FAQ", "Contact", "Conditions", "Confidentialité", "Mentions légales"])
    await expect(footer.getByRole("link", { name: label })).toBeVisible();
  await footer.getByRole("button", { name: "Sombre" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("received applications are narrowed to a mission, read from the oldest, and one comes back to them @once", async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const [bar, hall] = [await aMission(db, { employer, title: "Barman (H/F)" }), await aMission(db, { employer })];
  for (const { firstName, hours, status } of [
    { firstName: "Awa", hours: 3, status: "accepted" },
    { firstName: "Karim", hours: 1, status: "pending" },
  ] as const) {
    const candidate = await aCandidate(db, { firstName, lastName: "Benali" });
    await anApplication(db, { mission: bar, candidate, status, createdAt: new Date(Date.now() - hours * HOUR) });
  }
  await anApplication(db, { mission: hall });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures`);
  const rows = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(rows).toHaveCount(3);
  await page.getByLabel("Mission", { exact: true }).selectOption("Barman (H/F)");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Karim Benali");
  await page.getByLabel("Trier par").selectOption("Plus anciennes");
  await expect(rows.first()).toContainText("Awa Benali");
  // Someone accepted is one tap away.
  await expect(page.getByRole("button", { name: "Envoyer un message à Awa Benali" })).toBeVisible();
  await expect(page).toHaveURL(/mission=\d+&tri=anciennes/);
  const list = page.url();
  await page.getByRole("link", { name: "Awa Benali" }).click();
  await expect(page.getByRole("link", { name: "E-mail à Awa Benali" })).toHaveAttribute("href", /^mailto:.+@/);
  await expect(page.getByRole("link", { name: "Appeler Awa Benali" })).toHaveAttribute("href", /^tel:\d{10}$/);
  await page.getByRole("main").getByRole("link", { name: "Candidatures", exact: true }).click();
  await expect(page).toHaveURL(list);
});

test("on a phone nothing is cut or hidden", { tag: "@phone" }, async ({ page, db }) => {
  const employer = await anEmployer(db);
  await anApplication(db, { mission: await aMission(db, { employer }) });
  await anApplication(db, { mission: await aMission(db, { employer }) });
  await signInAs(page, employer);
  await openPage(page, EMPLOYER);
  const label = page.getByText("candidatures reçues", { exact: true });
  // As many lines as words, at most: none is broken inside.
  const lines = await label.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
  expect(await label.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("link", { name: "Analyses" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${EMPLOYER}/analyses`);

  // No establishment yet: the town is asked for.
  await signInAs(page, await anEmployer(db));
  await openPage(page, `${EMPLOYER}/publier`);
  await placeField(page).fill("Lyon 7");
  const towns = page.getByRole("listbox").getByRole("option");
  await expect(towns.first()).toContainText("Lyon 7e (69)");
  await placeField(page).fill("saint-germain-en");
  await expect(towns.first()).toContainText("Saint-Germain-en-");
  for (const option of await towns.all()) {
    expect(await option.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    expect(
      await option
        .locator("span")
        .first()
        .evaluate((node) => getComputedStyle(node).textOverflow),
    ).toBe("clip");
  }

  // Chips of one list are at least 8 px apart, for a thumb.
  await titleField(page).fill("Serveur en salle");
  await unfold(page);
  const suggested = page.getByRole("button", { name: "Débarrassage" });
  await expect(suggested).toBeVisible();
  const gaps = await suggested.locator("..").evaluate((list) => {
    const boxes = [...list.children].map((chip) => chip.getBoundingClientRect());
    return boxes.slice(1).map((box, index) => {
      const before = boxes[index] ?? box;
      return box.top > before.top ? box.top - before.bottom : box.left - before.right;
    });
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
