import { aMission } from "@app/db/builders/missions";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { ENGLISH, EXCEPTIONS } from "../support/english-words.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";
import { TEXT_PAGES } from "../support/text-pages.ts";

/** Pages that differ only by their data are read a few times, not two thousand. */
const ENOUGH = 8;

function familyOf(path: string): string {
  const [pathname = "/", search = ""] = path.split("?");
  if (/^\/emplois\/\d/.test(pathname)) return "/emplois/:id";
  const family = pathname.replace(/^\/(entreprises|avis)\/[^/]+/, "/$1/:id");
  return search ? `${family}?` : family;
}

/** But those that leave for another site to sign in. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"))
    .filter((href) => /^[/#]/.test(href) && !href.startsWith("/connexion/"));
}

/** Every address a visitor can reach from the home page, with its HTML; a dead one fails with the page that leads to it. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const families = new Map<string, number>();
  const asked = new Set(["/"]);
  const targets: { from: string; to: string }[] = [];
  let waiting = [{ from: "(start)", to: "/" }];
  while (waiting.length > 0) {
    const found: typeof waiting = [];
    await Promise.all(
      waiting.map(async ({ from, to }) => {
        const answer = await request.get(to);
        expect(answer.status(), `${to}, linked from ${from}`).toBe(200);
        // A file that people read, such as security.txt, leads no further.
        if (!answer.headers()["content-type"]?.startsWith("text/html")) return;
        const html = await answer.text();
        pages.set(to, html);
        for (const href of linksOf(html)) {
          const target = href.startsWith("#") ? to + href : href;
          const path = target.split("#")[0] ?? "/";
          // A member's page asks a visitor to sign in first.
          const isMembers = /^\/(?:candidat|employeur)\//.test(path);
          if (target.includes("#") && !isMembers) targets.push({ from: to, to: target });
          const family = familyOf(path);
          const seen = families.get(family) ?? 0;
          if (asked.has(path) || seen >= ENOUGH) continue;
          families.set(family, seen + 1);
          asked.add(path);
          found.push({ from: to, to: path });
        }
      }),
    );
    waiting = found;
  }
  for (const { from, to } of targets) {
    const [path = "", id = ""] = to.split("#");
    expect(pages.get(path) ?? "", `${to}, linked from ${from}`).toContain(`id="${id}"`);
  }
  return pages;
}

/** One page of each kind, so that a browser can look at all of them. */
function samples(paths: Iterable<string>): string[] {
  return [...new Map([...paths].map((path) => [familyOf(path), path])).values()];
}

async function expectFrench(page: Page): Promise<void> {
  const text = await page.locator("body").innerText();
  // Two capitals are the initials of a company, or the sector « IT & Digital ».
  // « week-end » has been French since 1906.
  const words = (text.replaceAll(/week-end/gi, "").match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^\p{Lu}{2}$/u.test(word),
  );
  const english = words.map((word) => word.toLowerCase()).filter((word) => ENGLISH.has(word) && !EXCEPTIONS.has(word));
  expect([...new Set(english)], page.url()).toEqual([]);
  // The price and its sign stay on one line.
  expect(text.match(/.{0,20}\d[^\S\u00a0\u202f]?€/g) ?? [], page.url()).toEqual([]);
}

test("every link from the home page leads somewhere, in French, without a complaint", async ({ page, request, db }) => {
  for (const sectors of [["Restauration"], ["Logistique"]]) await aMission(db, { sectors, urgent: true });
  const pages = await crawl(request);
  for (const path of TEXT_PAGES) expect([...pages.keys()]).toContain(path);

  expect(ENGLISH.size).toBeGreaterThanOrEqual(300);
  const watch = watchErrors(page);
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-console -- what a refused script says is read by the test
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => console.error(violatedDirective));
  });
  for (const path of samples(pages.keys())) {
    await page.goto(path);
    await waitForHydration(page);
    await expectFrench(page);
  }
  watch.expectNone();
});
