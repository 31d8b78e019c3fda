/** From the link of a team to an account, in each language a person may read. */
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { checkPage } from "../support/page-checks.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { CANDIDATE } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { aTeam, memberOf } from "../support/team.ts";

const WORDS = {
  en: {
    menu: "English",
    title: (name: string) => `Join the ${name} team`,
    send: "Join the team",
    labels: ["First name", "Last name", "Email", /^Password/, "Phone", "Your job"],
    agree: /^I agree that/,
    refused: "Tick the box to join the team.",
  },
  ar: {
    menu: "العربية",
    title: (name: string) => `الانضمام إلى فريق ${name}`,
    send: "الانضمام إلى الفريق",
    labels: ["الاسم الأول", "اسم العائلة", "البريد الإلكتروني", /^كلمة المرور/, "رقم الهاتف", "مهنتك"],
    agree: /^أوافق على أن/,
    refused: "يُرجى وضع علامة على الموافقة للانضمام إلى الفريق.",
  },
  pt: {
    menu: "Português",
    title: (name: string) => `Entrar na equipa de ${name}`,
    send: "Entrar na equipa",
    labels: ["Nome próprio", "Apelido", "E-mail", /^Palavra-passe/, "Telefone", "A sua profissão"],
    agree: /^Aceito que/,
    refused: "Assinale o acordo para entrar na equipa.",
  },
  uk: {
    menu: "Українська",
    title: (name: string) => `Приєднатися до команди ${name}`,
    send: "Приєднатися до команди",
    labels: ["Ім’я", "Прізвище", "Електронна пошта", /^Пароль/, "Телефон", "Ваша професія"],
    agree: /^Я погоджуюся/,
    refused: "Поставте позначку згоди, щоб приєднатися до команди.",
  },
} as const;

const word = () => uniqueWord("langue").replaceAll("-", "");

async function chooseLanguage(page: Page, name: string) {
  await page.locator("header summary").click();
  await page.locator("header").getByRole("button", { name, exact: true }).click();
}

/** Letters of the page that are neither in its script nor in a French part, a name or what was typed; « ar » is on the menu. */
const latinLeft = (page: Page, except: readonly string[]) =>
  page.locator("body").evaluate((body, names) => {
    const left: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script, style, header summary, [lang=fr], [lang=en], [lang=pt]")) continue;
      const text = names.reduce((rest, name) => rest.replaceAll(name, ""), node.textContent ?? "");
      if (/\p{Script=Latin}{2}/u.test(text)) left.push(text.trim());
    }
    return left;
  }, except);

for (const [language, words] of Object.entries(WORDS))
  test(`${language}: from the code to the team`, { tag: "@phone" }, async ({ page, db }) => {
    const watch = watchErrors(page);
    const { employer, name, path } = await aTeam(db);
    await openPage(page, path);
    await chooseLanguage(page, words.menu);
    await expect(page.getByRole("heading", { level: 1, name: words.title(name) })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await waitForHydration(page);
    await checkPage(page);
    if (language === "ar" || language === "uk")
      expect(await latinLeft(page, [name, "Renfort", "SIRET", "Terreaux", "Lyon"])).toEqual([]);

    const email = `${word()}@exemple.fr`;
    const typed = ["Олена", "Коваль", email, "Une-phrase-de-passe-2026", "06 12 34 56 78", "Serveuse"];
    for (const [index, label] of words.labels.entries())
      await page
        .getByLabel(label, typeof label === "string" ? { exact: false } : {})
        .first()
        .fill(typed[index] ?? "");
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.refused).first()).toBeVisible();
    await page.getByLabel(words.labels[3]).fill("Une-phrase-de-passe-2026");
    await page.getByRole("checkbox", { name: words.agree }).check();
    await page.getByRole("button", { name: words.send }).click();
    await expect(page).toHaveURL(new RegExp(`${CANDIDATE}/employeurs\\?rejoint=`));
    // A page in French says that it is.
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");

    const { id, language: stored } = await db
      .selectFrom("users")
      .where("email", "=", email)
      .select(["id", "language"])
      .executeTakeFirstOrThrow();
    expect(stored).toBe(language);
    expect(await memberOf(db, employer.companyId, id)).toMatchObject({ state: "in" });
    watch.expectNone();
  });

test.describe("a browser in Ukrainian", () => {
  test.use({ locale: "uk-UA" });

  test("is offered its language once", { tag: "@phone" }, async ({ page, db }) => {
    const { name, path } = await aTeam(db);
    await openPage(page, path);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const offer = page.getByRole("button", { name: "Читати цю сторінку українською" });
    await offer.click();
    await expect(page.getByRole("heading", { level: 1, name: WORDS.uk.title(name) })).toBeVisible();
    await chooseLanguage(page, "Français");
    await expect(page.getByRole("heading", { level: 1, name: `Rejoindre l’équipe de ${name}` })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test("a language chosen in one’s account is there on another browser", { tag: "@once" }, async ({
  page,
  db,
  browser,
}) => {
  const person = await aCandidate(db);
  const { name, path } = await aTeam(db);
  await signInAs(page, person);
  await page.goto(`${CANDIDATE}/profil/compte`);
  await page.locator("#langue").getByRole("button", { name: "Português" }).click();
  await expect(page.locator("#langue").getByRole("button", { name: "Português" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const other = await browser.newPage();
  await signInAs(other, person);
  await other.goto(path);
  await expect(other.getByRole("heading", { level: 1, name: `Entrar na equipa de ${name}?` })).toBeVisible();
  await other.close();
});

test("signing in from the link, in Arabic: what was chosen becomes the account’s", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const person = await aCandidate(db);
  const { name, path } = await aTeam(db);
  await openPage(page, path);
  await chooseLanguage(page, "العربية");
  await page.getByRole("link", { name: "لديّ حساب" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "مرحبًا بعودتك" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await waitForHydration(page);
  await checkPage(page);
  expect(await latinLeft(page, ["Renfort", "Google", "Facebook", "nom@exemple.fr"])).toEqual([]);
  const signIn = async (password: string) => {
    await page.getByLabel("البريد الإلكتروني").fill(person.email);
    await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "تسجيل الدخول" }).click();
  };
  await signIn("pas-le-bon-mot-de-passe");
  await expect(page.getByText("البريد الإلكتروني أو كلمة المرور غير صحيحة.")).toBeVisible();
  await signIn(DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: `الانضمام إلى فريق ${name}؟` })).toBeVisible();
  await checkPage(page);
  const { language } = await db
    .selectFrom("users")
    .where("id", "=", person.id)
    .select("language")
    .executeTakeFirstOrThrow();
  expect(language).toBe("ar");
  await page.getByRole("button", { name: "نعم، لمدة سنتين" }).click();
  await expect(page).toHaveURL(new RegExp(`${CANDIDATE}/employeurs`));
});

test("a newcomer applies in Ukrainian: the ad and the message stay in French", { tag: "@phone" }, async ({
  page,
  db,
}) => {
  const watch = watchErrors(page);
  const mission = await aMission(db, { title: `Serveur ${word()} (H/F)`, skills: ["Service en salle"] });
  const email = `${word()}@exemple.fr`;
  await openPage(page, `/emplois/${mission.id}/postuler`);
  await chooseLanguage(page, "Українська");
  await expect(page.getByRole("heading", { level: 1, name: `Заявка на «${mission.title}»` })).toBeVisible();
  await expect(page.getByText("чинним є французький текст")).toBeVisible();
  await waitForHydration(page);
  await checkPage(page);
  const { name } = await db
    .selectFrom("companies")
    .where("id", "=", mission.companyId)
    .select("name")
    .executeTakeFirstOrThrow();
  const french = [
    mission.title,
    name,
    mission.location,
    "Renfort",
    "Google",
    "Facebook",
    "Bonjour, votre mission m’intéresse.",
  ];
  expect(await latinLeft(page, french)).toEqual([]);
  await page.getByRole("button", { name: "Створити акаунт і подати заявку" }).click();
  await expect(page.getByText("Вкажіть ім’я.").first()).toBeVisible();
  const typed = { "Ім’я": "Олена", Прізвище: "Коваль", "Електронна пошта": email, Телефон: "06 12 34 56 78" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).first().fill(text);
  await page.getByLabel(/^Пароль/).fill("Une-phrase-de-passe-2026");
  await page.getByLabel(/^Ваше місто чи село/).fill("Villeurbanne");
  await page.getByLabel("Мені вже є 18 років.").check();
  await page.getByRole("button", { name: "Створити акаунт і подати заявку" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Код, отриманий електронною поштою" })).toBeVisible();
  await waitForHydration(page);
  await checkPage(page);
  expect(await latinLeft(page, [...french, email])).toEqual([]);
  await page.getByRole("textbox", { name: "Код" }).fill("000000");
  await expect(page.getByText("Це не той код.")).toBeVisible();
  const { language } = await db
    .selectFrom("users")
    .where("email", "=", email)
    .select("language")
    .executeTakeFirstOrThrow();
  expect(language).toBe("uk");
  watch.expectNone();
});
