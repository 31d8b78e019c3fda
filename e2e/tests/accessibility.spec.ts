import { aMission } from "@app/db/builders/missions";
import { snapshotLandingPages } from "@app/db/landing-pages";
import { expect, test } from "../support/database.ts";
import { checkPageAt } from "../support/page-checks.ts";
import { TEXT_PAGES } from "../support/text-pages.ts";

const BREST = "29019";
/** Besides the pages of text. */
const PAGES = [
  "/",
  "/emplois",
  "/emplois?query=zzzzqqq&location=Lyon+(69)&date=today",
  "/publier",
  "/connexion",
  "/connexion?expiree=1",
  "/s'inscrire",
  "/s'inscrire?role=candidat",
  "/s'inscrire?role=employeur",
  "/mot-de-passe-oublie",
  "/reinitialiser-le-mot-de-passe?uid=1&token=abc",
  "/reinitialiser-le-mot-de-passe",
  "/confirmer-mon-adresse?uid=1&token=abc",
];

test.describe("each page of visitors is accessible, and as wide as its screen", { tag: "@once" }, () => {
  for (const path of [...TEXT_PAGES, "/une-page-qui-n-existe-pas"]) {
    test(path, async ({ page }) => {
      await checkPageAt(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }

  for (const path of PAGES) {
    test(path, ({ page }) => checkPageAt(page, path));
  }

  test("a mission, and reporting it", async ({ page, db }) => {
    const { id } = await aMission(db, { urgent: true });
    await checkPageAt(page, `/emplois/${id}`);
    await checkPageAt(page, `/emplois/${id}/signaler`);
  });

  test("a sector in a town", async ({ page, db }) => {
    for (let i = 0; i < 3; i += 1) await aMission(db, { commune: BREST, sectors: ["Transport"] });
    await snapshotLandingPages(db);
    await checkPageAt(page, "/emplois/transport/brest-29");
  });
});
