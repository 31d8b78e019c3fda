import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { reportCount } from "../support/interactions.ts";
import { mailedCode, mailedLink } from "../support/mail.ts";
import { visibleText } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { openPage } from "../support/sign-in.ts";

const WELCOME = "Votre code pour confirmer votre adresse e-mail";
const word = () => uniqueWord("join").replaceAll("-", "");
const applyLink = (page: Page, title: string) =>
  page.getByRole("link", { name: `Postuler : ${title}` }).filter({ visible: true });
const applicationsTo = (db: Db, missionId: number) =>
  db.selectFrom("applications").where("missionId", "=", missionId).select(["status", "message"]).execute();

/** One gesture is one field filled, or one click. */
function countGestures() {
  let count = 0;
  return {
    count: () => count,
    async fill(page: Page, label: string | RegExp, text: string) {
      count += 1;
      await page.getByLabel(label).fill(text);
    },
    async click(target: ReturnType<Page["getByRole"]>) {
      count += 1;
      await target.click();
    },
  };
}
type Gestures = ReturnType<typeof countGestures>;

async function fillAndSend(page: Page, email: string, user: Gestures = countGestures()) {
  await user.fill(page, "Prénom", "Yanis");
  await user.fill(page, "Nom de famille", "Morel");
  await user.fill(page, "Email", email);
  await user.fill(page, /^Mot de passe/, "Une-phrase-de-passe-2026");
  await user.fill(page, "Téléphone", "06 12 34 56 78");
  await user.fill(page, /^Votre commune/, "Villeurbanne");
  await user.click(page.getByLabel(/18.ans ou plus/));
  await user.click(page.getByRole("button", { name: "Créer mon compte et postuler" }));
}

test("a newcomer with a link to a mission sends an application in one page and a code", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const mission = await aMission(db, { title: `Serveur ${word()} (H/F)`, urgent: true });
  const email = `${word()}@exemple.fr`;
  const user = countGestures();
  await openPage(page, `/emplois/${mission.id}-serveur-lyon`);
  const start = Date.now();
  await user.click(applyLink(page, mission.title));
  await expect(page.getByRole("heading", { level: 1, name: `Postuler à « ${mission.title} »` })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByLabel("Profession")).toHaveValue(mission.title.replace(" (H/F)", ""));
  await expect(page.getByLabel("Votre message")).toHaveValue("Bonjour, votre mission m’intéresse.");
  await expect(page.getByRole("radio", { name: /^Disponible/ })).toBeChecked();
  await expectAccessible(page);
  await fillAndSend(page, email, user);

  await expect(page.getByRole("heading", { level: 1, name: "Le code reçu par e-mail" })).toBeVisible();
  await expect(page.getByText(`Il a été envoyé à ${email}.`)).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
  expect(await applicationsTo(db, mission.id)).toEqual([]);
  await user.fill(page, "Code", await mailedCode(email, WELCOME));
  // Sent with the last digit.
  await expect(visibleText(page, "Candidature envoyée.")).toBeVisible();
  const seconds = (Date.now() - start) / 1000;
  reportCount(
    "newcomer, from a shared link to a sent application",
    `${user.count()} gestures, 2 screens after the mission, ${seconds.toFixed(1)} s`,
  );
  expect(user.count()).toBeLessThanOrEqual(10);
  expect(seconds).toBeLessThanOrEqual(60);
  await expect(page.getByRole("heading", { level: 1, name: mission.title })).toBeVisible();
  const state = page.getByRole("region", { name: "Votre candidature" });
  await expect(state.getByText("Candidature envoyée", { exact: true })).toBeInViewport();
  expect(await applicationsTo(db, mission.id)).toEqual([
    { status: "pending", message: "Bonjour, votre mission m’intéresse." },
  ]);
  // As the page says, when nothing else was chosen.
  const { skills } = await db
    .selectFrom("candidates")
    .innerJoin("users", "users.id", "candidates.userId")
    .where("users.email", "=", email)
    .select("skills")
    .executeTakeFirstOrThrow();
  expect(skills).toEqual([mission.title.replace(" (H/F)", "")]);
  await expectAccessible(page);
  watch.expectNone();
});

test("what is missing is said at its field, and nothing typed is lost", { tag: "@once" }, async ({ page, db }) => {
  const mission = await aMission(db, { title: `Plongeur ${word()} (H/F)` });
  await openPage(page, `/emplois/${mission.id}`);
  await applyLink(page, mission.title).click();
  await waitForHydration(page);
  await page.getByLabel("Prénom").fill("Yanis");
  await page.getByLabel("Votre message").fill("Bonjour, je connais la maison.");
  await page.getByRole("button", { name: "Créer mon compte et postuler" }).click();
  for (const sentence of ["Le téléphone est requis", "La ville est requise"])
    await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Yanis");
  await expect(page.getByLabel("Votre message")).toHaveValue("Bonjour, je connais la maison.");
  await expectAccessible(page);
});

test("a look at the sign-in page loses nothing typed; an address that has an account leads to it", {
  tag: "@phone",
}, async ({ page, db }) => {
  const mission = await aMission(db, { title: `Cariste ${word()} (H/F)` });
  const { email } = await aCandidate(db);
  await openPage(page, `/emplois/${mission.id}`);
  await applyLink(page, mission.title).click();
  await waitForHydration(page);
  await page.getByLabel("Prénom").fill("Yanis");
  await page.getByLabel(/^Votre commune/).fill("Villeurbanne");
  await page.getByLabel("Votre message").fill("Bonjour, je connais la maison.");
  const expectFilled = async () => {
    await expect(page.getByLabel("Prénom")).toHaveValue("Yanis");
    await expect(page.getByLabel(/^Votre commune/)).toHaveValue("Villeurbanne");
    await expect(page.getByLabel("Votre message")).toHaveValue("Bonjour, je connais la maison.");
  };
  const signInTitle = page.getByRole("heading", { level: 1, name: /^Connectez-vous pour postuler/ });
  await page.getByRole("link", { name: "J’ai déjà un compte" }).click();
  await expect(signInTitle).toBeVisible();
  await page.goBack();
  await expectFilled();
  await page.getByRole("link", { name: "J’ai déjà un compte" }).click();
  await page.getByRole("link", { name: "S’inscrire" }).click();
  await expectFilled();
  await fillAndSend(page, email);
  await expect(page.getByText("Un compte utilise déjà cette adresse e-mail.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Me connecter avec cette adresse" }).click();
  await expect(signInTitle).toBeVisible();
});

test("a wrong code says so; the link opened in another tab lets the page go on by itself", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const mission = await aMission(db, { title: `Cariste ${word()} (H/F)` });
  const email = `${word()}@exemple.fr`;
  await openPage(page, `/emplois/${mission.id}`);
  await applyLink(page, mission.title).click();
  await waitForHydration(page);
  await fillAndSend(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Le code reçu par e-mail" })).toBeVisible();
  await waitForHydration(page);
  const code = await mailedCode(email, WELCOME);
  await page.getByLabel("Code").fill(code === "000000" ? "111111" : "000000");
  await expect(page.getByText("Ce code n’est pas le bon. Relisez-le dans le dernier message reçu.")).toBeVisible();
  await expectAccessible(page);
  const mailTab = await page.context().newPage();
  await openPage(mailTab, await mailedLink(email, WELCOME));
  await mailTab.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(mailTab.getByRole("heading", { level: 1, name: "Adresse confirmée" })).toBeVisible();
  await expect(mailTab.getByRole("link", { name: "Continuer ma candidature" })).toBeVisible();
  await mailTab.close();
  await expect(visibleText(page, "Candidature envoyée.")).toBeVisible({ timeout: 15_000 });
  expect(await applicationsTo(db, mission.id)).toHaveLength(1);
});

test("someone who has an account signs in for the same mission and sends with one click", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const mission = await aMission(db, { title: `Barman ${word()} (H/F)` });
  const { email } = await aCandidate(db);
  await openPage(page, `/emplois/${mission.id}`);
  await applyLink(page, mission.title).click();
  await page.getByRole("link", { name: "J’ai déjà un compte" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: `Connectez-vous pour postuler à « ${mission.title} »` }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "S’inscrire" })).toHaveAttribute(
    "href",
    `/emplois/${mission.id}/postuler?nouveau=1`,
  );
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Postuler" })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(visibleText(page, "Candidature envoyée.")).toBeVisible();
});

test.describe("without JavaScript", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the same page and the same code send an application", async ({ page, db }) => {
    const mission = await aMission(db, { title: `Commis ${word()} (H/F)` });
    const email = `${word()}@exemple.fr`;
    await page.goto(`/emplois/${mission.id}`);
    await applyLink(page, mission.title).click();
    await fillAndSend(page, email);
    await expect(page.getByRole("heading", { level: 1, name: "Le code reçu par e-mail" })).toBeVisible();
    await page.getByRole("button", { name: "J’ai ouvert le lien, continuer" }).click();
    await expect(page.getByText("Cette adresse n’est pas encore confirmée.").first()).toBeVisible();
    await page.getByLabel("Code").fill(await mailedCode(email, WELCOME));
    await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
    await expect(page.getByText("Candidature envoyée").filter({ visible: true }).first()).toBeVisible();
    expect(await applicationsTo(db, mission.id)).toHaveLength(1);
  });
});
