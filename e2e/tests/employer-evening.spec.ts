/** A restaurant manager in the evening, for the next morning: each sentence is that of the database, photographed on a phone. */
import { join } from "node:path";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { countInteractions, reportCount } from "../support/interactions.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PHOTOS = join(import.meta.dirname, "../../.run/evening");
const photo = (page: Page, name: string) =>
  page.screenshot({ path: join(PHOTOS, `${name}-${page.viewportSize()?.width}.png`), fullPage: true });

const missionOf = (db: Db, id: number) =>
  db
    .selectFrom("missions")
    .where("id", "=", id)
    .select(["status", "positions", "acceptedCount", "confirmedCount", "cancelledAt"])
    .executeTakeFirstOrThrow();
const applicationOf = (db: Db, id: number) =>
  db.selectFrom("applications").where("id", "=", id).select(["status", "candidateStatus"]).executeTakeFirstOrThrow();

test("for the next morning, four people apply: the screen says who comes, and « complet » waits for the yes", {
  tag: "@phone",
}, async ({ page, db }) => {
  test.slow();
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const mission = await aMission(db, {
    employer,
    title: "Serveur en salle (H/F)",
    positions: 1,
    startsAt: parisAt(1, "11:00"),
    endsAt: parisAt(1, "15:00"),
  });
  const live = `${EMPLOYER}/emplois/${mission.id}`;
  const headline = page.getByRole("heading", { level: 2 }).first();
  await signInAs(page, employer);
  await openPage(page, live);
  // When, on the first screen.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Serveur en salle (H/F)");
  expect((await page.getByText("11 h", { exact: true }).first().boundingBox())?.y ?? 999).toBeLessThan(844);
  await photo(page, "1-published");

  // They arrive without a reload.
  const applied: { id: number; call: Awaited<ReturnType<typeof callAs>> }[] = [];
  for (const firstName of ["Inès", "Karim", "Tom", "Zoé"]) {
    const candidate = await aCandidate(db, { firstName, lastName: "Roy", phone: "0651208417" });
    const call = await callAs(page, candidate.email);
    const { id } = await call<{ id: number }>("POST", "jobs/apply/", {
      data: { job: mission.id, message: "Je suis libre." },
    });
    applied.push({ id, call });
  }
  const [ines] = applied;
  if (!ines) throw new Error("four people applied");
  await expect(headline).toHaveText(/, 4\spersonnes ont postulé$/);
  const toAnswer = page.getByRole("region", { name: /^À répondre/ });
  await expect(toAnswer.getByRole("listitem")).toHaveCount(4);
  await photo(page, "2-applied");

  await toAnswer.getByRole("button", { name: "Accepter Inès Roy" }).click();
  await expect(visibleText(page, /Inès Roy\s: candidature acceptée\./)).toBeVisible();
  await expect(headline).toHaveText(/^À confirmer\s: Inès$/);
  expect(await applicationOf(db, ines.id)).toEqual({ status: "accepted", candidateStatus: null });
  expect(await missionOf(db, mission.id)).toMatchObject({ acceptedCount: 1, confirmedCount: 0 });
  // Nothing says complete, and nobody is sent away.
  await expect(page.getByText(/complet/i)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "En réserve : 3" })).toBeVisible();
  await expect(page.getByText("Prévenir celles et ceux qui attendent encore")).toHaveCount(0);
  await closeToasts(page);
  await checkPage(page);
  await photo(page, "3-to-confirm");

  // Once the acceptance is final, she says yes.
  await expect(async () => {
    await ines.call("PATCH", `applications/${ines.id}/confirm/`);
  }).toPass({ timeout: 30_000 });
  await expect(headline).toHaveText(/^C’est complet\s: Inès vient$/);
  expect(await missionOf(db, mission.id)).toMatchObject({ positions: 1, confirmedCount: 1 });
  const call = (place: Page) => place.getByRole("link", { name: "Appeler Inès Roy" }).filter({ visible: true }).first();
  await photo(page, "4-complete");
  // Who comes, when, with the number: on the live screen, the dashboard and the planning.
  for (const [name, path] of [
    ["live", live],
    ["dashboard", EMPLOYER],
    ["planning", `${EMPLOYER}/planning?semaine=${new Date(mission.startsAt).toISOString().slice(0, 10)}`],
  ] as const) {
    await openPage(page, path);
    await expect(call(page)).toHaveAttribute("href", "tel:0651208417");
    await expect(visibleText(page, /A confirmé/)).toBeVisible();
    await checkPage(page);
    await photo(page, `5-${name}`);
  }

  // Closing keeps her; cancelling names her, asks why, and can be taken back.
  await openPage(page, `${live}?annuler=1`);
  const question = page.getByRole("region", { name: "Annuler la mission ?" });
  await expect(question.getByRole("listitem")).toHaveText("Inès Roy");
  await question.getByRole("button", { name: "Annuler la mission" }).click();
  await expect(visibleText(page, "Écrivez le motif : les personnes retenues le liront.")).toBeVisible();
  await checkPage(page);
  await photo(page, "6-cancel");
  await question.getByLabel("Motif").fill("Le service est annulé");
  await question.getByRole("button", { name: "Annuler la mission" }).click();
  await page.getByRole("button", { name: "Ne pas annuler" }).click();
  await expect(visibleText(page, "La mission n’est pas annulée. Personne n’en saura rien.")).toBeVisible();
  expect(await missionOf(db, mission.id)).toMatchObject({ status: "recruiting", confirmedCount: 1, cancelledAt: null });

  await openPage(page, `${live}?annuler=1`);
  await question.getByLabel("Motif").fill("Le service est annulé");
  await question.getByRole("button", { name: "Annuler la mission" }).click();
  await expect(page.getByRole("button", { name: "Ne pas annuler" })).toBeVisible();
  expect((await applicationOf(db, ines.id)).status).toBe("accepted");
  await expect.poll(async () => (await missionOf(db, mission.id)).status, { timeout: 40_000 }).toBe("completed");
  await openPage(page, live);
  await expect(page.getByText("Annulée", { exact: true })).toBeVisible();
  await photo(page, "7-cancelled");
  const read = await ines.call<{ cancel_reason: string }>("GET", `applications/${ines.id}/`);
  expect(read.cancel_reason).toBe("Le service est annulé");
  watch.expectNone();
});

test("fifty people for five days fit in one screen, and ten are accepted in twelve gestures", {
  tag: "@once",
}, async ({ page, db }) => {
  test.slow();
  const employer = await anEmployer(db);
  const shifts = [2, 3, 4, 5, 6].map((day) => ({
    startsAt: parisAt(day, "18:00"),
    endsAt: parisAt(day, "23:00"),
    breakMinutes: 0,
    positions: 12,
  }));
  const mission = await aMission(db, { employer, shifts, takeSome: true, title: "Serveur en salle (H/F)" });
  const people = Array.from({ length: 50 }, (_, index) => `Personne ${String(index + 1).padStart(2, "0")}`);
  for (const firstName of people) {
    const candidate = await aCandidate(db, { firstName, lastName: "Roy" });
    await anApplication(db, { mission, candidate });
  }
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  const grid = page.getByRole("region", { name: "À répondre : 50" });
  await expect(grid.getByRole("rowheader")).toHaveCount(50);
  const box = await grid.boundingBox();
  reportCount("height of fifty people and five shifts", `${Math.round(box?.height ?? 0)} px`);
  expect(box?.height ?? 9_999).toBeLessThanOrEqual(1_200);
  await checkPage(page);
  await photo(page, "8-grid");

  const user = countInteractions();
  for (const name of people.slice(0, 10)) await user.tap(page.getByRole("checkbox", { name: `Choisir ${name} Roy` }));
  // The message is read before it leaves.
  await expect(grid.getByRole("status")).toContainText(/8.autres\. Chaque personne acceptée recevra/);
  await user.tap(page.getByRole("button", { name: "Accepter les 10" }));
  await expect(
    visibleText(page, /^Personne 01 Roy, Personne 02 Roy et 8.autres.: candidatures acceptées\.$/),
  ).toBeVisible();
  reportCount("gestures to accept ten people", String(user.count()));
  expect(user.count()).toBeLessThanOrEqual(12);
  const accepted = await db
    .selectFrom("applications")
    .where("missionId", "=", mission.id)
    .where("status", "=", "accepted")
    .select("id")
    .execute();
  expect(accepted).toHaveLength(10);
});
