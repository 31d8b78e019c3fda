/** The day of a person and their week, in each language a person may read. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/database.ts";
import { aDay, eventsOf, MINUTE } from "../support/day.ts";
import { aWorkedDay, declare, stateOf } from "../support/hours.ts";
import { leftInFrench } from "../support/left-in-french.ts";
import { waitForOfflinePage } from "../support/offline-page.ts";
import { checkPage } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { parisAt, parisDay } from "../support/paris.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";
import { wordFaults } from "../support/whole-words.ts";

const AGENDA = `${CANDIDATE}/creneaux`;
const HOURS = `${CANDIDATE}/heures`;
const SHEET = `${EMPLOYER}/heures`;
const TODAY = `${EMPLOYER}/aujourd-hui`;

type Other = "en" | "ar" | "pt" | "uk";

const reads = (db: Db, { id }: { id: number }, language: Other) =>
  db.updateTable("users").set({ language }).where("id", "=", id).execute();

async function nameOf(db: Db, { companyId }: { companyId: number }): Promise<string> {
  const { name } = await db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select("name")
    .executeTakeFirstOrThrow();
  return name;
}

/** Nothing in French but the ad, nothing cut on the narrowest phone. */
async function expectInLanguage(page: Page, language: Other, names: readonly string[]): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  await checkPage(page);
  expect(await leftInFrench(page, [...names, "Renfort"])).toEqual([]);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, width: 320 });
  // A made-up name may be longer than any word.
  const given = names.flatMap((name) => name.split(" "));
  const faults = await wordFaults(page, "main, header, .bottombar");
  expect(faults.filter((fault) => !given.some((word) => fault.includes(word)))).toEqual([]);
  await page.setViewportSize(size);
}

test.describe("with the pages of a phone", () => {
  test.use({ serviceWorkers: "allow" });

  test("in Arabic: on the way, there without a network, gone", { tag: "@phone" }, async ({
    page,
    context,
    db,
    browser,
  }) => {
    const rewritten: string[] = [];
    // What React shows again because the page was not the one it expected.
    const read = (text: string) => /hydrat|React error/i.test(text) && rewritten.push(text);
    page.on("console", (message) => read(message.text()));
    page.on("pageerror", ({ message }) => read(message));
    const { employer, people, title } = await aDay(db, MINUTE, [["Karim", "Benali"]]);
    const [karim] = people;
    if (!karim) throw new Error("nobody");
    await reads(db, karim, "ar");
    const names = ["Karim", title, await nameOf(db, employer)];
    const owner = await browser.newPage();
    await signInAs(owner, employer);
    await openPage(owner, TODAY);
    const code = (await owner.locator(".day-code").textContent()) ?? "";
    // The company reads French, whatever the person reads.
    await expect(owner.locator("html")).toHaveAttribute("lang", "fr");
    await owner.close();

    await signInAs(page, karim);
    await openPage(page, AGENDA);
    await expect(page.getByRole("heading", { level: 1, name: "وردياتي" })).toBeVisible();
    await expectInLanguage(page, "ar", names);
    await page.getByRole("button", { name: "أنا في الطريق" }).click();
    await expect(page.getByText(/^في الطريق منذ/)).toBeVisible();
    await expect.poll(() => eventsOf(db, karim.application)).toMatchObject([{ kind: "en_route", method: "self" }]);

    await waitForOfflinePage(page, AGENDA);
    await context.setOffline(true);
    await page.getByLabel("رمز اليوم").fill("12");
    await page.getByRole("button", { name: "وصلت" }).click();
    await expect(page.getByText("يتكوّن الرمز من أربعة أرقام.")).toBeVisible();
    await page.getByLabel("رمز اليوم").fill(code);
    await page.getByRole("button", { name: "وصلت" }).click();
    await expect(page.getByText(/^سُجّل الوصول في/)).toBeVisible();
    await expectAccessible(page);
    await openPage(page, AGENDA);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.getByText(/^سُجّل الوصول في/)).toBeVisible();
    expect(await leftInFrench(page, [...names, "Renfort"])).toEqual([]);

    await context.setOffline(false);
    await expect
      .poll(() => eventsOf(db, karim.application), { timeout: 30_000 })
      .toMatchObject([{ kind: "en_route" }, { kind: "in", method: "code", flagged: false }]);
    await openPage(page, AGENDA);
    await expect(page.getByText(/^في مكان العمل منذ/)).toBeVisible();
    await page.getByLabel("رمز اليوم").fill(String((Number(code) + 1) % 10_000).padStart(4, "0"));
    await page.getByRole("button", { name: "انتهيت" }).click();
    await expect(page.getByText("هذا ليس رمز اليوم. يُرجى التحقق منه في مكان العمل.")).toBeVisible();
    await page.getByLabel("رمز اليوم").fill(code);
    await page.getByRole("button", { name: "انتهيت" }).click();
    await expect(page.getByText(/^انتهى العمل في/)).toBeVisible();
    expect(rewritten).toEqual([]);
  });
});

test("in Ukrainian: reported absent, and a code that is not right, without script", { tag: "@once" }, async ({
  page,
  browser,
  db,
}) => {
  const { employer, people, title } = await aDay(db, 12 * MINUTE, [["Olena", "Koval"]]);
  const [olena] = people;
  if (!olena) throw new Error("nobody");
  await reads(db, olena, "uk");
  await signInAs(page, employer);
  await openPage(page, TODAY);
  const row = page.getByRole("listitem").filter({ hasText: "Olena Koval" });
  await row.getByRole("button", { name: "Absence" }).click();
  await expect(row).toContainText("Absence signalée");

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const own = await bare.newPage();
  await signInAs(own, olena);
  await own.goto(AGENDA);
  await expect(own.getByText(/^Повідомлено про вашу відсутність/)).toBeVisible();
  await own.getByLabel("Код дня").fill("0");
  await own.getByRole("button", { name: "Я на місці" }).click();
  await expect(own.getByText(/^(?:У коді чотири цифри|Не вдалося прочитати|Введіть код)/).first()).toBeVisible();
  await own.getByRole("button", { name: "Я вже їду" }).click();
  await expect(own.getByText(/^У дорозі з/)).toBeVisible();
  await expect(own.getByText("Записано.")).toBeVisible();
  expect(await leftInFrench(own, ["Olena", title, await nameOf(db, employer), "Renfort"])).toEqual([]);
  await bare.close();
});

const WORDS = {
  en: {
    title: "My shifts",
    confirm: /^Confirm that I am coming/,
    done: "Your coming is confirmed.",
    state: "Confirmed",
  },
  ar: { title: "وردياتي", confirm: /^تأكيد حضوري/, done: "جرى تأكيد حضورك.", state: "مؤكدة" },
  pt: {
    title: "Os meus turnos",
    confirm: /^Confirmar que vou/,
    done: "A sua presença está confirmada.",
    state: "Confirmado",
  },
  uk: {
    title: "Мої зміни",
    confirm: /^Підтвердити, що прийду/,
    done: "Ваш прихід підтверджено.",
    state: "Підтверджено",
  },
} as const;

for (const language of ["en", "ar", "pt", "uk"] as const)
  test(`${language}: a week, and a place that is confirmed`, { tag: "@phone" }, async ({ page, db }) => {
    const watch = watchErrors(page);
    const words = WORDS[language];
    const employer = await anEmployer(db);
    const person = await aCandidate(db, { firstName: "Ana", lastName: "Silva", availability: "freeze" });
    const title = `Plongeur ${uniqueWord("langue").replaceAll("-", "")} (H/F)`;
    const [startsAt, endsAt] = [parisAt(1, "11:00"), parisAt(1, "23:30")];
    const shifts = [{ startsAt, endsAt, positions: 2, breakMinutes: 30 }];
    const mission = await aMission(db, { employer, title, startsAt, endsAt, positions: 2, shifts, payCents: 1450 });
    await anApplication(db, { mission, candidate: person, status: "accepted", candidateStatus: null });
    await reads(db, person, language);
    await signInAs(page, person);
    await openPage(page, `${AGENDA}?semaine=${parisDay(1)}`);
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expectInLanguage(page, language, ["Ana", title, await nameOf(db, employer)]);
    await page.getByRole("button", { name: words.confirm }).filter({ visible: true }).first().click();
    await expect(page.locator(".toasts").getByText(words.done)).toBeVisible();
    await expect(page.getByText(words.state, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    watch.expectNone();
  });

const HOURS_WORDS = {
  en: {
    title: "My hours",
    declare: /^Declare 5\sh\s30\smin$/,
    state: "Waiting for validation",
    change: "Change my hours",
  },
  ar: { title: "ساعات عملي", declare: /^التصريح بـ 5\sس\s30\sد$/, state: "بانتظار المصادقة", change: "تغيير ساعاتي" },
  pt: {
    title: "As minhas horas",
    declare: /^Declarar 5\sh\s30\smin$/,
    state: "Por validar",
    change: "Mudar as minhas horas",
  },
  uk: {
    title: "Мої години",
    declare: /^Заявити 5\sгод\s30\sхв$/,
    state: "Очікує затвердження",
    change: "Змінити мої години",
  },
} as const;

/** A format of hours, the same in each language. */
const TYPED = "hh:mm";

for (const language of ["en", "ar", "pt", "uk"] as const)
  test(`${language}: hours are declared, and one that cannot be is refused`, { tag: "@phone" }, async ({
    page,
    db,
  }) => {
    const words = HOURS_WORDS[language];
    const { name, people } = await aWorkedDay(db, ["Ana"]);
    const [ana] = people;
    if (!ana) throw new Error("nobody worked");
    const { title } = await db
      .selectFrom("missions")
      .innerJoin("applications", "applications.missionId", "missions.id")
      .where("applications.id", "=", ana.application)
      .select("missions.title")
      .executeTakeFirstOrThrow();
    const names = ["Ana", title, name, TYPED, "PDF"];
    await reads(db, ana.candidate, language);
    await signInAs(page, ana.candidate);
    await openPage(page, HOURS);
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expectInLanguage(page, language, names);
    await page.getByRole("button", { name: words.declare }).click();
    await expect(page.getByText(words.state, { exact: true })).toBeVisible();
    expect(await stateOf(db, ana.application)).toMatchObject({ state: "declared", minutes: 330 });
    await page.getByText(words.change).click();
    await page.locator("input[name=pause]").last().fill("900");
    await page.locator("details[open] button[type=submit]").click();
    await expect(page.locator(".toast-error")).toBeVisible();
    await expectInLanguage(page, language, names);
  });

test("in Arabic: a cut waits for a yes, and brings hours that are kept to the office", { tag: "@phone" }, async ({
  page,
  browser,
  db,
}) => {
  const watch = watchErrors(page);
  const { employer, name, people } = await aWorkedDay(db, ["Inès"]);
  const [ines] = people;
  if (!ines) throw new Error("nobody worked");
  await declare(db, ines);
  const boss = await browser.newPage();
  await signInAs(boss, employer);
  await openPage(boss, SHEET);
  await boss.getByText("Corriger de Inès", { exact: false }).first().click();
  await boss.getByLabel(/^Fin/).first().fill("17:45");
  await boss
    .getByLabel(/^Pourquoi/)
    .first()
    .fill("Fermeture à 17 h 45.");
  await boss.getByRole("button", { name: "Proposer ces heures" }).click();
  await expect(boss.getByText(/La personne répond avant/)).toBeVisible();
  await boss.close();

  await reads(db, ines.candidate, "ar");
  await signInAs(page, ines.candidate);
  await openPage(page, HOURS);
  await expect(page.getByText(`تخفيض مقترح من \u2068${name}\u2069: 15 د`)).toBeVisible();
  // What the employer wrote stays as it is.
  await expect(page.locator("blockquote [lang=fr]")).toHaveText("«Fermeture à 17 h 45.»");
  const { title } = await db
    .selectFrom("missions")
    .innerJoin("applications", "applications.missionId", "missions.id")
    .where("applications.id", "=", ines.application)
    .select("missions.title")
    .executeTakeFirstOrThrow();
  await expectInLanguage(page, "ar", ["Inès", title, name, TYPED, "PDF"]);
  await page.getByRole("button", { name: /^الاحتفاظ بـ 5\sس\s30\sد$/ }).click();
  await expect(page.getByText("يقرأ مكتب Renfort الرأيين. وفي انتظار ذلك تبقى ساعاتك محتسبة.")).toBeVisible();
  expect(await stateOf(db, ines.application)).toMatchObject({ state: "contested", minutes: 330 });
  watch.expectNone();
});
