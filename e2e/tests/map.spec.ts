import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const VILLEURBANNE = "69266";
const ECULLY = "69081";
/** Compressed: the script of the map and the outlines of one department. */
const MOST_BYTES = 60_000;

const word = () => uniqueWord("carte").replaceAll("-", "");
const map = (page: Page) => page.getByRole("group", { name: "Carte des missions" });
const marks = (page: Page) =>
  page.getByRole("list", { name: "Lieux, du plus proche au plus loin" }).getByRole("button");
const outline = (page: Page) => map(page).locator("svg path.m-land").first();
const titles = (page: Page) => page.getByRole("article").getByRole("heading");
const names = (page: Page) => marks(page).evaluateAll((all) => all.map((mark) => mark.getAttribute("aria-label")));

/** Two in Villeurbanne, one in Écully. */
async function missions(db: Db) {
  const token = word();
  const base = { employer: await anEmployer(db), startsAt: parisAt(4, "18:00") };
  const first = await aMission(db, { ...base, title: `Serveur ${token} (H/F)`, commune: VILLEURBANNE });
  const second = await aMission(db, {
    ...base,
    title: `Plongeur ${token} (H/F)`,
    commune: VILLEURBANNE,
    startsAt: parisAt(5, "18:00"),
  });
  const other = await aMission(db, {
    ...base,
    title: `Commis ${token} (H/F)`,
    commune: ECULLY,
    startsAt: parisAt(6, "18:00"),
  });
  return { token, first, second, other, search: `?query=${token}&location=Villeurbanne+%2869%29` };
}

test("a search is a list or a map, and a place of the map lists its missions", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { first, second, other, search } = await missions(db);
  await openPage(page, `/emplois${search}`);
  await page.getByRole("link", { name: "Carte", exact: true }).click();
  await expect(page).toHaveURL(`/emplois${search}&vue=carte`);
  await expect(outline(page)).toBeAttached();
  await expect(map(page).getByText("Contours IGN, Insee")).toBeVisible();
  await expect(titles(page)).toHaveText([first.title, second.title, other.title]);
  expect(await names(page)).toEqual([
    "2\u00a0missions, Villeurbanne",
    expect.stringMatching(/^1\u00a0mission, Écully, \S+ \d+ \S+$/),
  ]);
  await checkPage(page);

  await marks(page).first().click();
  await expect(page).toHaveURL(`/emplois${search}&vue=carte&at=${VILLEURBANNE}`);
  await expect(page.getByRole("heading", { level: 2, name: "Villeurbanne" })).toBeVisible();
  await expect(titles(page)).toHaveText([first.title, second.title]);
  await expect(marks(page).first()).toHaveAttribute("aria-pressed", "true");
  await checkPage(page);

  await page.getByRole("link", { name: "Voir tous les lieux" }).click();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole("link", { name: "Liste", exact: true }).click();
  await expect(page).toHaveURL(`/emplois${search}`);
  await expect(map(page)).toHaveCount(0);
  watch.expectNone();
});

test("the keyboard reaches every mark, moves the map and searches there", { tag: "@once" }, async ({ page, db }) => {
  const { search, other } = await missions(db);
  await openPage(page, `/emplois${search}&vue=carte`);
  await marks(page).first().focus();
  await page.keyboard.press("Tab");
  await expect(marks(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText([other.title]);

  const here = page.getByRole("button", { name: "Chercher dans cette zone" });
  await expect(here).toHaveCount(0);
  const before = await marks(page).nth(1).boundingBox();
  await marks(page).nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await marks(page).nth(1).boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press("+");
  await here.click();
  await expect(page).not.toHaveURL(/Villeurbanne/);
  await expect(page).toHaveURL(/location=.+&vue=carte$/);
  await expect(here).toHaveCount(0);
});

test("marks that are close are one, which opens when it is pressed", { tag: ["@once", "@long"] }, async ({
  page,
  db,
}) => {
  const { token } = await missions(db);
  await openPage(page, `/emplois?query=${token}&location=Villeurbanne+%2869%29&radius=200&vue=carte`);
  await expect(marks(page)).toHaveCount(1);
  expect(await names(page)).toEqual(["3\u00a0missions, Villeurbanne et 1\u00a0autre lieu"]);
  await marks(page).first().press("Enter");
  await expect(marks(page)).toHaveCount(2);
  await expect(marks(page).first()).toBeFocused();
});

test("a card points at its mark, and a mark at its cards", { tag: "@once" }, async ({ page, db }) => {
  const { search, other } = await missions(db);
  await openPage(page, `/emplois${search}&vue=carte`);
  const card = page.getByRole("article").filter({ hasText: other.title });
  await card.hover();
  await expect(marks(page).nth(1)).toHaveClass(/is-pointed/);
  await marks(page).nth(1).hover();
  await expect(card).toHaveClass(/is-pointed/);
});

test("an empty circle offers a larger one, and stays a map", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, `/emplois?query=${word()}&location=Villeurbanne+%2869%29&vue=carte`);
  await expect(map(page).getByText("Rien dans ce cercle.")).toBeVisible();
  await map(page).getByRole("link", { name: "Élargir à 30 km" }).click();
  await expect(page).toHaveURL(/radius=30&vue=carte$/);
});

test("marks are there without the outlines", { tag: ["@once", "@long"] }, async ({ page, db }) => {
  await page.route(/\/assets\/[^/]+\.json$/, (route) => route.abort());
  const { search } = await missions(db);
  await openPage(page, `/emplois${search}&vue=carte`);
  await expect(marks(page)).toHaveCount(2);
  await expect(outline(page)).toHaveCount(0);
});

test("a candidate has the map of their own search", { tag: "@phone" }, async ({ page, db }) => {
  const { first, second, search } = await missions(db);
  await signInAs(page, await aCandidate(db));
  await openPage(page, `${CANDIDATE}${search}&vue=carte`);
  await marks(page).first().click();
  await expect(titles(page)).toHaveText([first.title, second.title]);
  await checkPage(page);
});

/** The script, the styles and the outlines of the department of the search. */
const filesOfMap = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\/assets\/(?:styled-map|69)-/.test(name))
      .map(({ encodedBodySize }) => ({ bytes: encodedBodySize }));
  });

test("the map is light and asks nobody else", { tag: ["@once", "@long"] }, async ({ page, db }) => {
  const { search } = await missions(db);
  await openPage(page, `/emplois${search}`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: "Carte", exact: true }).click();
  await expect(outline(page)).toBeVisible();
  const bytes = (await filesOfMap(page)).reduce((sum, file) => sum + file.bytes, 0);
  process.stdout.write(`map of one department: ${bytes} bytes\n`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the places of the map are links", { tag: "@once" }, async ({ page, db }) => {
    const { first, second, search } = await missions(db);
    await page.goto(`/emplois${search}&vue=carte`);
    const places = page.getByRole("list", { name: "Lieux", exact: true });
    await places.getByRole("link", { name: /^Villeurbanne/ }).click();
    await expect(titles(page)).toHaveText([first.title, second.title]);
  });
});
