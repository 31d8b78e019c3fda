import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { expect, test } from "../support/database.ts";
import { hold } from "../support/hold.ts";
import { callAs, EMPLOYER } from "../support/people.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test("what happens before the page has its line is shown once it has one @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer });
  const newcomer = await aCandidate(db, { firstName: "Théo", lastName: "Le Goff" });
  await signInAs(page, employer);
  const letGo = await hold(page, /\/direct\/jeton$/);
  await openPage(page, `${EMPLOYER}/candidatures`);
  const apply = await callAs(page, newcomer.email);
  await apply("POST", "jobs/apply/", { data: { job: mission.id, message: "Bonjour, je suis libre." } });
  const told = db.selectFrom("notifications").where("userId", "=", employer.id).select("kind");
  await expect.poll(() => told.execute()).toEqual([{ kind: "application_received" }]);
  await expect(page.getByRole("link", { name: /Théo/ })).toHaveCount(0);
  letGo();
  await expect(page.getByRole("link", { name: /Non lue.*Théo Le Goff/ })).toBeVisible();
});

test("what is typed while a search is on its way stays, and so does the caret @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  for (const title of ["Barista (H/F)", "Pâtissier (H/F)"]) await aMission(db, { employer, title });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/emplois`);
  const box = page.getByLabel("Titre de l’offre");
  const letGo = await hold(page, /emplois\.data\?q=/);
  await box.fill("bari");
  await box.press("Enter");
  await box.pressSequentially("sta");
  letGo();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(box).toHaveValue("barista");
  await expect(box).toBeFocused();
});
