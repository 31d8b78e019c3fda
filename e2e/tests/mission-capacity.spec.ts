import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { EMPLOYER } from "../support/paths.ts";
import { shiftRow } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const CANDIDATE = "/candidat/tableau-de-bord";
const word = () => `mot${Math.random().toString(36).slice(2, 10).replace(/\d/g, "x")}`;
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

test("a mission nobody more can apply to says why instead of « Postuler » @once", async ({ page, db }) => {
  const token = word();
  const full = await aMission(db, { title: `Plongeur ${token} (H/F)`, maxApplications: 3, taken: 3 });
  const open = await aMission(db, { title: `Commis ${token} (H/F)`, maxApplications: 3, taken: 0 });
  await page.goto(`/emplois?query=${token}`);
  await expect(card(page, full.title)).toContainText("Candidatures closes pour le moment");
  await expect(card(page, full.title).getByRole("link", { name: /^Postuler/ })).toHaveCount(0);
  await expect(card(page, open.title).getByRole("link", { name: /^Postuler/ })).toBeVisible();
  await page.goto(`/emplois/${full.id}`);
  await expect(page.getByText(/^L’employeur a reçu autant de candidatures qu’il en voulait\./)).toBeVisible();
  await expect(page.getByRole("link", { name: `Postuler : ${full.title}` })).toHaveCount(0);

  await signInAs(page, await aCandidate(db));
  await openPage(page, `${CANDIDATE}?query=${token}`);
  await expect(card(page, full.title)).toContainText("Candidatures closes pour le moment");
  await expect(card(page, full.title).getByRole("button", { name: /^Postuler/ })).toHaveCount(0);
  // Nobody has applied: a small cap is no reason to hurry anyone.
  await expect(card(page, open.title)).toContainText("1 personne recherchée");
});

test("both sides read the same number of places, and « Pourvue » waits for everyone to confirm @once", async ({
  page,
  browser,
  db,
}) => {
  const token = word();
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title: `Serveur ${token} (H/F)`, positions: 3 });
  const karim = await aCandidate(db, { firstName: "Karim", lastName: "Haddad" });
  const lea = await aCandidate(db, { firstName: "Léa", lastName: "Martin" });
  const coming = { mission, status: "accepted", candidateStatus: "confirmed" } as const;
  await anApplication(db, { ...coming, candidate: karim });
  await anApplication(db, { ...coming, candidate: lea });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emplois?query=${token}`);
  await expect(card(page, mission.title)).toContainText("Il manque 1 personne sur 3");
  const visitor = await browser.newPage();
  await visitor.goto(`/emplois/${mission.id}`);
  await expect(visitor.getByText("Il manque 1 personne sur 3")).toBeVisible();
  // The bar turns orange at 80 %.
  for (const [accepted, isOrange] of [
    [7, false],
    [8, true],
  ] as const) {
    const { id } = await aMission(db, { positions: 10, accepted });
    await visitor.goto(`/emplois/${id}`);
    const bar = visitor.getByRole("progressbar", { name: "Places prises" }).first();
    await expect(bar).toHaveAttribute("value", String(accepted));
    await (isOrange ? expect(bar) : expect(bar).not).toHaveClass(/bar-hot/);
  }
  await visitor.close();

  // Whoever has confirmed is named before anything is saved.
  await openPage(page, `${EMPLOYER}/modifier-emploi/${mission.id}`);
  await shiftRow(page).getByLabel("Fin").fill("23:45");
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  const step = page.getByRole("alertdialog", {
    name: /^(?:Karim H\. et Léa M\.|Léa M\. et Karim H\.) devront confirmer à nouveau leur venue\.$/,
  });
  await expect(step.getByRole("button", { name: "Enregistrer et les prévenir" })).toBeVisible();
  await step.getByRole("button", { name: "Revenir" }).click();
  await expect(shiftRow(page).getByLabel("Fin")).toHaveValue("23:45");

  const last = await aCandidate(db, { firstName: "Sam", lastName: "Diallo" });
  const { id } = await anApplication(db, { mission, candidate: last, status: "accepted" });
  await openPage(page, `${EMPLOYER}/emplois/${mission.id}`);
  await expect(page.getByRole("heading", { level: 2, name: "À confirmer : Sam" })).toBeVisible();
  await expect(page.getByText(/^C’est complet/)).toHaveCount(0);
  const asLast = await callAs(page, last.email);
  await asLast("PATCH", `applications/${id}/confirm/`);
  await openPage(page, `${EMPLOYER}/emplois/${mission.id}`);
  await expect(page.getByRole("heading", { level: 2, name: /^C’est complet : .*Sam.* viennent$/ })).toBeVisible();
});
