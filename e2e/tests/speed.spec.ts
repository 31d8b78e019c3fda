import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Page, Request } from "@playwright/test";
import { FULL_BROWSER } from "../support/browser.ts";
import { expect, test } from "../support/database.ts";
import { ON_PHONE } from "../support/length.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { openUntil } from "../support/shared-page.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ launchOptions: FULL_BROWSER });

const MOST_SHIFT = 0.02;
/** A slow phone on a slow network: whatever can come late does. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER = 4;
const FONTS_LATE_MS = 1_500;
const MOST_REQUESTS = 40;
/** As sent, compressed. */
const MOST_SCRIPT = 180_000;

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** How much of what is read moved while the page was loading, as browsers report it, and what it was. */
async function layoutShift(page: Page, path: string): Promise<{ total: number; moved: string[] }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.send("Network.emulateNetworkConditions", NETWORK);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(path, { waitUntil: "load" });
  await waitForHydration(page);
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: the last swap of a font has been drawn.
    await new Promise((waitForPaint) => requestAnimationFrame(() => requestAnimationFrame(waitForPaint)));
    const entries = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: "layout-shift",
        buffered: true,
      });
      // Without a single shift the observer is never called.
      setTimeout(() => resolve([]), 500);
    });
    return {
      total: entries.reduce((sum, { value }) => sum + value, 0),
      moved: entries.flatMap(({ sources }) =>
        sources.map(({ node, previousRect, currentRect }) =>
          [
            node?.nodeName,
            node?.textContent?.slice(0, 30),
            ...[previousRect, currentRect].map((at) => JSON.stringify(at)),
          ].join(" "),
        ),
      ),
    };
  });
  await browser.detach();
  return shift;
}

test("nothing moves while a page loads slowly", { tag: ON_PHONE }, async ({ page, db }) => {
  const watch = watchErrors(page);
  // The page is read before its fonts are there, whatever the machine.
  await page.route("**/*.woff2", async (route) => {
    await new Promise((later) => setTimeout(later, FONTS_LATE_MS));
    await route.continue();
  });
  const mission = await aMission(db, { title: `Serveur ${uniqueWord("lent")} (H/F)`, urgent: true });
  for (const path of ["/", "/emplois", `/emplois/${mission.id}`]) {
    const { total, moved } = await layoutShift(page, path);
    expect.soft(total, [path, ...moved].join("\n")).toBeLessThanOrEqual(MOST_SHIFT);
  }
  watch.expectNone();
});

test("visitors share a page, the same bytes for all; a member has a page of their own", { tag: "@once" }, async ({
  page,
  request,
  db,
}) => {
  const mission = await aMission(db, { title: `Barman ${uniqueWord("partage")} (H/F)` });
  const path = new URL((await request.get(`/emplois/${mission.id}`)).url()).pathname;
  const [first, second] = [await request.get(path), await request.get(path)];
  expect(second.headers()["cache-status"]).toBe("pages; hit");
  expect((await second.body()).equals(await first.body())).toBe(true);
  expect(second.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=5");
  for (const shared of ["/regles", "/talents", "/emplois?hours=evening", "/emplois?date=tonight&hours=evening"]) {
    await request.get(shared);
    expect((await request.get(shared)).headers()["cache-status"], shared).toBe("pages; hit");
  }
  const etag = second.headers()["etag"] ?? "";
  expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);

  const { email } = await aCandidate(db);
  await page.goto(`/connexion?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(path);
  const own = await page.request.get(path);
  expect(own.headers()["cache-status"]).toBeUndefined();
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect(await own.text()).toContain("Mon espace");
  expect(await (await request.get(path)).text()).not.toContain("Mon espace");
});

test("a missing page is not cached, and a mission just published is found within seconds", {
  tag: "@once",
}, async ({ page, request, db }) => {
  const word = uniqueWord("vite").replaceAll("-", "");
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const missing = await request.get("/emplois/999999999-rien");
    expect([missing.status(), missing.headers()["cache-status"]]).toEqual([404, undefined]);
  }
  await page.goto(`/emplois?query=${word}`);
  await expect(page.getByRole("heading", { name: "Aucune mission trouvée" })).toBeVisible();
  const since = Date.now();
  const mission = await aMission(db, { title: `Plongeur ${word} (H/F)` });
  await openUntil(page, `/emplois?query=${word}`, page.getByRole("link", { name: mission.title, exact: true }));
  expect(Date.now() - since).toBeLessThan(10_000);
});

test("a member's first page asks for few files and little script @once", async ({ page, db }) => {
  await aMission(db);
  await signInAs(page, await aCandidate(db));
  const answers: Request[] = [];
  page.on("requestfinished", (request) => answers.push(request));
  await openPage(page, "/candidat/tableau-de-bord");
  await page.waitForLoadState("networkidle");
  const scripts = answers.filter((request) => request.resourceType() === "script");
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  expect(answers.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
});
