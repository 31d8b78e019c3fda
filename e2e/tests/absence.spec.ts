import { anAbsence, onPhone } from "../support/absences.ts";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { waitForOfflinePage } from "../support/offline-page.ts";
import { checkPage } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage } from "../support/sign-in.ts";

const AGENDA = `${CANDIDATE}/creneaux`;

test("an absence at the start: what is left is proposed, taken, and begun without a network", {
  tag: "@phone",
}, async ({ browser, db }) => {
  test.slow();
  const { employer, absent, standby, proposition } = await anAbsence(db);
  const [boss, lucas, sofiane] = [
    await onPhone(browser, employer),
    await onPhone(browser, absent),
    await onPhone(browser, standby),
  ];
  const row = (name: string) => boss.getByRole("listitem").filter({ hasText: name });
  await openPage(boss, `${EMPLOYER}/aujourd-hui`);
  const code = (await boss.locator(".day-code").textContent()) ?? "";
  await openPage(lucas, AGENDA);

  // Asked ten minutes after the start; only a person says the absence.
  await row("Lucas Petit").getByRole("button", { name: "Absence" }).click();
  await expect(row("Lucas Petit")).toContainText("Absence signalée");
  await expect(row("Lucas Petit")).toContainText("Le reste du créneau est proposé à la réserve", { timeout: 60_000 });
  await checkPage(boss);
  await openPage(lucas, AGENDA);
  await expect(lucas.getByText(/Ce signalement n’annule pas votre contrat/)).toBeVisible();
  await checkPage(lucas);

  await openPage(sofiane, `${CANDIDATE}/propositions/${proposition}`);
  await expect(sofiane.getByRole("heading", { name: /^Remplacement/ })).toBeVisible();
  await expect(sofiane.getByText(/Un oui avant .+ donne .+ brut/).first()).toBeVisible();
  await checkPage(sofiane);
  await sofiane.getByRole("article").getByRole("button", { name: "Oui, je viens" }).click();
  await sofiane.getByRole("article").getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(sofiane.getByRole("heading", { level: 1, name: /^Elle est à vous\./ })).toBeVisible();
  await expect(row("Lucas Petit").first()).toContainText("Sofiane Benali prend le relais.", { timeout: 60_000 });
  await expect(boss.getByText(/^Remplace Lucas Petit, /)).toBeVisible();
  await checkPage(boss);

  await openPage(sofiane, AGENDA);
  await waitForOfflinePage(sofiane, AGENDA);
  await sofiane.context().setOffline(true);
  await sofiane.getByLabel("Code du jour").fill(code);
  await sofiane.getByRole("button", { name: "J’y suis" }).click();
  await expect(sofiane.getByText(/^Arrivée notée à/)).toBeVisible();
  await expectAccessible(sofiane);
  await sofiane.context().setOffline(false);
  const events = () =>
    db
      .selectFrom("presenceEvents as e")
      .innerJoin("applications as a", "a.id", "e.applicationId")
      .where("a.candidateId", "=", standby.id)
      .select(["e.kind", "e.method", "e.flagged"])
      .execute();
  await expect.poll(events, { timeout: 30_000 }).toEqual([{ kind: "in", method: "code", flagged: false }]);
  await expect(boss.getByRole("listitem").filter({ hasText: "Remplace Lucas Petit" })).toContainText("Sur place", {
    timeout: 60_000,
  });
  for (const page of [boss, lucas, sofiane]) await page.context().close();
});
