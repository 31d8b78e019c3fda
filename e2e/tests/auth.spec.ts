import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { mailedLink } from "../support/mail.ts";
import { ONE_PIXEL } from "../support/one-pixel.ts";
import { watchErrors } from "../support/page-ready.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

const PASSWORD = "Une-phrase-de-passe-2026";

async function expectSentences(page: Page, sentences: readonly string[]) {
  // The summary above a long form says them too.
  for (const sentence of sentences) await expect(page.getByText(sentence, { exact: true }).last()).toBeVisible();
}

/** The sentence under a field, and no other. */
const under = (page: Page, sentence: string) => page.locator(".err").getByText(sentence, { exact: true });

async function signIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function chooseWith(page: Page, link: string) {
  await openPage(page, link);
  await page.getByLabel("Nouveau mot de passe").fill(PASSWORD);
  await page.getByLabel("Confirmation").fill(PASSWORD);
  await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
}

/** As people without a mouse get there. */
async function tabTo(page: Page, target: Locator) {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

async function type(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: label === "Mot de passe" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
}

/** Types, sends with Enter, and reads what the page says. */
async function sendWith(page: Page, fields: Record<string, string>, sentences: readonly string[]) {
  for (const [label, text] of Object.entries(fields)) await type(page, label, text);
  await page.keyboard.press("Enter");
  await expectSentences(page, sentences);
}

test("registering says what is missing, and each sentence leaves when its field is edited", { tag: "@once" }, async ({
  page,
}) => {
  const watch = watchErrors(page);
  await openPage(page, "/s'inscrire");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expectSentences(page, [
    "Choisissez un compte candidat ou employeur.",
    "Le prénom est requis",
    "Le nom de famille est requis",
    "L’email est requis",
    "Le mot de passe est requis",
    "Confirmez que vous avez 18 ans ou plus.",
    "Acceptez les conditions pour créer votre compte.",
  ]);
  await expectAccessible(page);

  await page.getByText("Je cherche du renfort").click();
  await page.getByLabel("Prénom").fill("Nadia");
  await expect(under(page, "Le prénom est requis")).toHaveCount(0);
  await expect(under(page, "Le nom de famille est requis")).toBeVisible();
  await page.getByLabel("Email").fill("nadia@");
  await page.getByLabel(/^Mot de passe/).fill("court");
  await expect(page.getByText("8 caractères au minimum.")).toBeVisible();
  await page.getByRole("button", { name: "Créer mon compte employeur" }).click();
  await expectSentences(page, [
    "Email invalide",
    "Le mot de passe doit contenir au moins 8 caractères",
    "Les mots de passe ne correspondent pas",
    "Le nom de l’entreprise est requis",
    "Le numéro SIRET est requis",
    "L’adresse est requise",
  ]);
  await page.getByLabel(/^Mot de passe/).fill("une phrase de passe assez longue");
  await expect(page.getByLabel("Numéro SIRET")).toHaveAttribute("maxlength", "17");
  await page.getByLabel("Numéro SIRET").fill("123");
  await page.getByRole("button", { name: "Créer mon compte employeur" }).click();
  await expectSentences(page, ["Le numéro SIRET doit contenir exactement 14 chiffres, sans lettres ni espaces."]);

  const logo = page.getByLabel(/^Logo/);
  await logo.setInputFiles({ name: "logo.txt", mimeType: "text/plain", buffer: Buffer.from("logo") });
  await expectSentences(page, ["Veuillez sélectionner un fichier image valide"]);
  await logo.setInputFiles({ name: "lourd.png", mimeType: "image/png", buffer: Buffer.alloc(5_000_001) });
  await expectSentences(page, ["La taille de l’image ne doit pas dépasser 5 Mo"]);
  await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: ONE_PIXEL });
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();

  await page.getByText("Je viens en renfort").click();
  await page.getByRole("button", { name: "Créer mon compte candidat" }).click();
  await expectSentences(page, ["La profession est requise", "La ville est requise"]);
  await page.getByLabel(/^Votre commune/).fill("Zzzz");
  await expect(under(page, "La ville est requise")).toHaveCount(0);
  await expect(page.getByText("Aucune ville trouvée").first()).toBeVisible();
  await page.getByText("Autre pays", { exact: true }).click();
  await page.getByLabel("Ville", { exact: true }).fill("Genève");
  await page.getByRole("button", { name: "Créer mon compte candidat" }).click();
  await expectSentences(page, ["Le département ou la région est requis", "Le pays est requis"]);
  await expectAccessible(page);
  watch.expectNone();
});

test("someone registers, signs in and chooses a new password with the keyboard alone", { tag: "@once" }, async ({
  page,
}) => {
  test.slow();
  const watch = watchErrors(page);
  const email = `karim.${uniqueWord("clavier")}@exemple.fr`;
  await openPage(page, "/s'inscrire");
  await tabTo(page, page.getByRole("radio", { name: /Candidat/ }));
  await page.keyboard.press("Space");
  await type(page, "Prénom", "Karim");
  await type(page, "Nom de famille", "Benali");
  await type(page, "Email", email);
  await type(page, /^Mot de passe/, PASSWORD);
  await type(page, "Confirmation", PASSWORD);
  await type(page, "Profession", "Serveur");
  await type(page, /^Votre commune/, "Villeurb");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/^Votre commune/)).toHaveValue("Villeurbanne (69)");
  for (const consent of [/18.ans ou plus/, /J’accepte les conditions/]) {
    await tabTo(page, page.getByLabel(consent));
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/candidat\/tableau-de-bord$/);

  await page.context().clearCookies();
  await openPage(page, "/connexion");
  await sendWith(page, { Email: "" }, ["L’email est requis", "Le mot de passe est requis"]);
  await expect(page.getByLabel("Email")).toBeFocused();
  await sendWith(page, { Email: "karim" }, ["Email invalide"]);
  await sendWith(page, { Email: email, "Mot de passe": "court" }, ["Email ou mot de passe incorrect"]);
  await expect(page.getByText(/8 caractères/)).toHaveCount(0);
  await sendWith(page, { "Mot de passe": "long-mais-faux" }, ["Email ou mot de passe incorrect"]);
  await expect(page.getByRole("alert")).toHaveText("Email ou mot de passe incorrect");
  await expectAccessible(page);

  await tabTo(page, page.getByRole("link", { name: "Mot de passe oublié ?" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await sendWith(page, { Email: "" }, ["L’email est requis"]);
  await sendWith(page, { Email: "karim@" }, ["Adresse email invalide"]);
  await sendWith(page, { Email: email }, [
    "Si un compte existe avec cette adresse email, vous recevrez les instructions pour réinitialiser votre mot de passe.",
  ]);
  await expect(page.getByRole("heading", { level: 1, name: "Email envoyé" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Retour à la connexion" })).toBeFocused();

  const link = await mailedLink(email, "Réinitialisez votre mot de passe");
  await openPage(page, link);
  await sendWith(page, { "Nouveau mot de passe": "" }, ["Tous les champs sont requis."]);
  await sendWith(page, { "Nouveau mot de passe": "court", Confirmation: "autre" }, [
    "Le mot de passe doit contenir au moins 8 caractères.",
    "Les mots de passe ne correspondent pas.",
  ]);
  await expectAccessible(page);
  const chosen = `${PASSWORD}-neuve`;
  await sendWith(page, { "Nouveau mot de passe": chosen, Confirmation: chosen }, ["Mot de passe changé"]);
  await expect(page.getByRole("heading", { level: 1, name: "Mot de passe changé" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await sendWith(page, { Email: email, "Mot de passe": chosen }, []);
  await expect(page).toHaveURL(/\/candidat\/tableau-de-bord$/);

  // The link has served.
  await chooseWith(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "Lien invalide" })).toBeVisible();
  watch.expectNone();
});

/** Makes the links mailed to someone older than they are. */
const expire = (db: Db, userId: number) =>
  db.updateTable("oneTimeTokens").set({ expiresAt: new Date() }).where("userId", "=", userId).execute();

test("links that no longer work say so, and lead to another", { tag: "@once" }, async ({ page, db }) => {
  await openPage(page, "/réinitialiser-le-mot-de-passe?uid=1");
  await expect(page.getByRole("heading", { level: 1, name: "Lien invalide" })).toBeVisible();
  await page.getByRole("link", { name: "Demander un nouveau lien" }).click();
  await expect(page).toHaveURL("/mot-de-passe-oublie");

  const { id, email } = await anEmployer(db, { emailVerified: false });
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  const link = await mailedLink(email, "Réinitialisez votre mot de passe");
  await expire(db, id);
  await chooseWith(page, link);
  await expect(page.getByText("Ce lien a expiré. Demandez-en un nouveau.")).toBeVisible();
  await expectAccessible(page);

  // The one that confirms an address: without it, sent again, expired, sent again, and good once.
  await openPage(page, "/confirmer-mon-adresse");
  await page.getByRole("link", { name: "Se connecter pour en recevoir un autre" }).click();
  await signIn(page, email);
  const mailed = () => mailedLink(email, "Confirmez votre adresse e-mail");
  const confirm = async () => {
    await openPage(page, await mailed());
    await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  };
  await page.getByRole("button", { name: "Recevoir un nouveau lien" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email envoyé" })).toBeVisible();
  const dead = await mailed();
  await expire(db, id);
  await confirm();
  await expect(page.getByText("Ce lien a expiré.")).toBeVisible();
  await page.getByRole("button", { name: "Recevoir un nouveau lien" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email envoyé" })).toBeVisible();
  await expect.poll(mailed, { timeout: 15_000 }).not.toBe(dead);
  await confirm();
  await expect(page.getByRole("heading", { level: 1, name: "Adresse confirmée" })).toBeVisible();
});

test("a link opened elsewhere asks for the account's password, or for a new one", { tag: "@once" }, async ({
  browser,
  page,
  db,
}) => {
  const { email } = await aCandidate(db, { emailVerified: false });
  await openPage(page, "/connexion");
  await signIn(page, email);
  await page.getByRole("button", { name: "Renvoyer le message" }).click();
  await expect(page.getByText(/^E-mail de confirmation envoyé\./).first()).toBeVisible();

  const otherBrowser = await (await browser.newContext()).newPage();
  await openPage(otherBrowser, await mailedLink(email, "Confirmez votre adresse e-mail"));
  await otherBrowser.getByLabel("Mot de passe", { exact: true }).fill("pas le bon mot");
  await otherBrowser.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(under(otherBrowser, "Ce n’est pas le mot de passe du compte.")).toBeVisible();
  await expectAccessible(otherBrowser);
  await otherBrowser.getByRole("link", { name: "Je n’ai pas choisi ce mot de passe, ou je l’ai oublié" }).click();
  const choose = async (password: string) => {
    await otherBrowser.getByLabel("Nouveau mot de passe").fill(password);
    await otherBrowser.getByLabel("Confirmation").fill(password);
    await otherBrowser.getByRole("button", { name: "Confirmer mon adresse" }).click();
  };
  await choose("motdepasse");
  await expect(under(otherBrowser, "Ce mot de passe est trop courant. Choisissez-en un autre.")).toBeVisible();
  await expectAccessible(otherBrowser);
  await choose(PASSWORD);
  await expect(otherBrowser.getByRole("heading", { level: 1, name: "Adresse confirmée" })).toBeVisible();

  // Whoever was in with the first password is out.
  await page.reload();
  await expect(page).toHaveURL(/\/connexion/);
  await otherBrowser.context().close();
});

test("signed-in people leave the pages of visitors for their own space", { tag: "@once" }, async ({ page, db }) => {
  const people = [
    { ...(await aCandidate(db)), home: "/candidat/tableau-de-bord", list: "/candidat/tableau-de-bord/emplois" },
    { ...(await anEmployer(db)), home: "/employeur/tableau-de-bord", list: "/employeur/tableau-de-bord/emplois" },
  ];
  for (const { email, role, home, list } of people) {
    await page.context().clearCookies();
    await signInAs(page, { email });
    const publish = role === "employer" ? "/employeur/tableau-de-bord/publier" : home;
    const ways = {
      "/connexion": home,
      "/s'inscrire": home,
      "/connexion/google": home,
      "/emplois": list,
      "/publier": publish,
    };
    for (const [from, to] of Object.entries(ways)) {
      const answer = await page.request.get(from);
      expect({ status: answer.status(), path: new URL(answer.url()).pathname }).toEqual({ status: 200, path: to });
    }
  }
});
