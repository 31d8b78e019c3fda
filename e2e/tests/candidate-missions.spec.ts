import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOME = "/candidat/tableau-de-bord";
/** No other test has missions there. */
const GUERET = "23096";
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const word = () => uniqueWord("cand").replaceAll("-", "");

async function openAs(page: Page, email: string, path: string) {
  await signInAs(page, { email });
  await openPage(page, path);
}

/** Missions that one word finds: eleven in Lyon, one of the two urgent ones starting last, and one to do from home. */
async function someMissions(db: Db) {
  const token = word();
  const employer = await anEmployer(db);
  const base = { employer, title: `Serveur ${token} (H/F)`, startsAt: inDays(1), sectors: ["Restauration"] };
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
  const remote = await aMission(db, {
    ...base,
    title: `Graphiste ${token} (H/F)`,
    startsAt: inDays(4),
    remote: true,
    type: "freelance",
  });
  return { token, employer, capped, urgent, remote };
}

const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("missions are found, narrowed and widened; each says its hours, its pay and its places", {
  tag: "@phone",
}, async ({ page, db, isMobile }) => {
  const watch = watchErrors(page);
  const { token, employer, capped, urgent, remote } = await someMissions(db);
  const { email } = await aCandidate(db, { skills: ["Service en salle"] });
  await openAs(page, email, `${HOME}?everywhere=1`);
  if (isMobile) await page.getByRole("button", { name: /^Lieu et date/ }).click();
  await page.getByLabel("Métier ou entreprise").fill(token);
  await page.getByLabel("Métier ou entreprise").press("Enter");
  await expect(page).toHaveURL(`${HOME}?query=${token}`);
  await count(page, "12 missions");

  const card = (title: string) => page.getByRole("article").filter({ hasText: title });
  // Urgent ones first, though nine others start before the second.
  const section = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
  await expect(section("Missions urgentes").getByRole("article").getByRole("heading")).toHaveText([
    capped.title,
    urgent.title,
  ]);
  await expect(section("Autres missions").getByRole("article")).toHaveCount(9);
  await expect(section("Autres missions")).not.toContainText(urgent.title);
  await expect(page.getByRole("article").first()).toContainText(capped.title);
  await expect(card(urgent.title)).toContainText("Il manque 2 personnes");
  await expect(card(urgent.title)).toContainText(employer.company.name);
  // A shared skill or the same town says nothing about this person and this employer.
  await expect(card(urgent.title)).not.toContainText("Pourquoi vous");
  await expect(card(capped.title)).toContainText("Il manque 1 personne");
  await expect(card(capped.title)).toContainText("Plus qu’une candidature possible");
  await expect(card(capped.title)).toContainText(/départ dans 1[12]\sh/);
  await checkPage(page);

  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&page=2`);
  await expect(page.getByRole("article")).toHaveCount(2);

  // One tap each.
  const quick = page.getByRole("list", { name: "Filtres rapides" }).getByRole("link");
  await expect(quick).toHaveText(["Urgent", "Télétravail"]);
  await quick.filter({ hasText: "Urgent" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&urgent=1`);
  await count(page, "2 missions");
  await expect(quick.filter({ hasText: "Urgent" })).toHaveAttribute("aria-current", "page");
  await quick.filter({ hasText: "Urgent" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}`);
  await quick.filter({ hasText: "Télétravail" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&remote=1`);
  await count(page, "1 mission");
  await expect(card(remote.title)).toContainText("Télétravail");

  const panel = page.getByRole("region", { name: "Filtres", exact: true });
  await page.getByRole("button", { name: /^Filtres/ }).click();
  await expect(panel.getByLabel("Télétravail seulement")).toBeChecked();
  await expectAccessible(page);
  await expect(panel.getByLabel("Type de contrat").getByRole("option")).toHaveText([
    "Tous",
    "Temps plein",
    "Temps partiel",
    "Contrat",
    "Freelance",
    "Stage",
  ]);
  await panel.getByLabel("Type de contrat").selectOption("Temps partiel");
  await panel.getByLabel("Missions urgentes seulement").check();
  await panel.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(`${HOME}?query=${token}&jobType=part-time&urgent=1&remote=1`);
  await expect(page.getByRole("heading", { name: "Aucune mission trouvée" })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, `${HOME}/emplois?query=${token}&urgent=1&remote=1`);
  // One filter less at a time, with what each finds.
  const wider = page.getByRole("list", { name: "Autres recherches" });
  await expect(wider.getByRole("link").nth(0)).toHaveText("Sans « Télétravail »2 missions");
  await expect(wider.getByRole("link").nth(1)).toHaveText("Sans « Urgent »1 mission");
  await wider.getByRole("link", { name: /Sans «\sTélétravail/ }).click();
  await count(page, "2 missions");
  // The toggle is the filter: no second way to remove it.
  await expect(page.getByRole("link", { name: "Retirer le filtre Urgent" })).toHaveCount(0);
  watch.expectNone();
});

test("what was chosen for the person stands beside everything near, and says why", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const skill = `Dressage ${word()}`;
  const shift = { startsAt: parisAt(3, "12:00"), endsAt: parisAt(3, "15:00"), breakMinutes: 0, positions: 1 };
  const later = { ...shift, startsAt: parisAt(4, "12:00"), endsAt: parisAt(4, "15:00") };
  const employer = await anEmployer(db);
  const near = { employer, commune: GUERET, title: `Commis ${skill} (H/F)` };
  const soonest = await aMission(db, { ...near, skills: [], shifts: [shift] });
  const best = await aMission(db, { ...near, title: `Chef ${skill} (H/F)`, skills: [skill], shifts: [later] });
  const urgent = await aMission(db, {
    ...near,
    title: `Plongeur ${skill} (H/F)`,
    skills: ["Plonge"],
    urgent: true,
    startsAt: inDays(1),
  });
  const { email } = await aCandidate(db, { commune: GUERET, radiusKm: 10, skills: [skill] });
  await openAs(page, email, HOME);
  await count(page, "3 missions");
  const titles = page.getByRole("article").getByRole("heading");
  const section = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
  await expect(section("Pour vous").getByRole("article").getByRole("heading")).toHaveText([best.title, soonest.title]);
  await expect(section("Missions urgentes").getByRole("article").getByRole("heading")).toHaveText([urgent.title]);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Pour vous");
  const card = (title: string) => page.getByRole("article").filter({ hasText: title });
  await expect(card(best.title).getByText(`Votre compétence\u00a0: ${skill}`).filter({ visible: true })).toBeVisible();
  await expect(card(soonest.title)).not.toContainText("Votre compétence");
  await checkPage(page);

  const tabs = page.getByRole("navigation", { name: "Listes de missions" });
  await tabs.getByRole("link", { name: "Pour vous" }).click();
  await expect(page.getByText("2 missions pour vous", { exact: true })).toBeVisible();
  await expect(titles).toHaveText([best.title, soonest.title]);
  await expect(page.getByRole("link", { name: "L’ordre expliqué" })).toBeVisible();
  // An order is a search.
  await tabs.getByRole("link", { name: "Toutes" }).click();
  await page.getByLabel("Trier par").selectOption("Plus récent");
  await expect(page).toHaveURL(/sort=recent/);
  await expect(card(best.title)).not.toContainText("Votre compétence");
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
  const saved = page
    .getByRole("navigation", { name: "Listes de missions" })
    .getByRole("link", { name: "Enregistrées" });
  // Among the tabs of a phone, without pushing them aside.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(saved).toBeInViewport();
  await saved.click();
  await expect(page.getByRole("heading", { level: 1, name: "Missions enregistrées" })).toBeVisible();
  await expect(saved).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article")).toHaveCount(1);
  await checkPage(page);
  // Paused, it waits out of sight; closed, it stays here and says so.
  await db.updateTable("missions").set({ status: "paused" }).where("id", "=", urgent.id).execute();
  await page.reload();
  await expect(page.getByText("Touchez le signet d’une mission pour la retrouver ici.")).toBeVisible();
  await db.updateTable("missions").set({ status: "completed" }).where("id", "=", urgent.id).execute();
  await page.reload();
  await expect(page.getByRole("article")).toContainText("Terminée");
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
