import { expect, type Page } from "@playwright/test";
import { expectNoOverflow } from "./accessible.ts";
import { waitForPaint } from "./page-ready.ts";
import { wordFaults } from "./whole-words.ts";

/** What RGAA asks of every page and axe does not. */
export async function expectStructure(page: Page): Promise<void> {
  expect(await page.evaluate(findStructureFaults)).toEqual([]);
}

/** Runs in the page: « no name : svg.ico », one line each. */
function findStructureFaults(): string[] {
  const faults: string[] = [];
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const report = (what: string, element: Element) => faults.push(`${what} : ${element.outerHTML.slice(0, 100)}`);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  if (document.doctype?.name !== "html") faults.push("no doctype");
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(document.documentElement.lang)) faults.push("no language");
  if (document.title.trim().length < 3) faults.push("no title");
  if (all("main").filter(shown).length !== 1) faults.push("not one main");

  const headings = all("h1, h2, h3, h4, h5, h6").filter(shown);
  if (headings.filter(({ localName }) => localName === "h1").length !== 1) faults.push("not one h1");
  for (const [index, heading] of headings.entries()) {
    const before = headings[index - 1];
    if (before && Number(heading.localName[1]) - Number(before.localName[1]) > 1) report("level left out", heading);
    if (heading.textContent.trim() === "") report("empty heading", heading);
  }
  for (const drawing of all("svg").filter(shown)) {
    const isHidden = drawing.closest('[aria-hidden="true"]') !== null;
    const isNamed = drawing.getAttribute("role") === "img" && drawing.hasAttribute("aria-label");
    if (!isHidden && !isNamed) report("neither hidden nor named", drawing);
  }
  const ids = all("[id]").map(({ id }) => id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) faults.push(`twice : #${id}`);
  const nested = ["a a", "a button", "button a", "button button", "label label", "form form", "p p", "p div", "p ul"];
  const lists = [
    "ul > :not(li, script, template)",
    "ol > :not(li, script, template)",
    "dl > :not(dt, dd, div, script)",
  ];
  for (const selector of [...nested, ...lists])
    for (const element of all(selector)) if (!element.closest("svg")) report(selector, element);
  for (const element of all("[tabindex]"))
    if (Number(element.getAttribute("tabindex")) > 0) report("tabindex", element);
  for (const part of all("body [lang]"))
    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(part.getAttribute("lang") ?? "")) report("language", part);

  const fields = all("input:not([type=hidden]), select, textarea") as HTMLInputElement[];
  for (const field of fields.filter(shown)) {
    const isDrawnElsewhere = field.getBoundingClientRect().width <= 1;
    // A label for screen readers alone is one pixel wide.
    const isSeen = [...(field.labels ?? [])].some((label) => shown(label) && label.getBoundingClientRect().width > 1);
    if (!isDrawnElsewhere && !isSeen && field.title === "") report("neither label in sight nor title", field);
  }
  return faults;
}

/** Lines, words and letters apart as a reader may ask for: nothing is cut, nothing is wider than the screen. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const before = await cutWords(page);
  // A sheet of its own: the page refuses styles written into it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await waitForPaint(page);
  await expectNoOverflow(page);
  expect((await cutWords(page)).filter((fault) => !before.includes(fault))).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

const cutWords = async (page: Page) => (await wordFaults(page, "main")).filter((fault) => fault.startsWith("cut"));

/** Goes on with Tab: each stop shows where it is, on itself or on what is around it. */
export async function expectVisibleFocus(page: Page, stops = 40): Promise<void> {
  const faults = new Set<string>();
  for (let i = 0; i < stops; i += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const hasRing = (element: Element) => {
        const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(element);
        const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        return (
          isOutlined || (element instanceof SVGElement && stroke !== "none" && Number.parseFloat(strokeWidth) >= 3)
        );
      };
      let around: Element | null = focused;
      for (let up = 0; around && up < 6; up += 1, around = around.parentElement) if (hasRing(around)) return null;
      // A file field is one pixel wide: the button beside it takes the ring.
      const beside = [...(focused.closest(".drop")?.querySelectorAll(".btn") ?? [])].find(hasRing);
      return beside ? null : focused.outerHTML.slice(0, 120);
    });
    if (fault !== null) faults.add(fault);
  }
  expect([...faults]).toEqual([]);
}

/** With the reader's own colours: what is chosen still differs from what is beside it, and fields have an edge. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await waitForPaint(page);
  const faults = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      const { outlineStyle, outlineWidth, borderStyle, borderWidth, fontWeight, textDecorationLine } = style;
      return [
        outlineStyle,
        outlineWidth,
        borderStyle,
        borderWidth,
        fontWeight,
        textDecorationLine,
        style.backgroundColor,
      ].join();
    };
    const chosen = [...document.querySelectorAll('[aria-pressed="true"], nav [aria-current="page"]')].filter(shown);
    const alike = chosen.filter((element) => {
      const peers = [...(element.closest("ul, nav, fieldset")?.querySelectorAll(element.localName) ?? [])];
      const other = peers.find((peer) => shown(peer) && !peer.matches('[aria-pressed="true"], [aria-current]'));
      const before = (one: Element) => getComputedStyle(one, "::before").content;
      return other !== undefined && look(other) === look(element) && before(other) === before(element);
    });
    const fields = [...document.querySelectorAll(".input")].filter(shown);
    const edgeless = fields.filter(
      // Some share the edge of the box that they are in.
      (field) =>
        ![field, field.parentElement, field.parentElement?.parentElement].some(
          (box) => box && Number.parseFloat(getComputedStyle(box).borderTopWidth) >= 1,
        ) && !field.closest(".where-cell"),
    );
    return [...alike, ...edgeless].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: "none" });
  expect(faults).toEqual([]);
}
