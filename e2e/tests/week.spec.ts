import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { AT_DESK } from "../support/length.ts";
import { waitForOfflinePage } from "../support/offline-page.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Noon of the Monday of next week, far enough from midnight in any zone. */
function nextMonday(): Date {
  const day = new Date(Date.now() + 7 * DAY_MS).toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
  const noon = new Date(`${day}T12:00:00Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * DAY_MS);
}

const shift = (from: Date, hours: number, positions = 2) => ({
  startsAt: from,
  endsAt: new Date(from.getTime() + hours * HOUR_MS),
  breakMinutes: 0,
  positions,
});

/** The start and end of each shift, as the page says them. */
const timesOf = (page: Page) =>
  page
    .getByRole("main")
    .locator("time")
    .filter({ visible: true })
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));

/** No menu nor button, and the page has the whole width. */
async function expectPaper(page: Page): Promise<void> {
  await expect(
    page
      .getByRole("navigation")
      .filter({ hasText: /Messages|Conditions/ })
      .filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.getByRole("banner").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const width = page.viewportSize()?.width ?? 0;
  expect((await page.getByRole("main").boundingBox())?.width).toBeGreaterThan(width * 0.9);
}

async function aWeek(db: Parameters<typeof aMission>[0]) {
  const monday = nextMonday();
  const shifts = [
    shift(new Date(monday.getTime() + 6 * HOUR_MS), 6.5),
    shift(new Date(monday.getTime() + 17 * HOUR_MS), 5.25),
    shift(new Date(monday.getTime() + 2 * DAY_MS), 4),
  ];
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const title = `Serveur ${uniqueWord("semaine").replaceAll("-", "")} (H/F)`;
  const mission = await aMission(db, { employer, title, shifts, takeSome: true });
  const candidate = await aCandidate(db, { firstName: "Inès", lastName: "Marchal", phone: "0612345678" });
  await anApplication(db, { mission, candidate, status: "accepted" });
  const times = shifts.flatMap(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
  return { employer, mission, candidate, times, week: monday.toISOString().slice(0, 10) };
}

test("a candidate reads, confirms and saves the week that the employer planned, to the minute", async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { employer, mission, candidate, times, week } = await aWeek(db);
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/candidatures`);
  const more = page.getByRole("button", { name: "Mon menu" });
  if (await more.isVisible()) await more.click();
  await page.getByRole("link", { name: "Mes créneaux" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mes créneaux" })).toBeVisible();
  await expect(page.getByText("Rien cette semaine")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "Semaine suivante" }).click();
  await expect(page).toHaveURL(`${CANDIDATE}/creneaux?semaine=${week}`);
  await expect.poll(() => timesOf(page)).toEqual(times);
  // Tuesday's shift begins four and a half hours after Monday's.
  await expect(visibleText(page, /de repos avant ce créneau, il en faut 11/)).toBeVisible();
  await checkPage(page);
  await page.emulateMedia({ media: "print" });
  await expectPaper(page);
  await expect.poll(() => timesOf(page)).toEqual(times);
  await page.emulateMedia({ media: "screen" });

  await page
    .getByRole("button", { name: `Confirmer ma venue : ${mission.title}` })
    .filter({ visible: true })
    .first()
    .click();
  await expect(visibleText(page, "Votre venue est confirmée.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "À confirmer" })).toHaveCount(0);
  const file = await page.request.get(`${CANDIDATE}/creneaux.ics`);
  expect(file.headers()["content-type"]).toContain("text/calendar");
  const events = [...(await file.text()).matchAll(/DTSTART:(\d{8}T\d{6}Z)/g)].map(([, start]) => start);
  const starts = times.filter((_, index) => index % 2 === 0);
  expect(events).toEqual(starts.map((start) => start.replace(/[-:]|\.\d{3}/g, "")));
  await page.getByRole("link", { name: mission.title }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, employer);
  await openPage(page, EMPLOYER);
  const own = page.getByRole("navigation", { name: /^Menu employeur/ }).filter({ visible: true });
  await own.getByRole("link", { name: "Planning" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Planning" })).toBeVisible();
  await expect(page.getByText("Rien cette semaine")).toBeVisible();
  await page.getByRole("link", { name: "Semaine suivante" }).click();
  await expect.poll(() => timesOf(page)).toEqual(times);
  watch.expectNone();
});

test("an employer sees who is missing, filters, prints names and phones without any menu", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { employer, mission, times, week } = await aWeek(db);
  const full = await aMission(db, { employer, shifts: [shift(new Date(nextMonday().getTime() + 4 * DAY_MS), 5, 1)] });
  await anApplication(db, { mission: full, status: "accepted", candidateStatus: "confirmed" });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/planning?semaine=${week}`);
  await expect.poll(() => timesOf(page)).toHaveLength(times.length + 2);
  await expect(visibleText(page, "Il manque 1 personne")).toBeVisible();
  await expect(visibleText(page, "Complet, tout est confirmé")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "3 à trouver" }).click();
  await expect.poll(() => timesOf(page)).toEqual(times);
  await page.getByRole("link", { name: "3 à trouver" }).click();
  await expect.poll(() => timesOf(page)).toHaveLength(times.length + 2);
  await expect(page.getByRole("link", { name: "3 à confirmer" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(visibleText(page, "Inès Marchal")).toBeVisible();
  await expect(visibleText(page, /^06 12 34 56 78, À confirmer/)).toBeVisible();
  await expectPaper(page);
  await page.emulateMedia({ media: "screen" });

  const file = await page.request.get(`${EMPLOYER}/planning.ics?semaine=${week}`);
  const text = (await file.text()).replaceAll("\r\n ", "");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text).toContain("Inès Marchal\\, 06 12 34 56 78");
  await page
    .getByRole("link", { name: new RegExp(mission.title.split(" ")[1] ?? "") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  watch.expectNone();
});

test("the agenda of this week is read without a network", { tag: "@phone" }, async ({ page, context, db }) => {
  const title = `Barista ${uniqueWord("reseau").replaceAll("-", "")} (H/F)`;
  const begun = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const mission = await aMission(db, { title, shifts: [shift(begun, 6)] });
  const candidate = await aCandidate(db);
  await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/creneaux`);
  await expect(visibleText(page, title)).toBeVisible();
  await waitForOfflinePage(page, `${CANDIDATE}/creneaux`);

  await context.setOffline(true);
  await page.goto(`${CANDIDATE}/creneaux`);
  await expect(page.getByRole("heading", { level: 1, name: "Mes créneaux" })).toBeVisible();
  await expect(visibleText(page, title)).toBeVisible();
  expect(await timesOf(page)).toEqual([begun.toISOString(), new Date(begun.getTime() + 6 * HOUR_MS).toISOString()]);
  // Another week was not kept: the page says so rather than showing this one.
  await page.goto(`${CANDIDATE}/creneaux?semaine=2026-01-05`);
  await expect(page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mes créneaux" })).toBeVisible();
});

test("an establishment is added and filters; a week is copied seven days later, checked again", {
  tag: AT_DESK,
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/etablissements`);
  for (const name of ["Terreaux", "Confluence"]) {
    await page.getByRole("link", { name: "Ajouter" }).click();
    await page.getByLabel("Nom").fill(name);
    await page.getByLabel("Ville").pressSequentially("Lyon 2");
    await page
      .getByRole("option", { name: /Lyon 2e/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Ajouter l’établissement" }).click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await checkPage(page);
  const { id: place } = await db
    .selectFrom("establishments")
    .where("companyId", "=", employer.companyId)
    .where("name", "=", "Terreaux")
    .select("id")
    .executeTakeFirstOrThrow();
  const monday = nextMonday();
  const mine = await aMission(db, { employer, title: "Plongeur (H/F)", shifts: [shift(monday, 5, 2)] });
  await db.updateTable("missions").set({ establishmentId: place }).where("id", "=", mine.id).execute();
  await aMission(db, { employer, title: "Barman (H/F)", shifts: [shift(monday, 6, 1)] });
  const week = monday.toISOString().slice(0, 10);
  await openPage(page, `${EMPLOYER}/planning?semaine=${week}`);
  await expect.poll(() => timesOf(page)).toHaveLength(4);
  await page.getByLabel("Établissement").selectOption({ label: "Terreaux, Lyon 2e" });
  await expect.poll(() => timesOf(page)).toHaveLength(2);
  await openPage(page, `${EMPLOYER}/emplois?etablissement=${place}`);
  await expect(page.getByRole("article")).toHaveCount(1);

  await openPage(page, `${EMPLOYER}/planning?semaine=${week}`);
  await page.getByRole("link", { name: "Copier la semaine" }).click();
  await checkPage(page);
  await page.getByRole("checkbox", { name: "Barman (H/F)" }).uncheck();
  await page.getByRole("button", { name: "Publier les missions cochées" }).click();
  await expect(page.getByText("1 mission publiée.")).toBeVisible();
  const copies = await db
    .selectFrom("missions")
    .where("companyId", "=", employer.companyId)
    .where("id", ">", mine.id)
    .where("title", "=", mine.title)
    .select(["startsAt", "positions"])
    .execute();
  expect(copies).toEqual([{ startsAt: new Date(mine.startsAt.getTime() + 7 * DAY_MS), positions: 2 }]);
  watch.expectNone();
});
