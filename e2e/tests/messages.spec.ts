import { anApplication } from "@app/db/builders/applications";
import { aConversation } from "@app/db/builders/messaging";
import { aCandidate } from "@app/db/builders/users";
import { expectAccessible } from "../support/accessible.ts";
import { callAs } from "../support/call-api.ts";
import {
  aConversationBetween,
  bubble,
  openBothSides,
  otherBrowser,
  sendMessage,
  storedMessages,
  twoPeople,
} from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const CANDIDATE = "/candidat/tableau-de-bord";

test("two people exchange messages live, through two processes", async ({ page, browser, db, isMobile }) => {
  const watch = watchErrors(page);
  const { employer, candidate, application, mission } = await twoPeople(db);
  const karim = await otherBrowser(browser, candidate, { viewport: page.viewportSize(), isMobile, hasTouch: isMobile });
  const watchKarim = watchErrors(karim.page);
  await karim.open(`${CANDIDATE}/messages`);
  await expect(karim.page.getByText("Aucun message pour le moment")).toBeVisible();
  await expectAccessible(karim.page);

  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures/${application.id}`);
  await page.getByRole("button", { name: "Envoyer un message à Karim Benali" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Karim Benali" })).toBeVisible();
  await expect(page.getByText("Aucun message pour le moment").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^Confirmé, /)).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));

  // Nothing blank leaves.
  await sendMessage(page, "   ");
  await sendMessage(page, "  Bonjour Karim\u202f!  ");
  await expect(bubble(page, "Bonjour Karim\u202f!")).toBeVisible();
  await expect(() => expect(storedMessages(db, id)).resolves.toEqual(["Bonjour Karim\u202f!"])).toPass();

  // The other person is elsewhere in the site: the badge and the list say it without being asked.
  await expect(karim.page.getByRole("link", { name: /Messages.*, 1 non lue/ }).filter({ visible: true })).toBeVisible();
  const row = karim.page.getByRole("link", { name: /Nadia Ferrand.*Bonjour Karim.*, 1 non lu$/ });
  await expect(row).toContainText("À l’instant");
  await row.click();
  await expect(karim.page.getByRole("heading", { level: 1, name: "Nadia Ferrand" })).toBeVisible();
  await expect(bubble(karim.page, "Bonjour Karim\u202f!")).toBeVisible();
  await expect(karim.page.getByRole("link", { name: /Messages.*non lue/ })).toHaveCount(0);
  await expect(page.getByRole("log").getByText("Lu", { exact: true })).toBeAttached();

  // One tap on the way.
  await karim.page.getByRole("button", { name: "Retard 10\u00a0min" }).click();
  await expect(bubble(page, "Retard 10\u00a0min")).toBeVisible();
  await karim.page.getByRole("textbox", { name: "Votre message" }).fill("À tout à l’heure");
  if (!isMobile) await karim.page.keyboard.press("Enter");
  else await karim.page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(bubble(page, "À tout à l’heure")).toBeVisible();
  await checkPage(page);
  await expectAccessible(karim.page);

  // Under 768 px the list is a drawer.
  const opener = karim.page.getByRole("button", { name: /^Ouvrir la liste des conversations/ });
  if (isMobile) {
    await opener.click();
    const drawer = karim.page.getByRole("dialog", { name: "Messages" });
    await drawer.getByRole("searchbox", { name: "Rechercher par prénom ou nom" }).fill("personne");
    await expect(drawer.getByText("Aucune conversation trouvée")).toBeVisible();
    await drawer.getByRole("searchbox").fill("ferr");
    await expect(drawer.getByRole("link", { name: /Nadia Ferrand/ })).toBeVisible();
    await drawer.getByRole("button", { name: "Fermer" }).click();
    await expect(drawer).toBeHidden();
  } else {
    await expect(opener).toBeHidden();
    await karim.page.getByRole("searchbox", { name: "Rechercher par prénom ou nom" }).fill("personne");
    await expect(karim.page.getByText("Aucune conversation trouvée")).toBeVisible();
    await expect(bubble(karim.page, "À tout à l’heure")).toBeVisible();
  }

  // Silence on both sides, taken back by who asked for it.
  await karim.page.getByRole("button", { name: "Actions pour Nadia Ferrand" }).click();
  await karim.page.getByRole("button", { name: "Bloquer Nadia Ferrand" }).click();
  await expect(karim.page.getByText("Vous avez bloqué cette personne. Débloquez-la pour lui écrire.")).toBeVisible();
  await sendMessage(page, "Toujours là ?");
  await expect(page.getByText("Cette personne ne souhaite plus recevoir vos messages.")).toBeVisible();
  await karim.page.getByRole("button", { name: "Débloquer Nadia Ferrand" }).filter({ visible: true }).click();
  await expect(karim.page.getByRole("textbox", { name: "Votre message" })).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(bubble(karim.page, "Toujours là ?")).toBeVisible();

  await karim.page.getByRole("button", { name: "Actions pour Nadia Ferrand" }).click();
  await karim.page.getByRole("link", { name: "Signaler" }).click();
  await expect(karim.page.getByRole("heading", { level: 1, name: "Signaler Nadia Ferrand" })).toBeVisible();
  await karim.page.getByRole("radio").first().check();
  await karim.page.getByLabel(/^Ce qui ne va pas/).fill("Propos déplacés.");
  await karim.page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(karim.page.getByText("Merci, votre signalement est arrivé.")).toBeVisible();
  const report = await db
    .selectFrom("reports")
    .where("reporterId", "=", candidate.id)
    .select("subjectType")
    .executeTakeFirstOrThrow();
  expect(report.subjectType).toBe("message");

  if (!isMobile) {
    await page.getByRole("link", { name: "Voir la mission" }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  }
  watch.expectNone();
  watchKarim.expectNone();
  await karim.context.close();
});

test("messages written while the network comes and goes are sent once, in order @once", { tag: "@long" }, async ({
  page,
  context,
  browser,
  db,
}) => {
  const { employer, karim, id } = await openBothSides(page, browser, db);

  const texts = Array.from({ length: 20 }, (_, i) => `Message ${i}`);
  for (const [i, text] of texts.entries()) {
    await context.setOffline(i % 2 === 0);
    await sendMessage(page, text);
    // Sometimes before the echo has had time to come.
    if (i % 3 === 0) await page.waitForTimeout(40 * (i % 5));
  }
  await context.setOffline(true);
  await sendMessage(page, "Écrit hors ligne");
  await expect(bubble(page, "Écrit hors ligne")).toBeVisible();
  await expect(page.getByRole("log").getByText("En attente d’envoi").last()).toBeVisible();
  await expect(page.getByText("Hors ligne. Vos messages partiront au retour du réseau.")).toBeVisible();
  await context.setOffline(false);
  const all = ["Bonjour Karim", ...texts, "Écrit hors ligne"];
  await expect(bubble(karim.page, "Écrit hors ligne")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("En attente d’envoi")).toHaveCount(0);
  expect(await storedMessages(db, id)).toEqual(all);
  for (const reader of [page, karim.page])
    for (const text of all) await expect(bubble(reader, text), text).toHaveCount(1);

  // Stored by the tab, a message survives the page it was written on.
  await page.route(/direct\/conversations/, (route) => route.abort());
  await page.routeWebSocket(/chat/, (socket) => void socket.close());
  await openPage(page, `${EMPLOYER}/messages/${id}`);
  await sendMessage(page, "Avant de recharger");
  await expect(page.getByText("En attente d’envoi")).toBeVisible();
  await page.unrouteAll();
  await openPage(page, EMPLOYER);
  await expect(bubble(karim.page, "Avant de recharger")).toHaveCount(1);

  // Whoever comes back receives what was sent meanwhile.
  await karim.context.setOffline(true);
  const call = await callAs(page, employer.email);
  await call("POST", `conversations/${id}/messages/`, { data: { content: "Pendant votre absence" } });
  await karim.context.setOffline(false);
  await expect(bubble(karim.page, "Pendant votre absence")).toHaveCount(1);
  await karim.context.close();
});

test("older messages come on demand; where sockets are refused, everything comes a little later @once", {
  tag: "@long",
}, async ({ page, db }) => {
  const lines = Array.from({ length: 120 }, (_, i) => `Ligne ${i}`);
  const { employer, candidate, id } = await aConversationBetween(db, lines);
  await signInAs(page, employer);
  await page.routeWebSocket(/\/(chat|live)\//, (socket) => void socket.close());
  await openPage(page, `${EMPLOYER}/messages/${id}`);
  await expect(bubble(page, "Ligne 119")).toBeInViewport();
  await expect(bubble(page, "Ligne 69")).toHaveCount(0);
  const older = page.getByRole("button", { name: "Messages plus anciens" });
  await page.route(/before=/, (route) => route.abort());
  await older.click();
  await expect(page.getByText(/La connexion a été interrompue/)).toBeVisible();
  await page.unrouteAll();
  await older.click();
  await expect(bubble(page, "Ligne 20")).toHaveCount(1);
  await older.click();
  await expect(bubble(page, "Ligne 0")).toHaveCount(1);
  await expect(older).toHaveCount(0);
  expect(
    await page
      .getByRole("log")
      .getByText(/^Ligne \d+$/)
      .count(),
  ).toBe(120);

  await sendMessage(page, "Sans socket");
  await expect(page.getByRole("log").getByText("Envoyé", { exact: true })).toBeAttached();
  const call = await callAs(page, candidate.email);
  await call("POST", `conversations/${id}/messages/`, { data: { content: "Reçu quand même" } });
  await expect(bubble(page, "Reçu quand même")).toHaveCount(1);
  expect((await storedMessages(db, id)).slice(-2)).toEqual(["Sans socket", "Reçu quand même"]);
});

test("without script one reads, answers and marks as read @once", async ({ browser, db }) => {
  const { employer, candidate, id } = await aConversationBetween(db, ["Bonjour Karim"]);
  await db.updateTable("conversationMembers").set({ unread: 1 }).where("userId", "=", candidate.id).execute();
  const karim = await otherBrowser(browser, candidate, { javaScriptEnabled: false });
  await karim.page.goto(`${CANDIDATE}/messages`);
  await karim.page.getByRole("link", { name: /Nadia Ferrand/ }).click();
  await karim.page.getByRole("button", { name: "Marquer comme lu" }).click();
  await expect(karim.page.getByRole("button", { name: "Marquer comme lu" })).toHaveCount(0);
  await karim.page.getByRole("button", { name: "J’arrive" }).click();
  await expect(bubble(karim.page, "J’arrive")).toBeVisible();
  await karim.page.getByRole("textbox", { name: "Votre message" }).fill("À ce soir");
  await karim.page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(bubble(karim.page, "À ce soir")).toBeVisible();
  expect(await storedMessages(db, id)).toEqual(["Bonjour Karim", "J’arrive", "À ce soir"]);
  // The form of somebody who has been blocked meanwhile says why, and keeps what was typed.
  await db.insertInto("blocks").values({ blockerId: employer.id, blockedId: candidate.id }).execute();
  await karim.page.getByRole("textbox", { name: "Votre message" }).fill("Vous êtes là ?");
  await karim.page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(karim.page.getByRole("alert")).toHaveText("Cette personne ne souhaite plus recevoir vos messages.");
  await expect(karim.page.getByRole("textbox", { name: "Votre message" })).toHaveValue("Vous êtes là ?");
  await karim.page.goto(`${CANDIDATE}/messages/999999999`);
  await expect(karim.page.getByRole("heading", { level: 1, name: "Conversation introuvable" })).toBeVisible();
  await karim.context.close();
});

test("to begin, one's profile must be complete; to answer, never @once", async ({ page, browser, db }) => {
  const { employer, candidate, mission } = await twoPeople(db);
  await db.updateTable("users").set({ phone: null }).where("id", "=", candidate.id).execute();
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/candidatures`);
  const contact = page.getByRole("button", {
    name: new RegExp(`^Envoyer un message à .*${mission.title.slice(0, 7)}`),
  });
  await contact.click();
  await expect(visibleText(page, "Votre profil est incomplet. Veuillez d’abord le compléter.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Compléter mon profil" }).filter({ visible: true })).toBeVisible();
  const { id } = await aConversation(db, { between: [employer, candidate], lines: ["Bonjour"] });
  await openPage(page, `${CANDIDATE}/candidatures`);
  await contact.click();
  await expect(page).toHaveURL(`${CANDIDATE}/messages/${id}`);
  await sendMessage(page, "Bonjour à vous");
  await expect(page.getByRole("log").getByText("Envoyé", { exact: true })).toBeAttached();

  // Someone who left meanwhile is out of reach.
  const nadia = await otherBrowser(browser, employer);
  const deleted = await aCandidate(db, { firstName: "Awa", lastName: "Diop" });
  await anApplication(db, { mission, candidate: deleted });
  await nadia.open(`${EMPLOYER}/candidat/${deleted.id}`);
  await db.insertInto("blocks").values({ blockerId: deleted.id, blockedId: employer.id }).execute();
  await nadia.page.getByRole("button", { name: "Contacter Awa Diop" }).click();
  await expect(
    visibleText(nadia.page, "Une erreur s’est produite lors de la prise de contact avec le candidat."),
  ).toBeVisible();
  await nadia.context.close();
});

test("an open page updates by itself: bell, applications, missions @once", async ({ page, browser, db }) => {
  const { employer, mission, candidate } = await twoPeople(db);
  const newcomer = await aCandidate(db, { firstName: "Théo", lastName: "Le Goff" });
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/candidatures`);
  const karim = await otherBrowser(browser, candidate);
  await karim.open(`${CANDIDATE}/candidatures`);
  await expect(page.getByRole("link", { name: /Théo/ })).toHaveCount(0);
  const apply = await callAs(page, newcomer.email);
  const { id } = await apply<{ id: number }>("POST", "jobs/apply/", {
    data: { job: mission.id, message: "Bonjour, je suis libre." },
  });
  await expect(page.getByRole("link", { name: /Non lue.*Théo Le Goff/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications, 1 non lue" })).toBeVisible();

  // The person who applied watches it being read, without asking.
  await signInAs(karim.page, newcomer);
  await karim.open(`${CANDIDATE}/candidatures`);
  const card = karim.page.getByRole("article", { name: new RegExp(mission.title.slice(0, 7)) });
  await expect(card.getByText("En cours de révision")).toBeVisible();
  const call = await callAs(page, employer.email);
  await call("PATCH", `applications/${id}/reject/`);
  // The employer could take it back for a few seconds.
  await expect(card.getByText("Non sélectionné", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(
    karim.page
      .getByRole("link", { name: /^Notifications ?, \d non lue/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await karim.context.close();
});
