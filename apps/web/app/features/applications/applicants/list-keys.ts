import type { KeyboardEvent } from "react";

const INTENTS: Readonly<Record<string, string>> = { a: "accept", r: "reject", z: "undo" };

/** In a list of people: arrows go from one to the next, A accepts, R refuses, Z undoes. Nothing in a field or a menu. */
export function handleListKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]")) return;
  const row = target.closest("li.cand");
  const intent = INTENTS[key.toLowerCase()];
  if (row && intent) {
    const button = row.querySelector<HTMLButtonElement>(`button[name=intent][value=${intent}]`);
    if (!button) return;
    event.preventDefault();
    button.click();
    return;
  }
  if (key !== "ArrowDown" && key !== "ArrowUp") return;
  // A closed menu opens with the arrows.
  if (target.getAttribute("aria-haspopup") !== null) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>("[data-row-link]")];
  const current = links.findIndex((link) => row?.contains(link));
  const next = links[current + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
