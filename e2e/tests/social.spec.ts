import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";

test.use({ serviceWorkers: "allow" });

/** Signs in at the provider, on another site. */
async function signInAtProvider(page: Page, email: string) {
  await expect(page.getByRole("heading", { name: "Fournisseur d’identité" })).toBeVisible();
  await page.getByLabel("Adresse").fill(email);
  await page.getByRole("button", { name: "Continuer" }).click();
}

const google = (page: Page) => page.getByRole("link", { name: "Continuer avec Google" });

test("a visitor signs up with Google from a shared mission, comes back to it, then signs in again", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const word = uniqueWord("social").replaceAll("-", "");
  const mission = await aMission(db, { title: `Serveur ${word} (H/F)` });
  await page.goto(`/emplois/${mission.id}`);
  await page
    .getByRole("link", { name: `Postuler : ${mission.title}` })
    .filter({ visible: true })
    .click();
  await google(page).click();
  await signInAtProvider(page, `ines.moreau.${word}@exemple.fr`);

  // The registration form is filled with what Google gave, and asks for the rest.
  await waitForHydration(page);
  await expect(page.getByText("Vous vous inscrivez avec Google.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(`ines.moreau.${word}@exemple.fr`);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  await expect(page.getByLabel(/^Mot de passe/)).toHaveCount(0);
  await expect(google(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Créer mon compte et postuler" }).click();
  await expect(page.getByText("Confirmez que vous avez 18 ans ou plus.").first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel("Prénom")).toHaveValue("ines");
  await page.getByLabel("Profession").fill("Serveuse");
  await page.getByLabel("Téléphone").fill("06 12 34 56 78");
  await page.getByLabel("Une autre compétence").fill("Service en salle");
  await page.getByLabel(/^Votre commune/).fill("Lyon");
  await page.getByRole("option", { name: /^Lyon/ }).first().click();
  await page.getByLabel(/18.ans ou plus/).check();
  await page.getByRole("button", { name: "Créer mon compte et postuler" }).click();
  // Google has confirmed the address: no code is asked for.
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  await expect(page.getByText("Candidature envoyée").filter({ visible: true }).first()).toBeVisible();

  // Signed out here, still known there; and a way back that is not ours leads to the person's own space.
  await page.request.post("/deconnexion", { headers: { origin: new URL(page.url()).origin } });
  await page.goto(`/connexion?redirect=${encodeURIComponent("https://mechant.example/")}`);
  const returning = page.waitForRequest(/\/connexion\/google\/retour\?/);
  await google(page).click();
  await expect(page).toHaveURL(/\/candidat\/tableau-de-bord$/);
  // The first name beside the picture, or the picture alone on a phone.
  const own = page.getByText("ines", { exact: true }).or(page.getByRole("button", { name: /^Mon menu/ }));
  await expect(own.filter({ visible: true }).first()).toBeVisible();

  // The same answer opens nothing for whoever comes with it a second time.
  await page.context().clearCookies();
  await page.goto((await returning).url());
  await expect(page.getByText("La connexion avec Google n’a pas abouti. Recommencez.")).toBeVisible();
  await expectAccessible(page);
  watch.expectNone();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("someone who cancels sees a message; someone with an unconfirmed address can sign in", {
    tag: "@once",
  }, async ({ page, db }) => {
    await page.goto("/s'inscrire?role=employeur&redirect=%2Fcontact");
    await page.getByRole("link", { name: "Continuer avec Facebook" }).click();
    await page.getByRole("button", { name: "Refuser" }).click();
    await expect(page.getByText("Vous avez interrompu la connexion avec Facebook. Rien n’a changé.")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/contact");

    const { email } = await aCandidate(db, { emailVerified: false });
    await google(page).click();
    await signInAtProvider(page, email);
    await expect(page).toHaveURL("/contact");
    await page.goto("/candidat/tableau-de-bord");
    await expect(page.getByText("Confirmez votre adresse e-mail")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Missions" })).toBeVisible();

    // The role meant at the start is still meant on the way back.
    await page.context().clearCookies();
    await page.goto("/s'inscrire?role=employeur");
    await google(page).click();
    await signInAtProvider(page, `nadia.${uniqueWord("social")}@exemple.fr`);
    await expect(page.getByRole("radio", { name: /Employeur/ })).toBeChecked();
    await page.getByRole("link", { name: "Choisir un mot de passe" }).click();
    await expect(page.getByLabel(/^Mot de passe/)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("");
  });
});
