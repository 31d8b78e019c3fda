import { expectAccessible, expectNoOverflow } from "../support/accessible.ts";
import { expect, openGallery, test } from "../support/gallery.ts";
import { waitForHydration } from "../support/page-ready.ts";

const PRODUCT = process.env["BASE_URL"] ?? "http://127.0.0.1:3000";
const HOUR_MS = 3_600_000;

test("every component is accessible, light and dark, down to 320 px", { tag: "@once" }, async ({ gallery }) => {
  await expectAccessible(gallery);
  await gallery.emulateMedia({ colorScheme: "dark" });
  await expect(gallery.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(gallery);
  await gallery.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(gallery);
});

test("what opens is accessible too", { tag: "@once" }, async ({ gallery }) => {
  for (const [button, part] of [
    ["Actions pour Serveur en salle", "[role=menu]"],
    ["Feuille du bas", "[role=dialog]"],
    ["Tiroir à gauche", "[role=dialog]"],
    ["Dialogue", "[role=dialog]"],
    ["Suppression", "[role=alertdialog]"],
    ["Alerte", "[role=alertdialog]"],
  ] as const) {
    await gallery.getByRole("button", { name: button, exact: true }).click();
    await gallery.locator(part).waitFor();
    await expectAccessible(gallery, part);
    await gallery.keyboard.press("Escape");
    await expect(gallery.locator(part)).toHaveCount(0);
  }
  await gallery.getByRole("button", { name: "Choisir une date" }).click();
  await expectAccessible(gallery, "[role=dialog]");
});

test("toasts leave after 5 seconds unless someone is on them; an error stays @once", async ({ page }) => {
  await page.clock.install();
  await openGallery(page);
  const success = page.getByText("Mission publiée avec succès");
  const push = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    // Its text comes after its box, to be read aloud.
    await page.clock.runFor(10);
  };
  await page.clock.pauseAt(Date.now() + HOUR_MS);

  await push("Succès");
  await expect(page.getByRole("status").filter({ has: success })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toHaveCount(0);

  await push("Information");
  const info = page.getByText("Brouillon gardé");
  await info.hover();
  await page.clock.runFor(60_000);
  await expect(info).toBeVisible();
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Fermer", exact: true }).last().focus();
  await page.clock.runFor(60_000);
  await expect(info).toBeVisible();
  await page.getByRole("button", { name: "Information", exact: true }).focus();
  await page.clock.runFor(5_100);
  await expect(info).toHaveCount(0);

  await push("Erreur");
  await expect(page.getByRole("alert").filter({ hasText: "Erreur lors de la candidature" })).toBeVisible();
  await page.clock.runFor(600_000);
  await push("Réessayer");
  await expect(page.getByText("Erreur lors de la candidature")).toHaveCount(0);
  await expect(page.getByText("Nouvel essai")).toBeVisible();
});

test("a confirmation and an alert wait for an answer @once", async ({ page }) => {
  await page.clock.install();
  await openGallery(page);
  await page.clock.pauseAt(Date.now() + HOUR_MS);

  await page.getByRole("button", { name: "Alerte", exact: true }).click();
  const alert = page.getByRole("alertdialog", { name: "Profil incomplet" });
  await page.clock.runFor(600_000);
  await alert.getByRole("button", { name: "D’accord" }).click();
  await expect(alert).toHaveCount(0);

  const opener = page.getByRole("button", { name: "Confirmation", exact: true });
  await opener.click();
  const question = page.getByRole("alertdialog", { name: /Êtes-vous sûr de vouloir publier cette mission/ });
  await page.clock.runFor(600_000);
  await page.mouse.click(5, 5);
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(question).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(opener).toBeFocused();

  // Neither a second click nor Esc disturbs what is under way.
  await opener.click();
  const publish = question.getByRole("button", { name: "Publier" });
  await publish.click();
  await expect(question.getByRole("button", { name: "Publication…" })).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.clock.runFor(1_600);
  await expect(question).toHaveCount(0);
});

test("the server gives the time once; the countdown then runs minute by minute @once", async ({ page }) => {
  // Whatever this computer believes.
  await page.clock.install({ time: Date.now() + 3 * HOUR_MS });
  await openGallery(page);
  const countdowns = page.locator("section", { hasText: "Cloche, compte à rebours" }).locator("time");
  await expect(countdowns).toContainText([
    "Démarrage dans 3\u00a0j 3\u00a0h",
    "Démarrage dans 2\u00a0h 14\u00a0min",
    "Démarrage dans 5\u00a0min",
    "Mission commencée",
  ]);

  const asked: string[] = [];
  // The router reads ahead what its links lead to; nothing else is asked.
  page.on("request", (request) => !request.url().includes("/__manifest") && asked.push(request.url()));
  await page.clock.pauseAt(Date.now() + 4 * HOUR_MS);
  const before = await countdowns.nth(1).textContent();
  await page.clock.runFor(59_000);
  await expect(countdowns.nth(1)).toHaveText(before ?? "");
  await page.clock.runFor(1_000);
  await expect(countdowns.nth(1)).not.toHaveText(before ?? "");
  expect(asked).toEqual([]);
});

test("the header of the home page turns opaque past 50 px", { tag: "@once" }, async ({ page }) => {
  await page.goto(PRODUCT);
  await waitForHydration(page);
  const header = page.getByRole("banner");
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await scrollTo(49);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await scrollTo(51);
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await scrollTo(0);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
