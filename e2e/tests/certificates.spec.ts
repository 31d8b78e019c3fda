import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { AT_DESK, ON_PHONE } from "../support/length.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { unfold } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const OWN = `${CANDIDATE}/profil/certificats`;
const DAY = 86_400_000;
/** Bits of the mission's column: CACES 3 and HACCP. */
const ASKED = 4 | 16;

const save = (page: Page) => page.getByRole("button", { name: "Enregistrer mes certificats" }).click();

test("a person declares, applies where it was refused, and reads who saw it", { tag: ON_PHONE }, async ({
  page,
  db,
  browser,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const title = `Cariste ${uniqueWord("quai")} (H/F)`;
  const mission = await aMission(db, {
    employer,
    title,
    certificates: ASKED,
    startsAt: new Date(Date.now() + 3 * DAY),
  });
  const person = await aCandidate(db, { firstName: "Sofiane", lastName: "Amrani", availability: "freeze" });
  await signInAs(page, person);
  const missionPage = `${CANDIDATE}/emplois-details/${mission.id}`;
  await openPage(page, missionPage);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Certificats demandés" })).toBeVisible();
  await expect(
    main.getByText("Cette mission demande, jusqu’à sa fin : CACES 3, HACCP.", { exact: false }),
  ).toBeVisible();
  await checkPage(page);

  // Without them the application is refused, with the way to declare them.
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(dialog.getByText("CACES 3, HACCP", { exact: false })).toBeVisible();
  await checkPage(page);
  await dialog.getByRole("link", { name: "Déclarer un certificat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes certificats");

  // What is asked of one opens once it is ticked.
  const end = page.getByLabel("Date de fin (CACES 3)");
  await expect(end).toBeHidden();
  await page.getByRole("checkbox", { name: "CACES 3", exact: true }).check();
  await page.getByRole("checkbox", { name: "HACCP", exact: true }).check();
  await end.fill("32/01/2028");
  await save(page);
  await expect(page.getByText("Indiquez un jour de fin valable, ou rien.").first()).toBeVisible();
  await end.fill("31/03/2028");
  await page.getByRole("checkbox", { name: /^Les autres entreprises lisent qui l’a vu \(CACES 3\)/ }).check();
  await save(page);
  await expect(page.getByText("CACES 3, déclaré, jusqu’en mars 2028")).toBeVisible();
  await expect(page.getByText("HACCP, déclaré")).toBeVisible();
  await closeToasts(page);
  await checkPage(page);

  await openPage(page, missionPage);
  await expect(page.getByText("Cette mission demande, jusqu’à sa fin", { exact: false })).toHaveCount(0);
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).first().click();
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  const applied = () => db.selectFrom("applications").where("missionId", "=", mission.id).select("id").execute();
  await expect.poll(async () => (await applied()).length).toBe(1);
  const [application] = await applied();

  const boss = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const bossWatch = watchErrors(boss);
  await signInAs(boss, employer);
  await openPage(boss, `${EMPLOYER}/candidatures/${application?.id}`);
  await expect(boss.getByText("CACES 3, déclaré, jusqu’en mars 2028")).toBeVisible();
  await expect(boss.getByText("L’autorisation de conduite, c’est vous qui la donnez", { exact: false })).toBeVisible();
  await boss.getByRole("button", { name: "Je l’ai vu : CACES 3" }).click();
  await expect(boss.getByText(`CACES 3, vu par ${employer.company.name} le`, { exact: false })).toBeVisible();
  await expect(boss.getByRole("button", { name: "Je l’ai vu : HACCP" })).toBeVisible();
  await closeToasts(boss);
  await checkPage(boss);
  bossWatch.expectNone();
  await boss.context().close();

  await openPage(page, OWN);
  await expect(page.getByText(/^Vu par .* le \d/)).toBeVisible();
  await checkPage(page);
  // Another end is another declaration, which nobody has seen.
  await page.getByLabel("Date de fin (CACES 3)").fill("30/06/2029");
  await save(page);
  await expect(page.getByText("CACES 3, déclaré, jusqu’en juin 2029")).toBeVisible();
  await expect(page.getByText(/^Vu par .* le \d/)).toHaveCount(0);
  await page.getByRole("checkbox", { name: "CACES 3", exact: true }).uncheck();
  await save(page);
  await expect(page.getByText("CACES 3, déclaré", { exact: false })).toHaveCount(0);
  watch.expectNone();
});

test("a mission asks for certificates, and its applications are filtered by them", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const mission = await aMission(db, { employer, certificates: ASKED, startsAt: new Date(Date.now() + 5 * DAY) });
  const [holder, other] = [
    await aCandidate(db, { firstName: "Inès", lastName: "Moreau", availability: "freeze" }),
    await aCandidate(db, { firstName: "Karim", lastName: "Benali", availability: "freeze" }),
  ];
  const now = new Date();
  const declaredAt = now;
  for (const kind of ["caces_3", "haccp"] as const)
    await db.insertInto("certificates").values({ candidateId: holder.id, kind, declaredAt }).execute();
  await db.insertInto("certificates").values({ candidateId: other.id, kind: "haccp", declaredAt }).execute();
  for (const candidate of [holder, other]) await anApplication(db, { mission, candidate });

  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/modifier-emploi/${mission.id}`);
  await unfold(page);
  const boxes = page.getByRole("group", { name: "Certificats demandés" });
  await expect(boxes.getByRole("checkbox", { name: "CACES 3" })).toBeChecked();
  await expect(boxes.getByRole("checkbox", { name: "Permis B" })).toHaveCount(0);
  await boxes.getByRole("checkbox", { name: "SST" }).check();
  await boxes.getByRole("checkbox", { name: "HACCP" }).uncheck();
  await checkPage(page);
  await page
    .getByRole("button", { name: /^Enregistrer/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect
    .poll(
      async () =>
        (await db.selectFrom("missions").where("id", "=", mission.id).select("certificates").executeTakeFirstOrThrow())
          .certificates,
    )
    .toBe(4 | 64);

  // Everybody reads what is asked for.
  await openPage(page, `${EMPLOYER}/emplois/${mission.id}`);
  await expect(page.getByText("CACES 3, SST").filter({ visible: true }).first()).toBeVisible();

  await openPage(page, `${EMPLOYER}/candidatures`);
  const rows = page.locator("[data-application]");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Karim Benali" })).toContainText("CACES 3, pas indiqué");
  await page.getByText("Filtrer par certificat").click();
  await page.getByRole("checkbox", { name: "CACES 3" }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Inès Moreau");
  await expect(page.getByText("L’autorisation de conduite, c’est vous qui la donnez", { exact: false })).toBeVisible();
  await checkPage(page);
  await page.getByRole("checkbox", { name: "BAFA" }).check();
  await expect(
    page.getByText("Aucune candidature ne correspond, avec ces certificats valables jusqu’à la fin de la mission."),
  ).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: "BAFA" })).not.toBeChecked();
  watch.expectNone();
});

test("a mission's public page lists what it asks for, without script", { tag: ON_PHONE }, async ({ browser, db }) => {
  const { id } = await aMission(db, { certificates: ASKED, licenseRequired: true });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/emplois/${id}`);
  const part = page.getByRole("heading", { name: "Certificats demandés" }).locator("..");
  await expect(part.getByRole("listitem")).toHaveText(["Permis requis", "CACES 3", "HACCP"]);
  await context.close();
});

test("a search leaves out what asks for a certificate that is not declared", { tag: ON_PHONE }, async ({
  page,
  db,
}) => {
  const word = uniqueWord("agrume").replaceAll("-", "");
  for (const certificates of [0, ASKED]) await aMission(db, { title: `Serveur ${word} (H/F)`, certificates });
  await signInAs(page, await aCandidate(db, { availability: "freeze" }));
  await openPage(page, `${CANDIDATE}?query=${word}&everywhere=1`);
  const cards = page.getByRole("main").getByRole("article").filter({ hasText: word });
  await expect(cards).toHaveCount(2);
  await page.getByRole("button", { name: /^Filtres/ }).click();
  await page.getByRole("checkbox", { name: /^Que je peux faire avec mes certificats/ }).check();
  await page.locator("#filtres").getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(/certificates=1/);
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Filtres actifs" })).toContainText("Selon mes certificats");
});
