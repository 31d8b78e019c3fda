import { uniqueWord } from "@app/db/builders/unique";
import { expect, test } from "../support/database.ts";
import { waitForHydration } from "../support/page-ready.ts";

const PASSWORD = "Une-phrase-de-passe-2026";

test("another commune brings its own region, after a form that was refused @once", async ({ page }) => {
  await page.goto("/s'inscrire?role=candidat");
  await waitForHydration(page);
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

test.describe("without JavaScript", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a commune that is only typed, or a place in another country, is enough to register", async ({ page, db }) => {
    const home = "/candidat/tableau-de-bord";
    const registered = async (fields: Record<string, string>, redirect = "") => {
      const email = `lea.${uniqueWord("lieu")}@exemple.fr`;
      await page.context().clearCookies();
      await page.goto(`/s'inscrire?role=candidat&redirect=${encodeURIComponent(redirect)}`);
      await page.getByLabel("Prénom").fill("Léa");
      await page.getByLabel("Nom de famille").fill("Roux");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
      await page.getByLabel("Confirmation").fill(PASSWORD);
      await page.getByLabel("Profession").fill("Cariste");
      if (!("Votre commune" in fields)) await page.getByText("Autre pays", { exact: true }).click();
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
      await page.getByLabel(/18.ans ou plus/).check();
      await page.getByLabel(/J’accepte les conditions/).check();
      await page.getByRole("button", { name: "Créer mon compte candidat" }).click();
      await expect(page).toHaveURL(redirect || home);
      return db
        .selectFrom("users")
        .where("email", "=", email)
        .select(["city", "region", "country", "communeCode"])
        .executeTakeFirst();
    };
    const lyon = { city: "Lyon", region: "Auvergne-Rhône-Alpes", country: "France", communeCode: "69123" };
    expect(await registered({ "Votre commune": "69003" })).toEqual({
      ...lyon,
      city: "Lyon 3e",
      communeCode: "69383",
    });
    expect(await registered({ "Votre commune": "lyon (69)" })).toEqual(lyon);
    const abroad = { Ville: "Genève", "Région ou canton": "Genève", Pays: "Suisse" };
    expect(await registered(abroad, "/contact")).toEqual({
      city: "Genève",
      region: "Genève",
      country: "Suisse",
      communeCode: null,
    });
  });
});
