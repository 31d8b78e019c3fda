import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const ACCOUNT = "/candidat/tableau-de-bord/profil/compte";

/** What the phone shows; the step after is accepted too, when the present code has served. */
function codeOf(secret: string, steps = 0): string {
  const generator = new TOTP({ secret: Secret.fromBase32(secret) });
  return generator.generate({ timestamp: Date.now() + steps * 30_000 });
}

const card = (page: Page) => page.getByRole("region", { name: "Validation en deux étapes" });

async function readSecret(page: Page): Promise<string> {
  const uri = await card(page).getByRole("link", { name: "ouvrir l’application" }).getAttribute("href");
  return new URL(uri ?? "").searchParams.get("secret") ?? "";
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Code de validation" })).toBeVisible();
}

test("a candidate turns the second step on, signs in with it, and turns it off", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await openPage(page, ACCOUNT);
  await card(page)
    .getByLabel(/^Mot de passe actuel/)
    .fill(DEMO_PASSWORD);
  await card(page).getByRole("button", { name: "Activer" }).click();
  await expect(card(page).getByRole("img", { name: /^QR code/ })).toBeVisible();
  await checkPage(page);
  const secret = await readSecret(page);
  // Mistyped: the QR code stays, and the next try is the right one.
  await card(page).getByLabel("Code affiché").fill("12345");
  await card(page).getByRole("button", { name: "Terminer l’activation" }).click();
  await expect(card(page).getByText(/^Ce code n’est pas valable/)).toBeVisible();
  expect(await readSecret(page)).toBe(secret);
  await card(page).getByLabel("Code affiché").fill(codeOf(secret));
  await card(page).getByRole("button", { name: "Terminer l’activation" }).click();
  await expect(visibleText(page, "Validation en deux étapes activée. Vos autres sessions sont fermées.")).toBeVisible();
  const codes = card(page).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  const saving = page.waitForEvent("download");
  await card(page).getByRole("link", { name: "Télécharger les codes" }).click();
  expect((await saving).suggestedFilename()).toBe("codes-de-secours-renfort.txt");
  await closeToasts(page);
  await checkPage(page);
  watch.expectNone();

  await page.context().clearCookies();
  await page.goto(`/connexion?redirect=${encodeURIComponent(ACCOUNT)}`);
  await fillSignIn(page, candidate.email);
  expect(page.url()).not.toMatch(/challenge/);
  await checkPage(page);
  await page.getByLabel("Code", { exact: true }).fill("000 001");
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await expect(page.getByText(/^Ce code n’est pas valable/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await expect(card(page).getByText("Activée", { exact: true })).toBeVisible();

  await card(page).getByText("Désactiver la validation en deux étapes").click();
  const off = card(page).locator("details").filter({ hasText: "Désactiver la validation" });
  await off.getByLabel(/^Mot de passe actuel/).fill(DEMO_PASSWORD);
  await off.getByLabel(/^Code/).fill(recovery);
  await off.getByRole("button", { name: "Désactiver" }).click();
  await expect(
    visibleText(page, "Validation en deux étapes désactivée. Vos autres sessions sont fermées."),
  ).toBeVisible();
  await expect(card(page).getByRole("button", { name: "Activer" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "an admin signs in, sets the second step up first, signs out, and comes back with a recovery code",
    { tag: "@once" },
    async ({ page, db }, { project }) => {
      const admin = await anAdmin(db);
      await page.goto("/connexion");
      await page.getByLabel("Email").fill(admin.email);
      await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Votre compte d’administration" })).toBeVisible();
      await expect(page.getByText("Activez d’abord la validation en deux étapes.")).toBeVisible();
      await card(page)
        .getByLabel(/^Mot de passe actuel/)
        .fill(DEMO_PASSWORD);
      await card(page).getByRole("button", { name: "Activer" }).click();
      await card(page)
        .getByLabel("Code affiché")
        .fill(codeOf(await readSecret(page)));
      await card(page).getByRole("button", { name: "Terminer l’activation" }).click();
      await expect(page.getByText("Activez d’abord la validation en deux étapes.")).toHaveCount(0);
      const codes = card(page).getByRole("listitem");
      await expect(codes).toHaveCount(10);
      const recovery = (await codes.first().textContent()) ?? "";
      await page.getByRole("button", { name: "Déconnexion" }).click();

      await page.goto("/connexion");
      await fillSignIn(page, admin.email);
      await page.getByText("Utiliser un code de secours").click();
      await page.getByLabel("Code de secours").fill(recovery);
      await page.getByRole("button", { name: "Valider le code de secours" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "File" })).toBeVisible();
      await page.goto("/");
      // On a phone it waits in the menu, a <details> that opens without script.
      const header = page.getByRole("banner");
      if (project.name === "mobile") await header.locator("summary", { hasText: "Menu" }).click();
      const shown = (locator: Locator) => locator.filter({ visible: true });
      await expect(shown(header.getByText(`${admin.firstName} ${admin.lastName}`))).toBeVisible();
      await expect(shown(header.getByRole("link", { name: "Administration" }))).toHaveAttribute("href", "/admin");
      await shown(header.getByRole("button", { name: "Se déconnecter" })).click();
      await page.goto("/admin");
      await expect(page).toHaveURL(/\/connexion/);
    },
  );

  test("the page of the code alone leads back to the password @once", async ({ page }) => {
    await page.goto("/connexion/code");
    await expect(page.getByRole("heading", { level: 1, name: "Bon retour" })).toBeVisible();
    await expect(page.getByText(/^Cette connexion a trop attendu/)).toBeVisible();
  });
});

test("an admin's page is accessible, and says what comes first", { tag: "@once" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  await signInAs(page, await anAdmin(db));
  await openPage(page, "/admin");
  await expect(page.getByText("Activez d’abord la validation en deux étapes.")).toBeVisible();
  await expectAccessible(page);
  // Neither space of the others is theirs.
  for (const space of [EMPLOYER, CANDIDATE]) {
    await page.goto(space);
    await expect(page).toHaveURL("/admin/compte");
  }
  watch.expectNone();
});
