import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { expect, test } from "../support/database.ts";
import { IS_LONG } from "../support/length.ts";
import { signInAsAdmin } from "../support/office.ts";
import { checkPage } from "../support/page-checks.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

/** A page with a form, which a session that only ended would leave open. */
const PUBLISH = "/employeur/tableau-de-bord/publier";

test("a suspended person's open page leads to the reasons", { tag: "@once" }, async ({ page, db, browser }) => {
  const word = uniqueWord("suspendu").replaceAll("-", "");
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title: `Commis ${word} (H/F)` });
  const data = {
    subject_type: "mission",
    subject_id: mission.id,
    reason: "fraud",
    details: "On demande un chèque.",
    email: `${word}@exemple.fr`,
  };
  expect((await page.request.post("/api/reports/", { data })).status()).toBe(201);
  const { id } = await db
    .selectFrom("officeItems")
    .where("subjectType", "=", "mission")
    .where("subjectId", "=", mission.id)
    .where("kind", "=", "report")
    .select("id")
    .executeTakeFirstOrThrow();

  await signInAs(page, employer);
  const live = page.waitForEvent("websocket", (socket) => socket.url().includes("/live/"));
  await openPage(page, PUBLISH);
  await (await live).waitForEvent("framereceived");

  const office = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signInAsAdmin(office, db, { firstName: "Claire", lastName: word });
  await openPage(office, `/admin/dossiers/${id}/decider?action=suspend`);
  await office
    .getByLabel("Les faits et les raisons")
    .fill("Le compte demande de l’argent aux personnes qui postulent.");
  await office.keyboard.press("Control+Enter");
  await expect
    .poll(
      async () =>
        (await db.selectFrom("users").where("id", "=", employer.id).select("status").executeTakeFirst())?.status,
    )
    .toBe("suspended");
  // Within two seconds: asked where nothing else runs.
  await expect(page).toHaveURL(/\/decisions\//, IS_LONG ? { timeout: 2_000 } : {});
  await expect(page.getByRole("heading", { level: 1, name: "Le compte est suspendu" })).toBeVisible();
  await expect(page.getByText("Le compte demande de l’argent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Faire un recours" })).toBeVisible();
  await checkPage(page);
  // Nothing of the space opens any more.
  await page.goto(PUBLISH);
  await expect(page).toHaveURL(/\/connexion/);
});
