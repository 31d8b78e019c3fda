import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** An employer and one person for each status, on a mission that wants two. */
async function aList(db: Db) {
  const employer = await anEmployer(db);
  const title = `Serveur ${uniqueWord("liste").replaceAll("-", "")} (H/F)`;
  const mission = await aMission(db, { employer, title, positions: 2, startsAt: inDays(3) });
  const apply = async (firstName: string, status: "pending" | "reviewed" | "accepted" | "rejected") => {
    const candidate = await aCandidate(db, { firstName, lastName: "Benali" });
    return { candidate, ...(await anApplication(db, { mission, candidate, status })) };
  };
  return {
    employer,
    mission,
    title,
    pending: await apply("Karim", "pending"),
    reviewed: await apply("Théo", "reviewed"),
    accepted: await apply("Awa", "accepted"),
    rejected: await apply("Lucas", "rejected"),
  };
}

const statusOf = async (db: Db, { id }: { id: number }) =>
  (await db.selectFrom("applications").where("id", "=", id).select("status").executeTakeFirstOrThrow()).status;

const statusMenu = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^Statut (de |d’)${name}`) });

async function choose(page: Page, name: string, status: string) {
  await statusMenu(page, name).click();
  await page.getByRole("menuitemradio", { name: status }).click();
}

test("an employer finds who applied, by status, by name, by mission", { tag: "@phone" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const scene = await aList(db);
  await signInAs(page, scene.employer);
  await openPage(page, `${EMPLOYER}/candidatures`);
  const tiles = page.getByRole("navigation", { name: "Statut des candidatures" });
  for (const label of ["En attente", "Examiné", "Accepté", "Rejeté"])
    await expect(tiles.getByText(label)).toBeVisible();
  await expect(page.getByRole("link", { name: /Non lue.*Karim Benali/ })).toBeVisible();
  // Wide enough to read what one types or chooses.
  for (const field of ["Candidat ou mission", "Mission", "Trier par"])
    expect((await page.getByLabel(field, { exact: true }).boundingBox())?.width ?? 0).toBeGreaterThan(150);
  await checkPage(page);

  await tiles.getByRole("link", { name: /Accepté/ }).click();
  await expect(page).toHaveURL(`${EMPLOYER}/candidatures/status/accepted`);
  await expect(page.getByRole("heading", { level: 2, name: "Accepté" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Awa Benali", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Karim Benali/ })).toHaveCount(0);

  await openPage(page, `${EMPLOYER}/candidatures`);
  await page.getByRole("searchbox", { name: "Candidat ou mission" }).fill("theo");
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect(page.getByRole("link", { name: /Karim Benali/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Théo Benali/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Candidat ou mission" }).fill(scene.title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Karim Benali/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Candidat ou mission" }).fill("personne de ce nom");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Aucune candidature trouvée")).toBeVisible();

  await openPage(page, `${EMPLOYER}/emploi/${scene.mission.id}/candidatures`);
  await expect(page.getByRole("heading", { level: 1, name: `Candidatures de ${scene.title}` })).toBeVisible();
  await checkPage(page);
  await openPage(page, `${EMPLOYER}/emploi/999999999/candidatures`);
  await expect(page.getByRole("heading", { level: 1, name: "Mission non trouvée" })).toBeVisible();
  await openPage(page, `${EMPLOYER}/candidatures/999999999`);
  await expect(page.getByRole("heading", { level: 1, name: "Candidature introuvable" })).toBeVisible();

  const newcomer = await anEmployer(db);
  await signInAs(page, newcomer);
  await openPage(page, `${EMPLOYER}/candidatures/status/rejected`);
  await expect(page.getByText("Aucune candidature pour ce statut.")).toBeVisible();
  watch.expectNone();
});

test("a status changes at once, and goes back when the server does not follow", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const { employer, pending, reviewed, accepted } = await aList(db);
  // A page that nobody tells anything.
  await page.routeWebSocket(/\/live\//, () => undefined);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures`);

  await choose(page, "Karim Benali", "Examiné");
  await expect(statusMenu(page, "Karim Benali")).toHaveText("Examiné");
  await expect(() => expect(statusOf(db, pending)).resolves.toBe("reviewed")).toPass();
  // The page was loaded again: a change that fails before that leaves the status of the load before.
  const tiles = page.getByRole("navigation", { name: "Statut des candidatures" });
  await expect(tiles.getByRole("link", { name: /En attente/ })).toContainText("0");

  // Nothing comes back: the badge returns, and one tap asks again.
  await page.route(/candidatures\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await choose(page, "Karim Benali", "En attente");
  await expect(page.getByRole("alert").getByText(/La connexion a été interrompue/)).toBeVisible();
  await expect(statusMenu(page, "Karim Benali")).toHaveText("Examiné");
  await page.unroute(/candidatures\.data/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(statusMenu(page, "Karim Benali")).toHaveText("En attente");
  await expect(() => expect(statusOf(db, pending)).resolves.toBe("pending")).toPass();
  // The count comes with the page loaded again, which must not learn of what follows.
  await expect(tiles.getByRole("link", { name: /En attente/ })).toContainText("1");

  // The API itself refuses: the person has left since the page was loaded.
  await (await callAs(page, reviewed.candidate.email))("PATCH", `applications/${reviewed.id}/withdraw/`);
  await choose(page, "Théo Benali", "En attente");
  await expect(page.getByRole("alert").getByText("Cette personne a retiré sa candidature.")).toBeVisible();
  expect(await statusOf(db, reviewed)).toBe("reviewed");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Fermer" }).click();

  // An accepted person is refused: a reason is required.
  await statusMenu(page, "Awa Benali").click();
  await expect(page.getByRole("menuitemradio", { name: "En attente" })).toBeDisabled();
  await page.getByRole("menuitemradio", { name: "Rejeté" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Annuler sa venue" }).click();
  await expect(dialog.getByText("Indiquez le motif de l’annulation : la personne le lira.")).toBeVisible();
  await dialog.getByLabel(/^Motif/).fill("Le service est annulé");
  await checkPage(page);
  await dialog.getByRole("button", { name: "Annuler sa venue" }).click();
  await expect(visibleText(page, "Acceptation annulée. La personne est prévenue.")).toBeVisible();
  expect(await statusOf(db, accepted)).toBe("rejected");
  await page.getByRole("button", { name: "Revoir la candidature de Lucas Benali" }).click();
  await expect(visibleText(page, "Candidature remise à l’étude. La personne est prévenue.")).toBeVisible();
});

test("someone is accepted with the keyboard alone @once", { tag: "@long" }, async ({ page, db }) => {
  const { employer, pending } = await aList(db);
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures/status/pending`);
  const accept = page.getByRole("button", { name: "Accepter Karim Benali" });
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    if (await accept.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(accept).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(visibleText(page, "Candidature acceptée.")).toBeVisible();
  // The row has left this list: focus is on its title, not lost.
  await expect(page.getByRole("heading", { level: 2, name: "En attente" })).toBeFocused();
  expect(await statusOf(db, pending)).toBe("accepted");
  // Every control says what it does and for whom.
  await openPage(page, `${EMPLOYER}/candidatures`);
  for (const control of await page.locator("main").getByRole("button").all())
    expect(await control.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent)).not.toBe("");
});

test("once everybody has confirmed, those who wait are answered together", { tag: "@once" }, async ({ page, db }) => {
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, positions: 1, startsAt: inDays(3) });
  const chosen = await aCandidate(db);
  const accepted = await anApplication(db, { mission, candidate: chosen, status: "accepted" });
  const waiting = [await anApplication(db, { mission }), await anApplication(db, { mission, status: "reviewed" })];
  await signInAs(page, employer);
  // Taken and not confirmed: they are the reserve, and nothing offers to send them away.
  await openPage(page, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  await expect(page.getByRole("heading", { level: 2, name: "En réserve : 2" })).toBeVisible();
  await expect(page.getByText("Prévenir celles et ceux qui attendent encore")).toHaveCount(0);
  const asChosen = await callAs(page, chosen.email);
  await asChosen("PATCH", `applications/${accepted.id}/confirm/`);
  await openPage(page, `${EMPLOYER}/emploi/${mission.id}/candidatures`);
  await page.getByText("Prévenir celles et ceux qui attendent encore").click();
  const words = page.getByLabel(/^Votre message/);
  await expect(words).toHaveValue(/Toutes les places sont maintenant prises\. Merci/);
  await checkPage(page);
  await words.fill("");
  await page.getByRole("button", { name: "Rejeter et prévenir" }).click();
  await expect(visibleText(page, "Écrivez quelques mots à celles et ceux qui attendent.")).toBeVisible();
  await words.fill("La place est prise. Merci à vous");
  await page.getByRole("button", { name: "Rejeter et prévenir" }).click();
  await expect(visibleText(page, /^2.candidatures rejetées\. Chaque personne reçoit votre message/)).toBeVisible();
  for (const application of waiting) expect(await statusOf(db, application)).toBe("rejected");
  await expect(page.getByText("Prévenir celles et ceux qui attendent encore")).toHaveCount(0);
});
