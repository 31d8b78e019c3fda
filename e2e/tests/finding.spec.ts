import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { snapshotLandingPages } from "@app/db/landing-pages";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { mailedLink } from "../support/mail.ts";
import { checkPage } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const NANTES = "44109";
const word = () => uniqueWord("trouve").replaceAll("-", "");
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const chip = (page: Page, list: string, name: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("link", { name, exact: true });

/** Tomorrow at seven, tomorrow at noon, the day after at noon: one may take any of them. */
async function threeShifts(db: Db) {
  const token = word();
  const at = (day: number, from: string, to: string) => ({
    startsAt: parisAt(day, from),
    endsAt: parisAt(day, to),
    breakMinutes: 0,
    positions: 2,
  });
  const mission = await aMission(db, {
    title: `Serveur ${token} (H/F)`,
    employer: await anEmployer(db),
    takeSome: true,
    payCents: 1_500,
    shifts: [at(1, "07:00", "10:00"), at(1, "11:30", "15:00"), at(2, "11:30", "15:00")],
  });
  return { token, mission };
}

test("« Demain » and « Midi » show the noon of tomorrow, and that créneau alone is ticked", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { token, mission } = await threeShifts(db);
  await openPage(page, `/emplois?query=${token}`);
  await expect(card(page, mission.title)).toContainText("7 h à 10 h");
  // The second tap comes before the first has its answer.
  const letGo = await delayRequests(page, /\/emplois\.data/);
  await chip(page, "Quand", "Demain").click();
  await expect(chip(page, "Quand", "Demain")).toHaveAttribute("aria-current", "page");
  await chip(page, "Heures de la journée", "Midi").click();
  letGo();
  await expect(page).toHaveURL(`/emplois?query=${token}&date=tomorrow&hours=noon`);
  await expect(card(page, mission.title)).toContainText("11 h 30 à 15 h");
  await expect(card(page, mission.title)).toContainText("52,50 €");

  // Its page says which one, and what it pays.
  await page.getByRole("link", { name: mission.title, exact: true }).click();
  const rows = page.getByRole("region", { name: "Créneaux" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole("img", { name: "Coché" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Coché" })).toHaveCount(1);
  await checkPage(page);
  await page
    .getByRole("link", { name: `Postuler : ${mission.title}` })
    .filter({ visible: true })
    .click();
  const boxes = page.getByRole("region", { name: "Choisissez vos créneaux" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  await expect(boxes.nth(1)).toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true, name: /\d h/ })).toHaveCount(1);
  await boxes.nth(2).check();
  await expect(page.getByRole("checkbox", { checked: true, name: /\d h/ })).toHaveCount(2);

  // A member's card, dialog and page say the same.
  await signInAs(page, await aCandidate(db));
  await openPage(page, `${CANDIDATE}?query=${token}&date=tomorrow&hours=noon`);
  await expect(card(page, mission.title).first()).toContainText("11 h 30 à 15 h");
  await page
    .getByRole("button", { name: `Postuler : ${mission.title}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await expect(dialog.getByRole("checkbox").nth(1)).toBeChecked();
  await expect(dialog.getByRole("checkbox", { checked: true, name: /\d h/ })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: mission.title, exact: true }).first().click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
  watch.expectNone();
});

test("an empty list says why, counts the ways out, and an address is alerted once it is confirmed", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const token = word();
  await aMission(db, { title: `Plongeur ${token} (H/F)`, commune: NANTES, startsAt: parisAt(4, "18:00") });
  // Nobody looks for people there, and nobody does that work in a month.
  const nowhere = `query=${token}&location=Gu%C3%A9ret&radius=2`;
  const inAMonth = parisAt(30, "12:00").toISOString().slice(0, 10);
  await openPage(page, `/emplois?${nowhere}&date=${inAMonth}`);
  await expect(page.getByText("Plusieurs conditions à la fois vident la liste.")).toBeVisible();
  const ways = page.getByRole("list", { name: "Autres recherches" });
  await expect(ways.getByRole("link", { name: `« ${token} », sans autre condition 1 mission` })).toBeVisible();
  await checkPage(page);

  await openPage(page, `/emplois?${nowhere}`);
  await expect(page.getByText(/^Ce qui vide la liste\s: .*le rayon de 2\skm/)).toBeVisible();
  await openPage(page, `/emplois?query=${token}&date=tomorrow`);
  await expect(page.getByText(/^Ce qui vide la liste\s: .*le jour \(demain\)/)).toBeVisible();
  await page.getByRole("link", { name: "M’alerter par e-mail" }).click();
  await expect(page.getByText(`Votre recherche : « ${token} », Demain`, { exact: true })).toBeVisible();
  await checkPage(page);
  const email = `${token}@exemple.fr`;
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "M’alerter", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Regardez vos e-mails" })).toBeFocused();
  await page.getByRole("link", { name: "Revenir aux missions" }).click();
  await expect(page).toHaveURL(`/emplois?query=${token}&date=tomorrow`);

  await openPage(page, await mailedLink(email, "Confirmez votre alerte"));
  await checkPage(page);
  await page.getByRole("button", { name: "Confirmer mon alerte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Votre alerte est en place" })).toBeFocused();
  await expectAccessible(page);
  const stored = await db.selectFrom("mailedAlerts").where("email", "=", email).selectAll().executeTakeFirstOrThrow();
  expect(stored.confirmedAt).not.toBeNull();
  watch.expectNone();
});

test.describe("without JavaScript", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor asks for an alert, and the card leads to the one-page form", async ({ page, db }) => {
    const { token, mission } = await threeShifts(db);
    await page.goto(`/emplois?query=${token}&date=tomorrow&hours=noon`);
    await page.getByRole("link", { name: "M’alerter par e-mail" }).click();
    await page.getByLabel("Email").fill("pas une adresse@");
    await page.getByRole("button", { name: "M’alerter", exact: true }).click();
    await expect(page.getByText("Cette adresse e-mail n’est pas valable.").first()).toBeVisible();
    await page.getByLabel("Email").fill(`${token}@exemple.fr`);
    await page.getByRole("button", { name: "M’alerter", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Regardez vos e-mails" })).toBeVisible();
    await page.goto(`/emplois?query=${token}&date=tomorrow&hours=noon`);
    await page.getByRole("link", { name: `Postuler : ${mission.title}` }).click();
    await expect(page).toHaveURL(/\/postuler\?creneau=\d+$/);
    await expect(page.getByRole("checkbox", { checked: true, name: /\d h/ })).toHaveCount(1);
  });
});

test("a member's own address of a mission, given to a friend, shows its public page", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const mission = await aMission(db, { title: `Cariste ${word()} (H/F)` });
  const publicPage = new RegExp(`/emplois/${mission.id}-[a-z0-9-]+(?:\\?postuler=1)?$`);
  for (const name of ["emplois-details", "emplois-d%C3%A9tails"]) {
    await openPage(page, `${CANDIDATE}/${name}/${mission.id}?postuler=1`);
    await expect(page).toHaveURL(publicPage);
    await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  }
  await signInAs(page, await anEmployer(db));
  await openPage(page, `${CANDIDATE}/emplois-details/${mission.id}`);
  await expect(page).toHaveURL(publicPage);
});

test("the first screen of a phone's home page shows a mission and how to publish", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  await aMission(db, { title: `Commis ${word()} (H/F)`, urgent: true, startsAt: parisAt(1, "06:00") });
  await openPage(page, "/");
  const first = page.getByRole("article").first();
  const box = await first.boundingBox();
  const button = await first.getByRole("link", { name: /^Postuler/ }).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((button?.y ?? 9999) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(page.getByRole("link", { name: "Publier une mission" }).first()).toBeInViewport();
  await checkPage(page);
});

test("the page of a sector and a town has the search bar, soonest first", { tag: "@phone" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const titles = [5, 3, 4].map((day) => ({ day, title: `Agent ${word()} (H/F)` }));
  for (const { day, title } of titles)
    await aMission(db, { employer, title, commune: NANTES, sectors: ["Sécurité"], startsAt: parisAt(day, "18:00") });
  await snapshotLandingPages(db);
  await openPage(page, "/emplois/securite/nantes-44");
  const shown = await page.getByRole("article").getByRole("heading").allTextContents();
  const ours = shown.filter((title) => titles.some((one) => one.title === title));
  expect(ours).toEqual(titles.toSorted((a, b) => a.day - b.day).map(({ title }) => title));
  await expect(page.getByRole("search", { name: "Rechercher une mission" })).toBeVisible();
  await checkPage(page);
  await chip(page, "Quand", "Demain").click();
  await expect(page).toHaveURL("/emplois?location=Nantes+%2844%29&sector=S%C3%A9curit%C3%A9&date=tomorrow");
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByRole("link", { name: "M’alerter par e-mail" })).toHaveAttribute(
    "href",
    "/alertes?location=Nantes+%2844%29&sector=S%C3%A9curit%C3%A9",
  );
  watch.expectNone();
});

test("on a phone every mark of the map can be tapped, and arrondissements are drawn", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const token = word();
  const employer = await anEmployer(db);
  const places = [
    "75101",
    "75102",
    "75103",
    "75104",
    "75104",
    "75110",
    "75111",
    "75111",
    "75115",
    "75118",
    "93048",
    "92012",
  ];
  for (const [index, commune] of places.entries())
    await aMission(db, {
      employer,
      title: `Barman ${token} (H/F)`,
      commune,
      startsAt: parisAt(3 + index, "18:00"),
    });
  await openPage(page, `/emplois?query=${token}&location=Paris+%2875%29&vue=carte`);
  const map = page.getByRole("group", { name: "Carte des missions" });
  await expect(map.locator("path.m-hot").nth(3)).toBeAttached();
  await expect(map.getByText("arrondissements approchés")).toBeVisible();
  const marks = page.getByRole("list", { name: "Lieux, du plus proche au plus loin" }).getByRole("button");
  const covered = await marks.evaluateAll((all) =>
    all.flatMap((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const name = `${mark.getAttribute("aria-label")} under ${hit?.className}`;
      return hit && (mark.contains(hit) || hit.closest(".m-controls, .m-foot")) ? [] : [name];
    }),
  );
  expect(covered).toEqual([]);
  const cluster = marks.filter({ hasText: /^\d+$/ }).first();
  const before = await marks.count();
  await cluster.tap();
  await expect.poll(async () => (await marks.count()) !== before || page.url().includes("&at=")).toBe(true);
});
