import { uniqueSiret } from "@app/db/builders/company-row";
import { aMission } from "@app/db/builders/missions";
import { aNotification } from "@app/db/builders/notifications";
import { uniqueEmail } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { whileLocked } from "@app/db/builders/while-locked";
import type { Page } from "@playwright/test";
import { aConversationBetween } from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";
import { mailedLink } from "../support/mail.ts";
import { visibleText } from "../support/page-checks.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PASSWORD = "Une-phrase-de-passe-2026";

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text);
}

test("while nothing can be written, a visitor's forms each say their own sentence and keep what was typed", async ({
  page,
  db,
}) => {
  await openPage(page, "/s'inscrire?role=employeur");
  await fill(page, {
    Prénom: "Nadia",
    "Nom de famille": "Ferrand",
    Email: uniqueEmail("bloquee"),
    "Mot de passe": PASSWORD,
    Confirmation: PASSWORD,
    "Nom de l’entreprise": "Brasserie du Port",
    "Numéro SIRET": uniqueSiret(),
    Adresse: "1 place des Terreaux, 69001 Lyon",
  });
  for (const consent of [/18.ans ou plus/, /J’accepte les conditions/]) await page.getByLabel(consent).check();
  await whileLocked(db, { table: "users" }, async () => {
    await page.getByRole("button", { name: "Créer mon compte employeur" }).click();
    await expect(visibleText(page, "Une erreur est survenue lors de l’inscription.")).toBeVisible();
  });
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Brasserie du Port");

  const { email } = await aCandidate(db);
  await openPage(page, "/mot-de-passe-oublie");
  await page.getByLabel("Email").fill(email);
  await whileLocked(db, { table: "graphile_worker._private_jobs" }, async () => {
    await page.getByRole("button", { name: "Recevoir le lien" }).click();
    await expect(visibleText(page, "Une erreur est survenue. Veuillez réessayer.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await openPage(page, await mailedLink(email, "Réinitialisez votre mot de passe"));
  await fill(page, { "Nouveau mot de passe": PASSWORD, Confirmation: PASSWORD });
  await whileLocked(db, { table: "users" }, async () => {
    await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
    await expect(
      visibleText(page, "Une erreur s’est produite lors de la réinitialisation du mot de passe."),
    ).toBeVisible();
  });

  await openPage(page, "/contact");
  await fill(page, { Nom: "Aline Petit", Email: "aline@exemple.fr", Message: "Bonjour, je ne trouve pas le bouton." });
  await page.getByLabel("Sujet").selectOption("Aide à l’utilisation");
  await whileLocked(db, { table: "contact_messages" }, async () => {
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(visibleText(page, /^Une erreur s’est produite lors de l’envoi du message/)).toBeVisible();
  });
  await expect(page.getByLabel("Message")).toHaveValue("Bonjour, je ne trouve pas le bouton.");
});

test("while nothing can be written, a member's forms each say their own sentence", async ({ page, db }) => {
  const { employer, candidate, id } = await aConversationBetween(db);
  const mission = await aMission(db);
  await aNotification(db, { userId: candidate.id, title: "La veille" });
  await signInAs(page, candidate);
  await openPage(page, `${CANDIDATE}/profil?modifier=1`);
  await whileLocked(db, { table: "users" }, async () => {
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(visibleText(page, "Une erreur est survenue lors de la mise à jour du profil.")).toBeVisible();
  });

  await openPage(page, `${CANDIDATE}/emplois-d%C3%A9tails/${mission.id}`);
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Postuler" });
  await whileLocked(db, { table: "applications" }, async () => {
    await dialog.getByRole("button", { name: "Envoyer ma candidature" }).click();
    await expect(dialog.getByText("Erreur lors de la candidature")).toBeVisible();
  });

  // A mark that fails is only logged: the link is followed.
  await openPage(page, `${CANDIDATE}/notifications`);
  await whileLocked(db, { table: "notifications" }, async () => {
    await page.getByRole("button", { name: /^Non lue : La veille/ }).click();
    await expect(page).toHaveURL(`${CANDIDATE}/candidatures`);
  });

  await page.context().clearCookies();
  await signInAs(page, employer);
  await openPage(page, `${EMPLOYER}/profil?modifier=1`);
  await whileLocked(db, { table: "companies" }, async () => {
    await page.getByRole("button", { name: "Enregistrer l’entreprise" }).click();
    await expect(visibleText(page, "Échec de la mise à jour des informations de l’entreprise.")).toBeVisible();
  });
  await whileLocked(db, { table: "messages", mode: "access exclusive" }, async () => {
    await page.goto(`${EMPLOYER}/messages/${id}`);
    await expect(visibleText(page, "Une erreur s’est produite lors de la récupération des messages.")).toBeVisible();
  });
  // The list of conversations is still there.
  await expect(
    page
      .getByRole("link", { name: /Karim Benali/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
