import { appendFileSync } from "node:fs";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { typeCivilStatus } from "../support/hires.ts";
import { closeToasts } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const MINUTE = 60_000;
const SITE = process.env["DECLARATION_SITE_URL"] ?? "";
/** Where the drill reads what was measured. */
const REPORT = process.env["DECLARATION_DRILL_PAGES"];

/** What an employer of the drill does once the sheet is copied. */
const CASES = [
  { name: "a receipt and the right to work", isDeclared: true, isChecked: true, outcome: "lawful" },
  {
    name: "a receipt, while the préfecture has two working days",
    isDeclared: true,
    isChecked: false,
    outcome: "not_checked",
  },
  { name: "nothing noted", isDeclared: false, isChecked: true, outcome: "not_declared" },
] as const;

/** A shift that began twelve minutes ago: who confirmed is not there, and somebody waits in the reserve. */
async function anAbsence(db: Db) {
  const employer = await anEmployer(db, { company: { level: "address_proven" }, firstName: "Nadia" });
  const place = await anEstablishment(db, { companyId: employer.companyId, name: uniqueWord("Terreaux") });
  const startsAt = new Date(Math.floor((Date.now() - 12 * MINUTE) / MINUTE) * MINUTE);
  const endsAt = new Date(startsAt.getTime() + 360 * MINUTE);
  const mission = await aMission(db, {
    employer,
    establishmentId: place.id,
    contractKind: "extra",
    startsAt,
    endsAt,
    positions: 1,
    shifts: [{ startsAt, endsAt, positions: 1, breakMinutes: 30 }],
  });
  await db.updateTable("missions").set({ planB: "auto" }).where("id", "=", mission.id).execute();
  const absent = await aCandidate(db, { firstName: "Lucas", lastName: "Petit", availability: "freeze" });
  const standby = await aCandidate(db, { firstName: "Sofiane", lastName: "Benali", availability: null });
  await anApplication(db, { mission, candidate: absent, status: "accepted", candidateStatus: "confirmed" });
  await db
    .insertInto("availabilities")
    .values({ candidateId: standby.id, nightAlerts: true, expiresAt: new Date(Date.now() + 1_440 * MINUTE) })
    .execute();
  const { id: proposition } = await aProposition(db, {
    missionId: mission.id,
    candidate: standby,
    answer: "standby",
    reserveAcceptedAt: new Date(),
  });
  return { employer, absent, standby, proposition, mission };
}

async function onPhone(browser: Browser, person: { email: string }): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await signInAs(page, person);
  return page;
}

/** What the employer knows, where the sheet leaves a line to complete. */
const OWN_KNOWLEDGE = new Map([
  ["Code APE", "56.10A"],
  ["Service de prévention et de santé au travail", "AGEMETRA"],
]);

/** What « Tout copier » put in the clipboard, field by field, in the order of the form. */
async function pasteInto(site: Page, copied: string): Promise<string> {
  const lines = copied.split(/\r?\n/).map((line) => line.split("\u00a0: ") as [string, string]);
  await site.goto(SITE);
  const labels = await site.locator("label").allTextContents();
  expect(lines.map(([label]) => label)).toEqual(labels.filter((label) => !OWN_KNOWLEDGE.has(label)));
  for (const [label, value] of [...lines, ...OWN_KNOWLEDGE]) await site.getByLabel(label, { exact: true }).fill(value);
  await site.getByRole("button", { name: "Déclarer" }).click();
  return (await site.locator("#number").textContent()) ?? "";
}

for (const { name, isDeclared, isChecked, outcome } of CASES)
  test(`an absence is replaced and declared in three browsers: ${name}`, { tag: ["@long", "@once"] }, async ({
    browser,
    db,
  }) => {
    test.slow();
    const { employer, absent, standby, proposition, mission } = await anAbsence(db);
    const [boss, lucas, sofiane] = [
      await onPhone(browser, employer),
      await onPhone(browser, absent),
      await onPhone(browser, standby),
    ];
    const minutes: Record<string, number | null> = { yes: null, entered: null, arrival: null };
    const rowOf = (text: string): Locator => boss.getByRole("listitem").filter({ hasText: text });
    await openPage(lucas, `${CANDIDATE}/creneaux`);
    await openPage(boss, `${EMPLOYER}/aujourd-hui`);
    const code = (await boss.locator(".day-code").textContent()) ?? "";
    await rowOf("Lucas Petit").getByRole("button", { name: "Absence" }).click();
    const noticedAt = Date.now();
    const since = () => (Date.now() - noticedAt) / MINUTE;
    await expect(rowOf("Lucas Petit")).toContainText("Le reste du créneau est proposé à la réserve", {
      timeout: 60_000,
    });
    await openPage(lucas, `${CANDIDATE}/creneaux`);
    await expect(lucas.getByText(/Ce signalement n’annule pas votre contrat/)).toBeVisible();

    await openPage(sofiane, `${CANDIDATE}/propositions/${proposition}`);
    await sofiane.getByRole("article").getByRole("button", { name: "Oui, je viens" }).click();
    await sofiane.getByRole("article").getByRole("button", { name: "Oui, c’est sûr" }).click();
    await expect(sofiane.getByRole("heading", { level: 1, name: /^Elle est à vous\./ })).toBeVisible();
    minutes["yes"] = since();
    const { id: application } = await db
      .selectFrom("applications")
      .where("missionId", "=", mission.id)
      .where("candidateId", "=", standby.id)
      .select("id")
      .executeTakeFirstOrThrow();
    await openPage(sofiane, `${CANDIDATE}/candidatures/${application}/declaration`);
    await typeCivilStatus(sofiane);
    await sofiane.getByRole("button", { name: /^Partager avec/ }).click();
    await expect(sofiane.getByText(/^Informations partagées/)).toBeVisible();

    // Two taps from the yes to the copied sheet.
    const own = rowOf("Remplace Lucas Petit");
    await expect(own).toContainText("Déclaration non saisie", { timeout: 60_000 });
    await own.getByRole("link", { name: /^Déclaration non saisie/ }).click();
    await boss.getByRole("button", { name: "Tout copier" }).click();
    await expect(boss.getByRole("button", { name: "Tout est copié" })).toBeVisible();
    const copied = await boss.evaluate(() => navigator.clipboard.readText());
    const site = await boss.context().newPage();
    const number = await pasteInto(site, copied);
    await site.close();
    // Declared elsewhere and not noted here: no page says that it is.
    await openPage(sofiane, `${CANDIDATE}/candidatures/${application}/declaration`);
    await expect(sofiane.getByText(number)).toHaveCount(0);

    // The help names who needs two working days, and says that nobody is filtered by it.
    await boss.getByText("Qui demande deux jours ouvrables").click();
    for (const who of [/sans cette inscription/, /étudiant/, /Ukraine/])
      await expect(boss.getByText(who)).toBeVisible();
    await expect(boss.getByText("Cette case ne filtre, ne classe et ne bloque personne.")).toBeVisible();

    if (isDeclared) {
      await boss.getByLabel("Numéro du récépissé").fill(number);
      await boss.getByLabel(/^Heure/).fill("00:00");
      await boss.getByRole("button", { name: "Noter la déclaration" }).click();
      await expect(boss.getByText(new RegExp(number)).first()).toBeVisible();
      minutes["entered"] = since();
      await closeToasts(boss);
    }
    if (isChecked) {
      await boss.getByRole("checkbox", { name: "Droit au travail vérifié" }).check();
      await boss.getByRole("button", { name: "Noter", exact: true }).click();
      await expect(boss.getByText(/^Saisi par Nadia/)).toBeVisible();
    }

    await openPage(sofiane, `${CANDIDATE}/creneaux`);
    await sofiane.getByLabel("Code du jour").fill(code);
    await sofiane.getByRole("button", { name: "J’y suis" }).click();
    await expect(sofiane.getByText(/^Arrivée notée à/)).toBeVisible();
    minutes["arrival"] = since();
    await openPage(boss, `${EMPLOYER}/aujourd-hui`);
    await expect(own).toContainText("Sur place", { timeout: 60_000 });
    await expect(own).toContainText(isDeclared ? "Déclaration saisie par l’employeur" : "Déclaration non saisie");
    await openPage(sofiane, `${CANDIDATE}/candidatures/${application}/declaration`);
    await expect(sofiane.getByText(new RegExp(number))).toHaveCount(isDeclared ? 1 : 0);
    if (REPORT) appendFileSync(REPORT, `${JSON.stringify({ name, outcome, minutes })}\n`);
    for (const page of [boss, lucas, sofiane]) await page.context().close();
  });
