import { expect, test } from "../support/database.ts";
import { aHire } from "../support/hires.ts";
import { signInAsAdmin } from "../support/office.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const DAY = 86_400_000;

test("publishing is held by three starts without an answer: the page names each, an answer opens it again, the office reads them", {
  tag: "@phone",
}, async ({ page, db, browser }) => {
  const first = await aHire(db, 30 * 60);
  const { employer } = first;
  for (const hours of [31, 32]) await aHire(db, hours * 60, { employer });
  // As if they had begun two days ago, and the sweep had passed.
  await db
    .updateTable("hireStarts")
    .set({ startsAt: new Date(Date.now() - 2 * DAY), dueAt: null, countedAt: new Date() })
    .where("companyId", "=", employer.companyId)
    .execute();
  const { id: item } = await db
    .insertInto("officeItems")
    .values({ kind: "undeclared", subjectType: "company", subjectId: employer.companyId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/publier`);
  await expect(page.getByText("La publication est suspendue", { exact: true })).toBeVisible();
  await expect(page.getByText("L’arrivée des personnes n’est jamais bloquée.")).toBeVisible();
  const links = page.getByRole("link", { name: /^« / });
  await expect(links).toHaveCount(3);
  await checkPage(page);

  const office = await (await browser.newContext()).newPage();
  await signInAsAdmin(office, db, { firstName: "Claire", lastName: "Moreau" });
  await openPage(office, `/admin/dossiers/${item}`);
  await expect(office.getByText("Sans réponse").first()).toBeVisible();
  await checkPage(office);
  await office.context().close();

  await links.first().click();
  await page.getByText("TESE", { exact: true }).last().click();
  await page.getByLabel(/^Heure/).fill("00:00");
  await page.getByRole("button", { name: "Noter la déclaration" }).click();
  await expect(page.getByText(/^TESE, le/)).toBeVisible();
  await closeToasts(page);
  await openPage(page, `${EMPLOYER}/publier`);
  await expect(page.getByText("Des déclarations restent à noter", { exact: true })).toBeVisible();
  await expect(links).toHaveCount(2);
});
