import { expect, test } from "@playwright/test";
import { ready } from "../support/watch.ts";

test("another commune brings its own region, after a form that was refused @once", async ({ page }) => {
  await page.goto("/s'inscrire?role=candidat");
  await ready(page);
  const pick = async (typed: string, option: RegExp) => {
    await page.getByLabel("Votre commune").fill(typed);
    await page.getByRole("option", { name: option }).first().click();
  };
  const region = page.locator("input[name=state]");
  await pick("Lyon", /^Lyon/);
  await expect(region).toHaveValue("Auvergne-Rhône-Alpes");
  await page.getByRole("button", { name: "Créer mon compte candidat" }).click();
  const firstName = page.getByLabel("Prénom");
  await expect(firstName).toHaveAttribute("aria-invalid", "true");
  await pick("Paris", /^Paris/);
  // Its error goes, and the form is drawn again.
  await firstName.fill("Karim");
  await expect(firstName).not.toHaveAttribute("aria-invalid");
  await expect(region).toHaveValue("Île-de-France");
});
