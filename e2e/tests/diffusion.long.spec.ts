import { anEmployer } from "@app/db/builders/companies";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Browser, Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, closeToasts } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { pickMoment, publishButton, rateField, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

/** Far from the people of the other tests. */
const AURILLAC = "15014";
const DAY_MS = 86_400_000;
const EVERY_HOUR = 2 ** 28 - 1;
const PHONE = { width: 390, height: 844 };
/** From an act to the employer's screen. */
const LIVE = { timeout: 2_000 };

type Person = Awaited<ReturnType<typeof aCandidate>>;

/** People of an earlier run are asked nothing. */
async function emptyTown(db: Db): Promise<void> {
  await db
    .updateTable("candidates")
    .set({ availability: "freeze" })
    .where("userId", "in", (eb) => eb.selectFrom("users").where("communeCode", "=", AURILLAC).select("id"))
    .execute();
}

async function anAvailablePerson(db: Db, firstName: string, lastName: string): Promise<Person> {
  const person = await aCandidate(db, { firstName, lastName, commune: AURILLAC, availability: "on_fire" });
  await db
    .insertInto("availabilities")
    .values({
      candidateId: person.id,
      week: EVERY_HOUR,
      nightAlerts: true,
      expiresAt: new Date(Date.now() + 10 * DAY_MS),
    })
    .execute();
  return person;
}

async function openAs(browser: Browser, person: { email: string }, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signInAs(page, person);
  await openPage(page, path);
  return page;
}

async function publish(page: Page): Promise<void> {
  await openPage(page, `${EMPLOYER}/publier`);
  await titleField(page).pressSequentially("serveur en sa");
  await page.getByRole("option", { name: "Serveur en salle (H/F)" }).click();
  await pickMoment(page, "Demain soir");
  await rateField(page).fill("14,50");
  await publishButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).click();
}

const incoming = (page: Page) => page.getByRole("region", { name: "Nouvelle proposition" });
const counts = (page: Page) => page.getByRole("region", { name: "Où en est la diffusion" }).getByRole("listitem");

test("three people are told as soon as a mission is published, and its employer sees each answer come", {
  tag: "@once",
}, async ({ page, db, browser }) => {
  test.slow();
  await emptyTown(db);
  const word = uniqueWord("diffusion").replaceAll("-", "");
  const employer = await anEmployer(db, {
    company: { name: `Brasserie ${word}`, address: "1 place du Square, 15000 Aurillac" },
  });
  const [salome, karim, ines, optedOut] = [
    await anAvailablePerson(db, "Salomé", word),
    await anAvailablePerson(db, "Karim", word),
    await anAvailablePerson(db, "Inès", word),
    await anAvailablePerson(db, "Lucas", word),
  ];
  await db
    .insertInto("notificationPreferences")
    .values(
      (["in_app", "email", "push"] as const).flatMap((channel) =>
        (["job_match", "new_job"] as const).map((type) => ({ userId: optedOut.id, channel, type, enabled: false })),
      ),
    )
    .execute();
  // Lives in Lyon: told only by the search.
  const searching = await aCandidate(db);
  const call = await callAs(page, searching.email);
  await call("POST", "saved-searches/", { data: { query: "serveur", place: AURILLAC } });

  const [yes, standby, no, silent, alerted] = await Promise.all([
    openAs(browser, salome, CANDIDATE),
    openAs(browser, karim, CANDIDATE),
    openAs(browser, ines, CANDIDATE),
    openAs(browser, optedOut, CANDIDATE),
    openAs(browser, searching, `${CANDIDATE}/notifications`),
  ]);
  await signInAs(page, employer);
  await publish(page);
  await expect(page.getByRole("heading", { level: 2, name: "Qui est prévenu" })).toBeVisible();
  const watch = watchErrors(page);

  // Told in their open pages, which is also seen.
  for (const person of [yes, standby, no]) await expect(incoming(person)).toBeVisible();
  await expect(counts(page).nth(0)).toHaveText("3 prévenues", LIVE);
  await expect(counts(page).nth(1)).toHaveText("3 l’ont vue", LIVE);
  await expect(page.getByRole("heading", { level: 2, name: /3 personnes ont vu votre mission$/ })).toBeVisible();
  await closeToasts(page);
  await checkPage(page);

  await incoming(yes).getByRole("button", { name: "Oui, je viens" }).click();
  await incoming(yes).getByRole("button", { name: "Oui, c’est sûr" }).click();
  await expect(incoming(yes)).toBeHidden();
  await expect(counts(page).nth(3)).toHaveText("1 a postulé", LIVE);
  await expect(page.getByRole("heading", { level: 2, name: /une personne a postulé$/ })).toBeVisible();

  await incoming(standby).getByRole("button", { name: "En renfort" }).click();
  await expect(incoming(standby)).toBeHidden();
  await expect(counts(page).nth(2)).toHaveText("2 intéressées", LIVE);
  await expect(page.getByRole("heading", { name: "Plan B : une personne en renfort" })).toBeVisible(LIVE);

  await incoming(no).getByRole("button", { name: "Non", exact: true }).click();
  await expect(incoming(no)).toBeHidden();
  await expect(counts(page).nth(0)).toHaveText("3 prévenues");

  // The name of the person who applied, and of nobody else.
  await expect(page.getByRole("region", { name: /^À répondre/ })).toContainText(`Salomé ${word}`);
  for (const { firstName } of [karim, ines, optedOut])
    await expect(page.getByText(`${firstName} ${word}`)).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await checkPage(page);
  watch.expectNone();
  await page.getByRole("link", { name: /^Toutes les candidatures/ }).click();
  await expect(page.getByText(`Salomé ${word}`).first()).toBeVisible();
  await expect(page.getByText(`Karim ${word}`)).toHaveCount(0);
  await expect(page.getByText(`Inès ${word}`)).toHaveCount(0);

  // The search has its alert; whoever wanted nothing got nothing.
  await expect(alerted.getByText(/Votre recherche/).first()).toBeVisible();
  await expect(incoming(silent)).toHaveCount(0);
  const received = db.selectFrom("notifications").where("userId", "=", optedOut.id).select("id").execute();
  expect(await received).toEqual([]);
});

test("an employer stops the diffusion, then asks for other people", { tag: "@once" }, async ({ page, db }) => {
  const employer = await anEmployer(db, { company: { address: "1 place du Square, 15000 Aurillac" } });
  await signInAs(page, employer);
  await publish(page);
  await expect(page.getByRole("heading", { level: 2, name: "Qui est prévenu" })).toBeVisible();
  const stop = page.getByRole("button", { name: "Arrêter ici" });
  const more = page.getByRole("button", { name: "Prévenir d’autres personnes" });
  await expect(stop.or(more)).toBeVisible();
  if (await stop.isVisible()) {
    await stop.click();
    await expect(page.getByText(/^Vous avez arrêté\s:/)).toBeVisible();
  }
  await more.click();
  await expect(page.getByText("Les personnes suivantes vont être prévenues.").first()).toBeVisible();
  await expect(page.getByText(/^Vous avez arrêté\s:/)).toHaveCount(0);
});
