import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNamesHoldTexts } from "../support/accessible.ts";
import { aConversationBetween } from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";
import { aWorkedDay } from "../support/hours.ts";
import { IS_LONG } from "../support/length.ts";
import { checkPage } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import {
  expectForcedColours,
  expectRoomForSpacing,
  expectStructure,
  expectVisibleFocus,
} from "../support/rgaa-checks.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOUR = 3_600_000;

/** The pages of docs/evidence/rgaa.md, with what can be asked of them by a machine; axe and 320 px are asked by the journeys about them. */
async function checkCriteria(page: Page): Promise<void> {
  await expectStructure(page);
  await expectNamesHoldTexts(page);
  await expectVisibleFocus(page);
  await expectForcedColours(page);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  if (IS_LONG) {
    await checkPage(page);
    await expectRoomForSpacing(page);
  }
  await page.setViewportSize({ width: 320, height: size.height });
  await expectRoomForSpacing(page);
  await page.setViewportSize(size);
}

test.describe("what a machine can ask of the pages of the audit", { tag: "@once" }, () => {
  for (const path of ["/", "/contact", "/mentions-legales", "/accessibilite", "/plan-du-site", "/faq", "/connexion"]) {
    // These have the frame of the help and nothing to fill in.
    const tag = ["/mentions-legales", "/accessibilite", "/plan-du-site", "/faq"].includes(path) ? "@long" : "@once";
    test(path, { tag }, async ({ page }) => {
      await openPage(page, path);
      await checkCriteria(page);
    });
  }

  test("the search as a list and as a map, and a mission", async ({ page, db }) => {
    const { id } = await aMission(db, { startsAt: new Date(Date.now() + 30 * HOUR) });
    for (const path of ["/emplois", "/emplois?vue=carte", `/emplois/${id}`]) {
      await openPage(page, path);
      await checkCriteria(page);
    }
  });

  test("what a candidate opens: the form of an application, the place they have, a conversation", async ({
    page,
    db,
  }) => {
    const { candidate, application, id } = await aConversationBetween(db);
    const mission = await aMission(db, { startsAt: new Date(Date.now() + 50 * HOUR) });
    await signInAs(page, candidate);
    await openPage(page, `${CANDIDATE}/emplois-details/${mission.id}`);
    await checkCriteria(page);
    for (const path of [`candidatures/${application.id}`, `messages/${id}`]) {
      await openPage(page, `${CANDIDATE}/${path}`);
      await checkCriteria(page);
    }
  });

  test("what a candidate opens: their hours", async ({ page, db }) => {
    const { people } = await aWorkedDay(db, ["Inès"]);
    const [ines] = people;
    if (!ines) throw new Error("nobody worked");
    await signInAs(page, ines.candidate);
    await openPage(page, `${CANDIDATE}/heures`);
    await checkCriteria(page);
  });

  test("what an employer opens: publishing, an application", async ({ page, db }) => {
    const employer = await anEmployer(db, { company: { level: "address_proven" } });
    const mission = await aMission(db, { employer, startsAt: new Date(Date.now() + 30 * HOUR) });
    const candidate = await aCandidate(db, { cv: true, availability: "freeze" });
    const { id } = await anApplication(db, { mission, candidate, status: "pending" });
    await signInAs(page, employer);
    for (const path of ["publier", `candidatures/${id}`]) {
      await openPage(page, `${EMPLOYER}/${path}`);
      await checkCriteria(page);
    }
  });
});

test("what a screen reader is given on the urgent path, from the mission to the place @once", async ({ page, db }) => {
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const mission = await aMission(db, {
    employer,
    title: "Serveur en salle (H/F)",
    startsAt: new Date(Date.now() + 30 * HOUR),
  });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali", cv: true, availability: "freeze" });
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/emplois-details/${mission.id}`);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Serveur en salle (H/F)" [level=1]
    - complementary "Gains et candidature"
  `);
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await expect(dialog).toMatchAriaSnapshot(`
    - heading "Postuler" [level=2]
    - textbox "Votre message": Bonjour, votre mission m’intéresse.
    - checkbox /Joindre mon CV/ [checked]
    - button "Envoyer ma candidature"
  `);
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Candidature envoyée." }).first()).toBeAttached();

  const { id } = await anApplication(db, {
    mission: await aMission(db, { employer, startsAt: new Date(Date.now() + 80 * HOUR) }),
    candidate,
    status: "accepted",
  });
  await openPage(page, `${CANDIDATE}/candidatures/${id}`);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading /Vous avez la place/ [level=1]
    - article:
      - heading [level=2]
      - link "Itinéraire (nouvelle fenêtre)"
      - button "Je confirme ma venue"
      - link "Ajouter à mon agenda"
  `);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Je confirme ma venue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^C’est noté\./ })).toBeVisible();
});

test("what a screen reader is given where a mission is published, and where an application is decided @once", async ({
  page,
  db,
}) => {
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/publier`);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - combobox "Quel métier ?"
    - group "Quand ?"
    - textbox "Combien de personnes ?"
  `);
  const mission = await aMission(db, { employer, startsAt: new Date(Date.now() + 30 * HOUR) });
  const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali", availability: "freeze" });
  const { id } = await anApplication(db, { mission, candidate, status: "pending" });
  await openPage(page, `${EMPLOYER}/candidatures/${id}`);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Candidature de Karim Benali" [level=1]
    - button "Rejeter Karim Benali"
    - button "Accepter Karim Benali"
    - region "Son message":
      - heading "Son message" [level=2]
      - blockquote
  `);
});
