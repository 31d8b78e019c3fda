import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const VILLEURBANNE = "69266";
const GRENOBLE = "38185";
const HOUR_MS = 3_600_000;
const LYON_7E = { latitude: 45.7339, longitude: 4.8372 };

const word = () => uniqueWord("pres").replaceAll("-", "");
const pill = (page: Page) => page.getByRole("button", { name: /^Lieu et date/ });
const placeField = (page: Page) => page.getByLabel("Lieu", { exact: true });
const titles = (page: Page) => page.getByRole("article").getByRole("heading");

async function openFields(page: Page): Promise<void> {
  if (await pill(page).isVisible()) await pill(page).click();
}

const show = (page: Page) => page.getByRole("button", { name: "Filtrer" }).click();

/** The nearest starts last, and the furthest pays best. */
async function around(db: Db) {
  const token = word();
  const base = { employer: await anEmployer(db), payCents: 1_450 };
  const lyon = await aMission(db, { ...base, title: `Serveur ${token} (H/F)`, startsAt: parisAt(5, "18:00") });
  const villeurbanne = await aMission(db, {
    ...base,
    title: `Plongeur ${token} (H/F)`,
    commune: VILLEURBANNE,
    startsAt: parisAt(4, "18:00"),
  });
  const grenoble = await aMission(db, {
    ...base,
    title: `Commis ${token} (H/F)`,
    commune: GRENOBLE,
    startsAt: parisAt(3, "07:00"),
    payCents: 1_800,
  });
  return { token, lyon, villeurbanne, grenoble };
}

test("a place is found by its postcode, and by the way people write it", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/emplois");
  await openFields(page);
  await placeField(page).pressSequentially("75011");
  await page.getByRole("option", { name: /^Paris 11e \(75\)/ }).click();
  await expect(placeField(page)).toHaveValue("Paris 11e (75)");
  await placeField(page).fill("");
  await placeField(page).pressSequentially("st etienne");
  await page.getByRole("option", { name: /^Saint-Étienne \(42\)/ }).click();
  await show(page);
  await expect(page).toHaveURL("/emplois?location=Saint-%C3%89tienne+%2842%29");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Missions à pourvoir à Saint-Étienne");
});

test("missions are sorted by start, by distance and by pay, within a distance", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { token, lyon, villeurbanne, grenoble } = await around(db);
  await openPage(page, `/emplois?query=${token}`);
  await expect(titles(page)).toHaveText([grenoble.title, villeurbanne.title, lyon.title]);

  await openPage(page, `/emplois?query=${token}&location=Lyon`);
  await expect(titles(page)).toHaveText([villeurbanne.title, lyon.title]);
  await page.getByLabel("Trier par").selectOption("Distance");
  await expect(page).toHaveURL(`/emplois?query=${token}&location=Lyon&sort=nearest`);
  await expect(titles(page)).toHaveText([lyon.title, villeurbanne.title]);
  await expect(page.getByRole("article").nth(1)).toContainText(/\d\skmVilleurbanne/);
  await checkPage(page);

  await openFields(page);
  await page.getByLabel("Rayon").selectOption("2 km");
  await show(page);
  await expect(page).toHaveURL(`/emplois?query=${token}&location=Lyon&radius=2&sort=nearest`);
  await expect(titles(page)).toHaveText([lyon.title]);
  watch.expectNone();
});

test("the moment and the hours are chosen at once, and what is left is said", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const token = word();
  const employer = await anEmployer(db);
  const soon = await aMission(db, {
    employer,
    title: `Barman ${token} (H/F)`,
    startsAt: new Date(Date.now() + HOUR_MS / 2),
  });
  const morning = await aMission(db, { employer, title: `Livreur ${token} (H/F)`, startsAt: parisAt(6, "07:00") });
  await openPage(page, `/emplois?query=${token}`);
  const moments = page.getByRole("list", { name: "Quand" });
  const hours = page.getByRole("list", { name: "Heures de la journée" });
  await moments.getByRole("link", { name: "Ce soir" }).click();
  await expect(page).toHaveURL(`/emplois?query=${token}&date=tonight`);
  await expect(page.getByText("1 mission ce soir", { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText([soon.title]);
  await expect(moments.getByRole("link", { name: "Ce soir" })).toHaveAttribute("aria-current", "page");

  await moments.getByRole("link", { name: "Ce soir" }).click();
  await expect(page).toHaveURL(`/emplois?query=${token}`);
  await hours.getByRole("link", { name: "Matin" }).click();
  await expect(page).toHaveURL(`/emplois?query=${token}&hours=morning`);
  await expect(page.getByRole("link", { name: morning.title, exact: true })).toBeVisible();

  await openPage(page, `/emplois?query=${token}&location=Grenoble&date=tonight`);
  await expect(page.getByRole("heading", { name: "Rien ce soir à 15 km." })).toBeVisible();
  const wider = page.getByRole("list", { name: "Autres recherches" });
  await expect(wider.getByRole("link", { name: /^Toute la France\s*1 mission$/ })).toBeVisible();
  await expectAccessible(page);
});

test("« Autour de moi » asks for the position on a tap only, and sends no more than a kilometre", {
  tag: "@phone",
}, async ({ page, context }) => {
  await openPage(page, "/emplois");
  await openFields(page);
  await page.getByRole("button", { name: "Autour de moi" }).click();
  await expect(page.getByText("Position refusée. Indiquez un lieu.")).toBeVisible();
  await expect(placeField(page)).toBeFocused();

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(LYON_7E);
  const asked = page.waitForRequest(/\/lieux\/ici\?/);
  await page.getByRole("button", { name: "Autour de moi" }).click();
  expect(new URL((await asked).url()).search).toBe("?lat=45.73&lon=4.84");
  await expect(page).toHaveURL("/emplois?location=Lyon+7e+%2869%29");
  expect(
    await page.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.entries(store)).join()),
  ).not.toContain("45.7");
});

test("a member starts from their own place, which they choose once", { tag: "@phone" }, async ({ page, db }) => {
  const { token, lyon, grenoble } = await around(db);
  await signInAs(page, await aCandidate(db));
  await openPage(page, `${CANDIDATE}?query=${token}&location=Lyon+%2869%29&radius=20`);
  await page.getByRole("button", { name: "En faire mon secteur : Lyon, 20 km" }).click();
  await expect(page.getByText("Votre secteur : Lyon, 20 km.")).toBeVisible();

  await openPage(page, CANDIDATE);
  await expect(pill(page)).toHaveText("Lieu et date : Lyon · 20 km");
  await expect(page.getByRole("link", { name: grenoble.title, exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Retirer le filtre Lyon (69)" }).click();
  await expect(page).toHaveURL(`${CANDIDATE}?everywhere=1`);
  await expect(pill(page)).toHaveText("Lieu et date : Toute la France");
  await openPage(page, `${CANDIDATE}?query=${token}`);
  await expect(page.getByRole("link", { name: lyon.title, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: grenoble.title, exact: true })).toBeVisible();
});

/** Far from the missions of other journeys. */
const MENDE = "48095";

/** Where the cards are, between `top` and the end of the window or the menu at its foot. */
async function expectCards(page: Page, count: number, top: number): Promise<void> {
  const places = Array.from({ length: count }, (_, place) => page.getByRole("article").nth(place).boundingBox());
  const boxes = await Promise.all(places);
  const menu = page.getByRole("navigation", { name: "Menu candidat mobile" });
  const foot = (await menu.isVisible()) ? ((await menu.boundingBox())?.y ?? 0) : 844;
  expect(boxes[0]?.y).toBeLessThan(top);
  for (const box of boxes) expect((box?.y ?? foot) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
}

test("the first screen of a phone holds three missions, two below a member's own controls", {
  tag: "@phone",
}, async ({ page, db }) => {
  const token = word();
  const employer = await anEmployer(db);
  for (const title of ["Serveur", "Plongeur", "Hôte", "Commis"]) {
    // Several shifts make the tallest card.
    const shifts = [3, 4].map((day) => ({
      startsAt: parisAt(day, "18:30"),
      endsAt: parisAt(day, "23:30"),
      breakMinutes: 0,
      positions: 3,
    }));
    const fields = { commune: MENDE, skills: [token], positions: 3, takeSome: true, shifts };
    await aMission(db, { employer, title: `${title} ${token}`, ...fields });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/emplois?query=${token}`);
  await waitForHydration(page);
  await expectCards(page, 3, 300);
  await signInAs(page, await aCandidate(db));
  await openPage(page, `${CANDIDATE}?query=${token}`);
  await expectCards(page, 2, 400);
  await page.context().clearCookies();
  await signInAs(page, await aCandidate(db, { commune: MENDE, radiusKm: 10, skills: [token] }));
  await openPage(page, CANDIDATE);
  await expect(page.getByRole("heading", { name: "Pour vous" })).toBeVisible();
  await expectCards(page, 2, 400);
});
