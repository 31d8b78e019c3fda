import { DECISION_UNDO_MS } from "@app/domain/applications/decision-undo";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { submitToastForm } from "../../../lib/toast-submit.ts";
import { undoForm } from "../decisions/undo-form.ts";

const INTENTS: Readonly<Record<string, string>> = { a: "accept", r: "reject", z: "undo" };

/** Where a letter is written or chosen, and what is asked in front of the page. */
const ELSEWHERE = "input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]";

/** In a list of people: arrows go from one to the next, A accepts, R refuses, Z undoes. Nothing in a field or a menu. */
export function handleListKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest(ELSEWHERE)) return;
  const row = target.closest<HTMLElement>("li.cand");
  const intent = INTENTS[key.toLowerCase()];
  if (row && intent) {
    const button = row.querySelector<HTMLButtonElement>(`button[name=intent][value=${intent}]`);
    if (!button) return;
    event.preventDefault();
    button.click();
    if (intent !== "undo") undoWithKey(row.dataset["application"] ?? "");
    return;
  }
  if (key !== "ArrowDown" && key !== "ArrowUp") return;
  // A closed menu opens with the arrows.
  if (target.getAttribute("aria-haspopup") !== null) return;
  const links = linksOf(currentTarget);
  const current = links.findIndex((link) => row?.contains(link));
  const next = links[current + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const linksOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-row-link]")];

let forget: (() => void) | undefined;

/** The row has left with its button: Z undoes the last decision made with a key, as long as it can be. */
function undoWithKey(application: string): void {
  forget?.();
  function handle(event: globalThis.KeyboardEvent) {
    const { target, key, defaultPrevented } = event;
    if (key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || event.altKey || defaultPrevented) return;
    if (target instanceof HTMLElement && target.closest(ELSEWHERE)) return;
    forget?.();
    submitToastForm(undoForm(application));
  }
  const timer = setTimeout(() => forget?.(), DECISION_UNDO_MS);
  forget = () => {
    clearTimeout(timer);
    document.removeEventListener("keydown", handle);
    forget = undefined;
  };
  document.addEventListener("keydown", handle);
}

/** When the row that has focus leaves the list, the next one takes it. */
export function useListFocus(list: RefObject<HTMLElement | null>, ids: string) {
  const place = useRef(-1);
  const previous = useRef(ids);
  useEffect(() => {
    if (previous.current === ids) return;
    previous.current = ids;
    if (place.current < 0 || !list.current || document.activeElement !== document.body) return;
    const links = linksOf(list.current);
    links[Math.min(place.current, links.length - 1)]?.focus({ preventScroll: true });
  }, [list, ids]);
  return (target: Element) => {
    const row = target.closest("li.cand");
    place.current = row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1;
  };
}
