import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { mailedLink } from "../support/mail.ts";
import { signInAsAdmin } from "../support/office.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const DESK = { width: 1024, height: 800 };
const PHONE = { width: 390, height: 844 };

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  return context.newPage();
}

/** The row of the queue that names this mission, opened by its key. */
async function openRow(page: Page, title: string): Promise<void> {
  await page.locator("[data-item]").filter({ hasText: title }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("a visitor reports a mission, an admin hides it by keyboard, its author appeals and another admin restores it", {
  tag: "@once",
}, async ({ page, db, browser }) => {
  test.slow();
  const word = uniqueWord("bureau").replaceAll("-", "");
  const title = `Commis ${word} (H/F)`;
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title, description: "Équipe jeune, idéal étudiant." });
  await anApplication(db, { mission });

  // Without an account: a receipt with its number and private link.
  const watch = watchErrors(page);
  await openPage(page, `/emplois/${mission.id}`);
  const address = page.url();
  await page.getByRole("link", { name: "Signaler cette mission" }).click();
  await page.getByLabel("Discrimination").check();
  await page.getByLabel(/^Ce qui ne va pas/).fill("J’ai 52 ans, on me dit non d’avance.");
  await page.getByLabel(/^Votre adresse e-mail/).fill(`${word}@exemple.fr`);
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Merci, votre signalement est arrivé." })).toBeVisible();
  await expect(page.getByText("Votre numéro de suivi")).toBeVisible();
  await expect(page.getByRole("link", { name: "112" })).toBeVisible();
  await checkPage(page);
  const receipt = new URL(page.url()).pathname;
  expect(receipt).toMatch(/^\/signalements\/.{20,}/);
  watch.expectNone();

  // The first admin: from the queue to the decision without the mouse.
  const claire = await newPage(browser);
  const claireWatch = watchErrors(claire);
  const { admin, recovery } = await signInAsAdmin(claire, db, { firstName: "Claire", lastName: word });
  await openPage(claire, "/admin?file=report");
  await claire.keyboard.press("j");
  await expect(claire.locator("[data-item]").first()).toBeFocused();
  await claire.keyboard.press("?");
  await expect(claire.getByRole("dialog", { name: "Touches du bureau" })).toBeVisible();
  await claire.keyboard.press("Escape");
  await checkPage(claire);
  await openRow(claire, title);
  await expect(claire.getByText("J’ai 52 ans, on me dit non d’avance.")).toBeVisible();
  await expect(claire.getByText(`${word}@exemple.fr`)).toHaveCount(0);
  await claire.setViewportSize(DESK);
  await checkPage(claire);
  await claire.setViewportSize(PHONE);
  await checkPage(claire);
  await claire.setViewportSize({ width: 1440, height: 900 });
  claireWatch.expectNone();
  // Cut from the network, nothing is lost.
  await claire.context().setOffline(true);
  await claire.keyboard.press("e");
  await expect(visibleText(claire, /^La connexion a été interrompue/)).toBeVisible();
  await claire.context().setOffline(false);
  await closeToasts(claire);
  await claire.keyboard.press("r");
  await expect(claire.getByRole("heading", { level: 1, name: "Décider" })).toBeVisible();
  await expect(claire.getByLabel("Les faits et les raisons")).toHaveValue(/Équipe jeune, idéal étudiant.*règle 2/);
  await checkPage(claire);
  await claire.keyboard.press("5");
  await expect(claire.getByRole("radio", { name: /^5\. Une annonce exacte/ })).toBeChecked();
  await claire.keyboard.press("2");
  await expect(claire.getByRole("button", { name: "Retirer et prévenir 3 personnes" })).toBeVisible();
  // The last code is old: another is asked on the same page.
  await db
    .updateTable("sessions")
    .set({ factorCheckedAt: new Date(Date.now() - 16 * 60_000) })
    .where("userId", "=", admin.id)
    .execute();
  await claire.getByLabel("Les faits et les raisons").fill("L’annonce écarte des personnes à cause de leur âge.");
  await claire.context().setOffline(true);
  await claire.keyboard.press("Control+Enter");
  await expect(claire.getByRole("alert").filter({ hasText: /^La connexion a été interrompue/ })).toBeVisible();
  await claire.context().setOffline(false);
  await claire.keyboard.press("Control+Enter");
  const code = claire.getByLabel("Code de l’application");
  await expect(code).toBeFocused();
  await expect(claire.getByLabel("Les faits et les raisons")).toHaveValue(/à cause de leur âge/);
  await checkPage(claire);
  await code.fill(recovery[0] ?? "");
  await claire.keyboard.press("Control+Enter");
  await expect(visibleText(claire, /^Décision envoyée/)).toBeVisible();

  // Gone at once: its page, the search, and the person who reported is told why.
  expect((await page.request.get(address)).status()).toBe(410);
  expect(await (await page.request.get(`/emplois?query=${word}`)).text()).not.toContain(title);
  await page.goto(receipt);
  await expect(page.getByRole("heading", { level: 1, name: "Merci. La mission est retirée" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Règle 2, pas de critère interdit" })).toHaveAttribute(
    "href",
    "/regles#regle-2",
  );
  await checkPage(page);

  // Its author, by the link of the mail.
  const decision = await mailedLink(employer.email, `Votre mission «\u00a0${title}\u00a0» est retirée`);
  await openPage(page, decision);
  await expect(page.getByRole("heading", { level: 1, name: "La mission est retirée" })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Faire un recours" }).click();
  await expect(page.getByText(/^Expliquez votre désaccord/)).toBeVisible();
  await page.getByLabel(/^Pourquoi n’êtes-vous pas d’accord/).fill("La phrase est retirée depuis ce matin.");
  await page.getByRole("button", { name: "Faire un recours" }).click();
  await expect(page.getByText("Une autre personne relit votre dossier.")).toBeVisible();

  // Whoever decided first reads the appeal without a control; another admin restores the mission.
  const appeal = await db
    .selectFrom("officeItems as i")
    .innerJoin("officeAppeals as p", "p.id", "i.subjectId")
    .innerJoin("officeDecisions as d", "d.id", "p.decisionId")
    .where("i.kind", "=", "appeal")
    .where("d.adminId", "=", admin.id)
    .select("i.id")
    .executeTakeFirstOrThrow();
  await openPage(claire, `/admin/dossiers/${appeal.id}`);
  await expect(claire.getByText("La phrase est retirée depuis ce matin.")).toBeVisible();
  await expect(claire.getByText(/^Vous avez pris la première décision/)).toBeVisible();
  await expect(claire.getByRole("button", { name: /Revenir dessus|Prendre/ })).toHaveCount(0);
  const romain = await newPage(browser);
  await signInAsAdmin(romain, db, { firstName: "Romain", lastName: word });
  await openPage(romain, `/admin/dossiers/${appeal.id}`);
  await expect(romain.getByText("La phrase est retirée depuis ce matin.")).toBeVisible();
  await expectAccessible(romain);
  await romain.keyboard.press("r");
  await expect(romain.getByRole("radio", { name: /^Revenir dessus/ })).toBeChecked();
  await romain.keyboard.press("Enter");
  await expect(visibleText(romain, /^Décision envoyée/)).toBeVisible();
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText("Nous revenons sur la première décision.")).toBeVisible();
  await openPage(romain, "/admin/journal");
  await expect(romain.getByText("Aucune ligne n’a été modifiée.")).toBeVisible();
  await expect(romain.getByText(`Romain ${word}`).first()).toBeVisible();
  await expectAccessible(romain);
});
