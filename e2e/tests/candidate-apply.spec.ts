import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { countInteractions, reportCount } from "../support/interactions.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const HOME = "/candidat/tableau-de-bord";
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const word = () => uniqueWord("app").replaceAll("-", "");
const detail = (id: number) => `${HOME}/emplois-d%C3%A9tails/${id}`;

const applicationsTo = (db: Db, missionId: number) =>
  db.selectFrom("applications").where("missionId", "=", missionId).selectAll().execute();

test("from the urgent list to a sent application in two taps, and back in one", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const token = word();
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer, title: `Barman ${token} (H/F)`, urgent: true });
  const { email } = await aCandidate(db, { cv: true });
  await signInAs(page, { email });
  await openPage(page, `${HOME}?query=${token}`);
  const urgent = page.getByRole("region", { name: "Missions urgentes" });
  const user = countInteractions();
  await user.tap(urgent.getByRole("button", { name: `Postuler : ${mission.title}` }));
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  // What the employer will see is shown before anything is sent.
  await expect(dialog).toContainText(`${employer.company.name} verra votre message et votre profil`);
  await expect(dialog.getByLabel("Votre message")).toHaveValue("Bonjour, votre mission m’intéresse.");
  await expect(dialog.getByLabel(/^Joindre mon CV/)).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Envoyer ma candidature" })).toBeInViewport({ ratio: 1 });
  await user.tap(dialog.getByRole("button", { name: "Envoyer ma candidature" }));
  await expect(visibleText(page, "Candidature envoyée.")).toBeVisible();
  // Its message stays for as long as a finger or the keyboard is on it.
  await page.getByRole("button", { name: "Annuler", exact: true }).focus();
  await expect(urgent.getByText("Candidature envoyée")).toBeVisible();
  reportCount("from the urgent list to a sent application", `${user.count()} gestures`);
  expect(user.count()).toBeLessThanOrEqual(2);
  expect(await applicationsTo(db, mission.id)).toMatchObject([{ status: "pending", candidateStatus: null }]);
  await expectAccessible(page);

  const notes = () => db.selectFrom("notifications").where("userId", "=", employer.id).select("kind").execute();
  await expect(async () => expect(await notes()).toEqual([{ kind: "application_received" }])).toPass({
    timeout: 20_000,
  });
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(visibleText(page, "Candidature annulée. L’employeur n’en saura rien.")).toBeVisible();
  await expect(urgent.getByRole("button", { name: `Postuler : ${mission.title}` })).toBeVisible();
  expect(await notes()).toEqual([]);
  watch.expectNone();
});

test("the form suggests a sentence, shows errors, and warns of hours already promised", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const { email, ...candidate } = await aCandidate(db);
  const held = await aMission(db, {
    title: "Réceptionniste (H/F)",
    startsAt: parisAt(2, "16:00"),
    endsAt: parisAt(2, "22:00"),
  });
  await anApplication(db, { mission: held, candidate, status: "accepted", candidateStatus: "confirmed" });
  const soon = await aMission(db, { startsAt: parisAt(3, "02:00"), endsAt: parisAt(3, "08:00") });
  const during = await aMission(db, { startsAt: parisAt(2, "21:00"), endsAt: parisAt(3, "01:00") });
  await signInAs(page, { email });

  await openPage(page, detail(during.id));
  await expect(visibleText(page, /^Ces horaires chevauchent «\sRéceptionniste/)).toBeVisible();
  await expect(visibleText(page, "Une autre mission vous attend déjà à ces horaires.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Postuler" })).toHaveCount(0);
  await expectAccessible(page);

  await openPage(page, detail(soon.id));
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await expect(dialog).toContainText("Il ne resterait que 4 h de repos entre deux créneaux ; la loi en demande 11.");
  await expect(dialog).toContainText(
    "Vous n’avez pas encore de CV enregistré. Veuillez en ajouter un dans votre profil.",
  );
  await expect(dialog.getByLabel(/^Joindre mon CV/)).toBeDisabled();
  await dialog.getByLabel("Votre message").fill("  ");
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(dialog.getByText("Veuillez ajouter un message")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "J’habite à proximité" }).click();
  await expect(dialog.getByText("Veuillez ajouter un message")).toHaveCount(0);
  await expect(dialog.getByLabel("Votre message")).toHaveValue("J’habite à proximité.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Postuler" }).filter({ visible: true })).toBeFocused();
  watch.expectNone();

  // Somebody else took the last place meanwhile: the API has the last word.
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  await db.updateTable("missions").set({ status: "completed" }).where("id", "=", soon.id).execute();
  await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(dialog.getByText("Cette mission n’accepte plus de candidatures.")).toBeVisible();
});

test("the mission's page shows every detail, counts down on the server's clock, and links back", {
  tag: "@phone",
}, async ({ page, db }) => {
  const watch = watchErrors(page);
  const employer = await anEmployer(db);
  const past = await aMission(db, { employer, positions: 9 });
  for (let n = 0; n < 5; n += 1) await anApplication(db, { mission: past, status: "rejected" });
  const mission = await aMission(db, {
    employer,
    // Wider than a narrow phone leaves it.
    title: `Otorhinolaryngologiste ${word()} (H/F)`,
    urgent: true,
    startsAt: inHours(5.5),
    endsAt: inHours(53.5),
    hoursPerDay: 6,
    totalDays: 2,
    payCents: 1450,
    licenseRequired: true,
    tags: ["Week-end"],
    skills: ["CACES 3"],
    perks: "Repas fourni",
    requirement: "Être ponctuel",
    publishedAt: inHours(-3),
  });
  const { email } = await aCandidate(db);
  await signInAs(page, { email });
  // A phone two days late must not change when the mission starts.
  await page.clock.setSystemTime(inHours(-48));
  await openPage(page, detail(mission.id));
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  const main = page.getByRole("main");
  for (const text of [
    "Mission urgente : postulez maintenant",
    "Publié il y a 3 h",
    employer.company.name,
    "Lyon (69)",
    "Pour 2 créneaux, 12 h",
    "174 €",
    "6 h × 14,50 €",
    "Congés payés, 10 %",
    "Les 2 créneaux, ensemble",
    "sans pause, 6 h payées",
    "Permis requis",
    "Week-end",
    "CACES 3",
    "Repas fourni",
    "Être ponctuel",
    "Cet employeur répond à 5 candidatures sur 5, le plus souvent en 20 min.",
    "compte comme une absence, sauf dans les 30 minutes qui suivent votre confirmation, si le début est à plus de 3 h. L’employeur qui annule doit vous dire pourquoi.",
  ])
    await expect(main).toContainText(text);
  await expect(visibleText(page, /^Démarrage dans 5\sh\s(2\d|30)\smin/)).toBeVisible();
  await checkPage(page);
  watch.expectNone();
  await page.getByRole("link", { name: "Signaler cette mission" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Signaler cette mission" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Retour aux missions" }).click();
  await expect(page).toHaveURL(HOME);

  const started = await aMission(db, { employer, startsAt: inHours(-1), endsAt: inHours(5) });
  await openPage(page, detail(started.id));
  await expect(main).toContainText("Cette mission a commencé\u00a0: il est trop tard pour postuler.");

  const answer = await page.goto(detail(999_999_999));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Mission non trouvée" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir les missions" })).toHaveAttribute("href", HOME);
});

test("an incomplete profile is led to its gaps; without script everything still works @once", async ({
  browser,
  db,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const mission = await aMission(db);
  const { email, id } = await aCandidate(db, { complete: false });
  await signInAs(page, { email });
  await page.goto(`${detail(mission.id)}?postuler=1`);
  await expect(page.getByText("Votre profil est incomplet. Veuillez d’abord le compléter.")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  for (const sentence of ["Le téléphone est requis", "La ville est requise", "La compétence est requise"])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel("Téléphone").fill("06 12 34 56 78");
  await page.getByLabel("Ville").fill("Lyon");
  await page.getByLabel("Département ou région").fill("Rhône");
  await page.getByLabel("Pays").fill("France");
  await page.getByRole("radio", { name: /^Disponible/ }).check();
  await page.getByLabel("Compétences").fill("Plonge");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Postuler" })).toBeVisible();
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Candidature envoyée").first()).toBeVisible();
  const [sent] = await applicationsTo(db, mission.id);
  expect(sent?.candidateId).toBe(id);
  await page.goto(`${HOME}/candidatures`);
  await page.getByRole("button", { name: "Annuler l’envoi" }).click();
  await expect(page.getByText("Candidature annulée. L’employeur n’en saura rien.")).toBeVisible();
  await context.close();
});

test("employers see no way to apply @once", async ({ page, db }) => {
  const mission = await aMission(db);
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  await openPage(page, `/emplois/${mission.id}-serveur-en-salle-h-f-lyon`);
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Postuler/ })).toHaveCount(0);
  const call = await callAs(page, employer.email);
  expect(await call("GET", `jobs/${mission.id}/`)).not.toHaveProperty("application");
});
