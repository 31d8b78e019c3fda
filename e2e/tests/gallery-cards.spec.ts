import { readPackage } from "@app/db/reference/read-package";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/gallery.ts";
import { IS_LONG } from "../support/length.ts";
import { waitForHydration } from "../support/page-ready.ts";
import { wordFaults } from "../support/whole-words.ts";

const WIDTHS = IS_LONG ? [320, 360, 390, 768, 1280] : [320, 390, 1280];
const TEXT_SIZES = IS_LONG ? [100, 130, 150, 200] : [100, 200];
/** It changes colours alone. */
const THEMES = IS_LONG ? ["light", "dark"] : ["light"];
/** Of each size, in the report. */
const SHOWN = 10;

for (const width of WIDTHS)
  test(`no word of a card is broken, cut or covered at ${width} px, whatever the size of text @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/composants/cartes");
    await waitForHydration(page);
    const cards = await page.locator("main").getByRole("article").allTextContents();
    const texts = [...(await longestCommunes()), "les 5\u00a0créneaux", "1\u202f250,50\u00a0€"];
    expect(texts.filter((text) => !cards.some((card) => card.includes(text)))).toEqual([]);

    await showEverything(page);
    const found: string[] = [];
    for (const size of TEXT_SIZES)
      for (const theme of THEMES) {
        await setText(page, size, theme);
        const faults = await wordFaults(page, "main section > :not(h2)");
        if (faults.length > 0) found.push(`${size} %, ${theme}: ${faults.length}`, ...faults.slice(0, SHOWN));
      }
    expect(found).toEqual([]);
  });

async function longestCommunes(): Promise<string[]> {
  const { places } = await readPackage();
  const names = [...new Set(places.map(({ name }) => name))];
  return names.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, 60);
}

/** Nothing folded, moving or askew: a word on a slope has the box of the slope. */
function showEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".render-near-screen"))
      part.style.contentVisibility = "visible";
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after { transition: none !important; animation: none !important; rotate: none; }",
    );
    document.adoptedStyleSheets.push(still);
  });
}

function setText(page: Page, percent: number, theme: string): Promise<void> {
  return page.evaluate(
    ([size, name]) => {
      document.documentElement.style.fontSize = `${size}%`;
      document.documentElement.dataset["theme"] = name;
    },
    [percent, theme] as const,
  );
}
