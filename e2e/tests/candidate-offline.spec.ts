import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { visibleText } from "../support/page-checks.ts";
import { parisAt } from "../support/paris.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const HOME = "/candidat/tableau-de-bord";
const word = () => uniqueWord("hl").replaceAll("-", "");
const evening = (days: number) => ({
  startsAt: parisAt(days, "18:00"),
  endsAt: parisAt(days, "22:00"),
  breakMinutes: 0,
  positions: 1,
});

test("an application written without a network leaves when it returns, once, whatever the network does", {
  tag: "@phone",
}, async ({ page, context, db }) => {
  const mission = await aMission(db, { title: `Cariste ${word()} (H/F)` });
  const { email, id } = await aCandidate(db);
  await signInAs(page, { email });
  await openPage(page, `${HOME}/emplois-details/${mission.id}`);
  await context.setOffline(true);
  await expect(page.getByText("Hors ligne. Vos candidatures partiront au retour du réseau.")).toBeVisible();
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  await page.getByLabel("Votre message").fill("Bonjour, écrit dans le train.");
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(visibleText(page, "Partira au retour du réseau")).toBeVisible();
  await expectAccessible(page);

  const sent = () => db.selectFrom("applications").where("missionId", "=", mission.id).selectAll().execute();
  expect(await sent()).toEqual([]);
  for (let n = 0; n < 20; n += 1) {
    await context.setOffline(false);
    // Some attempts leave and lose their answer, others do not leave at all.
    await page.waitForTimeout(n * 7);
    await context.setOffline(true);
    await page.waitForTimeout(30);
  }
  await context.setOffline(false);
  await expect(visibleText(page, "Candidature envoyée")).toBeVisible({ timeout: 30_000 });
  // The page may know of an attempt that arrived before the browser does, which then asks once more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("renfort-outbox"))).toBeNull();
  const rows = await sent();
  expect(rows).toMatchObject([{ candidateId: id, message: "Bonjour, écrit dans le train.", status: "pending" }]);
  const events = await db.selectFrom("applicationEvents").where("missionId", "=", mission.id).select("kind").execute();
  expect(events).toEqual([{ kind: "received" }]);
  const { applicationCount } = await db
    .selectFrom("missions")
    .where("id", "=", mission.id)
    .select("applicationCount")
    .executeTakeFirstOrThrow();
  expect(applicationCount).toBe(1);
});

test("without a network, a mission of several shifts is applied for from its card, for all of them", {
  tag: "@phone",
}, async ({ page, context, db }) => {
  const title = `Plongeur ${word()} (H/F)`;
  const mission = await aMission(db, { title, shifts: [evening(3), evening(4)], takeSome: true });
  const { email } = await aCandidate(db);
  await signInAs(page, { email });
  await openPage(page, `${HOME}/emplois?query=${encodeURIComponent(title)}`);
  await context.setOffline(true);
  await page
    .getByRole("button", { name: `Postuler : ${title}` })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Vous postulez pour tous les créneaux qui restent libres.")).toBeVisible();
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(visibleText(page, "Partira au retour du réseau")).toBeVisible();
  await context.setOffline(false);
  const sent = () =>
    db.selectFrom("applications").where("missionId", "=", mission.id).select(["status", "shiftIds"]).execute();
  await expect.poll(sent, { timeout: 30_000 }).toEqual([{ status: "pending", shiftIds: null }]);
});

test("the sheet of an accepted mission is read without a network, and forgotten on signing out", {
  tag: "@phone",
}, async ({ page, context, db }) => {
  const mission = await aMission(db, { title: `Barista ${word()} (H/F)` });
  const { email, ...candidate } = await aCandidate(db);
  const { id } = await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
  await signInAs(page, { email });
  await openPage(page, HOME);
  const cachedPaths = () =>
    page.evaluate(async () => {
      if (!(await caches.has("renfort-prive"))) return [];
      const requests = await (await caches.open("renfort-prive")).keys();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith("/assets/"));
    });
  // The agenda, the sheet, and last the list that leads to them.
  await expect
    .poll(cachedPaths)
    .toEqual([
      `${HOME}/creneaux`,
      `${HOME}/emplois-details/${mission.id}`,
      `${HOME}/candidatures/${id}`,
      "/hors-ligne/pages.json",
    ]);

  await context.setOffline(true);
  await page.goto(`${HOME}/notifications`);
  await expect(page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(`^${mission.title.replace(/[()]/g, "\\$&")}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Votre fiche de mission" })).toBeVisible();
  await expect(
    page
      .getByText("place des Terreaux")
      .or(page.getByText(/69\d{3} Lyon/))
      .first(),
  ).toBeVisible();
  // The address of the spec, with its accent, is the same page.
  await page.goto(`${HOME}/emplois-d%C3%A9tails/${mission.id}`);
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();

  await context.setOffline(false);
  await openPage(page, HOME);
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(cachedPaths).toEqual([]);
  // Signing out removed the service worker too: this page has registered it again.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${HOME}/emplois-details/${mission.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne." })).toBeVisible();
  await expect(page.getByRole("link", { name: /Barista/ })).toHaveCount(0);
});
