import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

test("both read the same clock; once it has run out the person is free, and the employer proposes again", {
  tag: "@phone",
}, async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, {
    employer,
    title: "Horloger de garde (H/F)",
    startsAt: inHours(60),
    endsAt: inHours(65),
    positions: 2,
  });
  const [waiting, left] = [await aCandidate(db, { availability: "freeze" }), await aCandidate(db)];
  const [first, second] = [
    await anApplication(db, { mission, candidate: waiting }),
    await anApplication(db, { mission, candidate: left }),
  ];
  await db
    .updateTable("applications")
    .set({ replyBy: inHours(0.7), replyDueAt: inHours(0.7) })
    .where("id", "=", first.id)
    .execute();
  // The worker does the rest.
  await db
    .updateTable("applications")
    .set({ replyBy: inHours(-0.01), replyDueAt: inHours(-0.01) })
    .where("id", "=", second.id)
    .execute();

  await signInAs(page, waiting);
  await openPage(page, "/candidat/tableau-de-bord/candidatures");
  await expect(page.getByText(/^Réponse.: encore 4\d.min$/)).toBeVisible();
  await checkPage(page);

  await expect
    .poll(
      async () =>
        (await db.selectFrom("applications").where("id", "=", second.id).select("status").executeTakeFirst())?.status,
      {
        timeout: 40_000,
      },
    )
    .toBe("lapsed");
  await page.context().clearCookies();
  await signInAs(page, left);
  await openPage(page, "/candidat/tableau-de-bord/candidatures");
  await expect(page.getByText(/Sans réponse.: vous êtes libre\./)).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, employer);
  await openPage(page, `/employeur/tableau-de-bord/emploi/${mission.id}/candidatures`);
  await expect(page.getByText(/^À répondre.: encore 4\d.min$/)).toBeVisible();
  await page.getByRole("heading", { name: "Sans réponse" }).click();
  await checkPage(page);
  await page.getByRole("button", { name: /^Proposer la mission à/ }).click();
  await expect(visibleText(page, /Mission proposée à/)).toBeVisible();
});
