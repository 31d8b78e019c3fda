import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR);

test("the dashboard says who is missing within 48 hours, and leads to those who applied", {
  tag: "@phone",
}, async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, EMPLOYER);
  await expect(page.getByText(/^Aucun créneau d’ici \S+$/)).toBeVisible();

  const soon = await aMission(db, { employer, title: "Serveur (H/F)", positions: 3, startsAt: at(2), endsAt: at(8) });
  const empty = await aMission(db, { employer, title: "Plongeur (H/F)", startsAt: at(20), endsAt: at(26) });
  const late = await aMission(db, { employer, title: "Commis (H/F)", startsAt: at(60), endsAt: at(66) });
  const zoe = await aCandidate(db, { firstName: "Zoé", lastName: "Benali" });
  await anApplication(db, { mission: late, candidate: zoe, createdAt: new Date(Date.now() - 30 * HOUR) });
  const awa = await aCandidate(db, { firstName: "Awa", lastName: "Diallo" });
  await anApplication(db, { mission: soon, candidate: awa, status: "accepted" });
  for (const [firstName, minutes] of [
    ["Karim", 5],
    ["Inès", 40],
  ] as const) {
    const candidate = await aCandidate(db, { firstName, lastName: "Benali" });
    await anApplication(db, { mission: soon, candidate, createdAt: new Date(Date.now() - minutes * 60_000) });
  }
  await openPage(page, EMPLOYER);
  await expect(page.getByText(/^Il manque 3.personnes d’ici \S+$/)).toBeVisible();
  const holes = page.getByRole("region", { name: "Il manque quelqu’un" }).getByRole("listitem");
  await expect(holes).toHaveCount(2);
  await expect(holes.first()).toContainText(/Il manque 2, 2.candidatures/);
  await expect(holes.last().getByRole("link", { name: /^Voir la mission/ })).toHaveAttribute(
    "href",
    `${EMPLOYER}/emplois/${empty.id}`,
  );
  // The soonest start first, then whoever has waited the longest; a later one that waits for days comes after.
  const toAnswer = page.getByRole("region", { name: "À traiter" }).getByRole("listitem");
  await expect(toAnswer.first()).toContainText("Inès");
  await expect(toAnswer.last()).toContainText("Zoé");
  // Who comes is named, with when.
  const coming = page.getByRole("region", { name: "Qui vient" });
  await expect(coming).toContainText("Awa Diallo");
  await expect(coming).toContainText("À confirmer");
  await expect(coming.getByRole("button", { name: "Envoyer un message à Awa Diallo" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ensuite" })).toContainText(/1.confirmation attendue/);
  if ((page.viewportSize()?.width ?? 0) > 1000) {
    const frise = page.getByRole("navigation", { name: "Créneaux des 48 prochaines heures" });
    await expect(frise.getByRole("link", { name: /Plongeur.*Il manque 1/ })).toBeVisible();
  }
  await checkPage(page);
  await holes
    .first()
    .getByRole("link", { name: /^Choisir/ })
    .click();
  await expect(page).toHaveURL(`${EMPLOYER}/emploi/${soon.id}/candidatures`);
});

test("people are compared and answered with the keyboard; ten missions fit in two screens of a phone", {
  tag: "@phone",
}, async ({ page, db }) => {
  const employer = await anEmployer(db);
  const skills = ["Service en salle", "Caisse", "Anglais"];
  const mission = await aMission(db, { employer, skills, positions: 2, startsAt: at(30), lat: 45.76, lon: 4.83 });
  for (const [index, [firstName, has, lat]] of (
    [
      ["Zoé", ["Plonge"], 45.76],
      ["Karim", ["Caisse"], 45.8],
      ["Inès", skills, 45.9],
      ["Tom", ["Caisse", "Anglais"], 46],
    ] as const
  ).entries()) {
    const candidate = await aCandidate(db, { firstName, lastName: "Roy", skills: [...has], lat, lon: 4.83 });
    await anApplication(db, { mission, candidate, createdAt: new Date(Date.now() - (9 - index) * 60_000) });
  }
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  const rows = page.getByRole("region", { name: /^À répondre/ }).getByRole("listitem");
  // Without a time to answer, the oldest is first.
  await expect(rows.getByRole("heading")).toHaveText([/Zoé/, /Karim/, /Inès/, /Tom/]);
  await page.getByLabel("Ordre de la liste").selectOption("Les plus adaptées");
  await expect(rows.getByRole("heading")).toHaveText([/Inès/, /Tom/, /Karim/, /Zoé/]);
  await expect(rows.first()).toContainText("3/3 compétences");
  await expect(rows.nth(2)).toContainText(/1\/3, manque.: Service en salle, Anglais/);
  await expect(rows.last()).toContainText("Aucune des 3 compétences demandées");
  await expect(rows.last()).toContainText("même commune");
  await checkPage(page);
  await page.getByLabel("Ordre de la liste").selectOption("Les plus proches");
  await expect(rows.getByRole("heading")).toHaveText([/Zoé/, /Karim/, /Inès/, /Tom/]);

  // A letter in a field is a letter.
  await page.getByRole("searchbox", { name: "Nom du candidat" }).press("r");
  await expect(rows).toHaveCount(4);
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("a");
  await expect(visibleText(page, "Karim Roy : candidature acceptée.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Acceptée" })).toContainText("Karim Roy");
  // Focus stays in the list, and Z takes it back from there.
  await expect(rows.nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("z");
  await expect(visibleText(page, "Décision annulée.")).toBeVisible();
  await expect(rows).toHaveCount(4);

  for (let index = 0; index < 9; index += 1)
    await aMission(db, { employer, title: `Barman ${index} (H/F)`, startsAt: at(70 + index) });
  await openPage(page, `${EMPLOYER}/emplois`);
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(10);
  const [first, last] = [await articles.first().boundingBox(), await articles.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(1_800);
  await checkPage(page);
});
