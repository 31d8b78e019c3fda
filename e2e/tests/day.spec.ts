import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { aDay, eventsOf, MINUTE } from "../support/day.ts";
import { waitForOfflinePage } from "../support/offline-page.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const AGENDA = `${CANDIDATE}/creneaux`;
const TODAY = `${EMPLOYER}/aujourd-hui`;

test("without a network the arrival is queued, survives a reload, and counts once when it returns", {
  tag: "@phone",
}, async ({ page, context, db, browser }) => {
  const { employer, people, title } = await aDay(db, MINUTE, [["Karim", "Benali"]]);
  const [karim] = people;
  if (!karim) throw new Error("nobody");
  const owner = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs(owner, employer);
  await openPage(owner, TODAY);
  const code = (await owner.locator(".day-code").textContent()) ?? "";
  expect(code).toMatch(/^\d{4}$/);
  await expect(owner.getByRole("listitem").filter({ hasText: "Karim Benali" })).toContainText("Venue confirmée");

  await signInAs(page, karim);
  await openPage(page, AGENDA);
  await page.getByRole("button", { name: "Je pars" }).click();
  await expect(page.getByText(/^En route depuis/)).toBeVisible();
  await expect.poll(() => eventsOf(db, karim.application)).toMatchObject([{ kind: "en_route", method: "self" }]);
  await checkPage(page);
  // The board follows by itself.
  await expect(owner.getByRole("listitem").filter({ hasText: "Karim Benali" })).toContainText("En route", {
    timeout: 35_000,
  });

  await waitForOfflinePage(page, AGENDA);
  await context.setOffline(true);
  await page.getByLabel("Code du jour").fill(code);
  await page.getByRole("button", { name: "J’y suis" }).click();
  await expect(page.getByText(/^Arrivée notée à/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(AGENDA);
  await expect(visibleText(page, title)).toBeVisible();
  await expect(page.getByText(/^Arrivée notée à/)).toBeVisible();
  expect(await eventsOf(db, karim.application)).toHaveLength(1);

  await context.setOffline(false);
  await expect
    .poll(() => eventsOf(db, karim.application), { timeout: 30_000 })
    .toMatchObject([{ kind: "en_route" }, { kind: "in", method: "code", flagged: false }]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("renfort-presence"))).toBeNull();
  await openPage(page, AGENDA);
  await expect(page.getByText(/^Sur place depuis/)).toBeVisible();
  await expect(owner.getByRole("listitem").filter({ hasText: "Karim Benali" })).toContainText("Sur place", {
    timeout: 35_000,
  });
  // A wrong code is said, and the right one leaves.
  await page.getByLabel("Code du jour").fill(String((Number(code) + 1) % 10_000).padStart(4, "0"));
  await page.getByRole("button", { name: "J’ai fini" }).click();
  await expect(page.getByText("Ce n’est pas le code du jour.")).toBeVisible();
  await page.getByLabel("Code du jour").fill(code);
  await page.getByRole("button", { name: "J’ai fini" }).click();
  await expect(page.getByText(/^Terminé à/)).toBeVisible();
  await owner.context().close();
});

test("the board asks about who is not there, records for them, and changes the code", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const { employer, people, title } = await aDay(db, 12 * MINUTE, [
    ["Lucas", "Petit"],
    ["Inès", "Moreau"],
    ["Yanis", "Haddad"],
  ]);
  await signInAs(page, employer);
  await openPage(page, TODAY);
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aujourd’hui\u00a0: 3\u00a0en retard");
  await expect(page.getByText(title)).toBeVisible();
  await checkPage(page);
  await row("Inès Moreau")
    .getByRole("button", { name: /^Là depuis/ })
    .click();
  await expect(row("Inès Moreau")).toContainText("Sur place");
  await row("Yanis Haddad").getByText("Noter une heure").click();
  await row("Yanis Haddad").getByRole("button", { name: "Arrivée" }).click();
  await expect(row("Yanis Haddad")).toContainText("Sur place");
  await row("Lucas Petit").getByRole("button", { name: "Absence" }).click();
  await expect(row("Lucas Petit")).toContainText("Absence signalée");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Aujourd’hui\u00a0: 1\u00a0absence, 2\u00a0sur place",
  );
  const [, ines] = people;
  expect(await eventsOf(db, ines?.application ?? 0)).toMatchObject([{ kind: "in", method: "lead" }]);
  // Those to act on stay first.
  await expect(page.locator(".board-person").first()).toContainText("Lucas Petit");

  const code = await page.locator(".day-code").textContent();
  await page.getByRole("button", { name: "Nouveau code" }).click();
  await expect(page.locator(".day-code")).not.toHaveText(code ?? "");
  const newCode = (await page.locator(".day-code").textContent()) ?? "";
  await page.getByRole("link", { name: "Affichage mural" }).click();
  await expect(page.getByText(newCode)).toBeVisible();
  await expect(page.getByText("Inès M.")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(page);
});
