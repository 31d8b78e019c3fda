import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { expectAccessible, expectContrast, expectNoOverflow } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { IS_LONG } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const SPACE = "/employeur/tableau-de-bord";

test("each page is accessible in both themes, at 320 px and at 200 %", { tag: "@once" }, async ({ page, db }) => {
  test.slow();
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, taken: 3, maxApplications: 5, urgent: true });
  const draft = await aDraft(db, { employer });
  await signInAs(page, employer);
  const paths = [
    "",
    "/emplois",
    `/emplois/${mission.id}`,
    "/emplois-brouillons",
    "/publier",
    `/modifier-emploi/${mission.id}`,
    `/modifier-emploi-brouillons/${draft.id}`,
  ];
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await openPage(page, SPACE + path);
    if (!IS_LONG) {
      await checkPage(page);
      continue;
    }
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectContrast(page);
    // Twice as big is half as wide.
    for (const width of [320, usual.width / 2]) {
      await page.setViewportSize({ width: Math.max(320, width), height: usual.height });
      await expectNoOverflow(page);
    }
    await page.setViewportSize(usual);
    if (usual.width < 1024) continue;
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoOverflow(page);
  }
  watch.expectNone();
});

test("the space is for employers, and an unknown page of it keeps its menu @once", async ({ page, db }) => {
  const [candidate, employer] = [await aCandidate(db), await anEmployer(db)];
  const other = await aMission(db);
  for (const path of ["/emplois", "/messages"]) {
    await page.goto(SPACE + path);
    await expect(page).toHaveURL(/\/connexion\?redirect=/);
  }
  await signInAs(page, candidate);
  await page.goto(`${SPACE}/emplois`);
  await expect(page).toHaveURL("/candidat/tableau-de-bord");
  await page.context().clearCookies();
  await signInAs(page, employer);
  await page.goto("/candidat/tableau-de-bord");
  await expect(page).toHaveURL(SPACE);
  expect((await page.goto(`${SPACE}/nulle-part`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Cette page n’existe plus." })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu employeur", exact: true })).toBeVisible();
  for (const path of [`/emplois/${other.id}`, `/modifier-emploi/${other.id}`]) {
    expect((await page.goto(SPACE + path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Mission non trouvée" })).toBeVisible();
  }
});
