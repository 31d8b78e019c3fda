import type { KeyboardEvent } from "react";
import { fold } from "../fold-accents.ts";

const GAP = 4;
const EDGE = 8;

/** What cannot be done is passed over. */
const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>("[role^=menuitem]:not([aria-disabled=true])"),
];

/** The choice that is made goes before the first one. */
export function focusItem(menu: HTMLElement, which: "first" | "last" | "none"): void {
  const items = itemsOf(menu);
  const chosen = menu.querySelector<HTMLElement>("[aria-checked=true]");
  if (which === "none") menu.focus();
  else (chosen ?? items.at(which === "first" ? 0 : -1) ?? menu).focus();
}

/** Arrows turn round, a first letter goes to its entry, Tab leaves. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, items, at);
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (event.key === " " && items[at] instanceof HTMLAnchorElement) {
    event.preventDefault();
    items[at].click();
  } else if (event.key === "Tab") close();
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => fold(item.dataset["label"] ?? item.textContent).startsWith(fold(key)));
}

/** Under its button, above it where there is no room; on a phone the style sheet decides. */
export function placeBeside(button: HTMLElement, panel: HTMLElement, side: "start" | "end"): void {
  const around = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = around.bottom + GAP;
  const above = around.top - GAP - height;
  const isAbove = below + height > innerHeight - EDGE && above >= EDGE;
  const left = side === "end" ? around.right - width : around.left;
  panel.style.top = `${isAbove ? above : below}px`;
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`;
  panel.style.maxHeight = `${isAbove ? height : innerHeight - below - EDGE}px`;
}
