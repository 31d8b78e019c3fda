import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { snapshotTalents } from "@app/db/talents";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { textOf } from "../support/page-text.ts";
import { openUntil } from "../support/shared-page.ts";
import { signInAs } from "../support/sign-in.ts";

const LIMOGES = "87085";

test("what the law and the product promise is written where it should be", { tag: "@once" }, async ({ request }) => {
  const read = async (path: string) => textOf(await (await request.get(path)).text());
  const conditions = await read("/conditions");
  expect(conditions).toMatch(/ne gère aucun paiement entre employeurs et candidats/);
  expect(conditions).toMatch(/Il faut avoir 18\u00a0ans ou plus/);
  expect(conditions).toMatch(/Un compte peut être supprimé à tout moment/);
  expect(conditions).toMatch(/Version du \d+ novembre 2026/);
  expect(await read("/confidentialite")).toMatch(/Version du \d+ novembre 2026/);
  const faq = await read("/faq");
  for (const question of [/paiement/, /majeur/, /supprimer mon compte/]) expect(faq).toMatch(question);
  for (const answer of [/ne gère aucun paiement/, /18\u00a0ans ou plus/, /suppression est immédiate/])
    expect(faq).toMatch(answer);
  const legal = await read("/mentions-legales");
  // Of the places and of the register of companies.
  expect(legal.match(/Licence Ouverte 2\.0/g)).toHaveLength(3);
  expect(legal).toContain("IGN, Insee");
  const prices = await read("/tarifs");
  for (const price of ["99\u00a0€", "149\u00a0€", "299\u00a0€"]) expect(prices).toContain(price);
  const register = await (await request.get("/s'inscrire")).text();
  expect(register).toMatch(/<a [^>]*href="\/conditions"[^>]*>conditions d’utilisation<\/a>/);
  const forgot = await request.get("/forgot-password");
  expect(new URL(forgot.url()).pathname).toBe("/mot-de-passe-oublie");
});

test("someone writes to us with the keyboard alone", { tag: "@once" }, async ({ page }) => {
  const watch = watchErrors(page);
  await page.goto("/contact");
  await waitForHydration(page);
  await page.getByLabel("Nom").focus();
  await page.keyboard.type("Aline Petit");
  await page.keyboard.press("Tab");
  await page.keyboard.type("aline@exemple");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bonjour,");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  // Two faults: the first takes focus, and nothing typed is lost.
  await expect(page.getByText("Adresse email invalide")).toBeVisible();
  await expect(page.getByText("Le sujet est requis")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("End");
  await page.keyboard.type(".fr");
  await expect(page.getByText("Adresse email invalide")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Q");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Message")).toHaveValue("Bonjour,");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const sent = page.getByRole("heading", { name: "Votre message a été envoyé avec succès\u202f!" });
  await expect(sent).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Message")).toHaveValue("");
  watch.expectNone();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("someone writes to us, after a fault", { tag: "@once" }, async ({ page }) => {
    await page.goto("/contact");
    const section = (name: string) => page.locator("section", { has: page.getByRole("heading", { name }) });
    await expect(section("Questions fréquentes").locator("summary")).toHaveText([
      /paiement/,
      /majeur/,
      /supprimer mon compte/,
      /coûte/,
    ]);
    await expect(page.getByRole("link", { name: "Toutes les questions" })).toHaveAttribute("href", "/faq");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Le nom est requis").first()).toBeVisible();
    await page.getByLabel("Nom").fill("Aline Petit");
    await page.getByLabel("Email").fill("aline@exemple.fr");
    await page.getByLabel("Sujet").selectOption("Aide à l’utilisation");
    await page.getByLabel("Message").fill("Bonjour, je ne trouve pas le bouton.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Votre message a été envoyé avec succès\u202f!")).toBeVisible();
    await page.getByRole("link", { name: "Envoyer un autre message" }).click();
    await expect(page.getByLabel("Nom")).toHaveValue("");
  });

  test("an employer sees how many people are available in their town", { tag: "@once" }, async ({ page, db }) => {
    for (let person = 0; person < 5; person += 1) await aCandidate(db, { profession: "Cariste", commune: LIMOGES });
    await snapshotTalents(db, new Date());
    await page.goto("/talents");
    await page.getByLabel("Ville, département ou code postal").fill("limoges");
    await page.getByRole("button", { name: "Voir cette ville" }).click();
    await expect(page.getByRole("heading", { name: "Qui est disponible\u00a0: Limoges (87)" })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("listitem").filter({ hasText: "Cariste (H/F)" }).last(),
    ).toContainText("au moins 5");
    await page.getByRole("link", { name: "Publier une mission" }).first().click();
    await expect(page).toHaveURL("/publier");
  });
});

test("the banner is for whoever is not signed in @once", async ({ page, db }) => {
  const banner = page.getByRole("complementary", { name: "Bandeau visiteur" });
  await page.goto("/");
  await expect(banner).toBeVisible();
  await signInAs(page, await aCandidate(db));
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Mon espace" }).filter({ visible: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("the header, the banner and focus follow the reader", async ({ page, isMobile }) => {
  const watch = watchErrors(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  const banner = page.getByRole("complementary", { name: "Bandeau visiteur" });
  await expect(banner.getByRole("link", { name: "Créer un compte" })).toHaveAttribute("href", "/s'inscrire");
  for (const [pixels, isOpaque] of [
    [50, false],
    [51, true],
    [0, false],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), pixels);
    const clear = expect(header);
    await (isOpaque ? clear.not : clear).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await expect(header.getByRole("link", { name: "Renfort, accueil" })).toHaveAttribute("href", "/");
  if (isMobile) await header.locator("summary").click();
  for (const [name, path] of [
    ["Trouver un Emploi", "/emplois"],
    ["Publier une Offre", "/publier"],
    ["Comment ça marche", "/comment-ca-marche"],
    ["À propos", "/a-propos"],
    ["Se Connecter", "/connexion"],
  ] as const)
    await expect(header.getByRole("link", { name }).filter({ visible: true })).toHaveAttribute("href", path);
  if (isMobile) await header.locator("summary").click();
  await page.getByRole("button", { name: "Masquer le bandeau" }).click();
  await expect(banner).toBeHidden();

  if (isMobile) await header.locator("summary").click();
  await header.getByRole("link", { name: "À propos" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "À propos" })).toBeFocused();
  if (isMobile) await expect(header.getByRole("navigation", { name: "Navigation mobile" })).toBeHidden();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Tarifs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tarifs" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Bandeau visiteur" })).toBeHidden();
  watch.expectNone();
});

test("the pages that explain have each of their parts, and the footer all its links @once", async ({ page, db }) => {
  await aMission(db);
  const published = page.getByText("offres publiées", { exact: true });
  await openUntil(page, "/comment-ca-marche", published);
  const section = (name: string | RegExp) => page.locator("section", { has: page.getByRole("heading", { name }) });
  await expect(section(/trois étapes/).getByRole("listitem")).toHaveCount(3);
  await expect(section("Quatre choses que vous ne verrez pas partout").getByRole("heading", { level: 3 })).toHaveCount(
    4,
  );
  await expect(section("Ce que chacun y gagne").getByRole("listitem")).toHaveCount(10);
  await expect(section("Où nous en sommes").locator("dd").first()).toHaveText(/^\d/);
  await expect(page.getByRole("main").getByRole("link", { name: "S’inscrire" })).toHaveAttribute("href", "/s'inscrire");
  await expect(page.getByRole("link", { name: "En savoir plus sur nous" })).toHaveAttribute("href", "/a-propos");

  await openUntil(page, "/a-propos", published);
  await expect(section("Chiffres clés").locator("dd").first()).toHaveText(/^\d/);
  for (const title of ["Notre mission", "Notre vision", "Nos valeurs", "Notre histoire", "L’équipe"])
    await expect(section(title).locator("p, li").first()).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/connexion");
  await expect(main.getByRole("link", { name: "Nous contacter" })).toHaveAttribute("href", "/contact");

  const footer = page.getByRole("contentinfo");
  for (const path of [
    "/conseils",
    "/cv",
    "/salaires",
    "/tarifs",
    "/talents",
    "/ressources",
    "/contact",
    "/confidentialite",
    "/conditions",
  ])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Renfort`);

  const missing = await page.goto("/nulle-part");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Cette page n’existe plus." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
});
