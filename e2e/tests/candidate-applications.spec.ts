import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOME = "/candidat/tableau-de-bord";
const LIST = `${HOME}/candidatures`;
const HOUR = 3_600_000;
const hoursUntil = (date: Date) => (date.getTime() - Date.now()) / HOUR;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
const steps = (page: Page, title: string) =>
  card(page, title).getByRole("list", { name: "Avancement" }).getByRole("listitem");
/** What a link that saves a file brings. */
const fileOf = async (page: Page, href: string | null) => page.request.get(href ?? "");

test("applications show their steps, are searched and paged; one confirms, or withdraws with a reason", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const candidate = await aCandidate(db);
  const employer = await anEmployer(db);
  const mission = (title: string, hours: number) =>
    aMission(db, { employer, title, startsAt: inHours(hours), endsAt: inHours(hours + 5), positions: 2 });
  const apply = async (title: string, hours: number, fields: object = {}) =>
    anApplication(db, { mission: await mission(title, hours), candidate, ...fields });
  // The last written comes first.
  for (let n = 0; n < 6; n += 1) await apply(`Extra ${n} (H/F)`, 150 + 24 * n);
  await apply("Portier (H/F)", 120, { candidateStatus: "withdrawn" });
  await apply("Lingère (H/F)", 100, { status: "accepted", candidateStatus: "confirmed" });
  await apply("Commis (H/F)", 80, { status: "rejected" });
  await apply("Plongeur (H/F)", 60, { status: "reviewed" });
  await apply("Veilleur (H/F)", hoursUntil(parisAt(3, "03:00")), {});
  await apply("Barista (H/F)", hoursUntil(parisAt(2, "17:00")), { status: "accepted" });
  await signInAs(page, candidate);
  await openPage(page, LIST);

  const tabs = page.getByRole("navigation", { name: "Statut des candidatures" });
  await expect(tabs.getByRole("link")).toHaveText([
    "Toutes12",
    "En cours de révision8",
    /^Sélectionné\s!2$/,
    "Non sélectionné1",
  ]);
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await tabs.getByRole("link", { name: /^Non sélectionné/ }).click();
  await expect(card(page, "Commis")).toContainText(`${employer.company.name} a choisi une autre candidature`);
  await page.getByLabel("Mission ou entreprise").fill("introuvable");
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect(page.getByRole("heading", { name: "Aucune candidature trouvée" })).toBeVisible();
  await page.getByRole("link", { name: "Effacer la recherche" }).click();
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByLabel("Mission ou entreprise").fill("PORTIER");
  await page.getByLabel("Mission ou entreprise").press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "Portier")).toContainText("Retirée");
  await expect(card(page, "Portier")).toContainText("Vous avez retiré");

  await openPage(page, LIST);
  await expect(steps(page, "Barista")).toHaveText([
    "Envoyée : fait",
    "Lue : fait",
    "Réponse : fait",
    "Confirmée : en cours",
  ]);
  await expect(steps(page, "Veilleur")).toHaveText([
    "Envoyée : fait",
    "Lue : en cours",
    "Réponse : à venir",
    "Confirmée : à venir",
  ]);
  // An evening between two missions is shorter than the law wants.
  await expect(card(page, "Veilleur")).toContainText(
    /Il ne resterait que (?:5\sh|4\sh\s59) de repos entre deux créneaux\s; la loi en demande 11\./,
  );
  await expect(card(page, "Plongeur")).toContainText("En cours de révision");
  await expect(card(page, "Barista")).toContainText("Sélectionné !");
  await expect(card(page, "Lingère")).toContainText("Confirmé");
  await checkPage(page);

  await card(page, "Barista").getByRole("button", { name: "Confirmer ma venue : Barista (H/F)" }).click();
  await expect(visibleText(page, "Votre venue est confirmée.")).toBeVisible();
  await expect(card(page, "Barista")).toContainText("Vous avez confirmé");
  const file = await fileOf(
    page,
    await card(page, "Barista")
      .getByRole("link", { name: /^Ajouter à mon agenda/ })
      .getAttribute("href"),
  );
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toMatch(/BEGIN:VCALENDAR[\s\S]*SUMMARY:Barista \(H\/F\)/);

  await card(page, "Veilleur").getByRole("button", { name: "Retirer ma candidature : Veilleur (H/F)" }).click();
  const dialog = page.getByRole("dialog", { name: /Retirer votre candidature/ });
  await dialog.getByLabel("J’ai trouvé une autre mission").check();
  await dialog.getByLabel(/En quelques mots/).fill("Merci à vous");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Retirer ma candidature" }).click();
  await expect(visibleText(page, "Candidature retirée.")).toBeVisible();
  await expect(card(page, "Veilleur")).toContainText("Vous avez retiré");
  const notifications = async () =>
    (await db.selectFrom("notifications").where("userId", "=", employer.id).select("message").execute()).map(
      ({ message }) => message,
    );
  await expect(async () =>
    expect((await notifications()).join()).toMatch(/Motif indiqué\s: J’ai trouvé une autre mission\. Merci à vous\./),
  ).toPass({ timeout: 20_000 });
  watch.expectNone();
});

test("a late withdrawal says what it costs, and an absence is contested on its card @once", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const employer = await anEmployer(db);
  const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;
  const mission = (title: string, hours: number) => aMission(db, { employer, title, startsAt: inHours(hours) });
  await anApplication(db, { mission: await mission("Chef de rang (H/F)", 20), candidate, ...confirmed });
  const missed = { ...confirmed, attendance: "absent" } as const;
  await anApplication(db, { mission: await mission("Runner (H/F)", -60), candidate, ...missed });
  await signInAs(page, candidate);
  await openPage(page, LIST);

  const absence = card(page, "Runner");
  await expect(absence).toContainText(`${employer.company.name} a signalé votre absence le`);
  await expect(absence).toContainText("Sans contestation de votre part, cela compte");
  await absence.getByText("Contester").click();
  await absence.getByLabel(/^Ce qui s’est passé/).fill("J’étais là, le chef m’a fait signer.");
  await checkPage(page);
  await absence.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await expect(visibleText(page, /^Contestation envoyée/)).toBeVisible();
  await expect(absence).toContainText("D’ici là, cela ne compte pas.");

  await card(page, "Chef de rang")
    .getByRole("button", { name: /^Retirer ma candidature/ })
    .click();
  const dialog = page.getByRole("dialog", { name: /Retirer votre candidature/ });
  await expect(dialog).toContainText("ce retrait comptera comme une absence au bout de 7 jours");
  await dialog.getByRole("button", { name: "Retirer ma candidature" }).click();
  await expect(card(page, "Chef de rang")).toContainText("à moins de 24 h du début");
});

test("a candidate without any application is shown where to start @once", async ({ page, db }) => {
  const { email } = await aCandidate(db);
  await signInAs(page, { email });
  await openPage(page, LIST);
  await expect(page.getByText("Postulez à une mission, elle apparaîtra ici.")).toBeVisible();
  await page.getByRole("link", { name: /^Sélectionné/ }).click();
  await expect(page.getByText("Aucune candidature pour ce statut.")).toBeVisible();
});

test("an interview is chosen, moved and declined, and goes to one's agenda", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const candidate = await aCandidate(db);
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title: "Barista (H/F)" });
  const application = await anApplication(db, { mission, candidate });
  const asEmployer = await callAs(page, employer.email);
  const times = [20, 26].map((hours) => new Date(Math.floor(Date.now() / HOUR + hours) * HOUR).toISOString());
  const { id } = await asEmployer<{ id: number }>("POST", `applications/${application.id}/interview/`, {
    data: { times, place: "Au comptoir" },
  });
  await signInAs(page, candidate);
  await openPage(page, LIST);
  await expect(card(page, "Barista")).toContainText(`${employer.company.name} vous propose un entretien.`);
  await card(page, "Barista").getByRole("link", { name: "Choisir un créneau" }).click();
  await expect(page).toHaveURL(`${HOME}/entretiens/${id}`);
  await expect(page.getByText("Au comptoir", { exact: true })).toBeVisible();
  await checkPage(page);

  await page
    .getByRole("button", { name: /^Choisir / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Votre entretien est fixé." })).toBeVisible();
  const file = await fileOf(page, await page.getByRole("link", { name: "Ajouter à mon agenda" }).getAttribute("href"));
  expect(await file.text()).toContain(`DTSTART:${times[0]?.replace(/[-:]|\.\d+/g, "")}`);
  await page.getByText("Demander un autre créneau").click();
  const day = inHours(72).toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
  await page.getByLabel(/^Jour 1/).fill(day);
  await page.getByLabel(/^Heure 1/).fill("14:30");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Envoyer les créneaux" }).click();
  await expect(page.getByRole("heading", { name: /^Vos créneaux sont proposés/ })).toBeVisible();
  await expect(page.getByText(/à 14\sh\s30$/)).toBeVisible();
  await closeToasts(page);
  await page.getByRole("button", { name: "Renoncer à l’entretien" }).click();
  await expect(page.getByRole("heading", { name: "Cet entretien n’aura pas lieu." })).toBeVisible();
  watch.expectNone();

  const stranger = await aCandidate(db);
  await page.context().clearCookies();
  await signInAs(page, stranger);
  expect((await page.goto(`${HOME}/entretiens/${id}`))?.status()).toBe(404);
  expect((await page.request.get(`${LIST}/${application.id}/calendrier.ics`)).status()).toBe(404);
});
