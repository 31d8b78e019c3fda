import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { NAVIGATIONS } from "../support/navigations.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test("what happens before the page is connected is shown once it is @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer });
  const newcomer = await aCandidate(db, { firstName: "Théo", lastName: "Le Goff" });
  await signInAs(page, employer);
  const letGo = await delayRequests(page, /\/direct\/jeton$/);
  await openPage(page, `${EMPLOYER}/candidatures`);
  const apply = await callAs(page, newcomer.email);
  await apply("POST", "jobs/apply/", { data: { job: mission.id, message: "Bonjour, je suis libre." } });
  const notifications = db.selectFrom("notifications").where("userId", "=", employer.id).select("kind");
  await expect.poll(() => notifications.execute()).toEqual([{ kind: "application_received" }]);
  await expect(page.getByRole("link", { name: /Théo/ })).toHaveCount(0);
  letGo();
  await expect(page.getByRole("link", { name: /Non lue.*Théo Le Goff/ })).toBeVisible();
});

test("what is typed while a search is running stays, and so does the caret @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  for (const title of ["Barista (H/F)", "Pâtissier (H/F)"]) await aMission(db, { employer, title });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emplois`);
  const box = page.getByLabel("Titre de la mission");
  const letGo = await delayRequests(page, /emplois\.data\?q=/);
  await box.fill("bari");
  await box.press("Enter");
  await box.pressSequentially("sta");
  letGo();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(box).toHaveValue("barista");
  await expect(box).toBeFocused();
});

for (const { pages, open } of NAVIGATIONS)
  test(`${pages} show their outline before their data has come @once`, { tag: "@long" }, async ({ page, db }) => {
    for (const { link, title } of await open(page, db)) {
      const heading = page.getByRole("heading", { level: 1, name: title, exact: true });
      const letGo = await delayRequests(page, /\.data(?:\?|$)/);
      await link.click();
      await expect(page.locator("main .skel").or(heading).first()).toBeVisible();
      letGo();
      await expect(heading).toBeVisible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
