import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { ON_PHONE } from "../support/length.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { aMember, aTeam } from "../support/team.ts";

const PAGE = `${CANDIDATE}/propositions`;
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

const answerOf = (db: Db, id: number) =>
  db
    .selectFrom("propositions")
    .where("id", "=", id)
    .select(["answer", "answerReason", "applicationId", "seenAt"])
    .executeTakeFirstOrThrow();

async function proposed(
  db: Db,
  candidate: { id: number },
  title: string,
  fields: { booking?: "choose" | "first" } = {},
) {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title, positions: 1, startsAt: inHours(30), endsAt: inHours(36) });
  if (fields.booking)
    await db.updateTable("missions").set({ booking: fields.booking }).where("id", "=", mission.id).execute();
  const reasons = [{ kind: "worked_here", count: 2 }, { kind: "available" }, { kind: "skills" }];
  return aProposition(db, { missionId: mission.id, candidate, reasons });
}

test("a yes takes two taps and is an application; what the screen shows is seen", { tag: ON_PHONE }, async ({
  page,
  db,
}) => {
  const candidate = await aCandidate(db);
  const { id } = await proposed(db, candidate, "Serveur en salle (H/F)");
  await signInAs(page, candidate);
  await openPage(page, PAGE);
  const card = page.getByRole("article").filter({ hasText: "Serveur en salle (H/F)" });
  await expect(card.getByText("Vous y avez déjà fait 2 missions")).toBeVisible();
  await expect(card.getByText("Ces horaires sont dans vos disponibilités")).toBeVisible();
  // A reason without its fact is not shown.
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await expect.poll(async () => (await answerOf(db, id)).seenAt).not.toBeNull();
  await checkPage(page);

  await card.getByRole("button", { name: "Oui, je viens" }).click();
  await expect(card.getByText(/Votre oui envoie votre candidature\s; l’employeur choisit\./)).toBeFocused();
  expect((await answerOf(db, id)).answer).toBeNull();
  await card.getByText("Revenir").click();
  await expect(card.getByRole("button", { name: "Oui, je viens" })).toBeFocused();
  await card.getByRole("button", { name: "Oui, je viens" }).click();
  await checkPage(page);
  await card.getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(visibleText(page, /votre candidature est envoyée/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Répondues" })).toContainText("Vous avez dit oui");
  expect(await answerOf(db, id)).toMatchObject({ answer: "yes", applicationId: expect.any(Number) });
});

test("where the first yes has the place, it opens at once", { tag: "@phone" }, async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const { id } = await proposed(db, candidate, "Barman (H/F)", { booking: "first" });
  await signInAs(page, candidate);
  await openPage(page, CANDIDATE);
  await page.getByRole("link", { name: /attend votre réponse/ }).click();
  await expect(page).toHaveURL(`${PAGE}/${id}`);
  await checkPage(page);
  await page.getByRole("button", { name: "Oui, je viens" }).click();
  await expect(page.getByText(/Votre oui vous garde la place\./)).toBeVisible();
  await page.getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Place gardée, sûre à / })).toBeVisible();
});

test("a no takes one tap and may say why; a standby is told so", { tag: "@phone" }, async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const refused = await proposed(db, candidate, "Plongeur (H/F)");
  const standby = await proposed(db, candidate, "Commis de cuisine (H/F)");
  await signInAs(page, candidate);
  await openPage(page, PAGE);
  const dishes = page.getByRole("article").filter({ hasText: "Plongeur (H/F)" });
  await dishes.getByRole("button", { name: "Non", exact: true }).click();
  await expect(dishes).toHaveCount(0);
  await closeToasts(page);
  await page.getByRole("button", { name: "Trop loin" }).click();
  await expect(page.getByText("Merci, c’est noté.")).toBeVisible();
  expect(await answerOf(db, refused.id)).toMatchObject({ answer: "no", answerReason: "too_far" });

  await page.getByRole("article").getByRole("button", { name: "En renfort" }).click();
  await expect(page.getByRole("region", { name: "Répondues" })).toContainText("En renfort");
  expect(await answerOf(db, standby.id)).toMatchObject({ answer: "standby" });
  await expect(page.getByRole("heading", { name: "Aucune proposition" })).toBeVisible();
  await checkPage(page);
});

test("whoever comes after the last place may stay on standby @once", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const { id, missionId } = await proposed(db, candidate, "Chef de rang (H/F)", { booking: "first" });
  await signInAs(page, candidate);
  await openPage(page, PAGE);
  await page.getByRole("button", { name: "Oui, je viens" }).click();
  await anApplication(db, { missionId, status: "accepted", candidateStatus: "confirmed" });
  await page.getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(page.getByRole("alert").getByText("Une autre personne a répondu avant vous.")).toBeVisible();
  await page.getByRole("button", { name: "En renfort" }).click();
  await expect.poll(async () => (await answerOf(db, id)).answer).toBe("standby");
});

test("somebody else's proposition does not exist, and one that is over cannot be answered @once", async ({
  page,
  db,
}) => {
  const candidate = await aCandidate(db);
  const others = await proposed(db, await aCandidate(db), "Livreur (H/F)");
  const over = await proposed(db, candidate, "Caviste (H/F)");
  await db
    .updateTable("propositions")
    .set({ expiresAt: inHours(-0.5) })
    .where("id", "=", over.id)
    .execute();
  await signInAs(page, candidate);
  await openPage(page, `${PAGE}/${others.id}`);
  await expect(page.getByRole("heading", { name: "Cette page n’existe plus." })).toBeVisible();
  await openPage(page, `${PAGE}/${over.id}`);
  await expect(page.getByText("Expirée")).toBeVisible();
  await expect(page.getByRole("button", { name: "Oui, je viens" })).toHaveCount(0);
});

test("one that arrives while a form is filled covers nothing, and opens in place", { tag: ON_PHONE }, async ({
  page,
  browser,
  db,
}) => {
  const { employer } = await aTeam(db);
  const candidate = await aCandidate(db);
  await aMember(db, employer.companyId, candidate);
  const title = "Plongeur (H/F)";
  const mission = await aMission(db, { employer, title, positions: 1, startsAt: inHours(30), endsAt: inHours(36) });
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/profil`);
  await page
    .getByRole("link", { name: /^Modifier/ })
    .first()
    .click();
  await page.getByLabel(/^À propos/).fill("Dix ans de salle.");
  const other = await browser.newContext();
  const asEmployer = await callAs(await other.newPage(), employer.email);
  await asEmployer("POST", `jobs/${mission.id}/propose/`, { data: { people: [candidate.id] } });
  const incoming = page.getByRole("region", { name: "Nouvelle proposition" });
  await expect(incoming).toContainText(title);
  await expect(incoming.getByRole("button", { name: "Oui, je viens" })).toHaveCount(0);
  await checkPage(page);
  await incoming.getByRole("button", { name: "Voir" }).click();
  await expect(incoming.getByRole("button", { name: "Oui, je viens" })).toBeVisible();
  // Open on the page before, it folds on the form.
  await page.goBack();
  await expect(page.getByLabel(/^À propos/)).toHaveCount(0);
  await expect(incoming.getByRole("button", { name: "Oui, je viens" })).toBeVisible();
  await page.goForward();
  await page.getByLabel(/^À propos/).fill("Dix ans de salle.");
  await expect(incoming.getByRole("button", { name: "Oui, je viens" })).toHaveCount(0);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Dix ans de salle.")).toBeVisible();
  await other.close();
});
