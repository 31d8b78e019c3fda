import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import {
  fillShift,
  placeField,
  publishButton,
  rateField,
  shiftRow,
  titleField,
  unfold,
} from "../support/shift-form.ts";

test.use({ serviceWorkers: "allow" });

async function signIn(page: Page, email: string) {
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function openSignedIn(page: Page, path: string, email: string) {
  await page.goto(`/connexion?redirect=${encodeURIComponent(path)}`);
  await signIn(page, email);
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
}

/** The same session, ended elsewhere: the page that is open does not know. */
async function endSession(page: Page) {
  const other = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const origin = new URL(page.url()).origin;
  const answer = await other?.request.post("/deconnexion", { headers: { origin }, maxRedirects: 0 });
  expect(answer?.status()).toBe(302);
  await other?.close();
}

async function expectExpired(page: Page, path: string) {
  await expect(page.getByText("Votre session a expiré")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(`${path}#reprise`);
  await expectAccessible(page);
}

test("a mission typed while the session ends is there after signing in again", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const { email, companyId } = await anEmployer(db);
  const path = "/employeur/tableau-de-bord/publier";
  await openSignedIn(page, path, email);
  await unfold(page);
  await page.getByLabel("Secteurs").selectOption("Restauration");
  await placeField(page).fill("Lyon");
  await page.getByRole("option", { name: /^Lyon/ }).first().click();
  await page.getByLabel("Responsabilités").fill("Tenir un rang\nEncaisser");
  await page.getByLabel(/^Compétences/).fill("Service en salle");
  await page.getByLabel(/^Compétences/).press("Enter");
  const day = new Date(Date.now() + 48 * 3_600_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
  await fillShift(page, { day, start: "18:00", end: "23:00" });
  await page.getByRole("button", { name: /^Copier/ }).click();
  await rateField(page).fill("14,50");
  await page.getByLabel(/Mission urgente/).check();
  // The title last: no draft is saved without one, so only publishing finds the session over.
  await titleField(page).fill("Serveur en salle");
  await expect(page.getByText(/^Brouillon gardé à/)).toBeVisible();

  await endSession(page);
  await publishButton(page).click();
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expectExpired(page, path);
  await signIn(page, email);

  await expect(titleField(page)).toHaveValue("Serveur en salle");
  await expect(placeField(page)).toHaveValue(/^Lyon/);
  await unfold(page);
  await expect(page.getByLabel("Responsabilités")).toHaveValue("Tenir un rang\nEncaisser");
  await expect(page.getByRole("textbox", { name: /^Aperçu/ })).toHaveValue(/• Tenir un rang/);
  await expect(page.getByRole("button", { name: "Retirer Service en salle" })).toBeVisible();
  await expect(shiftRow(page).getByLabel("Jour")).toHaveValue(day.split("-").toReversed().join("/"));
  await expect(shiftRow(page, 2).getByLabel("Fin")).toHaveValue("23:00");
  await expect(shiftRow(page, 2).getByLabel("Jour")).not.toHaveValue(day.split("-").toReversed().join("/"));
  await expect(rateField(page)).toHaveValue("14,50");
  await expect(page.getByLabel(/Mission urgente/)).toBeChecked();
  await expect(page.getByRole("button", { name: "Retirer Restauration" })).toBeVisible();
  // What was restored is soon saved, and the address then names the draft.
  await expect(page).toHaveURL(({ pathname, hash }) => pathname === path && hash === "");
  await publishButton(page).click();
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(
    page
      .getByText(/Mission publiée avec succès/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // Once published, it is no longer stored, here or as a draft.
  const drafts = db.selectFrom("missionDrafts").where("companyId", "=", companyId).select("id");
  expect(await drafts.execute()).toEqual([]);
  await page.goto(`${path}#reprise`);
  await waitForHydration(page);
  await expect(titleField(page)).toHaveValue("");
  watch.expectNone();
});

test("a form sent after something else found the session over still loses nothing @once", async ({ page, db }) => {
  const { email } = await aCandidate(db);
  const path = "/candidat/tableau-de-bord/profil?modifier=1";
  await openSignedIn(page, path, email);
  await page.getByLabel(/^À propos/).fill("Dix ans de salle.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expectExpired(page, path);
  await signIn(page, email);
  await expect(page.getByLabel(/^À propos/)).toHaveValue("Dix ans de salle.");
});

test("a form whose draft can no longer be saved shows it, and loses nothing @once", async ({ page, db }) => {
  const { email } = await anEmployer(db);
  const path = "/employeur/tableau-de-bord/publier";
  await openSignedIn(page, path, email);
  await endSession(page);
  await titleField(page).fill("Serveur de nuit");
  await expect(page.getByText(/^Session expirée/)).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expectExpired(page, path);
  await signIn(page, email);
  await expect(titleField(page)).toHaveValue("Serveur de nuit");
});

test("a profile typed while the session ends is there for its owner alone", { tag: "@once" }, async ({ page, db }) => {
  const [owner, other] = [await aCandidate(db), await aCandidate(db)];
  const path = "/candidat/tableau-de-bord/profil?modifier=1";
  const about = page.getByLabel(/^À propos/);
  await openSignedIn(page, path, owner.email);
  await about.fill("Dix ans de salle.");
  await endSession(page);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expectExpired(page, path);
  await signIn(page, owner.email);
  await expect(about).toHaveValue("Dix ans de salle.");

  await endSession(page);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expectExpired(page, path);
  await signIn(page, other.email);
  await expect(about).not.toHaveValue("Dix ans de salle.");
});

test("the two forms of a company profile each keep their own", { tag: "@once" }, async ({ page, db }) => {
  const { email } = await anEmployer(db);
  const path = "/employeur/tableau-de-bord/profil?modifier=1";
  await openSignedIn(page, path, email);
  await page.getByLabel("Prénom").fill("Léonie");
  await page.getByLabel("Description").fill("Une brasserie de quartier.");
  await endSession(page);
  await page.getByRole("button", { name: "Enregistrer l’entreprise" }).click();
  await expectExpired(page, path);
  await signIn(page, email);
  await expect(page.getByLabel("Prénom")).toHaveValue("Léonie");
  await expect(page.getByLabel("Description")).toHaveValue("Une brasserie de quartier.");
});
