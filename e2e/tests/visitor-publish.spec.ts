import { expect, test } from "../support/database.ts";

test("what a visitor writes of their company is already in the registration @once", async ({ page }) => {
  await page.goto("/publier");
  await expect(page.getByLabel("Type de contrat").getByRole("option")).toHaveText([
    "À choisir ensuite",
    "Extra (CDD d’usage)",
    "CDD",
    "CDD saisonnier",
    "Intérim",
    "Freelance",
    "Stage",
  ]);
  await page.getByLabel(/^Titre/).fill("Serveur");
  await page.getByLabel(/^Profil recherché/).fill("Une première expérience en salle.");
  await page.getByLabel(/^Entreprise/).fill("Brasserie des Terreaux");
  await page.getByLabel(/^E-mail de contact/).fill("nadia@terreaux.fr");
  await page.getByLabel(/^Téléphone de contact/).fill("04 72 00 00 00");
  await page.getByRole("button", { name: "Créer un compte et continuer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Créer un compte" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Employeur/ })).toBeChecked();
  await expect(page.getByLabel(/^Nom de l’entreprise/)).toHaveValue("Brasserie des Terreaux");
  await expect(page.getByLabel(/^Email/)).toHaveValue("nadia@terreaux.fr");
  await expect(page.getByLabel(/^Téléphone/)).toHaveValue("04 72 00 00 00");
});
