import { expect, test } from "../support/database.ts";
import { aWorkedDay, declare, stateOf } from "../support/hours.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisDay } from "../support/paris.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const OWN = `${CANDIDATE}/heures`;
const SHEET = `${EMPLOYER}/heures`;

test("hours are declared in one tap, cut in three gestures, and nothing changes without a yes", {
  tag: "@phone",
}, async ({ browser, page, db }) => {
  const watch = watchErrors(page);
  const { employer, name, people } = await aWorkedDay(db, ["Inès"]);
  const [ines] = people;
  if (!ines) throw new Error("nobody worked");
  await signInAs(page, ines.candidate);
  await openPage(page, OWN);
  await expect(page.getByText(/Ce sont les heures prévues/)).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: /^Déclarer 5\sh\s30$/ }).click();
  await expect(page.getByText("À valider")).toBeVisible();
  expect(await stateOf(db, ines.application)).toMatchObject({ state: "declared", minutes: 330 });

  const boss = await browser.newPage();
  await signInAs(boss, employer);
  await openPage(boss, SHEET);
  await expect(boss.getByRole("heading", { name: "À valider" })).toBeVisible();
  await checkPage(boss);
  await boss.getByText("Corriger de Inès", { exact: false }).first().click();
  await boss.getByLabel(/^Fin/).first().fill("17:45");
  await boss
    .getByLabel(/^Pourquoi/)
    .first()
    .fill("Fermeture à 17 h 45.");
  await boss.getByRole("button", { name: "Proposer ces heures" }).click();
  await expect(boss.getByText(/La personne répond avant/)).toBeVisible();
  await expect(boss.getByRole("button", { name: /^Reprendre 5\sh\s30$/ })).toBeVisible();
  await checkPage(boss);

  await openPage(page, OWN);
  await expect(page.getByText(`${name} propose 15 min`, { exact: false })).toBeVisible();
  await expect(page.getByText("Fermeture à 17 h 45.", { exact: false })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: /^Oui, 5\sh\s15$/ }).click();
  await expect(page.getByText("Validé", { exact: true })).toBeVisible();
  expect(await stateOf(db, ines.application)).toMatchObject({
    state: "agreed",
    minutes: 330,
    cutMinutes: 315,
    taken: "cut",
  });
  await boss.close();
  watch.expectNone();
});

test("an employer validates all at once, and reads the sheet with its files", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const { employer, people } = await aWorkedDay(db, ["Salomé", "Yanis", "Karim"]);
  for (const person of people) await declare(db, person);
  await signInAs(page, employer);
  await openPage(page, SHEET);
  await page.getByRole("button", { name: "Valider les 3" }).click();
  await closeToasts(page);
  await expect(page.getByRole("heading", { name: "À valider" })).toHaveCount(0);
  for (const { application } of people)
    expect(await stateOf(db, application)).toMatchObject({ state: "agreed", taken: "declared" });
  // Yesterday may be of the week before.
  const monday = parisDay(-1);
  await openPage(page, `${SHEET}?semaine=${monday}`);
  await expect(page.getByRole("heading", { name: "Feuille de la semaine" })).toBeVisible();
  await checkPage(page);
  const csv = await page.request.get(`${SHEET}.csv?semaine=${monday}`);
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(4);
  const pdf = await page.request.get(`${SHEET}.pdf?semaine=${monday}`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
});

test("« Garder » brings a cut to the office, without script too", { tag: "@once" }, async ({ browser, db }) => {
  const { employer, people } = await aWorkedDay(db, ["Lucas"]);
  const [lucas] = people;
  if (!lucas) throw new Error("nobody worked");
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const own = await bare.newPage();
  await signInAs(own, lucas.candidate);
  await own.goto(OWN);
  await own.getByRole("button", { name: /^Déclarer 5\sh\s30$/ }).click();
  await expect(own.getByText("Vos heures sont déclarées.")).toBeVisible();
  const other = await browser.newContext({ javaScriptEnabled: false });
  const boss = await other.newPage();
  await signInAs(boss, employer);
  await boss.goto(SHEET);
  await boss.getByText("Corriger", { exact: false }).first().click();
  await boss.getByLabel(/^Fin/).first().fill("17:00");
  await boss
    .getByLabel(/^Pourquoi/)
    .first()
    .fill("Départ à 17 h.");
  await boss.getByRole("button", { name: "Proposer ces heures" }).click();
  await own.goto(OWN);
  await own.getByRole("button", { name: /^Garder 5\sh\s30$/ }).click();
  await expect(own.getByText(/Le bureau de Renfort lit les deux avis\. En attendant/)).toBeVisible();
  expect(await stateOf(db, lucas.application)).toMatchObject({ state: "contested", minutes: 330 });
  await bare.close();
  await other.close();
});
