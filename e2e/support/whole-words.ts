import type { Page } from "@playwright/test";

/** What shows a mission, a person or a company in a box of its own. */
const CARDS = ".stub-card, .selected-card, .mrow, .missing-shift, .cand, .cren, .ev, .hung-card, .exlist li, .card";

/** Words broken inside, cut without an ellipsis, covered, or out of their card: « broken : Toulouse (p.num) », one line each. */
export function wordFaults(page: Page, within: string): Promise<string[]> {
  return page.evaluate(findFaults, [within, CARDS] as const);
}

/** Runs in the page. */
function findFaults([within, cards]: readonly [string, string]): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Clip = { box: Box; across: boolean; down: boolean; shortens: boolean };
  type Written = { parent: Element; text: string; box: Box };
  const faults = new Set<string>();
  const clips = new Map<Element, Clip | null>();
  const written = new Map<Element, Written[]>();
  const name = (element: Element) => [element.localName, ...element.classList].slice(0, 3).join(".");
  const report = (kind: string, text: string, element: Element) => faults.add(`${kind} : ${text} (${name(element)})`);
  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) readText(walker.currentNode as Text);
  }
  for (const [card, texts] of written) compare(card, texts);
  return [...faults];

  function readText(node: Text): void {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === "" || /^(?:script|style|option|textarea|text|tspan)$/.test(parent.localName))
      return;
    if (!parent.checkVisibility({ visibilityProperty: true })) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const chain = clipsAround(parent);
    // For screen readers alone.
    if (boxes.length === 0 || chain.some(({ box }) => box.right - box.left <= 1)) return;
    if (boxes.length > 1) findBroken(node, range, parent);
    const card = parent.closest(cards);
    const texts = card && (written.get(card) ?? []);
    for (const { left, right, top, bottom, height } of boxes) {
      const whole: Box = { left, right, top, bottom };
      const seen = chain.reduce<Box | null>((box, clip) => box && clipped(box, clip, node.data, parent), whole);
      // The box of a font is taller than its letters.
      const trim = 0.2 * height;
      if (seen)
        texts?.push({
          parent,
          text: node.data.trim(),
          box: { ...seen, top: seen.top + trim, bottom: seen.bottom - trim },
        });
    }
    if (card && texts) written.set(card, texts);
  }

  /** A name may be broken after its hyphens; what no-break spaces hold together may not. */
  function findBroken(node: Text, range: Range, parent: Element): void {
    for (const { 0: word, index } of node.data.matchAll(/[^ \t\r\n-]+-?|-/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) report("broken", word, parent);
    }
  }

  /** The part that shows. */
  function clipped(box: Box, clip: Clip, text: string, parent: Element): Box | null {
    const around = clip.box;
    const isWider = box.left < around.left - 1 || box.right > around.right + 1;
    const isTaller = box.top < around.top - 1 || box.bottom > around.bottom + 1;
    if (((clip.across && isWider) || (clip.down && isTaller)) && !clip.shortens) report("cut", text.trim(), parent);
    const seen = {
      left: clip.across ? Math.max(box.left, around.left) : box.left,
      right: clip.across ? Math.min(box.right, around.right) : box.right,
      top: clip.down ? Math.max(box.top, around.top) : box.top,
      bottom: clip.down ? Math.min(box.bottom, around.bottom) : box.bottom,
    };
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
  }

  function clipsAround(parent: Element): Clip[] {
    const chain: Clip[] = [];
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const clip = clips.get(element) ?? (clips.has(element) ? null : clipOf(element));
      clips.set(element, clip);
      if (clip) chain.push(clip);
    }
    return chain;
  }

  function clipOf(element: Element): Clip | null {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    // What scrolls is not lost.
    const [across, down] = [overflowX, overflowY].map((value) => value === "hidden" || value === "clip") as [
      boolean,
      boolean,
    ];
    if (!across && !down) return null;
    const box = element.getBoundingClientRect();
    return { box, across, down, shortens: textOverflow === "ellipsis" || webkitLineClamp !== "none" };
  }

  function compare(card: Element, texts: readonly Written[]): void {
    const edge = card.getBoundingClientRect();
    const solids = [...card.querySelectorAll("svg, img, button, progress, .btn, .badge, .logo-sq, .avatar")]
      .filter((solid) => solid.checkVisibility({ visibilityProperty: true }))
      .map((solid) => ({ solid, box: solid.getBoundingClientRect() }));
    for (const [index, { parent, text, box }] of texts.entries()) {
      if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1)
        report("outside", text, parent);
      for (const other of texts.slice(index + 1))
        if (other.parent !== parent && overlap(box, other.box)) report("covered", `${text} / ${other.text}`, parent);
      for (const { solid, box: around } of solids)
        if (!solid.contains(parent) && overlap(box, around)) report("covered", `${text} / ${name(solid)}`, parent);
    }
  }
}
