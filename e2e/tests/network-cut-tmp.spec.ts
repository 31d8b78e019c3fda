import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { CANDIDATE_CASES } from "../support/candidate-offline-cases.ts";
import { expect, test } from "../support/database.ts";
import { EMPLOYER_CASES } from "../support/employer-offline-cases.ts";
import { IS_LONG } from "../support/length.ts";
import type { OfflineCase } from "../support/offline-case.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

/** Shown by another test, for what it takes to get there. */
const IN_OTHER_TESTS: Record<string, string> = {
  "admin/account.tsx": "two-step.spec.ts",
  "admin/item.tsx": "office.spec.ts",
  "admin/decide.tsx": "office.spec.ts",
  "admin/errors.tsx": "office-errors.spec.ts",
  "admin/settings.tsx": "office-settings.spec.ts",
  "admin/proof-letter.tsx": "proven-address.spec.ts",
};

/** One that is typed and one that is pressed for each side; `pnpm check:long` cuts every page. */
const ON_EVERY_COMMIT = new Set([
  "employer/papers/contract.tsx",
  "employer/papers/company.tsx",
  "candidate/contract.tsx",
]);
const chosen = <T>(cases: Record<string, T>) =>
  Object.entries(cases).filter(([route]) => IS_LONG || ON_EVERY_COMMIT.has(route));

const ROUTES = join(import.meta.dirname, "../../apps/web/app/routes");
const SHARED = ["messages.tsx", "notifications.tsx", "report-message.tsx"];

/** The pages of the members' spaces that have something to send. */
function pagesWithAction(): string[] {
  const inSpaces = ["candidate", "employer", "admin"].flatMap((space) =>
    globSync("**/*.tsx", { cwd: join(ROUTES, space) }).map((file) => `${space}/${file}`),
  );
  return [...inSpaces, ...SHARED].filter((file) => {
    const text = readFileSync(join(ROUTES, file), "utf8");
    return /export (async )?(function|const) action\b/.test(text) && text.includes("export default");
  });
}

test("every page that sends something is cut from the network below @once", () => {
  const shown = [EMPLOYER_CASES, CANDIDATE_CASES, IN_OTHER_TESTS].flatMap((cases) => Object.keys(cases));
  expect(pagesWithAction().toSorted()).toEqual(shown.toSorted());
});

/** Without a network: the page, what was typed and a sentence. With it again: done, once. */
async function expectSurvives(page: Page, { path, fill, submit, typed, effects }: OfflineCase): Promise<void> {
  await openPage(page, path);
  const title = await page.getByRole("heading", { level: 1 }).first().textContent();
  await fill?.(page);
  await page.context().setOffline(true);
  await submit(page);
  await expect(page.getByRole("alert").filter({ visible: true }).filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(title ?? "");
  if (typed) await expect(page.getByLabel(typed.label).filter({ visible: true }).first()).toHaveValue(typed.text);
  expect(await effects()).toBe(0);
  await page.context().setOffline(false);
  const close = page.locator(".toasts").getByRole("button", { name: "Fermer" });
  while ((await close.count()) > 0) await close.first().click();
  await submit(page);
  await expect.poll(effects).toBe(1);
}

test("an employer cut from the network loses nothing, and does nothing twice @once", async ({ page, db }) => {
  test.slow();
  // Its missions together have more places than a company without a proof may open.
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  await signInAs(page, employer);
  for (const [route, make] of chosen(EMPLOYER_CASES))
    await test.step(route, async () => expectSurvives(page, await make(db, employer)));
});

test("a candidate cut from the network loses nothing, and does nothing twice @once", async ({ page, db }) => {
  test.slow();
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  for (const [route, make] of chosen(CANDIDATE_CASES))
    await test.step(route, async () => expectSurvives(page, await make(db, candidate)));
});

test("an answer lost on the way, or a proxy's own page, is no second effect @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  const make = EMPLOYER_CASES["employer/application.tsx"];
  if (!make) throw new Error("no such case");
  const unanswered = await make(db, employer);
  await openPage(page, unanswered.path);
  let isFirst = true;
  await page.route("**/*.data*", async (route) => {
    // The page also posts that it was read.
    if (!isFirst || !route.request().postData()?.includes("intent=accept")) return route.continue();
    isFirst = false;
    // Received and done; the answer never arrives.
    await route.fetch();
    return route.abort();
  });
  await unanswered.submit(page);
  await expect(page.getByRole("alert").getByText(/La connexion a été interrompue/)).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Candidature acceptée.").first()).toBeVisible();
  expect(await unanswered.effects()).toBe(1);
  await page.unrouteAll();

  const down = await make(db, employer);
  await openPage(page, down.path);
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 502, body: "Bad Gateway" }) : route.continue(),
  );
  await down.submit(page);
  await expect(page.getByRole("alert").getByText(/Une erreur s’est produite de notre côté/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(down.effects).toBe(1);
});

test.describe("without a service worker, whose requests cannot be refused here", () => {
  test.use({ serviceWorkers: "block" });

  test("a page asked again without an answer stays, and so does the menu when another page cannot come @once", async ({
    page,
    db,
  }) => {
    const employer = await anEmployer(db);
    await signInAs(page, employer);
    const make = EMPLOYER_CASES["employer/application.tsx"];
    if (!make) throw new Error("no such case");
    const decided = await make(db, employer);
    await openPage(page, decided.path);
    const title = page.getByRole("heading", { level: 1, name: "Candidature de Karim Benali" });
    let refused = 0;
    await page.route("**/*.data*", (route) => {
      if (route.request().method() === "POST") return route.continue();
      refused += 1;
      return route.abort();
    });
    await decided.submit(page);
    await expect(page.getByText("Candidature acceptée.").first()).toBeVisible();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(title).toBeVisible();
    await page
      .getByRole("navigation")
      .getByRole("link", { name: "Mes offres" })
      .filter({ visible: true })
      .first()
      .click();
    const problem = page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne." });
    const menu = page
      .getByRole("navigation")
      .getByRole("link", { name: /Candidatures/ })
      .first();
    await expect(problem).toBeVisible();
    await expect(menu).toBeVisible();
    // Something changes elsewhere, and the page is asked again in vain.
    const before = refused;
    const call = await callAs(page, employer.email);
    await call("POST", `applications/${decided.path.split("/").at(-1)}/undo-decision/`);
    await expect.poll(() => refused).toBeGreaterThan(before);
    await expect(problem).toBeVisible();
    await expect(menu).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mes offres" }).first()).toBeVisible();
  });
});

test("a decision is undone from the toast before the candidate knows of it @once", async ({ page, db }) => {
  const employer = await anEmployer(db);
  await signInAs(page, employer);
  const [accept] = [EMPLOYER_CASES["employer/applications.tsx"]];
  if (!accept) throw new Error("no such case");
  const refusal = await accept(db, employer);
  await openPage(page, `${refusal.path}/status/pending`);
  await refusal.submit(page);
  const toasts = page.locator(".toasts");
  await expect(toasts.getByText("Candidature rejetée.")).toBeVisible();
  await toasts.getByRole("button", { name: "Annuler" }).click();
  await expect(toasts.getByText("Décision annulée. La personne n’en saura rien.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rejeter Karim Benali" })).toBeVisible();
  expect(await refusal.effects()).toBe(0);
});

test("a proxy that answers in our place does not pass for an application sent @once", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  const mission = await aMission(db);
  await signInAs(page, candidate);
  await openPage(page, `/candidat/tableau-de-bord/emplois-details/${mission.id}`);
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 502, body: "Bad Gateway" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Postuler" }).filter({ visible: true }).click();
  await page.getByLabel("Votre message").fill("Bonjour, je suis libre.");
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByRole("alert").getByText(/Une erreur s’est produite de notre côté/)).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("Bonjour, je suis libre.");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByText("Candidature envoyée").filter({ visible: true }).first()).toBeVisible();
});
