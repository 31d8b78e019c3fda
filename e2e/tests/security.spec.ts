import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { inbox } from "../support/mail.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const HOME = "/candidat/tableau-de-bord";

// oxlint-disable-next-line node/no-process-env -- given by whoever started the product
const logOf = (name: string) => readFileSync(join(process.env["LOGS_DIR"] ?? "", `${name}.log`), "utf8");

/** Everything a page can keep in this browser. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    localStorage.setItem("trace", "1");
    sessionStorage.setItem("trace", "1");
    await (await caches.open("trace")).put("/trace", new Response("1"));
    await new Promise((resolve) => {
      indexedDB.open("trace").onsuccess = resolve;
    });
  });
}

const traces = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.getItem("trace"),
    session: sessionStorage.getItem("trace"),
    cache: await caches.has("trace"),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

const NO_TRACE = { local: null, session: null, cache: false, databases: [] };

test("signing out leaves nothing in the browser, and the pages of before do not come back", { tag: "@once" }, async ({
  page,
  db,
}) => {
  const errors = watchErrors(page);
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await openPage(page, HOME);
  // Once controlled by the service worker, as on every later visit.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await leaveTraces(page);
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => traces(page)).toEqual(NO_TRACE);
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith("renfort"))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/connexion/);
  // The page for when there is no network is there again for the next visitor.
  await openPage(page, "/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  errors.expectNone();
});

test("deleting the account leaves nothing in the browser either @once", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  await openPage(page, `${HOME}/profil/compte`);
  await leaveTraces(page);
  await page.getByText("Je veux supprimer mon compte").click();
  await page.locator("input[name=deletePassword]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByRole("heading", { name: "Compte supprimé" })).toBeVisible();
  await expect.poll(() => traces(page)).toEqual(NO_TRACE);
});

test("a page and the calls it made have one id in both logs @once", async ({ page, db }) => {
  const candidate = await aCandidate(db);
  await signInAs(page, candidate);
  const answer = await page.goto(HOME);
  const id = answer?.headers()["x-request-id"] ?? "";
  expect(id).toMatch(/^[\w-]{36}$/);
  const lines = (name: string) =>
    logOf(name)
      .split("\n")
      .filter((line) => line.includes(`"id":"${id}"`))
      .map((line): Record<string, unknown> => JSON.parse(line));
  await expect.poll(() => lines("web")).toMatchObject([{ event: "request", method: "GET", path: HOME, status: 200 }]);
  const calls = lines("api");
  expect(calls.length).toBeGreaterThan(1);
  for (const line of calls) expect(line).toMatchObject({ event: "request", userId: candidate.id, status: 200 });
});

test("what people type, and what opens their account, is in no log @once", async ({ page, context, db }) => {
  const secret = uniqueWord("canari").replaceAll("-", "");
  const email = `${secret}@exemple.fr`;
  const { id } = await aCandidate(db, { email, firstName: `Ca${secret}` });
  // Wrong and right passwords, a search, a forgotten password and its link, a report of a made-up violation.
  await openPage(page, `/connexion?redirect=${encodeURIComponent(`${HOME}?q=${secret}`)}`);
  for (const password of [`${secret}-faux`, DEMO_PASSWORD]) {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(
      page
        .getByText("incorrect")
        .or(page.getByRole("button", { name: "Déconnexion" }))
        .first(),
    ).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(HOME));
  const cookies = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 20);
  expect(cookies).not.toEqual([]);
  await openPage(page, `/emplois?query=${secret}`);
  await page.goto(`/page-inconnue-${"x".repeat(5)}?cle=${secret}`);
  const waitForPaint = await page.request.post("/direct/jeton", { headers: { origin: new URL(page.url()).origin } });
  const { ticket } = (await waitForPaint.json()) as { ticket: string };
  await page.request.post("/mot-de-passe-oublie", { form: { email } });
  const link = async () => /https?:\/\/\S+token=\S+/.exec((await inbox(email)).map(({ text }) => text).join("\n"))?.[0];
  await expect.poll(link).toBeTruthy();
  const mailed = (await link()) ?? "";
  await page.goto(mailed);
  await waitForHydration(page);
  await page.request.post("/rapports/csp", {
    headers: { "content-type": "application/csp-report" },
    data: JSON.stringify({ "csp-report": { "document-uri": mailed, "effective-directive": "script-src" } }),
  });
  const token = new URL(mailed).searchParams.get("token") ?? "";
  // Once the lines are there, what is not in them was left out.
  await expect.poll(() => logOf("api")).toContain('"event":"security.sign_in_failed"');
  await expect.poll(() => logOf("web")).toContain('"event":"csp.violation"');
  const logs = ["caddy", "web", "api", "worker"].map(logOf).join("\n");
  for (const one of [secret, token, ticket, DEMO_PASSWORD, ...cookies]) {
    expect(one.length).toBeGreaterThan(5);
    expect(logs.includes(one), `${one.slice(0, 8)}… of user ${id} is in a log`).toBe(false);
  }
});

test("the product itself has no page of components @once", async ({ request }) => {
  expect((await request.get("/composants")).status()).toBe(404);
});
