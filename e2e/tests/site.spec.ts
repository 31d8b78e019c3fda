import { aMission } from "@app/db/builders/missions";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectContrast, expectNoOverflow } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { ENGLISH, EXCEPTIONS } from "../support/english-words.ts";
import { ready, watchErrors } from "../support/watch.ts";

const NEW_PAGES = [
  "/comment-ca-marche",
  "/a-propos",
  "/contact",
  "/faq",
  "/confidentialite",
  "/conditions",
  "/mentions-legales",
  "/accessibilite",
  "/classement",
  "/tarifs",
  "/conseils",
  "/cv",
  "/salaires",
  "/talents",
  "/ressources",
];

/** Pages that differ only by their data are read a few times, not two thousand. */
const ENOUGH = 8;

function familyOf(path: string): string {
  const [pathname = "/", search = ""] = path.split("?");
  if (/^\/emplois\/\d/.test(pathname)) return "/emplois/:id";
  return search ? `${pathname}?` : pathname;
}

/** But those that leave for another site to sign in. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"))
    .filter((href) => /^[/#]/.test(href) && !href.startsWith("/connexion/"));
}

/** Every address a visitor can reach from the home page, with its HTML; a dead one fails with the page that leads to it. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const families = new Map<string, number>();
  const asked = new Set(["/"]);
  const targets: { from: string; to: string }[] = [];
  let waiting = [{ from: "(start)", to: "/" }];
  while (waiting.length > 0) {
    const found: typeof waiting = [];
    await Promise.all(
      waiting.map(async ({ from, to }) => {
        const answer = await request.get(to);
        expect(answer.status(), `${to}, linked from ${from}`).toBe(200);
        const html = await answer.text();
        pages.set(to, html);
        for (const href of linksOf(html)) {
          const target = href.startsWith("#") ? to + href : href;
          const path = target.split("#")[0] ?? "/";
          if (target.includes("#")) targets.push({ from: to, to: target });
          const family = familyOf(path);
          const seen = families.get(family) ?? 0;
          if (asked.has(path) || seen >= ENOUGH) continue;
          families.set(family, seen + 1);
          asked.add(path);
          found.push({ from: to, to: path });
        }
      }),
    );
    waiting = found;
  }
  for (const { from, to } of targets) {
    const [path = "", id = ""] = to.split("#");
    expect(pages.get(path) ?? "", `${to}, linked from ${from}`).toContain(`id="${id}"`);
  }
  return pages;
}

/** One page of each kind, so that a browser can look at all of them. */
function samples(paths: Iterable<string>): string[] {
  return [...new Map([...paths].map((path) => [familyOf(path), path])).values()];
}

async function expectFrench(page: Page): Promise<void> {
  const text = await page.locator("body").innerText();
  // Two capitals are the initials of a company, or the sector « IT & Digital ».
  // « week-end » has been French since 1906.
  const words = (text.replaceAll(/week-end/gi, "").match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^\p{Lu}{2}$/u.test(word),
  );
  const english = words.map((word) => word.toLowerCase()).filter((word) => ENGLISH.has(word) && !EXCEPTIONS.has(word));
  expect([...new Set(english)], page.url()).toEqual([]);
  // The price and its sign stay on one line.
  expect(text.match(/.{0,20}\d[^\S\u00a0\u202f]?€/g) ?? [], page.url()).toEqual([]);
}

test("every link from the home page leads somewhere, in French, without a complaint", { tag: "@once" }, async ({
  page,
  request,
  db,
}) => {
  for (const sectors of [["Restauration"], ["Logistique"]]) await aMission(db, { sectors, urgent: true });
  const pages = await crawl(request);
  for (const path of NEW_PAGES) expect([...pages.keys()]).toContain(path);

  expect(ENGLISH.size).toBeGreaterThanOrEqual(300);
  const watch = watchErrors(page);
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-console -- what a refused script says is read by the test
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => console.error(violatedDirective));
  });
  for (const path of samples(pages.keys())) {
    await page.goto(path);
    await ready(page);
    await expectFrench(page);
  }
  watch.expectNone();
});

test.describe("accessible in both themes, from 320 pixels", () => {
  for (const path of [...NEW_PAGES, "/une-page-qui-n-existe-pas"]) {
    test(path, async ({ page }) => {
      const watch = watchErrors(page);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expectContrast(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
      watch.expectNone();
    });
  }
});

test("what the law and the product promise is written where it should be", async ({ page }) => {
  await page.goto("/conditions");
  await expect(page.getByText(/ne gère aucun paiement entre employeurs et candidats/)).toBeVisible();
  await expect(page.getByText(/Il faut avoir 18\u00a0ans ou plus/)).toBeVisible();
  await expect(page.getByText(/Un compte peut être supprimé à tout moment/)).toBeVisible();
  await expect(page.getByText(/^Version du 15 novembre 2026$/)).toBeVisible();
  await page.goto("/faq");
  for (const question of [/paiement/, /majeur/, /supprimer mon compte/]) {
    await page.locator("summary", { hasText: question }).click();
  }
  await expect(page.getByText(/ne gère aucun paiement/)).toBeVisible();
  await expect(page.getByText(/18\u00a0ans ou plus/).first()).toBeVisible();
  await expect(page.getByText(/suppression est immédiate/)).toBeVisible();
  await page.goto("/mentions-legales");
  await expect(page.getByRole("link", { name: "Licence Ouverte 2.0" })).toBeVisible();
  await expect(page.getByRole("link", { name: "GeoNames" })).toBeVisible();
  await page.goto("/tarifs");
  for (const price of ["99\u00a0€", "149\u00a0€", "299\u00a0€"])
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  await page.goto("/s'inscrire");
  await expect(page.getByRole("link", { name: "conditions d’utilisation" })).toHaveAttribute("href", "/conditions");
  await page.goto("/forgot-password");
  await expect(page).toHaveURL("/mot-de-passe-oublie");
});

test("someone writes to us with the keyboard alone", async ({ page }) => {
  const watch = watchErrors(page);
  await page.goto("/contact");
  await ready(page);
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

  test("someone writes to us, after a fault", async ({ page }) => {
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
  await ready(page);
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
