import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt, shortDay } from "../support/paris.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const detail = (id: number) => `${CANDIDATE}/emplois-details/${id}`;
const applyButton = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).filter({ visible: true });

/** Three evenings of four hours at 15 €, for two people each, which can be taken one by one. */
async function threeEvenings(db: Db, employer: { id: number; companyId: number }) {
  const evenings = [3, 4, 5].map((count) => ({
    startsAt: parisAt(count, "18:00"),
    endsAt: parisAt(count, "22:30"),
    breakMinutes: 30,
    positions: 2,
  }));
  const title = `Serveur ${uniqueWord("soir").replaceAll("-", "")} (H/F)`;
  const mission = await aMission(db, { employer, title, takeSome: true, payCents: 1_500, shifts: evenings });
  const shifts = await db
    .selectFrom("shifts")
    .where("missionId", "=", mission.id)
    .orderBy("startsAt")
    .select(["id", "startsAt", "endsAt"])
    .execute();
  return { ...mission, shifts };
}

/** « mar. 17 nov. 18 h », as its checkbox is named. */
const named = (startsAt: Date) => new RegExp(`^${shortDay(startsAt).replaceAll(".", "\\.")}`);

test("two people share the evenings of a mission; the employer accepts, and both sides see the same", {
  tag: "@phone",
}, async ({ page, browser, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const mission = await threeEvenings(db, employer);
  const [first, second, third] = mission.shifts;
  if (!first || !second || !third) throw new Error("three shifts were made");
  const lea = await aCandidate(db, { firstName: "Léa", lastName: "Martin" });
  const sam = await aCandidate(db, { firstName: "Sam", lastName: "Diallo" });

  // Léa takes two evenings out of three.
  await signInAs(page, lea);
  await openPage(page, detail(mission.id));
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByText("2 personnes recherchées", { exact: true })).toHaveCount(3);
  await expect(page.getByText("pause 30 min, 4 h payées")).toHaveCount(3);
  const gains = page.getByRole("complementary", { name: "Gains et candidature" });
  await expect(gains).toContainText("Pour 3 créneaux, 12 h");
  await page.getByRole("checkbox", { name: named(third.startsAt) }).uncheck();
  await expect(gains).toContainText("Pour 2 créneaux, 8 h");
  await expect(gains).toContainText("120 €");
  await expect(gains).toContainText("Congés payés, 10 %");
  await expect(gains).toContainText(/Estimation nette, avant impôt\s: environ \d+\s€/);
  await expect(page.getByRole("heading", { name: "Contrat", exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const { startsAt } of [first, second]) await page.getByRole("checkbox", { name: named(startsAt) }).uncheck();
  await expect(applyButton(page, "Choisissez un créneau")).toBeDisabled();
  await page.getByRole("button", { name: "Tout prendre" }).click();
  await page.getByRole("checkbox", { name: named(third.startsAt) }).uncheck();
  await applyButton(page, /^Postuler à 2\scréneaux$/).click();
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await expect(dialog).toContainText("2 créneaux sur 3");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(visibleText(page, "Candidature envoyée.")).toBeVisible();
  await expect(page.getByText("Demandé", { exact: true })).toHaveCount(2);

  // Sam takes the first one, from its card.
  const samPage = await browser.newPage({ viewport: page.viewportSize() });
  const samWatch = watchErrors(samPage);
  await signInAs(samPage, sam);
  await openPage(samPage, `${CANDIDATE}?query=${encodeURIComponent(mission.title.split(" ")[1] ?? "")}`);
  await samPage.getByRole("button", { name: `Postuler : ${mission.title}` }).click();
  const samDialog = samPage.getByRole("dialog", { name: "Postuler" });
  await samDialog.getByRole("checkbox", { name: named(second.startsAt) }).uncheck();
  await samDialog.getByRole("checkbox", { name: named(third.startsAt) }).uncheck();
  await expectAccessible(samPage);
  await samDialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(visibleText(samPage, "Candidature envoyée.")).toBeVisible();

  // The employer chooses which evenings of Léa to accept, and accepts Sam.
  const boss = await browser.newPage({ viewport: page.viewportSize() });
  await signInAs(boss, employer);
  await openPage(boss, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  const leaRow = boss.getByRole("listitem").filter({ has: boss.getByRole("link", { name: /Léa Martin/ }) });
  await expect(leaRow.getByText("2 personnes recherchées")).toHaveCount(2);
  await expectAccessible(boss);
  await boss.getByRole("link", { name: /Léa Martin/ }).click();
  await expect(boss.getByRole("heading", { name: "Créneaux demandés" })).toBeVisible();
  await expect(boss.getByRole("checkbox")).toHaveCount(2);
  await expectAccessible(boss);
  await boss
    .getByRole("button", { name: /^Accepter Léa/ })
    .filter({ visible: true })
    .click();
  await expect(visibleText(boss, "Candidature acceptée.")).toBeVisible();
  await expect(boss.getByText("Retenu", { exact: true })).toHaveCount(2);
  await openPage(boss, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  const samRow = boss.getByRole("listitem").filter({ has: boss.getByRole("link", { name: /Sam Diallo/ }) });
  await samRow.getByRole("button", { name: /^Accepter/ }).click();
  await expect(visibleText(boss, "Candidature acceptée.")).toBeVisible();

  // Both see the same places.
  const asVisitor = await browser.newPage({ viewport: page.viewportSize() });
  for (const [reader, path] of [
    [asVisitor, `/emplois/${mission.id}`],
    [boss, `${EMPLOYER}/emplois/${mission.id}`],
  ] as const) {
    await reader.goto(path);
    await expect(visibleText(reader, "3 journées sur 6 à pourvoir")).toBeVisible();
    await expect(visibleText(reader, "Places prises, 2 sur 2")).toBeVisible();
    await expect(visibleText(reader, "Il manque 1 personne sur 2")).toBeVisible();
    await expect(visibleText(reader, "2 personnes recherchées")).toBeVisible();
    await expectAccessible(reader);
  }

  // Léa reads the answer and confirms both; then the second evening moves, and she is asked again.
  const asEmployer = await callAs(boss, employer.email);
  const asLea = await callAs(page, lea.email);
  type Mine = { results: { id: number; status: string; shifts: { id: number; status: string }[] }[] };
  const mine = async () => (await asLea<Mine>("GET", "applications/")).results[0];
  await expect(async () => expect((await mine())?.status).toBe("accepted")).toPass({ timeout: 30_000 });
  await openPage(page, `${CANDIDATE}/candidatures`);
  await expect(page.getByText("Retenu", { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Confirmer ma venue/ }).click();
  await expect(visibleText(page, "Votre venue est confirmée.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Créneaux demandés" }).getByText("Confirmé")).toHaveCount(2);

  const stored = await asEmployer<Record<string, unknown> & { shifts: { id: number; startsAt: string }[] }>(
    "GET",
    `jobs/${mission.id}/`,
  );
  const later = (date: Date) => new Date(date.getTime() + 3_600_000).toISOString();
  await asEmployer("PUT", `jobs/${mission.id}/edit/`, {
    data: {
      ...stored,
      shifts: stored.shifts.map((shift) =>
        shift.id === second.id ? { ...shift, startsAt: later(second.startsAt), endsAt: later(second.endsAt) } : shift,
      ),
    },
  });
  await openPage(page, `${CANDIDATE}/candidatures`);
  const asked = page.getByRole("list", { name: "Créneaux demandés" });
  await expect(asked.getByText("Confirmé", { exact: true })).toHaveCount(1);
  await expect(asked.getByText("Retenu", { exact: true })).toHaveCount(1);
  await expect(asked).toContainText("19 h");
  await expect(page.getByRole("button", { name: /^Confirmer ma venue/ })).toBeVisible();
  const leaApplication = (await mine())?.id ?? 0;
  await openPage(boss, `${EMPLOYER}/candidatures/${leaApplication}`);
  const bossList = boss.getByRole("list", { name: "Créneaux demandés" });
  await expect(bossList.getByText("Confirmé", { exact: true })).toHaveCount(1);
  await expect(bossList.getByText("Retenu", { exact: true })).toHaveCount(1);
  await expect(bossList).toContainText("19 h");
  watch.expectNone();
  samWatch.expectNone();
  await Promise.all([samPage.close(), boss.close(), asVisitor.close()]);
});

test("without script the page lists the shifts, and the form applies to those that are checked", {
  tag: "@once",
}, async ({ browser, db }) => {
  const employer = await anEmployer(db);
  const mission = await threeEvenings(db, employer);
  const [, second] = mission.shifts;
  const candidate = await aCandidate(db);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page, candidate);
  await page.goto(`${detail(mission.id)}?postuler=1`);
  for (const box of await page.getByRole("checkbox", { name: /18\sh/ }).all()) await box.uncheck();
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Choisissez au moins un créneau.").first()).toBeVisible();
  await page.goto(`${detail(mission.id)}?postuler=1`);
  for (const { startsAt } of mission.shifts) {
    const box = page.getByRole("checkbox", { name: named(startsAt) });
    if (startsAt === second?.startsAt) await box.check();
    else await box.uncheck();
  }
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Candidature envoyée").first()).toBeVisible();
  const sent = await db
    .selectFrom("applications")
    .where("missionId", "=", mission.id)
    .select("shiftIds")
    .executeTakeFirstOrThrow();
  expect(sent.shiftIds).toEqual([second?.id]);
  await context.close();
});

test("a shift that fills up meanwhile is named, and can no longer be chosen", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db);
  const mission = await threeEvenings(db, employer);
  const [first] = mission.shifts;
  if (!first) throw new Error("three shifts were made");
  await signInAs(page, await aCandidate(db));
  await openPage(page, detail(mission.id));
  await applyButton(page, /^Postuler à 3\scréneaux$/).click();
  for (let place = 0; place < 2; place += 1) await takeShift(db, mission.id, first.id);
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(dialog.getByText(`Le créneau du ${shortDay(first.startsAt)} à 18 h est complet.`)).toBeVisible();
  await expect(dialog).toContainText("2 créneaux sur 3");
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(visibleText(page, "Candidature envoyée.")).toBeVisible();
});

async function takeShift(db: Db, missionId: number, shiftId: number) {
  await anApplication(db, { missionId, shiftIds: [shiftId], status: "accepted" });
}
