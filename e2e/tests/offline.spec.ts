import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate } from "@app/db/builders/users";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

test("without a network the site says so, and keeps no page of anyone", { tag: "@once" }, async ({
  page,
  context,
  db,
}) => {
  const { email } = await aCandidate(db);
  await page.goto("/connexion");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL("/candidat/tableau-de-bord");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const saved = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(saved.toSorted()).toEqual([
    "/hors-ligne.css",
    "/hors-ligne.html",
    "/renfort-logo-night.svg",
    "/renfort-logo.svg",
  ]);
  await context.setOffline(true);
  await page.goto("/emplois");
  await expect(page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne." })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Missions");
});

test("the manifest names icons that are there, and the installed icon opens one's own space", {
  tag: "@once",
}, async ({ page, request, db }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "fr", display: "standalone" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  await page.goto(manifest.start_url);
  await expect(page).toHaveURL("/connexion");
  await signInAs(page, await aCandidate(db));
  await page.goto(manifest.start_url);
  await expect(page).toHaveURL("/candidat/tableau-de-bord");
});

test("the offline page is accessible", { tag: "@once" }, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/hors-ligne.html");
    await expectAccessible(page);
  }
});
