import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aNotification } from "@app/db/builders/notifications";
import { aCandidate } from "@app/db/builders/users";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOME = "/candidat/tableau-de-bord";
const PROFILE = `${HOME}/profil`;

test("a candidate manages their account, and deletes it", { tag: "@phone" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await openPage(page, PROFILE);
  await page.getByRole("link", { name: "Compte", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sessions ouvertes" }).getByText("Cette session")).toBeVisible();
  await checkPage(page);
  const news = page.getByRole("region", { name: "Notifications" });
  const matches = news.getByRole("group", { name: "Missions pour vous" }).getByLabel("Sur Renfort");
  await matches.uncheck();
  await news.getByRole("button", { name: "Enregistrer les préférences" }).click();
  await expect(visibleText(page, "Préférences enregistrées.")).toBeVisible();
  await openPage(page, `${PROFILE}/compte`);
  await expect(matches).not.toBeChecked();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);
  const password = page.getByRole("region", { name: "Mot de passe" });
  const [now, next] = [DEMO_PASSWORD, "une-phrase-de-passe-2026"];
  await password.getByLabel(/^Mot de passe actuel/).fill(now);
  await password.getByLabel(/^Nouveau mot de passe/).fill(next);
  await password.getByLabel(/^Confirmation/).fill(next);
  await password.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(visibleText(page, "Mot de passe changé. Vos autres sessions sont fermées.")).toBeVisible();
  await closeToasts(page);
  await page.getByText("Je veux supprimer mon compte").click();
  const leaving = page.getByRole("region", { name: "Supprimer mon compte" });
  await leaving.getByLabel(/^Mot de passe actuel/).fill(next);
  await leaving.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compte supprimé" })).toBeVisible();
  await page.goto(PROFILE);
  await expect(page).toHaveURL(/connexion/);
  watch.expectNone();
});

test("the candidates' space keeps its menu on errors, and is for candidates only", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, "/employeur/tableau-de-bord");
  await page.goto(`${HOME}/candidatures`);
  await expect(page).toHaveURL("/employeur/tableau-de-bord");

  await page.context().clearCookies();
  const candidate = await aCandidate(db, { firstName: "Inès" });
  for (const _ of [1, 2]) await aNotification(db, { userId: candidate.id });
  await signInAs(page, candidate);
  await openPage(page, HOME);
  await expect(
    page
      .getByRole("link", { name: /^Notifications ?, 2 non lues$/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Renfort, tableau de bord" })).toHaveAttribute("href", HOME);
  await expect(bar.getByRole("link", { name: /^Inès ?, mon profil$/ })).toHaveAttribute("href", PROFILE);
  const menu = page.getByRole("navigation", { name: /^Menu candidat/ }).filter({ visible: true });
  await expect(menu).toHaveCount(1);
  await expect(menu.getByRole("link")).toHaveText([
    /^Missions/,
    /^Mes créneaux/,
    /^Propositions/,
    /^Candidatures/,
    "Mes employeurs",
    /^Notifications/,
    /^Profil/,
    /^Messages/,
    "Plan du site",
  ]);
  await expect(menu.getByRole("link", { name: "Missions" })).toHaveAttribute("aria-current", "page");
  // On a phone, five under the thumb and the rest behind the picture.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu.getByRole("link")).toHaveText(["Missions", "Candidatures", /^Notifications/, "Profil", "Messages"]);
  await page.getByRole("button", { name: "Mon menu" }).click();
  const rest = page.getByRole("navigation", { name: "Menu candidat, suite" });
  await expect(rest.getByRole("link")).toHaveText([
    "Mes créneaux",
    "Propositions",
    "Mes employeurs",
    "Plan du site",
    "Mes disponibilités",
    "Mon compte",
  ]);
  await expectAccessible(page);
  await rest.getByRole("link", { name: "Mes créneaux" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mes créneaux" })).toBeVisible();
  await expect(rest).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  watch.expectNone();

  const answer = await page.goto(`${HOME}/nulle-part`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Cette page n’existe plus." })).toBeVisible();
  await expect(menu).toHaveCount(1);
  await checkPage(page);
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL("/");
});
