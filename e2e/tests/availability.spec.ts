import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { ON_PHONE } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const PAGE = `${CANDIDATE}/disponibilites`;

const TULLE = "19272";

const cell = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const saved = (page: Page, card: string) =>
  page.getByRole("region", { name: card }).getByRole("status").filter({ hasText: "Enregistré" });

/** The names of the cells that are on, without the lines. */
const ticked = (page: Page) =>
  page
    .getByRole("group", { name: "Semaine type" })
    .locator(".av[aria-pressed=true]")
    .evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));

test("a week is said with the keyboard alone, and found again", { tag: ON_PHONE }, async ({ page, db }) => {
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await openPage(page, PAGE);
  await expect(page.getByText(/Tant qu’aucune case n’est cochée/)).toBeVisible();
  await cell(page, "Lundi matin").focus();
  // Days are columns from 768 px, rows below.
  const [nextDay, nextSlot] =
    (page.viewportSize()?.width ?? 0) >= 768 ? ["ArrowRight", "ArrowDown"] : ["ArrowDown", "ArrowRight"];
  for (const key of [nextDay, nextSlot, nextSlot]) await page.keyboard.press(key);
  await expect(cell(page, "Mardi soir")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(cell(page, "Mardi soir")).toHaveAttribute("aria-pressed", "true");
  await expect(saved(page, "Semaine type")).toBeVisible();
  await page.keyboard.press(nextSlot);
  await page.keyboard.press("Space");
  const stored = () =>
    db.selectFrom("availabilities").where("candidateId", "=", candidate.id).select("week").executeTakeFirst();
  // The sixth and seventh bits: « Enregistré » is still there from the first one.
  await expect.poll(async () => (await stored())?.week).toBe(2 ** 6 + 2 ** 7);
  await page.reload();
  expect(await ticked(page)).toEqual(["Mardi soir", "Mardi nuit"]);
  await checkPage(page);
});

test("touching a day or a moment fills the line, touching it again empties it @once", async ({ page, db }) => {
  await signInAs(page, await aCandidate(db));
  await openPage(page, PAGE);
  await cell(page, "Samedi, toute la journée").click();
  await expect.poll(() => ticked(page)).toEqual(["Samedi matin", "Samedi midi", "Samedi soir", "Samedi nuit"]);
  const nights = page.getByRole("button", { name: /^Nuit .*, tous les jours$/ });
  await nights.click();
  await expect(cell(page, "Lundi nuit")).toHaveAttribute("aria-pressed", "true");
  await nights.click();
  await cell(page, "Samedi, toute la journée").click();
  await cell(page, "Samedi, toute la journée").click();
  await expect.poll(() => ticked(page)).toEqual([]);
});

test("available for four hours, then stopped @once", async ({ page, db }) => {
  await signInAs(page, await aCandidate(db));
  await openPage(page, PAGE);
  await page.getByRole("radio", { name: "4 h" }).check({ force: true });
  await page.getByRole("button", { name: "Je suis disponible" }).click();
  // Before it is saved, the same words say what the button would do.
  const stop = page.getByRole("button", { name: "Arrêter" });
  await expect(stop).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Disponible jusqu’à \d+\sh/)).toBeVisible();
  await stop.click();
  await expect(page.getByRole("button", { name: "Je suis disponible" })).toBeVisible();
});

test("an exception, the area and the night are chosen, and nothing is lost without a network", {
  tag: "@phone",
}, async ({ page, context, db }) => {
  // Where nobody looks for anybody: whoever changes their area is asked at once for the missions there.
  await signInAs(page, await aCandidate(db, { commune: TULLE }));
  await openPage(page, PAGE);
  const exceptions = page.getByRole("region", { name: "Exceptions" });
  await exceptions.getByText("Ajouter", { exact: true }).click();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await exceptions.getByLabel("Premier jour").fill(day);
  await exceptions.getByLabel("Nuit").uncheck();
  await exceptions.getByRole("button", { name: "Ajouter l’exception" }).click();
  await expect(exceptions.getByText("matin, midi et soir")).toBeVisible();
  await expect(exceptions.getByText("Pas disponible", { exact: true }).first()).toBeVisible();

  const area = page.getByRole("region", { name: "Mon secteur" });
  await area.getByLabel("Lieu").fill("Tulle");
  await page.getByRole("listbox").getByRole("option").first().click();
  await area.getByLabel("Rayon").selectOption("20");
  await area.getByRole("button", { name: "Enregistrer le secteur" }).click();
  await expect(area.getByText(/plus de 20\skm de Tulle/)).toBeVisible();

  const night = page.getByRole("switch", { name: /^La nuit aussi/ });
  await context.setOffline(true);
  await night.click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
  await expect(night).toHaveAttribute("aria-checked", "false");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(night).toHaveAttribute("aria-checked", "true");
  // Shown at once, saved a moment later.
  await expect(saved(page, "Alertes")).toBeVisible();
  await page.reload();
  await expect(night).toHaveAttribute("aria-checked", "true");
  await exceptions.getByRole("button", { name: /^Retirer l’exception/ }).click();
  await expect(exceptions.getByText("matin, midi et soir")).toHaveCount(0);
  await checkPage(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a cell is a button of a plain form @once", async ({ page, db }) => {
    await signInAs(page, await aCandidate(db));
    await page.goto(PAGE);
    await cell(page, "Vendredi soir").click();
    await expect(cell(page, "Vendredi soir")).toHaveAttribute("aria-pressed", "true");
  });
});

test("who is not available any more is not « disponible jusqu’à », and says so again in one gesture @once", async ({
  page,
  db,
}) => {
  await signInAs(page, await aCandidate(db));
  await openPage(page, PAGE);
  const state = page.getByRole("region", { name: "Disponibilité" });
  await page.getByRole("button", { name: "Je suis disponible" }).click();
  await expect(state.getByText(/^Disponible jusqu’à \d+\sh/)).toBeVisible();
  await state.getByRole("switch").click();
  await expect(state.getByText("Indisponible pour l’urgent.")).toBeVisible();
  const again = page.getByRole("button", { name: "Je suis disponible" });
  await again.click();
  await expect(state.getByText(/^Disponible jusqu’à \d+\sh/)).toBeVisible();
  await expect(state.getByRole("switch")).toBeChecked();
});
