import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOME = "/candidat/tableau-de-bord";
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const word = () => uniqueWord("cand").replaceAll("-", "");
const paris = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString("fr-FR", { timeZone: "Europe/Paris", ...options });
/** « 2026-11-20 » and « ven. 20 nov. ». */
const isoDay = (date: Date) => date.toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const shortDay = (date: Date) => paris(date, { weekday: "short", day: "numeric", month: "short" });

async function openAs(page: Page, email: string, path: string) {
  await signInAs(page, { email });
  await openPage(page, path);
}

test("a candidate sets their availability and its end, and sees when it could not be saved", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const { id, email } = await aCandidate(db);
  await openAs(page, email, HOME);
  const banner = page.getByRole("region", { name: "Disponibilité" });
  const toggle = banner.getByRole("switch", { name: "Disponible pour les missions urgentes" });
  await expect(banner).toContainText("Disponible tout de suite");
  await toggle.press("Space");
  await expect(banner).toContainText("Indisponible pour l’urgent");

  const until = inDays(5);
  await banner.getByText("Sans date limite").click();
  await expect(banner).toContainText("Le lendemain, vous redeviendrez disponible.");
  await expectAccessible(page);
  await banner.getByLabel("Jusqu’au").fill(isoDay(until));
  await banner.getByRole("button", { name: "Enregistrer la date" }).click();
  await expect(banner).toContainText(`Jusqu’au ${shortDay(until)} inclus`);
  const row = () => db.selectFrom("candidates").where("userId", "=", id).selectAll().executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ availability: "freeze" });
  expect(isoDay((await row()).availabilityUntil ?? new Date(0))).toBe(isoDay(until));

  // Another choice forgets the date.
  await toggle.click();
  await expect(banner).toContainText("Disponible tout de suite");
  await expect(banner).toContainText("Sans date limite");
  await expect(async () => expect((await row()).availability).toBe("on_fire")).toPass();
  await expect(toggle).not.toHaveAttribute("aria-busy");
  watch.expectNone();

  await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await toggle.click();
  await expect(visibleText(page, "La connexion a été interrompue.")).toBeVisible();
  await expect(banner).toContainText("Disponible tout de suite");
  expect((await row()).availability).toBe("on_fire");
});

/** Missions that one word finds: eleven in Lyon of which two are urgent, and one to do from home. */
async function someMissions(db: Db) {
  const token = word();
  const employer = await anEmployer(db);
  const base = { employer, title: `Serveur ${token} (H/F)`, startsAt: inDays(4), sectors: ["Restauration"] };
  for (let n = 0; n < 9; n += 1) await aMission(db, { ...base, title: `Commis ${n} ${token} (H/F)` });
  const capped = await aMission(db, {
    ...base,
    title: `Plongeur ${token} (H/F)`,
    urgent: true,
    startsAt: inDays(0.5),
    maxApplications: 5,
    taken: 4,
  });
  const urgent = await aMission(db, {
    ...base,
    urgent: true,
    startsAt: inDays(2),
    positions: 2,
    skills: ["Service en salle"],
  });
  const remote = await aMission(db, { ...base, title: `Graphiste ${token} (H/F)`, remote: true, type: "freelance" });
  return { token, employer, capped, urgent, remote };
}

const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("missions are found, narrowed and widened; the urgent ones come first, each with its reason and its places", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const { token, capped, urgent, remote } = await someMissions(db);
  const { email } = await aCandidate(db, { skills: ["Service en salle"] });
  await openAs(page, email, HOME);
  await page.getByLabel("Métier, entreprise, compétence").fill(token);
  await page.getByLabel("Métier, entreprise, compétence").press("Enter");
  await expect(page).toHaveURL(`${HOME}?query=${token}`);
  await count(page, "12 missions disponibles");

  const sections = page.getByRole("main").getByRole("region", { name: /missions/i });
  await expect(sections.nth(0)).toHaveAccessibleName("Missions urgentes");
  await expect(sections.nth(1)).toHaveAccessibleName("Autres missions");
  const card = (title: string) => page.getByRole("article").filter({ hasText: title });
  await expect(card(urgent.title)).toContainText(
    "Pourquoi vous : 1 compétence en commun (service en salle), et vous êtes à Lyon.",
  );
  await expect(card(urgent.title)).toContainText("En cours de recrutement2 places à pourvoir");
  await expect(card(capped.title)).toContainText("Presque complet1 place à pourvoirPlus qu’une candidature possible");
  await expect(card(capped.title)).toContainText(/Démarrage dans 1[12]\sh/);
  await checkPage(page);

  // The urgent ones are above the others, and nowhere else.
  const onFirst = await page.getByRole("article").count();
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&page=2`);
  await expect(page.getByRole("article")).toHaveCount(12 - onFirst);

  await page.getByRole("link", { name: "Télétravail" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&remote=1`);
  await count(page, "1 mission disponible");
  await expect(card(remote.title)).toBeVisible();

  await page.getByRole("button", { name: /^Filtres/ }).click();
  const panel = page.getByRole("region", { name: "Filtres", exact: true });
  await panel.getByText("Temps partiel").click();
  await panel.getByLabel("Missions urgentes seulement").check();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Afficher les missions" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&jobType=part-time&urgent=1&remote=1`);
  await expect(page.getByRole("heading", { name: "Aucune mission trouvée" })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, `${HOME}/emplois?query=${token}&urgent=1&remote=1`);
  // One filter less at a time, with what each finds.
  const wider = page.getByRole("list", { name: "Recherches plus larges" });
  await expect(wider.getByRole("link").nth(0)).toHaveText("Sans « Télétravail »2 offres");
  await expect(wider.getByRole("link").nth(1)).toHaveText("Sans « Urgent »1 offre");
  await wider.getByRole("link", { name: /Sans «\sTélétravail/ }).click();
  await count(page, "2 missions disponibles");
  await expect(page.getByRole("link", { name: "Urgent", exact: true })).toHaveAttribute("aria-current", "page");
  watch.expectNone();
});

test("missions and searches are saved, listed and removed; a failed save is undone", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const { token, urgent } = await someMissions(db);
  const { id, email } = await aCandidate(db);
  await openAs(page, email, `${HOME}?query=${token}&urgent=1`);
  const bookmark = page.getByRole("button", { name: `Enregistrer la mission : ${urgent.title}` });
  await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await bookmark.click();
  await expect(visibleText(page, "La connexion a été interrompue.")).toBeVisible();
  await expect(bookmark).toHaveAttribute("aria-pressed", "false");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  const readSaved = () => db.selectFrom("savedMissions").where("userId", "=", id).select("missionId").execute();
  await expect(async () => expect(await readSaved()).toEqual([{ missionId: urgent.id }])).toPass();

  await page.getByRole("button", { name: "Enregistrer cette recherche" }).click();
  await expect(visibleText(page, "Recherche enregistrée.")).toBeVisible();
  await page.getByRole("link", { name: "Missions enregistrées" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Missions enregistrées" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await checkPage(page);
  // Paused, it waits out of sight; closed, it stays here and says so.
  await db.updateTable("missions").set({ status: "paused" }).where("id", "=", urgent.id).execute();
  await page.reload();
  await expect(page.getByText("Touchez le signet d’une mission pour la retrouver ici.")).toBeVisible();
  await db.updateTable("missions").set({ status: "completed" }).where("id", "=", urgent.id).execute();
  await page.reload();
  await expect(page.getByRole("article")).toContainText("Terminée");
  await expect(page.getByRole("progressbar")).toHaveJSProperty("position", 0);
  await expect(page.getByRole("button", { name: /^Postuler/ })).toHaveCount(0);
  await bookmark.click();
  await expect(page.getByText("Touchez le signet d’une mission pour la retrouver ici.")).toBeVisible();
  expect(await readSaved()).toEqual([]);

  await openPage(page, `${HOME}/emplois-recherches`);
  await checkPage(page);
  const search = page.getByRole("link", { name: `« ${token} », Urgent` });
  await search.click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&urgent=1`);
  await page.goBack();
  await page.getByRole("button", { name: `Supprimer la recherche : « ${token} », Urgent` }).click();
  await expect(page.getByText("Aucune recherche enregistrée")).toBeVisible();
});

test("the candidates' space keeps its menu on errors, and is for candidates only", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  await openAs(page, employer.email, "/employeur/tableau-de-bord");
  await page.goto(`${HOME}/candidatures`);
  await expect(page).toHaveURL("/employeur/tableau-de-bord");

  await page.context().clearCookies();
  const { id, email } = await aCandidate(db, { firstName: "Inès" });
  for (const _ of [1, 2]) await aNotification(db, { userId: id });
  await openAs(page, email, HOME);
  await expect(
    page
      .getByRole("link", { name: /^Notifications ?, 2 non lues$/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const menu = page.getByRole("navigation", { name: /^Menu candidat/ }).filter({ visible: true });
  await expect(menu).toHaveCount(1);
  await expect(menu.getByRole("link")).toHaveText([
    /^Missions/,
    /^Mes créneaux/,
    /^Candidatures/,
    /^Messages/,
    /^Notifications/,
    /^Profil/,
  ]);
  await expect(menu.getByRole("link", { name: "Missions" })).toHaveAttribute("aria-current", "page");
  watch.expectNone();

  const answer = await page.goto(`${HOME}/nulle-part`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Cette page n’existe plus." })).toBeVisible();
  await expect(menu).toHaveCount(1);
  await checkPage(page);
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL("/");
});
