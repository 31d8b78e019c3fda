import { expect, test } from "../support/database.ts";
import { aHire, CIVIL, typeCivilStatus } from "../support/hires.ts";
import { AT_DESK, ON_PHONE } from "../support/length.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const ownPath = (application: number) => `${CANDIDATE}/candidatures/${application}/declaration`;
const sheetPath = (application: number) => `${EMPLOYER}/candidatures/${application}/declaration`;

test("a person shares what the declaration needs, reads who read it, and stops", { tag: ON_PHONE }, async ({
  page,
  db,
  browser,
}) => {
  const watch = watchErrors(page);
  const { employer, person, application } = await aHire(db, 26 * 60);
  await signInAs(page, person);
  await openPage(page, `${CANDIDATE}/candidatures/${application}`);
  await page.getByRole("link", { name: "Partager mes informations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre déclaration, avant la première minute");
  // Exactly what, with whom and until when, before anything is typed.
  await expect(page.getByText(/Nadia .*Personne d’autre dans l’entreprise/)).toBeVisible();
  await expect(page.getByText(/Effacé au plus tard/)).toBeVisible();
  await expect(page.getByLabel("Adresse")).toHaveAttribute("autocomplete", "street-address");
  await expect(page.getByLabel("Date de naissance")).toHaveAttribute("autocomplete", "bday");
  await checkPage(page);

  // A number that is never asked for is refused where it was typed.
  await typeCivilStatus(page);
  await page.getByLabel("Commune de naissance").fill("1 99 07 69 123 456 78");
  await page.getByRole("button", { name: /^Partager avec/ }).click();
  await expect(page.getByText("N’indiquez pas de numéro de sécurité sociale", { exact: false })).toBeVisible();
  await page.getByLabel("Commune de naissance").fill(CIVIL["Commune de naissance"]);
  await page.getByText("Garder pour la prochaine fois").click();
  await page.getByRole("button", { name: /^Partager avec/ }).click();
  await expect(page.getByText(/^Informations partagées/)).toBeVisible();
  await expect(page.getByText("Personne ne l’a lu pour le moment.")).toBeVisible();
  await closeToasts(page);
  await checkPage(page);

  const boss = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs(boss, employer);
  await openPage(boss, sheetPath(application));
  await expect(boss.getByText(CIVIL["Nom de naissance"], { exact: true })).toBeVisible();
  // The address is for the contract alone.
  await expect(boss.getByText(CIVIL.Adresse)).toHaveCount(0);
  await expect(page.getByText(/^Lu par Nadia/)).toHaveCount(1);
  await boss.context().close();

  // Nothing of it is in the pages that are read without a network.
  const cached = await page.evaluate(async (name) => {
    if (!(await caches.has("renfort-prive"))) return 0;
    const cache = await caches.open("renfort-prive");
    const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text() ?? ""));
    return texts.filter((text) => text.includes(name)).length;
  }, CIVIL["Nom de naissance"]);
  expect(cached).toBe(0);

  await page.getByRole("button", { name: "Arrêter le partage" }).click();
  await expect(page.getByRole("button", { name: /^Partager avec/ })).toBeVisible();
  expect(await db.selectFrom("dossiers").where("applicationId", "=", application).selectAll().execute()).toEqual([]);
  await expect(page.getByText(/^Lu par Nadia/)).toHaveCount(1);
  // What the person kept fills the form again, until they delete it.
  await expect(page.getByLabel("Nom de naissance")).toHaveValue(CIVIL["Nom de naissance"]);
  await closeToasts(page);
  await page.getByRole("button", { name: "Effacer ce que j’ai gardé" }).click();
  await expect
    .poll(() => db.selectFrom("vaults").where("candidateId", "=", person.id).selectAll().execute())
    .toEqual([]);
  watch.expectNone();
});

test("without a network the sheet says so", { tag: ON_PHONE }, async ({ page, context, db }) => {
  const { person, application } = await aHire(db, 27 * 60);
  await signInAs(page, person);
  await openPage(page, `${CANDIDATE}/candidatures/${application}`);
  await expect(page.getByRole("link", { name: "Partager mes informations" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("Cette fiche a besoin du réseau.")).toBeVisible();
  await context.setOffline(false);
  // From the list, the script of the page is there and its data is not.
  await openPage(page, `${CANDIDATE}/candidatures`);
  await page.getByRole("link", { name: /^Ma déclaration/ }).click();
  await expect(page.getByRole("button", { name: /^Partager avec/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes candidatures");
  await context.setOffline(true);
  await page.getByRole("link", { name: /^Ma déclaration/ }).click();
  await expect(page.getByText("Cette fiche a besoin du réseau.")).toBeVisible();
  await context.setOffline(false);
  await openPage(page, ownPath(application));
  await typeCivilStatus(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Partager avec/ }).click();
  await expect(page.getByRole("alert").getByText("Cette fiche a besoin du réseau.")).toBeInViewport();
  await expect(page.getByLabel("Commune de naissance")).toHaveValue(CIVIL["Commune de naissance"]);
  // Nothing of what was typed is in the browser's storage.
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one))),
  );
  expect(stored).not.toContain(CIVIL["Nom de naissance"]);
});

test("an employer opens the sheet in one tap, copies it in the second, then notes the receipt", {
  tag: ON_PHONE,
}, async ({ page, context, db, browser }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { employer, person, application, startsAt } = await aHire(db, 20);
  // Late in the evening it is tomorrow.
  const board = `${EMPLOYER}/aujourd-hui?jour=${startsAt.toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" })}`;
  const own = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs(own, person);
  await openPage(own, ownPath(application));
  await typeCivilStatus(own);
  await own.getByRole("button", { name: /^Partager avec/ }).click();
  await expect(own.getByText(/^Informations partagées/)).toBeVisible();

  await signInAs(page, employer);
  await openPage(page, board);
  const row = page.getByRole("listitem").filter({ hasText: "Sofiane Amrani" });
  await expect(row.locator(".b-red")).toHaveText("Déclaration non saisie");
  await row.getByRole("link", { name: /^Déclaration non saisie/ }).click();
  await page.getByRole("button", { name: "Tout copier" }).click();
  await expect(page.getByRole("button", { name: "Tout est copié" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Nom de naissance\u00a0: ${CIVIL["Nom de naissance"]}`);
  expect(copied).not.toContain(CIVIL.Adresse);
  await expect(page.getByRole("link", { name: /^Urssaf/ })).toHaveAttribute("href", /urssaf\.fr/);
  await expect(page.getByRole("link", { name: /^GUSO/ })).toHaveCount(0);
  await checkPage(page);
  const text = await page.request.get(`${sheetPath(application)}.txt`);
  expect(text.headers()["content-type"]).toContain("text/plain");
  expect(text.headers()["cache-control"]).toContain("no-store");

  await page.getByLabel("Numéro du récépissé").fill("L7Y 204 881 396");
  await page.getByRole("button", { name: "Noter la déclaration" }).click();
  await expect(page.getByText("Indiquez le jour et l’heure de la déclaration.")).toBeVisible();
  await page.getByLabel(/^Heure/).fill("00:00");
  await page.getByRole("button", { name: "Noter la déclaration" }).click();
  await expect(page.getByText(/L7Y 204 881 396/).first()).toBeVisible();
  await closeToasts(page);
  await page.getByText("Qui demande deux jours ouvrables").click();
  await page.getByRole("checkbox", { name: "Droit au travail vérifié" }).check();
  await page.getByRole("button", { name: "Noter", exact: true }).click();
  await expect(page.getByText(/^Saisi par Nadia/)).toBeVisible();
  await checkPage(page);
  // Noting it is not another reading: the sheet, and the file.
  await openPage(own, ownPath(application));
  await expect(own.getByText(/^Lu par Nadia/)).toHaveCount(2);
  await expect(own.getByText(/L7Y 204 881 396/)).toBeVisible();
  await own.context().close();
  await openPage(page, board);
  await expect(row).toContainText("Déclaration saisie par l’employeur");
});

test("a company whose address is not proven is shown how to prove it", { tag: AT_DESK }, async ({ page, db }) => {
  const { employer, application } = await aHire(db, 28 * 60);
  await db.updateTable("companies").set({ level: "siret_found" }).where("id", "=", employer.companyId).execute();
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures/${application}`);
  await page.getByRole("link", { name: "Fiche de déclaration" }).click();
  await expect(page.getByRole("link", { name: "Prouver l’adresse de l’entreprise" })).toBeVisible();
  // How it was declared can still be noted.
  await expect(page.getByRole("button", { name: "Noter la déclaration" })).toBeVisible();
});
