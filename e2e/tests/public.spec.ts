import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { textOf } from "../support/page-text.ts";
import { openUntil } from "../support/shared-page.ts";
import { openPage } from "../support/sign-in.ts";

const PARIS = "75056";
const HOUR_MS = 3_600_000;

/** Two missions that share a word nobody else uses: an urgent one in Lyon, the other in Paris. */
async function twoMissions(db: Db, startsIn = 48 * HOUR_MS) {
  const word = uniqueWord("bon").replaceAll("-", "");
  const urgent = await aMission(db, {
    title: `Serveur ${word} (H/F)`,
    urgent: true,
    payCents: 1_450,
    startsAt: new Date(Date.now() + startsIn),
    publishedAt: new Date(),
  });
  const other = await aMission(db, { title: `Barista ${word} (H/F)`, commune: PARIS, payCents: 1_900 });
  return { word, urgent, other };
}

/** On a phone the fields are in a sheet. */
async function openPlace(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Lieu et date/ });
  if (await button.isVisible()) await button.click();
}

async function applyFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filtrer" }).click();
}

const placeField = (page: Page) => page.getByLabel("Lieu", { exact: true });
const wordsField = (page: Page) => page.getByLabel("Métier ou entreprise");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads missions on the home page, in the list and on their page", { tag: AT_DESK }, async ({
    page,
    db,
    isMobile,
  }) => {
    const { word, urgent, other } = await twoMissions(db, HOUR_MS / 10);
    // The home page shows the three that start first, and other tests need their place in it.
    if (isMobile) await page.goto("/");
    else await openUntil(page, "/", page.getByRole("link", { name: urgent.title, exact: true }));

    await page.getByLabel("Métier ou entreprise").fill(word);
    await page.getByLabel("Lieu").fill("Lyon");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(`/emplois?query=${word}&location=Lyon`);
    await expect(page.getByText("1 mission", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: other.title, exact: true })).toHaveCount(0);
    const card = page.getByRole("article").filter({ hasText: urgent.title });
    await expect(card.getByText("Urgent", { exact: true })).toBeVisible();

    await page.getByRole("link", { name: urgent.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: urgent.title })).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(urgent.title);
    await page
      .getByRole("link", { name: `Postuler : ${urgent.title}` })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/emplois\/\d+-serveur[^/]*\/postuler$/);
  });

  test("filters and order travel in the address", { tag: "@once" }, async ({ page, db }) => {
    const { word, urgent, other } = await twoMissions(db);
    await page.goto(`/emplois?query=${word}`);
    await openPlace(page);
    await placeField(page).fill("Paris");
    await applyFilters(page);
    await expect(page).toHaveURL(`/emplois?query=${word}&location=Paris`);
    await expect(page.getByRole("link", { name: other.title, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: urgent.title, exact: true })).toHaveCount(0);

    await page.getByRole("link", { name: "Retirer le filtre Paris" }).click();
    await expect(page).toHaveURL(`/emplois?query=${word}`);
    await page.getByLabel("Trier par").selectOption("Salaire décroissant");
    await page.getByRole("button", { name: "Trier" }).click();
    await expect(page).toHaveURL(`/emplois?query=${word}&sort=pay_desc`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(other.title);
  });
});

test("a visitor filters, widens and empties the list without reloading the page", async ({ page, db }) => {
  const watch = watchErrors(page);
  const { word, urgent, other } = await twoMissions(db);
  await page.goto(`/emplois?query=${word}`);
  await waitForHydration(page);
  await openPlace(page);
  await placeField(page).pressSequentially("Lyo");
  await page.getByRole("option", { name: /^Lyon \(69\)/ }).click();
  await applyFilters(page);
  await expect(page).toHaveURL(`/emplois?query=${word}&location=Lyon+%2869%29`);
  // The address changes a moment before the page, which comes with its own closed panel.
  await expect(page.getByRole("link", { name: "Retirer le filtre Lyon (69)" })).toBeVisible();
  await page.getByRole("button", { name: /^Filtres/ }).click();
  const panel = page.getByRole("region", { name: "Filtres", exact: true });
  await panel.getByLabel("Missions urgentes seulement").check();
  await panel.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(`/emplois?query=${word}&location=Lyon+%2869%29&urgent=1`);
  await expect(page.getByText("1 mission", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Missions à pourvoir à Lyon");
  await expect(page.getByRole("link", { name: urgent.title, exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Retirer le filtre Lyon (69)" }).click();
  await expect(page).toHaveURL(`/emplois?query=${word}&urgent=1`);
  // The address changes a moment before the page, whose other filter would bring this one back.
  await expect(page.getByRole("link", { name: "Retirer le filtre Lyon (69)" })).toHaveCount(0);
  await page.getByRole("link", { name: "Retirer le filtre Urgent" }).click();
  await expect(page).toHaveURL(`/emplois?query=${word}`);
  await expect(page.getByRole("link", { name: other.title, exact: true })).toBeVisible();

  await openPlace(page);
  await wordsField(page).fill(`${word}zzz`);
  await wordsField(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Aucune mission trouvée" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Effacer les filtres" }).click();
  await expect(page).toHaveURL("/emplois");
  await openPlace(page);
  await expect(wordsField(page)).toHaveValue("");
  watch.expectNone();
});

test("a mission has one address, and says when it is too late", { tag: "@once" }, async ({ request, db }) => {
  const read = async (id: number, title = "") => {
    const answer = await request.get(`/emplois/${id}${title}`);
    const html = await answer.text();
    const hasPosting = html.includes('<script type="application/ld+json"');
    return { status: answer.status(), path: new URL(answer.url()).pathname, text: textOf(html), html, hasPosting };
  };
  const { urgent } = await twoMissions(db);
  const open = await read(urgent.id, "-un-vieux-titre");
  expect(open.path).toMatch(new RegExp(`^/emplois/${urgent.id}-serveur-`));
  expect(open.hasPosting).toBe(true);

  const filled = await read((await aMission(db, { accepted: 1 })).id);
  expect(filled.text).toContain(" Complète ");
  expect(filled.hasPosting).toBe(false);
  const ended = await aMission(db, { startsAt: new Date(Date.now() - 72 * HOUR_MS) });
  expect((await read(ended.id)).text).toContain(" Terminée ");

  const paused = await aMission(db, { status: "paused" });
  for (const missing of [await read(paused.id), await read(999_999_999, "-rien")]) {
    expect(missing.status).toBe(404);
    expect(missing.html).toMatch(/<h1[^>]*>Mission non trouvée<\/h1>/);
    expect(missing.html).toMatch(/<a [^>]*href="\/emplois"[^>]*>Voir les missions<\/a>/);
  }
});

test("addresses also answer in plain ASCII", { tag: "@once" }, async ({ request }) => {
  const aliases = [
    ["/inscription", "/s'inscrire"],
    ["/forgot-password", "/mot-de-passe-oublie"],
    ["/reinitialiser-le-mot-de-passe", "/réinitialiser-le-mot-de-passe"],
  ] as const;
  const titleOf = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    return /<h1[^>]*>(.+?)<\/h1>/s.exec(await answer.text())?.[1];
  };
  for (const [ascii, french] of aliases) {
    const title = await titleOf(french);
    expect(title).toBeTruthy();
    expect(await titleOf(ascii)).toBe(title);
  }
});

test("the filter bar holds words, place and sector; what is asked is a chip that goes away", { tag: "@once" }, async ({
  page,
  db,
  isMobile,
}) => {
  const name = uniqueWord("barre").replaceAll("-", "");
  const asked = { sectors: ["Santé"], type: "part-time" } as const;
  const care = await aMission(db, { ...asked, sectors: [...asked.sectors], title: `Aide-soignant ${name} (H/F)` });
  await aMission(db, { title: `Serveur ${name} (H/F)` });
  await openPage(page, "/emplois");
  const bar = page.getByRole("search", { name: "Rechercher une mission" });
  const sector = bar.getByLabel("Secteur");
  await expect(sector).toBeInViewport();
  const pill = page.getByRole("button", { name: /^Lieu et date/ });
  if (isMobile) {
    // In the row of the place, and searched as soon as it is chosen.
    const [ours, theirs] = [await sector.boundingBox(), await pill.boundingBox()];
    expect(ours?.y).toBe(theirs?.y);
    await sector.selectOption("Santé");
    await expect(page).toHaveURL("/emplois?sector=Sant%C3%A9");
    await pill.click();
  } else await sector.selectOption("Santé");
  await bar.getByLabel("Métier ou entreprise").fill(name);
  await bar.getByLabel("Lieu", { exact: true }).fill("Lyon");
  await bar.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(`/emplois?query=${name}&location=Lyon&sector=Sant%C3%A9`);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([care.title]);

  await openPage(page, `/emplois?query=${name}&location=Lyon&sector=Sant%C3%A9&contractType=part-time`);
  await expect(sector).toHaveValue("Santé");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([care.title]);
  const chips = page.getByRole("list", { name: "Filtres actifs" }).getByRole("listitem");
  await expect(chips).toHaveText([`«\u00a0${name}\u00a0»`, "Lyon", "Santé", "Employé, temps partiel"]);
  for (const filter of ["Employé, temps partiel", "Santé", "Lyon"]) {
    await chips.getByRole("link", { name: `Retirer le filtre ${filter}` }).click();
    await expect(chips.filter({ hasText: filter })).toHaveCount(0);
  }
  await expect(page).toHaveURL(`/emplois?query=${name}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await openPage(page, `/emplois?query=${name}&jobType=freelance`);
  await expect(chips.last()).toHaveText("Freelance");
  if (isMobile) await pill.click();
  await bar.getByLabel("Lieu", { exact: true }).fill("Lyon");
  await bar.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(`/emplois?query=${name}&location=Lyon&jobType=freelance`);
});
