import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Browser, Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PHONE = { width: 390, height: 844 };
const HOUR_MS = 3_600_000;

async function openAs(browser: Browser, person: { email: string }, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signInAs(page, person);
  await openPage(page, path);
  return page;
}

test("a person withdraws two hours before: somebody of the reserve reads that the place is theirs, says yes, and the employer sees it", {
  tag: "@phone",
}, async ({ page, db, browser }) => {
  test.slow();
  const word = uniqueWord("planb").replaceAll("-", "");
  const employer = await anEmployer(db, { company: { name: `Brasserie ${word}`, level: "address_proven" } });
  const startsAt = new Date(Date.now() + 2 * HOUR_MS);
  const mission = await aMission(db, {
    employer,
    title: "Plongeur (H/F)",
    positions: 1,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 5 * HOUR_MS),
  });
  await db.updateTable("missions").set({ planB: "auto" }).where("id", "=", mission.id).execute();
  const leaving = await aCandidate(db, { firstName: "Lucas", lastName: word, availability: "freeze" });
  const called = await aCandidate(db, { firstName: "Sofiane", lastName: word, availability: null });
  await anApplication(db, { mission, candidate: leaving, status: "accepted", candidateStatus: "confirmed" });
  await db
    .insertInto("availabilities")
    .values({ candidateId: called.id, nightAlerts: true, expiresAt: new Date(Date.now() + 24 * HOUR_MS) })
    .execute();
  const { id: proposition } = await aProposition(db, {
    missionId: mission.id,
    candidate: called,
    answer: "standby",
    reserveAcceptedAt: new Date(),
  });
  await page.setViewportSize(PHONE);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emplois/${mission.id}`);
  await expect(page.getByRole("heading", { name: "Plan B : une personne en renfort" })).toBeVisible();
  const theirs = await openAs(browser, called, `${CANDIDATE}/propositions/${proposition}`);
  await expect(theirs.getByText("En renfort", { exact: true })).toBeVisible();

  const { id } = await db
    .selectFrom("applications")
    .where("missionId", "=", mission.id)
    .where("candidateId", "=", leaving.id)
    .select("id")
    .executeTakeFirstOrThrow();
  const other = await browser.newContext();
  const call = await callAs(await other.newPage(), leaving.email);
  await call("PATCH", `applications/${id}/withdraw/`, { data: { reason: "Je suis malade." } });

  // The first thing that the employer reads: how many are called, until when.
  await expect(page.getByRole("heading", { name: /^Plan B : une personne appelée, réponse avant / })).toBeVisible();
  await checkPage(page);
  await openPage(theirs, `${CANDIDATE}/propositions/${proposition}`);
  await expect(theirs.getByText(/Elle est à vous si vous dites oui\./).first()).toBeVisible();
  await checkPage(theirs);
  await theirs.getByRole("article").getByRole("button", { name: "Oui, je viens" }).click();
  await theirs.getByRole("article").getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: /^Elle est à vous\./ })).toBeVisible();
  await checkPage(theirs);
  await expect(page.getByRole("heading", { name: /C’est complet : Sofiane vient$/ })).toBeVisible();
});
