import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { expect, test } from "../support/database.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { openUntil } from "../support/shared-page.ts";

test("a visitor understands what this is, and where to go", async ({ page, db }) => {
  for (const sectors of [["Restauration"], ["BTP"], ["Santé"], ["Transport"]])
    await aMission(db, { sectors, urgent: true, startsAt: new Date(Date.now() + 2 * 86_400_000) });
  const sector = page.getByRole("link", { name: /^Santé\s?\d+\soffres?/ });
  const urgent = page.locator("section", {
    has: page.getByRole("heading", { level: 2, name: "À pourvoir tout de suite" }),
  });
  await openUntil(page, "/", urgent.getByRole("article").nth(2));
  await openUntil(page, "/", sector);
  for (const promise of ["L’alerte part aussitôt", "Des employeurs identifiés", "Une carrière qui avance"])
    await expect(page.getByRole("heading", { level: 3, name: promise })).toBeVisible();
  // Figures that too few cases stand behind are left out, so an empty product shows this one alone.
  await expect(page.getByText("offres publiées", { exact: true })).toBeVisible();

  await expect(urgent.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Trouver un Emploi" }).last()).toHaveAttribute("href", "/emplois");
  await expect(page.getByRole("link", { name: "Publier une Offre" }).last()).toHaveAttribute("href", "/publier");
  const steps = page.locator("section", { has: page.getByRole("heading", { name: /en trois étapes/ }) });
  await expect(steps.getByRole("listitem")).toHaveCount(3);

  await sector.click();
  await expect(page).toHaveURL(`/emplois?sector=${encodeURIComponent("Santé")}`);
});

test("four figures are read from what everybody shares, written as in French @once", async ({ page, db }) => {
  await aMission(db);
  const body = { activeEmployers: 1_200, candidates: 54_000, endedMissions: 100, staffedMissions: 87 };
  const row = { body: JSON.stringify(body), computedAt: new Date() };
  const figures = page.locator(".stats-card");
  // The worker counts again from time to time.
  await expect(async () => {
    await db
      .insertInto("publicStats")
      .values(row)
      .onConflict((clash) => clash.column("id").doUpdateSet(row))
      .execute();
    await page.goto("/");
    await expect(figures.locator("dt")).toHaveText(
      ["offres publiées", "employeurs actifs", "candidats inscrits", "de missions pourvues"],
      { timeout: 500 },
    );
    await expect(figures.locator("dd")).toHaveText([/^\d/, /^1\s200$/, /^54\s000$/, /^87\s%$/], { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test("each sector has its own colour, and a page that is left says how soon it was there", { tag: "@once" }, async ({
  page,
  db,
}) => {
  // One page in ten: this one.
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  const measures = page.waitForResponse("**/assets/page-timings-*.js");
  await aMission(db, { sectors: ["Restauration", "Logistique"], title: `Extra ${uniqueWord("couleur")}` });
  await page.goto("/");
  const grid = page.locator("section", { has: page.getByRole("heading", { name: "Votre secteur recrute" }) });
  const colors = () =>
    grid
      .locator("a span:has(> svg)")
      .evaluateAll((badges) => badges.slice(0, 9).map((badge) => getComputedStyle(badge).color));
  // The grid is styled once it is near the screen.
  await grid.scrollIntoViewIfNeeded();
  await expect.poll(async () => new Set(await colors()).size).toBe(9);

  await waitForHydration(page);
  await (await measures).finished();
  const sent = page.waitForResponse("**/rapports/mesures");
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await leave();
  expect((await sent).status()).toBe(204);
});

test("someone goes from the home page to a mission with the keyboard alone", { tag: ["@once", "@long"] }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const word = uniqueWord("clavier").replaceAll("-", "");
  const mission = await aMission(db, { title: `Serveur ${word} (H/F)` });
  await page.goto("/");
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Métier ou entreprise")).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/emplois?query=${word}`);
  await expect(page.getByRole("heading", { level: 1, name: "Missions à pourvoir" })).toBeVisible();
  await expect(page.getByText("1 mission", { exact: true })).toBeVisible();

  // Back to the list after the filters: nothing holds the focus on its way.
  const link = page.getByRole("link", { name: mission.title, exact: true });
  for (let press = 0; press < 40 && !(await link.evaluate((node) => node === document.activeElement)); press++)
    await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeFocused();
  const apply = page.getByRole("link", { name: `Postuler : ${mission.title}` }).filter({ visible: true });
  for (let press = 0; press < 40 && !(await apply.evaluate((node) => node === document.activeElement)); press++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/emplois\/\d+-serveur[^/]*\/postuler$/);
  await expect(page.getByLabel("Email")).toBeVisible();
  watch.expectNone();
});

test("towns are proposed while typing, and the page says so when they cannot be read", async ({ page, isMobile }) => {
  await page.goto("/emplois");
  await waitForHydration(page);
  if (isMobile) await page.getByRole("button", { name: /^Lieu et date/ }).click();
  await page.getByLabel("Lieu", { exact: true }).pressSequentially("zzzzz");
  await expect(page.getByText("Aucune ville trouvée").first()).toBeVisible();
  await page.route("**/lieux?**", (route) => route.fulfill({ status: 503 }));
  await page.getByLabel("Lieu", { exact: true }).fill("");
  await page.getByLabel("Lieu", { exact: true }).pressSequentially("Lyo");
  await expect(page.getByText("Erreur lors du chargement des villes.").first()).toBeVisible();
  await expect(page.getByLabel("Lieu", { exact: true })).toHaveValue("Lyo");
});
