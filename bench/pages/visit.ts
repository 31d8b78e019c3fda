/** A page opened in a browser of its own, with nothing in its cache. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";

const CLIENT_BUILD = join(import.meta.dirname, "../../apps/web/build/client");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** 700 kb/s and 150 ms there and back, in bytes a second; a processor six times slower. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 87_500, uploadThroughput: 40_000 };
const SLOWER = 6;
/** Nothing was asked for during this: the page is done. */
const QUIET_MS = 1_500;
/** A page that is never quiet is a fault, not a slow page. */
const LONGEST_MS = 120_000;

export type Visited = { url: string; cookie: string; touched: string };
export type Weight = { requests: number; scripts: number; scriptBytes: number; scriptGzip: number; bytes: number };
export type Timing = { lcp: number; inp: number };

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium",
    chromiumSandbox: false,
    args: ["--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** What one first visit asks for and receives until nothing more is asked for, headers included. */
export async function weigh(browser: Browser, visited: Visited): Promise<Weight> {
  return onPage(browser, visited, async (page, devtools) => {
    const answers = new Map<string, { url: string; type: string; bytes: number }>();
    devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
      answers.set(requestId, {
        url: response.url,
        type: response.mimeType.includes("javascript") ? "Script" : type,
        bytes: 0,
      });
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
    const quiet = whenQuiet(page);
    await page.goto(visited.url);
    await quiet;
    const all = [...answers.values()];
    if (process.env["LIST"]) process.stdout.write(`${all.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")}\n`);
    const scripts = all.filter(({ type }) => type === "Script");
    return {
      requests: all.length,
      scripts: scripts.length,
      scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
      scriptGzip: sum(scripts.map(({ url }) => gzipped(new URL(url).pathname))),
      bytes: sum(all.map(({ bytes }) => bytes)),
    };
  });
}

/**
 * On a slow phone: the largest paint, and the slowest answer to two touches, the menu as soon as something is painted and, once
 * scripts have run, what `touched` names.
 */
export async function time(browser: Browser, visited: Visited): Promise<Timing> {
  return onPage(browser, visited, async (page, devtools) => {
    await devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watchTiming);
    const quiet = whenQuiet(page);
    await page.goto(visited.url, { waitUntil: "commit", timeout: LONGEST_MS });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, {
      polling: "raf",
      timeout: LONGEST_MS,
    });
    const menu = page.locator("button[popovertarget]").filter({ visible: true }).first();
    await menu.tap({ timeout: LONGEST_MS });
    await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: LONGEST_MS });
    await quiet;
    // The first touch ended the watch of the largest paint, as browsers count it.
    await page.keyboard.press("Escape");
    await page.locator(visited.touched).filter({ visible: true }).first().tap({ timeout: LONGEST_MS });
    await page.waitForTimeout(1_000);
    return page.evaluate(() => (globalThis as unknown as { timing: Timing }).timing);
  });
}

/** A candidate with news is led from home to it once: this one has read them. */
function forgetNews(): void {
  const read = Array.from({ length: 10_000 }, (_, id) => id);
  localStorage.setItem("renfort-places-montrees", JSON.stringify(read));
}

function watchTiming(): void {
  const timing = { lcp: 0, inp: 0 };
  Object.assign(globalThis, { timing });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) timing.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) timing.inp = Math.max(timing.inp, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

async function onPage<T>(
  browser: Browser,
  { url, cookie }: Visited,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: "fr-FR", timezoneId: "Europe/Paris" });
  try {
    await context.addCookies(
      cookie.split("; ").map((pair) => {
        const [name = "", value = ""] = pair.split(/=(.*)/s);
        return { name, value, url };
      }),
    );
    await context.addInitScript(forgetNews);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

function whenQuiet(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = new Set<unknown>();
    const longest = setTimeout(() => reject(new Error(`${page.url()} is never quiet`)), LONGEST_MS);
    let timer: NodeJS.Timeout | undefined;
    const look = () => {
      clearTimeout(timer);
      if (open.size > 0) return;
      timer = setTimeout(() => {
        clearTimeout(longest);
        resolve();
      }, QUIET_MS);
    };
    page.on("request", (request) => {
      open.add(request);
      clearTimeout(timer);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => {
        open.delete(request);
        look();
      });
  });
}

function gzipped(path: string): number {
  return path.startsWith("/assets/") ? gzipSync(readFileSync(join(CLIENT_BUILD, path)), { level: 9 }).length : 0;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
