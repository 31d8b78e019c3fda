import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/database.ts";
import { IS_LONG, ON_PHONE } from "../support/length.ts";
import { waitForHydration, watchErrors } from "../support/page-ready.ts";

const SCRIPTS_LATE_MS = 5_000;
/** Long enough for a page that undoes a gesture to have done so. */
const SETTLED_MS = 800;

interface Scene {
  page: Page;
  isPhone: boolean;
  mission: { id: number; title: string; companyId: number };
}

/** A control of a page that visitors share, touched as soon as it is painted. */
interface FirstTouch {
  what: string;
  path: (scene: Scene) => string;
  touch: (scene: Scene) => Promise<void>;
  /** What is seen at once, and still there when every script has run. */
  done: (scene: Scene) => Promise<void>;
}

const menu = (page: Page) => page.locator("details.site-menu > summary");
const sheet = (page: Page, id: string) => page.locator(`#${id}`);
const isOpen = (popover: Locator) => popover.evaluate((element) => element.matches(":popover-open"));
const press = (control: Locator, { isPhone }: Scene) => (isPhone ? control.tap() : control.click());

/** On a phone the menu; from 1280 px on its links are in the header, and the theme stands for it. */
const menuOrTheme: Pick<FirstTouch, "touch" | "done"> = {
  touch: (scene) => press(scene.isPhone ? menu(scene.page) : scene.page.getByRole("button", { name: "Sombre" }), scene),
  async done({ page, isPhone }) {
    if (isPhone)
      await expect(page.getByRole("navigation", { name: "Navigation mobile" }).getByRole("link").first()).toBeVisible();
    else await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  },
};

const TOUCHES: readonly FirstTouch[] = [
  { what: "the menu of the home page", path: () => "/", ...menuOrTheme },
  {
    what: "the banner of the home page",
    path: () => "/",
    touch: (scene) => press(scene.page.getByRole("button", { name: "Masquer le bandeau" }), scene),
    done: ({ page }) => expect(page.getByRole("complementary", { name: "Bandeau visiteur" })).toBeHidden(),
  },
  {
    what: "the search of the home page",
    path: () => "/",
    async touch({ page }) {
      await page.getByLabel("Métier ou entreprise").pressSequentially("serveur");
      await page.keyboard.press("Enter");
    },
    done: ({ page }) => expect(page).toHaveURL(/\/emplois\?query=serveur$/),
  },
  {
    what: "place and date of the results",
    path: () => "/emplois",
    async touch(scene) {
      if (scene.isPhone) return scene.page.getByRole("button", { name: /Toute la France/ }).tap();
      return scene.page.getByLabel("Lieu", { exact: true }).pressSequentially("Lyon");
    },
    async done({ page, isPhone }) {
      if (isPhone) expect(await isOpen(sheet(page, "ou-et-quand"))).toBe(true);
      else await expect(page.getByLabel("Lieu", { exact: true })).toHaveValue("Lyon");
    },
  },
  {
    what: "the filters of the results",
    path: () => "/emplois",
    async touch(scene) {
      await press(scene.page.getByRole("button", { name: /^Filtres/ }), scene);
      await press(scene.page.getByText("Missions urgentes seulement"), scene);
    },
    async done({ page }) {
      expect(await isOpen(sheet(page, "filtres"))).toBe(true);
      await expect(page.getByLabel("Missions urgentes seulement")).toBeChecked();
    },
  },
  {
    what: "the order of the results",
    path: () => "/emplois",
    touch: async ({ page }) => void (await page.getByLabel("Trier par").selectOption("recent")),
    done: ({ page }) => expect(page).toHaveURL(/\/emplois\?sort=recent$/),
  },
  {
    what: "the menu of a mission",
    path: ({ mission }) => `/emplois/${mission.id}`,
    ...menuOrTheme,
  },
  {
    what: "« Postuler » on a mission",
    path: ({ mission }) => `/emplois/${mission.id}`,
    touch: (scene) =>
      press(
        scene.page.getByRole("link", { name: `Postuler : ${scene.mission.title}` }).filter({ visible: true }),
        scene,
      ),
    done: ({ page }) => expect(page).toHaveURL(/\/emplois\/\d+-[^/]+\/postuler$/),
  },
  {
    what: "the banner of a company",
    path: ({ mission }) => `/entreprises/${mission.companyId}`,
    touch: (scene) => press(scene.page.getByRole("button", { name: "Masquer le bandeau" }), scene),
    done: ({ page }) => expect(page.getByRole("complementary", { name: "Bandeau visiteur" })).toBeHidden(),
  },
  {
    what: "the form of the contact page",
    path: () => "/contact",
    async touch({ page }) {
      await page.getByLabel("Nom").pressSequentially("Inès Roy");
      await page.getByLabel("Sujet").selectOption("support");
      await page.getByLabel("Message").pressSequentially("Bonjour");
    },
    async done({ page }) {
      await expect(page.getByLabel("Nom")).toHaveValue("Inès Roy");
      await expect(page.getByLabel("Sujet")).toHaveValue("support");
      await expect(page.getByLabel("Message")).toHaveValue("Bonjour");
    },
  },
  {
    what: "a question of the FAQ",
    path: () => "/faq",
    touch: (scene) => press(scene.page.locator("main details summary").first(), scene),
    done: ({ page }) => expect(page.locator("main details").first()).toHaveAttribute("open", ""),
  },
  { what: "the menu of the rules", path: () => "/regles", ...menuOrTheme },
];

interface Condition {
  when: string;
  /** Returns what ends it. */
  begin: (page: Page) => Promise<() => Promise<void>>;
}

const atPaint: Condition = { when: "at first paint", begin: async () => async () => {} };

const slowProcessor: Condition = {
  when: "on a processor four times slower",
  async begin(page) {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return () => browser.send("Emulation.setCPUThrottlingRate", { rate: 1 }).then(() => {});
  },
};

const lateScripts: Condition = {
  when: "before the scripts",
  async begin(page) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue().catch(() => {});
    });
    if (IS_LONG) setTimeout(resolve, SCRIPTS_LATE_MS);
    return async () => resolve();
  },
};

/**
 * The slow processor is for `pnpm check:long`, and so is the first paint at a desk: they show what the late scripts show, less
 * surely.
 */
for (const condition of IS_LONG ? [atPaint, slowProcessor, lateScripts] : [atPaint, lateScripts])
  for (const { what, path, touch, done } of TOUCHES)
    test(`a first touch stays done ${condition.when}: ${what}`, {
      tag: condition === lateScripts ? [] : ON_PHONE,
    }, async ({ page, db, isMobile }) => {
      const watch = watchErrors(page);
      const employer = await anEmployer(db);
      const title = `Serveur ${uniqueWord("geste")} (H/F)`;
      const { id, companyId } = await aMission(db, { employer, title });
      const scene: Scene = { page, isPhone: isMobile, mission: { id, title, companyId } };
      const end = await condition.begin(page);
      const opened: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest() || request.url().includes(".data")) opened.push(request.url());
      });
      await page.goto(path(scene), { waitUntil: "commit" });
      await untilPainted(page);
      await touch(scene);
      await done(scene);
      const before = opened.length;
      await end();
      await waitForHydration(page);
      await page.waitForTimeout(SETTLED_MS);
      await done(scene);
      expect(opened.slice(before), "pages that nobody asked for").toEqual([]);
      watch.expectNone();
    });

/** Before its first paint a page cannot be touched: nothing of it is on the screen. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, {
    polling: "raf",
  });
}
