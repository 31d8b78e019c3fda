import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { wordFaults } from "../support/whole-words.ts";

const HOME = "/candidat/tableau-de-bord";
/** No mission is there. */
const MENDE = "48095";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const word = () => uniqueWord("home").replaceAll("-", "");
const paris = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString("fr-FR", { timeZone: "Europe/Paris", ...options });
/** « 2026-11-20 » and « vendredi 20 novembre ». */
const isoDay = (date: Date) => date.toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const longDay = (date: Date) => paris(date, { weekday: "long", day: "numeric", month: "long" }).replace(" 1 ", " 1er ");

async function openAs(page: Page, email: string, path: string) {
  await signInAs(page, { email });
  await openPage(page, path);
}

test("one sentence and one switch say the same availability everywhere; it has an end, and a failure shows", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const { id, email } = await aCandidate(db);
  await openAs(page, email, HOME);
  // On the home page, a banner that says what the choice means.
  const banner = page.getByRole("main").getByRole("region", { name: "Disponibilité" });
  await expect(banner).toContainText("Disponible. Des missions peuvent vous être proposées.");
  await expect(page.getByRole("switch")).toHaveCount(1);
  await banner.getByRole("switch", { name: "Disponible pour les missions urgentes" }).press("Space");
  await expect(banner).toContainText("Indisponible pour l’urgent.");
  const row = () => db.selectFrom("candidates").where("userId", "=", id).selectAll().executeTakeFirstOrThrow();
  await expect(async () => expect((await row()).availability).toBe("freeze")).toPass();
  // In the top bar of the pages that do not say it themselves.
  const pill = page.getByRole("banner").getByRole("switch", { name: "Disponible pour les missions urgentes" });
  await openPage(page, `${HOME}/candidatures`);
  await expect(pill).not.toBeChecked();
  await expect(pill).toHaveText(/^Indisponible,/);

  const until = inDays(5);
  await openPage(page, `${HOME}/profil`);
  await expect(page.getByRole("switch")).toHaveCount(1);
  const details = page.getByRole("region", { name: "Disponibilité" });
  await expect(details).toContainText("Indisponible pour l’urgent. Aucune mission ne vous est proposée");
  await details.getByRole("link", { name: /date de fin/ }).click();
  await details.getByText("Sans date limite").click();
  await expect(details).toContainText("Le lendemain, vous redeviendrez disponible.");
  await expectAccessible(page);
  await details.getByLabel("Jusqu’au").fill(isoDay(until));
  await details.getByRole("button", { name: "Enregistrer la date" }).click();
  await expect(details).toContainText(`Indisponible pour l’urgent jusqu’au ${longDay(until)} inclus.`);
  expect(await row()).toMatchObject({ availability: "freeze" });
  expect(isoDay((await row()).availabilityUntil ?? new Date(0))).toBe(isoDay(until));

  // Another choice, from any page, forgets the date.
  await openPage(page, `${HOME}/candidatures`);
  await pill.click();
  await expect(pill).toHaveText(/^Disponible,/);
  await expect(async () => expect((await row()).availability).toBe("on_fire")).toPass();
  await expect(pill).not.toHaveAttribute("aria-busy");
  watch.expectNone();

  await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await pill.click();
  await expect(visibleText(page, "La connexion a été interrompue.")).toBeVisible();
  await expect(pill).toBeChecked();
  expect((await row()).availability).toBe("on_fire");
});

test("a newcomer is asked once whether they are available @once", async ({ page, db }) => {
  const { id, email } = await aCandidate(db);
  await db.updateTable("candidates").set({ availability: null }).where("userId", "=", id).execute();
  await openAs(page, email, HOME);
  const banner = page.getByRole("main").getByRole("region", { name: "Disponibilité" });
  await expect(banner).toContainText("Êtes-vous disponible");
  await expect(page.getByRole("switch")).toHaveCount(0);
  await banner.getByRole("button", { name: "Pas en ce moment" }).click();
  await expect(banner).toContainText("Indisponible pour l’urgent.");
  await expect(banner.getByRole("switch")).not.toBeChecked();
  await openPage(page, `${HOME}/candidatures`);
  await expect(page.getByText("Êtes-vous disponible")).toHaveCount(0);
});

test("no word of the candidate's screens is broken, cut or covered in a text twice as large", {
  tag: "@phone",
}, async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const employer = await anEmployer(db);
  const mission = await aMission(db, {
    employer,
    title: `Préparateur de commandes ${word()} (H/F)`,
    startsAt: parisAt(1, "11:00"),
  });
  const asked = await aMission(db, { employer, startsAt: parisAt(2, "18:00") });
  await anApplication(db, { mission: asked, candidate });
  const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
  await signInAs(page, candidate);
  const paths = [
    `${HOME}/candidatures/${id}`,
    HOME,
    `${HOME}/emplois-details/${mission.id}`,
    `${HOME}/emplois-details/${asked.id}`,
    `${HOME}/candidatures`,
    `${HOME}/creneaux?semaine=${isoDay(mission.startsAt)}`,
    `${HOME}/disponibilites`,
  ];
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const path of paths) {
    await openPage(page, path);
    for (const width of [390, 320])
      for (const percent of [130, 200]) {
        await page.setViewportSize({ ...size, width });
        await page.evaluate((large) => {
          document.documentElement.style.fontSize = `${large}%`;
        }, percent);
        // The cards of the home are those of other tests: their words are measured in the gallery.
        const within = path === HOME ? "[aria-labelledby=a-confirmer], [aria-label=Disponibilité]" : "main";
        expect(await wordFaults(page, within), `${path} at ${width} px, ${percent} %`).toEqual([]);
      }
    await expectNoOverflow(page);
  }
});

test("the place to confirm is first on the home; each screen says the same deadline, then that it is confirmed", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const candidate = await aCandidate(db, { commune: MENDE });
  const mission = await aMission(db, { title: `Chef de rang ${word()} (H/F)`, startsAt: parisAt(2, "11:00") });
  const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
  const confirmBefore = parisAt(1, "21:30");
  await db.updateTable("applications").set({ confirmBefore }).where("id", "=", id).execute();
  await openAs(page, candidate.email, HOME);
  // The full screen opens once by itself.
  await expect(page.getByRole("heading", { level: 1, name: /^Vous avez la place/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Confirmez avant demain 21\u00a0h\u00a030.");
  await page.getByRole("link", { name: "Renfort, tableau de bord" }).click();
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText("À confirmer");
  const place = page.getByRole("article", { name: `À confirmer\u00a0: ${mission.title}` });
  await expect(place).toContainText("Confirmez avant demain 21\u00a0h\u00a030");
  await expect(place).toBeInViewport({ ratio: 1 });
  await checkPage(page);
  const screens = [
    `${HOME}/candidatures/${id}`,
    `${HOME}/candidatures`,
    `${HOME}/emplois-details/${mission.id}`,
    `${HOME}/creneaux?semaine=${isoDay(mission.startsAt)}`,
  ];
  for (const path of screens) {
    await openPage(page, path);
    await expect(visibleText(page, /avant demain 21\sh\s30/)).toBeVisible();
    await expect(visibleText(page, /compte comme une absence/)).toBeVisible();
  }
  await openPage(page, HOME);
  await place.getByRole("button", { name: /^Confirmer ma venue/ }).click();
  await expect(place).toHaveCount(0);
  const { candidateStatus } = await db
    .selectFrom("applications")
    .where("id", "=", id)
    .select("candidateStatus")
    .executeTakeFirstOrThrow();
  expect(candidateStatus).toBe("confirmed");
  for (const path of screens) {
    await openPage(page, path);
    await expect(visibleText(page, /avant demain 21/)).toHaveCount(0);
    await expect(visibleText(page, /C’est noté|onfirmé/)).toBeVisible();
  }
  watch.expectNone();
});

test("a confirmed address and a place of one's own hide no mission of the home @once", async ({ page, db }) => {
  for (let n = 0; n < 4; n += 1) await aMission(db, { title: `Commis ${word()} (H/F)`, startsAt: inDays(1) });
  const { id, email } = await aCandidate(db, { commune: MENDE, radiusKm: 5 });
  const set = (values: { emailVerifiedAt: Date | null; communeCode: string | null }) =>
    db.updateTable("users").set(values).where("id", "=", id).execute();
  const cards = page.getByRole("main").getByRole("article");
  const count = async () => {
    await openPage(page, HOME);
    await expect(cards.first()).toBeVisible();
    return cards.count();
  };
  await set({ emailVerifiedAt: null, communeCode: null });
  await signInAs(page, { email });
  const before = await count();
  expect(before).toBeGreaterThanOrEqual(4);
  await set({ emailVerifiedAt: new Date(), communeCode: null });
  expect(await count()).toBeGreaterThanOrEqual(before);
  await set({ emailVerifiedAt: new Date(), communeCode: MENDE });
  expect(await count()).toBeGreaterThanOrEqual(before);
  await expect(page.getByRole("main").getByRole("region", { name: "Plus loin" })).toBeVisible();
});
