import { createHash } from "node:crypto";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aContract } from "@app/db/builders/contracts";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { aColleague } from "../support/colleagues.ts";
import { expect, test } from "../support/database.ts";
import { aHire, typeCivilStatus } from "../support/hires.ts";
import { inbox, mailedCode } from "../support/mail.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const CODE_MAIL = "Votre code pour signer le contrat";
const contractPath = (application: number) => `${EMPLOYER}/candidatures/${application}/contrat`;
const ownPath = (application: number) => `${CANDIDATE}/candidatures/${application}/contrat`;

/** What nobody but the employer knows. */
async function typeContract(page: Page) {
  await page.getByLabel("Qualification du poste").fill("Employé de restauration, niveau I");
  await page.getByLabel("Raison précise de ce contrat").fill("mariage de 120 couverts");
  await page.getByRole("radio", { name: "Non" }).check({ force: true });
  await page.getByLabel("Primes et avantages").fill("Repas fourni");
}

async function typePapers(page: Page) {
  await page.getByLabel("Convention collective").fill("Hôtels, cafés, restaurants (IDCC 1979)");
  await page.getByLabel("Caisse de retraite complémentaire").fill("Malakoff Humanis");
  await page.getByLabel("Adresse de la caisse de retraite").fill("21 rue Laffitte, 75009 Paris");
  await page.getByRole("radio", { name: "Oui" }).check({ force: true });
  await page.getByLabel("Nom de l’organisme de prévoyance").fill("Klesia");
  await page.getByLabel("Adresse de l’organisme de prévoyance").fill("4 rue Georges-Picquart, 75017 Paris");
}

/** Asks for a code, waits for its mail, and types it. */
async function sign(page: Page, { email }: { email: string }) {
  const codes = async () => (await inbox(email)).filter(({ subject }) => subject === CODE_MAIL).length;
  const before = await codes();
  await page.getByRole("button", { name: "Recevoir un code par e-mail" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Code envoyé à votre adresse e-mail" }).first(),
  ).toBeVisible();
  await expect.poll(codes, { timeout: 15_000 }).toBeGreaterThan(before);
  const code = await mailedCode(email, CODE_MAIL);
  await page.getByLabel("Code reçu par e-mail").fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await page.getByRole("button", { name: "Signer", exact: true }).click();
  await expect(page.getByText("Ce code n’est pas le bon.", { exact: false })).toBeVisible();
  await page.getByLabel("Code reçu par e-mail").fill(code);
  await page.getByRole("button", { name: "Signer", exact: true }).click();
}

async function fileOf(page: Page): Promise<Buffer> {
  const href = await page
    .getByRole("link", { name: /^Lire le (?:PDF|contrat)/ })
    .first()
    .getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  return answer.body();
}

test("a contract is prepared, signed by both with codes by mail, and is the same file for both", {
  tag: "@phone",
}, async ({ page, db, browser }) => {
  const watch = watchErrors(page);
  const { employer, person, application } = await aHire(db, 26 * 60);
  const own = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs(own, person);
  await openPage(own, `${CANDIDATE}/candidatures/${application}/declaration`);
  await typeCivilStatus(own);
  await own.getByRole("button", { name: /^Partager avec/ }).click();
  await expect(own.getByText(/^Informations partagées/)).toBeVisible();
  await own.getByRole("link", { name: "Votre contrat de travail" }).click();
  await expect(own.getByText("Pas encore de contrat")).toBeVisible();

  // What is missing is named, each with where it is written.
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures/${application}`);
  await page.getByRole("link", { name: "Contrat", exact: true }).click();
  await expect(page.getByText(/^À remettre au plus tard/).first()).toBeVisible();
  await page.getByRole("button", { name: "Préparer le contrat" }).click();
  await expect(page.getByText("Indiquez la qualification du poste.")).toBeVisible();
  await expect(page.getByText("Indiquez la raison précise de ce contrat.")).toBeVisible();
  await expect(page.getByText("Répondez par oui ou par non.")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "la convention collective" }).click();
  await typePapers(page);
  await page.getByLabel("Caisse de retraite complémentaire").fill("");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Indiquez le nom et l’adresse de l’organisme.")).toBeVisible();
  await typePapers(page);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.locator(".toasts").getByText(/^Papiers enregistrés/)).toBeVisible();
  await closeToasts(page);
  await checkPage(page);
  await page.getByRole("link", { name: "Revenir au contrat" }).click();

  await expect(page.getByText("Hôtels, cafés, restaurants (IDCC 1979)")).toBeVisible();
  await typeContract(page);
  await page.getByRole("button", { name: "Préparer le contrat" }).click();
  await expect(page.getByText("À signer", { exact: true })).toBeVisible();
  await closeToasts(page);
  await checkPage(page);
  await sign(page, employer);
  await expect(page.getByText("Accepté par l’entreprise", { exact: true })).toBeVisible();
  await closeToasts(page);

  // Another version voids what was signed.
  await page.getByText("Écrire une nouvelle version").click();
  await expect(page.getByText("Une nouvelle version annule", { exact: false })).toBeVisible();
  await typeContract(page);
  await page.getByRole("button", { name: "Préparer le contrat" }).click();
  await expect(page.getByRole("heading", { name: /version.2$/ })).toBeVisible();
  await expect(page.getByText("Versions remplacées (1)")).toBeVisible();
  await expect(page.getByText("À signer", { exact: true })).toBeVisible();
  await closeToasts(page);

  const ownWatch = watchErrors(own);
  await openPage(own, `${CANDIDATE}/candidatures/${application}`);
  await own.getByRole("link", { name: "Lire et signer" }).click();
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Votre contrat de travail");
  await checkPage(own);
  await own.getByText("Lire ce contrat dans une autre langue").click();
  await own.getByRole("button", { name: "Demander une traduction" }).click();
  await expect(own.getByText(/^Traduction demandée le/)).toBeVisible();
  await closeToasts(own);
  await sign(own, person);
  await expect(own.getByText("Accepté par la personne", { exact: true })).toBeVisible();
  await closeToasts(own);

  await expect(page.getByText("Traduction demandée", { exact: true })).toBeVisible();
  await sign(page, employer);
  await expect(page.getByText("Accepté par les deux", { exact: true })).toBeVisible();
  await closeToasts(page);
  await checkPage(page);
  await expect(own.getByText("Accepté par les deux", { exact: true })).toBeVisible();
  await checkPage(own);

  const [theirs, mine] = [await fileOf(page), await fileOf(own)];
  expect(theirs.subarray(0, 5).toString()).toBe("%PDF-");
  expect(mine.equals(theirs)).toBe(true);
  const hash = createHash("sha256").update(mine).digest("hex");
  await expect(own.getByText(hash)).toBeVisible();
  // Each has a copy by mail, with the hash.
  for (const { email } of [employer, person]) {
    await expect.poll(async () => (await inbox(email)).filter(({ text }) => text.includes(hash)).length).toBe(1);
  }
  // The page of the declaration says it too.
  await openPage(page, `${EMPLOYER}/candidatures/${application}/declaration`);
  await expect(page.getByText("Accepté par les deux", { exact: true })).toBeVisible();
  watch.expectNone();
  ownWatch.expectNone();
  await own.context().close();
});

test("who may not sign is shown who can, until an owner gives the power", { tag: "@once" }, async ({
  page,
  db,
  browser,
}) => {
  const { employer, person, application } = await aHire(db, 50 * 60);
  const manager = await aColleague(db, employer, { role: "manager", firstName: "Sofia", lastName: "Lemaire" });
  await aContract(db, { application: { id: application, candidateId: person.id }, signatoryId: employer.id });
  await signInAs(page, manager);
  await openPage(page, contractPath(application));
  await expect(page.getByText(/^Peuvent signer.: Nadia/)).toBeVisible();
  await expect(page.getByText(/^Ce contrat est à signer par Nadia/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Signer", exact: true })).toHaveCount(0);
  await checkPage(page);
  await openPage(page, `${EMPLOYER}/etablissements/papiers`);
  await expect(page.getByText(/^Seuls les propriétaires les écrivent.: Nadia/)).toBeVisible();
  await checkPage(page);

  const boss = await (await browser.newContext()).newPage();
  await signInAs(boss, employer);
  await openPage(boss, `${EMPLOYER}/etablissements/collegues/${manager.id}`);
  await boss.getByRole("button", { name: "Donner ce pouvoir" }).click();
  await expect(boss.getByText("Peut signer les contrats", { exact: true })).toBeVisible();
  await expect(boss.locator(".toasts").getByText("Cette personne peut signer les contrats.")).toBeVisible();
  await closeToasts(boss);
  await checkPage(boss);
  await openPage(boss, contractPath(application));
  await expect(boss.getByRole("button", { name: "Signer", exact: true })).toBeVisible();
  await checkPage(boss);
  await boss.context().close();
  await openPage(page, contractPath(application));
  await expect(page.getByText(/^Peuvent signer/)).toHaveCount(0);
  await expect(page.getByLabel("Qui signe pour l’entreprise")).toContainText("Sofia Lemaire");
  // The text names somebody: nobody else signs it.
  await expect(page.getByText(/^Ce contrat est à signer par Nadia/)).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await signInAs(own, person);
  await openPage(own, ownPath(application));
  await expect(own.getByRole("button", { name: "Signer", exact: true })).toBeVisible();
  await checkPage(own);
  await own.context().close();
});

const ASKED = 3;
const quarterOf = (day: number) => {
  const noon = parisAt(day, "12:00");
  return `${noon.getUTCFullYear()}-${Math.floor(noon.getUTCMonth() / 3)}`;
};

/** Somebody who works so many other days of the quarter here as an extra, and applies for one more. */
async function anExtraBeside(db: Db, count: number) {
  const employer = await anEmployer(db);
  const { id: establishmentId } = await anEstablishment(db, { companyId: employer.companyId });
  const candidate = await aCandidate(db, { firstName: "Sofiane", lastName: "Amrani", availability: "freeze" });
  const days = Array.from({ length: 200 }, (_, index) => index - 100)
    .filter((day) => day !== ASKED && quarterOf(day) === quarterOf(ASKED))
    .slice(0, count);
  const on = (day: number) => ({
    startsAt: parisAt(day, "11:00"),
    endsAt: parisAt(day, "15:00"),
    positions: 1,
    breakMinutes: 0,
  });
  const missionOn = (shifts: ReturnType<typeof on>[]) =>
    aMission(db, {
      employer,
      establishmentId,
      contractKind: "extra",
      startsAt: shifts[0]?.startsAt ?? new Date(),
      endsAt: shifts.at(-1)?.endsAt ?? new Date(),
      shifts,
    });
  const mission = await missionOn(days.map(on));
  await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
  return { employer, application: await anApplication(db, { mission: await missionOn([on(ASKED)]), candidate }) };
}

test("the days of the quarter are read before an extra is accepted", { tag: "@once" }, async ({ page, db }) => {
  const near = await anExtraBeside(db, 46);
  await signInAs(page, near.employer);
  await openPage(page, `${EMPLOYER}/candidatures/${near.application.id}`);
  await expect(page.getByText(/^47.jours d’extra connus ici au/)).toContainText("article 14-1");
  await expect(page.getByRole("button", { name: /^Accepter/ }).first()).toBeVisible();
  await checkPage(page);

  const past = await anExtraBeside(db, 60);
  await signInAs(page, past.employer);
  await openPage(page, `${EMPLOYER}/candidatures/${past.application.id}`);
  const refusal = page.getByText(/^61.jours d’extra connus ici au/);
  await expect(refusal).toBeVisible();
  await page
    .getByRole("button", { name: /^Accepter/ })
    .first()
    .click();
  // The command says the same.
  await expect(page.locator(".toasts").getByText(/^61.jours d’extra connus ici au/)).toBeVisible();
  await expect
    .poll(() => db.selectFrom("bookings").where("applicationId", "=", past.application.id).selectAll().execute())
    .toEqual([]);
});

test("without a script a person asks for a code, is corrected, and signs", { tag: "@once" }, async ({
  db,
  browser,
}) => {
  const { employer, person, application } = await aHire(db, 74 * 60);
  await aContract(db, { application: { id: application, candidateId: person.id }, signatoryId: employer.id });
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signInAs(page, person);
  await page.goto(ownPath(application));
  await page.getByText("Lire ce contrat dans une autre langue").click();
  await page.getByRole("button", { name: "Demander une traduction" }).click();
  await expect(page.getByText(/^Traduction demandée le/)).toBeVisible();
  await page.getByRole("button", { name: "Recevoir un code par e-mail" }).click();
  await expect(page.getByText("Code envoyé à votre adresse e-mail", { exact: false })).toBeVisible();
  await page.getByLabel("Code reçu par e-mail").fill("12");
  await page.getByRole("button", { name: "Signer", exact: true }).click();
  await expect(page.getByLabel("Code reçu par e-mail")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Code reçu par e-mail").fill(await mailedCode(person.email, CODE_MAIL));
  await page.getByRole("button", { name: "Signer", exact: true }).click();
  await expect(page.getByText("Accepté par la personne", { exact: true })).toBeVisible();
  await page.context().close();
});
