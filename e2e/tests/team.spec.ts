import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { reportCount } from "../support/interactions.ts";
import { AT_DESK, ON_PHONE } from "../support/length.ts";
import { checkPage, closeToasts, visibleText } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { parisAt } from "../support/paris.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { momentChip, publishButton, rateField, titleField } from "../support/shift-form.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { aMember, anAsk, aTeam, memberOf } from "../support/team.ts";

const TEAM = `${EMPLOYER}/equipe`;
const EMPLOYERS = `${CANDIDATE}/employeurs`;
const DAY_MS = 86_400_000;
/** Of nobody: written in a message that the phone itself sends. */
const CANARY = "06 98 76 54 32";
const CANARY_DIGITS = "698765432";
const word = () => uniqueWord("equipe").replaceAll("-", "");

const userOf = (db: Db, email: string) =>
  db.selectFrom("users").where("email", "=", email).select("id").executeTakeFirstOrThrow();

const propositionsOf = (db: Db, missionId: number) =>
  db
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .select(["candidateId", "origin"])
    .orderBy("candidateId")
    .execute();

/** One field filled or one tap is one gesture. */
function countGestures(page: Page) {
  let count = 0;
  return {
    count: () => count,
    fill: async (label: string | RegExp, text: string) => {
      count += 1;
      await page.getByLabel(label).fill(text);
    },
    tap: async (target: ReturnType<Page["getByRole"]>) => {
      count += 1;
      await target.click();
    },
  };
}

const consentBox = (page: Page) => page.getByRole("checkbox", { name: /^Je veux que/ });
const joinButton = (page: Page) => page.getByRole("button", { name: "Rejoindre l’équipe" });

test("from the code to the team: eight gestures, under a minute", { tag: "@phone" }, async ({ page, db }) => {
  const watch = watchErrors(page);
  const { employer, name, path } = await aTeam(db);
  const email = `${word()}@exemple.fr`;
  const start = Date.now();
  // What the camera of a phone opens.
  await openPage(page, path);
  await expect(page.getByRole("heading", { level: 1, name: `Rejoindre l’équipe de ${name}` })).toBeVisible();
  await expect(page.getByText(/L’entreprise voit votre prénom/)).toBeVisible();
  await expect(page.locator("input[type=checkbox]:checked")).toHaveCount(0);
  await expect(page.getByLabel(/^Votre commune/)).toHaveValue(/Lyon/);
  await checkPage(page);

  const user = countGestures(page);
  await user.fill("Prénom", "Salomé");
  await user.fill("Nom de famille", "Girard");
  await user.fill("Email", email);
  await user.fill(/^Mot de passe/, "Une-phrase-de-passe-2026");
  await user.fill("Téléphone", "06 12 34 56 78");
  await user.fill("Votre métier", "Serveuse");
  await user.tap(consentBox(page));
  await user.tap(joinButton(page));
  await expect(page).toHaveURL(new RegExp(`${EMPLOYERS}\\?rejoint=${employer.companyId}$`));
  await expect(page.getByRole("heading", { level: 1, name: "C’est fait, Salomé." })).toBeVisible();
  const seconds = (Date.now() - start) / 1000;
  reportCount("a known extra, from the code to the team", `${user.count()} gestures, ${seconds.toFixed(1)} s`);
  expect(user.count()).toBeLessThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(60);
  await checkPage(page);

  const { id } = await userOf(db, email);
  const member = await memberOf(db, employer.companyId, id);
  expect(member).toMatchObject({ state: "in", origin: "link", consentVersion: 1 });
  const days = (Number(member?.consentUntil) - Number(member?.consentAt)) / DAY_MS;
  expect(Math.round(days)).toBeGreaterThanOrEqual(730);
  watch.expectNone();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form makes the account and gives the agreement, which is asked for", { tag: AT_DESK }, async ({
    page,
    db,
  }) => {
    const { employer, path } = await aTeam(db);
    const email = `${word()}@exemple.fr`;
    await page.goto(path);
    for (const [label, text] of [
      ["Prénom", "Karim"],
      ["Nom de famille", "Benali"],
      ["Email", email],
      ["Téléphone", "06 12 34 56 79"],
      ["Votre métier", "Barman"],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel(/^Mot de passe/).fill("Une-phrase-de-passe-2026");
    await joinButton(page).click();
    await expect(page.getByText("Cochez l’accord pour rejoindre l’équipe.").first()).toBeVisible();
    await expect(page.getByLabel("Prénom")).toHaveValue("Karim");
    expect(await db.selectFrom("users").where("email", "=", email).select("id").execute()).toEqual([]);
    await expect(consentBox(page)).not.toBeChecked();
    await page.getByLabel(/^Mot de passe/).fill("Une-phrase-de-passe-2026");
    await consentBox(page).check();
    await joinButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "C’est fait, Karim." })).toBeVisible();
    const { id } = await userOf(db, email);
    expect(await memberOf(db, employer.companyId, id)).toMatchObject({ state: "in" });
  });
});

test("with an account it is one gesture; once in, the page says since when", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const { employer, name, path } = await aTeam(db);
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await openPage(page, path);
  await expect(page.getByText("pendant deux ans", { exact: true })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Oui, pendant deux ans" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^C’est fait/ })).toBeVisible();
  expect(await memberOf(db, employer.companyId, candidate.id)).toMatchObject({ state: "in", origin: "link" });
  await openPage(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Vous faites partie de l’équipe de ${name}`);
  await expect(page.getByText(/^Depuis le /)).toBeVisible();
});

test("an employer, a closed link and an unknown one are told apart @once", async ({ page, db }) => {
  const { employer, path, code, name } = await aTeam(db);
  await signInAs(page, employer);
  await openPage(page, path);
  await expect(page.getByText("Ce lien est pour les personnes qui travaillent.")).toBeVisible();
  await page.context().clearCookies();
  await db.updateTable("teamLinks").set({ revokedAt: new Date() }).where("code", "=", code).execute();
  // With its query it is not a page that visitors share.
  await openPage(page, `${path}?maintenant=1`);
  await expect(page.getByRole("heading", { level: 1, name: "Ce lien est fermé" })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${name} l’a changé`))).toBeVisible();
  await checkPage(page);
  await page.goto("/e/personne-ne-connait");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Ce lien n’existe pas" })).toBeVisible();
});

test("the next mission again: to one in one gesture, to the free ones in one, to named people in three", {
  tag: ON_PHONE,
}, async ({ page, db }) => {
  const { employer } = await aTeam(db);
  const mission = await aMission(db, {
    employer,
    positions: 2,
    startsAt: parisAt(2, "18:00"),
    endsAt: parisAt(2, "23:00"),
  });
  const other = await aMission(db, {
    employer,
    positions: 3,
    startsAt: parisAt(3, "18:00"),
    endsAt: parisAt(3, "23:00"),
  });
  const ines = await aCandidate(db, { firstName: "Inès", lastName: "Moreau" });
  const karim = await aCandidate(db, { firstName: "Karim", lastName: "Benali" });
  const lucas = await aCandidate(db, { firstName: "Lucas", lastName: "Petit", profession: "Plongeur" });
  const paused = await aCandidate(db, { firstName: "Hugo", lastName: "Perrin", availability: "freeze" });
  for (const person of [ines, karim, lucas, paused]) await aMember(db, employer.companyId, person);
  await signInAs(page, employer);
  await openPage(page, TEAM);
  await expect(page.getByRole("heading", { level: 1, name: "Mon équipe" })).toBeVisible();
  await expect(page.getByText(/^4.personnes d’accord pour revenir/)).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: "Hugo Perrin" })
      .getByText(/^Pas libre/),
  ).toBeVisible();
  await checkPage(page);

  const filters = page.getByRole("navigation", { name: "Filtrer l’équipe" });
  await filters.getByRole("link", { name: /^Plongeur/ }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Lucas Petit"]);
  await filters.getByRole("link", { name: /^Toutes/ }).click();

  await page.getByRole("button", { name: "Reproposer à Inès Moreau" }).click();
  await expect(visibleText(page, /^Mission proposée à 1.personne\./)).toBeVisible();
  expect(await propositionsOf(db, mission.id)).toEqual([{ candidateId: ines.id, origin: "direct" }]);
  await closeToasts(page);
  await page.getByRole("button", { name: "Reproposer aux 2" }).click();
  await expect(visibleText(page, /^Mission proposée à 2.personnes\./)).toBeVisible();
  expect((await propositionsOf(db, mission.id)).map(({ candidateId }) => candidateId)).toEqual(
    [ines.id, karim.id, lucas.id].toSorted((a, b) => a - b),
  );
  await closeToasts(page);

  // Another mission, to two people chosen by name.
  await page.getByRole("button", { name: "Choisir à qui proposer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Proposer à mon équipe" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Quelle mission" })
    .getByRole("link", { name: /il manque 3/ })
    .click();
  await expect(page.getByRole("checkbox", { name: /Inès Moreau/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Hugo Perrin/ })).not.toBeChecked();
  await checkPage(page);
  await page.getByRole("button", { name: "Proposer aux 3" }).click();
  await expect(page).toHaveURL(new RegExp(`${EMPLOYER}/emplois/${other.id}`));
  await expect(page.getByRole("region", { name: "Mon équipe" }).getByText("Inès Moreau")).toBeVisible();
  expect(await propositionsOf(db, other.id)).toHaveLength(3);
  await checkPage(page);
});

test("groups, approval and removal, with a journal; who leaves is not in it", { tag: AT_DESK }, async ({
  page,
  db,
}) => {
  const { employer } = await aTeam(db);
  const salome = await aCandidate(db, { firstName: "Salomé", lastName: "Girard" });
  await aMember(db, employer.companyId, salome, { origin: "link" });
  const groups = ["Service du soir", "Salle des mariages"].map((label) => ({
    companyId: employer.companyId,
    label,
    createdAt: new Date(),
  }));
  await db.insertInto("teamGroups").values(groups).execute();
  await signInAs(page, employer);
  await openPage(page, TEAM);
  await page.getByLabel("Nouveau groupe").fill("Brunch du dimanche");
  await page.getByRole("button", { name: "Créer", exact: true }).click();
  await expect(page.getByRole("region", { name: "Groupes" }).getByText("Brunch du dimanche")).toBeVisible();
  await closeToasts(page);
  const row = page.getByRole("listitem").filter({ hasText: "Salomé Girard" });
  await row.getByText(/^Gérer/).click();
  await checkPage(page);
  await row.getByRole("checkbox", { name: "Brunch du dimanche" }).check();
  await row.getByRole("button", { name: "Enregistrer les groupes" }).click();
  await expect(visibleText(page, "Groupes de Salomé Girard enregistrés.")).toBeVisible();
  await row.getByRole("button", { name: "Approuver" }).click();
  await expect.poll(async () => (await memberOf(db, employer.companyId, salome.id))?.approvedAt).not.toBeNull();
  await page
    .getByRole("navigation", { name: "Filtrer l’équipe" })
    .getByRole("link", { name: /Brunch/ })
    .click();
  await expect(page.getByRole("heading", { level: 3, name: "Salomé Girard" })).toBeVisible();
  await openPage(page, TEAM);
  await row.getByText(/^Gérer/).click();
  await row.getByRole("button", { name: "Retirer de l’équipe" }).click();
  await expect.poll(async () => (await memberOf(db, employer.companyId, salome.id))?.state).toBe("left");
  await openPage(page, `${TEAM}/journal`);
  for (const line of ["Personne retirée : Salomé Girard", "Groupe créé : Brunch du dimanche"])
    await expect(page.getByText(line)).toBeVisible();
  await checkPage(page);
});

test("a link, its code, its poster; a number written in the message goes nowhere", { tag: ON_PHONE }, async ({
  page,
  db,
}) => {
  const { employer, name, code } = await aTeam(db);
  const sent: string[] = [];
  // A browser without a window has no share sheet: what would be given to it.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.documentElement.dataset["shared"] = data.text ?? "";
      },
    });
  });
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await signInAs(page, employer);
  await openPage(page, `${TEAM}/inviter`);
  await expect(page.getByRole("img", { name: /^Code à scanner/ })).toBeVisible();
  await expect(page.locator("input[type=tel], input[type=file]")).toHaveCount(0);
  await checkPage(page);
  const message = page.getByLabel("Texte du message");
  await expect(message).toHaveValue(new RegExp(`^Bonjour, ${name} .*/e/${code}$`));
  await message.fill(`Bonjour Inès (${CANARY}), rejoignez-nous.`);
  const whatsapp = await page.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href");
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(decodeURIComponent(whatsapp ?? "")).toContain(`/e/${code}`);
  expect(await page.getByRole("link", { name: "SMS" }).getAttribute("href")).toMatch(/^sms:\?&body=/);

  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", new RegExp(`${CANARY}.*/e/${code}$`));

  const poster = await page.request.get(`${TEAM}/affiche/${code}`);
  expect(poster.headers()["content-type"]).toBe("application/pdf");
  expect((await poster.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "Changer le lien" }).click();
  await expect(visibleText(page, /^Le lien a changé/)).toBeVisible();
  expect(sent.filter((request) => digitsOf(request).includes(CANARY_DIGITS))).toEqual([]);
  expect(await tablesWith(db, CANARY_DIGITS)).toEqual([]);
});

/** Where the product writes of a team. */
const TEAM_TABLES = ["teamMembers", "teamGroups", "teamLinks", "teamJournal", "propositions", "notifications"] as const;

async function tablesWith(db: Db, digits: string): Promise<string[]> {
  const rows = await Promise.all(
    TEAM_TABLES.map(async (table) => ({ table, rows: await db.selectFrom(table).selectAll().limit(5_000).execute() })),
  );
  return rows.filter((one) => digitsOf(JSON.stringify(one.rows)).includes(digits)).map(({ table }) => table);
}

const digitsOf = (text: string) => text.replaceAll("%20", "").replaceAll(/\D/g, "");

test("published for the team first, and opened to everybody by one gesture", { tag: ON_PHONE }, async ({
  page,
  db,
}) => {
  const { employer } = await aTeam(db);
  await aMember(db, employer.companyId, await aCandidate(db, { firstName: "Inès", lastName: "Moreau" }));
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/publier`);
  const audience = page.getByRole("group", { name: /^À qui/ });
  await expect(audience.getByRole("radio", { name: /^Mon équipe d’abord/ })).toBeChecked();
  await titleField(page).fill("Serveur en salle (H/F)");
  await titleField(page).blur();
  await momentChip(page, "Demain soir").click();
  await rateField(page).fill("14,50");
  await expect(audience.getByText(/^1.personne\. Tout le monde .*, sauf si c’est complet\.$/)).toBeVisible();
  await checkPage(page);
  await publishButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${EMPLOYER}/emplois/\\d+`));
  const mission = await db
    .selectFrom("missions")
    .where("companyId", "=", employer.companyId)
    .select(["id", "audience", "teamUntil", "teamBooking"])
    .executeTakeFirstOrThrow();
  expect(mission).toMatchObject({ audience: "team_first", teamBooking: "first" });
  expect(Number(mission.teamUntil)).toBeGreaterThan(Date.now());
  const team = page.getByRole("region", { name: "Mon équipe" });
  await expect(team.getByText(/^Tout le monde/)).toBeVisible();
  await closeToasts(page);
  await checkPage(page);
  await team.getByRole("button", { name: "Ouvrir maintenant" }).click();
  await expect(visibleText(page, "Tout le monde voit la mission maintenant.")).toBeVisible();
  await expect
    .poll(async () => {
      const row = await db.selectFrom("missions").where("id", "=", mission.id).select("teamUntil").executeTakeFirst();
      return row?.teamUntil;
    })
    .toBeNull();
});

test("from the notification to a booked place in two taps", { tag: "@phone" }, async ({ page, db }) => {
  const { employer } = await aTeam(db);
  const candidate = await aCandidate(db);
  await aMember(db, employer.companyId, candidate, { approvedAt: new Date() });
  const mission = await aMission(db, {
    employer,
    positions: 1,
    startsAt: parisAt(2, "18:00"),
    endsAt: parisAt(2, "23:00"),
  });
  await db
    .updateTable("missions")
    .set({ audience: "team_only", teamBooking: "first" })
    .where("id", "=", mission.id)
    .execute();
  const { id } = await aProposition(db, { missionId: mission.id, candidate, origin: "team" });
  await signInAs(page, candidate);
  // The first tap, on the notification, opens this address.
  await openPage(page, `${CANDIDATE}/propositions/${id}`);
  await expect(page.getByText("Proposée à l’équipe")).toBeVisible();
  await expect(page.getByText(/Votre oui vous garde la place\./)).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Oui, je viens" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Place gardée, sûre à / })).toBeVisible();
  reportCount("from the notification to a booked place", "2 taps");
  const booked = await db.selectFrom("applications").where("missionId", "=", mission.id).select("status").execute();
  expect(booked).toEqual([{ status: "accepted" }]);
});

test("a mission for the team is in its people's home, and nowhere for others @once", async ({ page, db }) => {
  const { employer } = await aTeam(db);
  const member = await aCandidate(db);
  await aMember(db, employer.companyId, member);
  const title = `Serveur ${word()} (H/F)`;
  const mission = await aMission(db, { employer, title, startsAt: parisAt(2, "18:00"), endsAt: parisAt(2, "23:00") });
  await db.updateTable("missions").set({ audience: "team_only" }).where("id", "=", mission.id).execute();
  await signInAs(page, member);
  await openPage(page, CANDIDATE);
  await page
    .getByRole("region", { name: "Pour vos équipes" })
    .getByRole("link", { name: new RegExp(title.slice(0, 12)) })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.context().clearCookies();
  await signInAs(page, await aCandidate(db));
  await openPage(page, CANDIDATE);
  await expect(page.getByRole("region", { name: "Pour vos équipes" })).toHaveCount(0);
  expect((await page.request.get(`/emplois/${mission.id}`)).status()).toBe(404);
});

test("who has me: an ask, silence, leaving in one tap; a company followed", { tag: ON_PHONE }, async ({ page, db }) => {
  const asking = await aTeam(db);
  const own = await aTeam(db);
  const candidate = await aCandidate(db);
  await anAsk(db, asking.employer, candidate);
  await aMember(db, own.employer.companyId, candidate);
  await signInAs(page, candidate);
  await openPage(page, EMPLOYERS);
  await expect(page.getByRole("heading", { level: 1, name: "Mes employeurs" })).toBeVisible();
  await checkPage(page);
  const ask = page.getByRole("article", { name: `${asking.name} souhaite vous proposer ses missions` });
  await ask.getByRole("button", { name: "Oui, pendant deux ans" }).click();
  await expect(visibleText(page, new RegExp(`^C’est fait.*${asking.name} peut vous proposer`))).toBeVisible();
  expect(await memberOf(db, asking.employer.companyId, candidate.id)).toMatchObject({ state: "in", origin: "worked" });
  await closeToasts(page);
  await page.getByRole("button", { name: `Ne plus recevoir les missions de ${own.name}` }).click();
  await expect(page.getByText("Sans notification")).toBeVisible();
  expect(await memberOf(db, own.employer.companyId, candidate.id)).toMatchObject({ state: "in", muted: true });
  await closeToasts(page);
  const before = await notificationsOf(db, own.employer.id);
  await page.getByRole("button", { name: `Sortir de l’équipe de ${own.name}` }).click();
  await expect(page.getByRole("link", { name: own.name })).toHaveCount(0);
  expect(await memberOf(db, own.employer.companyId, candidate.id)).toMatchObject({ state: "left" });
  expect(await notificationsOf(db, own.employer.id)).toBe(before);

  await aMission(db, { employer: own.employer });
  await db
    .updateTable("companies")
    .set({ firstPublishedAt: new Date() })
    .where("id", "=", own.employer.companyId)
    .execute();
  await openPage(page, `/entreprises/${own.employer.companyId}`);
  await page.getByRole("button", { name: `Suivre ${own.name}` }).click();
  await expect(page.getByText("Vous recevez chacune de ses missions.")).toBeVisible();
  await checkPage(page);
  await openPage(page, EMPLOYERS);
  await page.getByRole("button", { name: `Ne plus suivre ${own.name}` }).click();
  await expect(page.getByText(/^Aucune\. Sur la page d’une entreprise/)).toBeVisible();
});

async function notificationsOf(db: Db, userId: number): Promise<number> {
  const rows = await db.selectFrom("notifications").where("userId", "=", userId).select("id").execute();
  return rows.length;
}

test("who worked here is asked, once; nobody is ticked beforehand", { tag: AT_DESK }, async ({ page, db }) => {
  const { employer } = await aTeam(db);
  await signInAs(page, employer);
  await openPage(page, `${TEAM}/demander`);
  await expect(page.getByRole("heading", { name: "Personne à qui demander" })).toBeVisible();
  const mission = await aMission(db, { employer, startsAt: parisAt(-6, "18:00"), endsAt: parisAt(-6, "23:00") });
  const nina = await aCandidate(db, { firstName: "Nina", lastName: "Rey" });
  await anApplication(db, {
    mission,
    candidate: nina,
    status: "accepted",
    candidateStatus: "confirmed",
    attendance: "worked",
  });
  await openPage(page, `${TEAM}/demander`);
  const box = page.getByRole("checkbox", { name: /^Nina Rey/ });
  await expect(box).not.toBeChecked();
  await checkPage(page);
  await box.check();
  await page.getByRole("button", { name: "Demander de rejoindre" }).click();
  await expect(visibleText(page, "Demande envoyée.")).toBeVisible();
  await expect(box).toBeDisabled();
  expect(await memberOf(db, employer.companyId, nina.id)).toMatchObject({ state: "asked", consentAt: null });
  await openPage(page, TEAM);
  await expect(page.getByText(/^Nina Rey\s?n’a pas encore dit oui/)).toBeVisible();
});
