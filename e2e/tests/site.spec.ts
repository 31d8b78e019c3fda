import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPageAt } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { TEXT_PAGES } from "../support/text-pages.ts";

test.describe("accessible in both themes, from 320 pixels", { tag: "@once" }, () => {
  for (const path of [...TEXT_PAGES, "/une-page-qui-n-existe-pas"]) {
    test(path, async ({ page }) => {
      await checkPageAt(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

test("what the law and the product promise is written where it should be", { tag: "@once" }, async ({ page }) => {
  await page.goto("/conditions");
  await expect(page.getByText(/ne gère aucun paiement entre employeurs et candidats/)).toBeVisible();
  await expect(page.getByText(/Il faut avoir 18\u00a0ans ou plus/)).toBeVisible();
  await expect(page.getByText(/Un compte peut être supprimé à tout moment/)).toBeVisible();
  await expect(page.getByText(/^Version du 17 novembre 2026$/)).toBeVisible();
  await page.goto("/faq");
  for (const question of [/paiement/, /majeur/, /supprimer mon compte/]) {
    await page.locator("summary", { hasText: question }).click();
  }
  await expect(page.getByText(/ne gère aucun paiement/)).toBeVisible();
  await expect(page.getByText(/18\u00a0ans ou plus/).first()).toBeVisible();
  await expect(page.getByText(/suppression est immédiate/)).toBeVisible();
  await page.goto("/mentions-legales");
  // Of the places and of the register of companies.
  await expect(page.getByRole("link", { name: "Licence Ouverte 2.0" })).toHaveCount(3);
  await expect(page.getByText("IGN, Insee")).toBeVisible();
  await page.goto("/tarifs");
  for (const price of ["99\u00a0€", "149\u00a0€", "299\u00a0€"])
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  await page.goto("/s'inscrire");
  await expect(page.getByRole("link", { name: "conditions d’utilisation" })).toHaveAttribute("href", "/conditions");
  await page.goto("/forgot-password");
  await expect(page).toHaveURL("/mot-de-passe-oublie");
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
});

test("the header, the banner and focus follow the reader", async ({ page, isMobile }) => {
  const watch = watchErrors(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(header).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: "Masquer le bandeau" }).click();
  await expect(page.getByRole("complementary", { name: "Bandeau visiteur" })).toBeHidden();

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
