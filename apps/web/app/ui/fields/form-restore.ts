import { type RefObject, useEffect, useRef } from "react";

/** The fragment of the URL after signing in again. */
export const RESUMED = "reprise";

export type SavedValues = Readonly<Record<string, readonly string[]>>;

const REFILL = "form-restore:refill";

/**
 * Saves what was typed when the session ends, and restores it after signing in again. The key names the form and its
 * user. Controls with their own state use `useRefill`; passwords and files are not saved. `alsoVisited`: a page that may be
 * visited meanwhile, and come back from.
 */
export function useFormRestore(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  { done = false, alsoVisited }: { done?: boolean; alsoVisited?: string } = {},
): void {
  const edited = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const isResumed = location.hash === `#${RESUMED}`;
    const values = isResumed || alsoVisited !== undefined ? read(key) : undefined;
    forget(key);
    if (values) {
      edited.current = true;
      // Later: controls may not be listening yet.
      queueMicrotask(() => {
        refill(element, values);
        if (isResumed) history.replaceState(history.state, "", location.pathname + location.search);
      });
    }

    const save = () => edited.current && store(key, valuesOf(element));
    const markEdited = () => {
      edited.current = true;
    };
    element.addEventListener("input", markEdited);
    element.addEventListener("change", markEdited);
    element.addEventListener("submit", save);
    addEventListener("pagehide", save);
    return () => {
      element.removeEventListener("input", markEdited);
      element.removeEventListener("change", markEdited);
      element.removeEventListener("submit", save);
      removeEventListener("pagehide", save);
      // Redirected to sign in, the person will come back; any other navigation leaves the form.
      const isAway = alsoVisited !== undefined && location.pathname.startsWith(alsoVisited);
      if (isAway || location.search.includes(encodeURIComponent(`#${RESUMED}`))) save();
      else forget(key);
    };
  }, [form, key, alsoVisited]);

  useEffect(() => {
    if (!done) return;
    edited.current = false;
    forget(key);
  }, [done, key]);
}

/** For a control that holds its own state. */
export function useRefill(inside: RefObject<HTMLElement | null>, take: (values: SavedValues) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const form = inside.current?.closest("form");
    const listen = (event: Event) => {
      if (event instanceof CustomEvent) latest.current(event.detail);
    };
    form?.addEventListener(REFILL, listen);
    return () => form?.removeEventListener(REFILL, listen);
  }, [inside]);
}

const storageKey = (key: string) => `form-restore:${key}`;

/** Storage may be refused (private browsing, quota). */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const store = (key: string, values: SavedValues) =>
  attempt(() => sessionStorage.setItem(storageKey(key), JSON.stringify(values)));

const forget = (key: string) => attempt(() => sessionStorage.removeItem(storageKey(key)));

const read = (key: string): SavedValues | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(storageKey(key)) ?? "null") ?? undefined);

function valuesOf(form: HTMLFormElement): SavedValues {
  const secrets = new Set([...form.querySelectorAll("input")].filter(isSecret).map(({ name }) => name));
  const values: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !secrets.has(name)) (values[name] ??= []).push(value);
  }
  return values;
}

/** A password shown in clear has the type text. */
function isSecret(input: HTMLInputElement): boolean {
  return input.type === "password" || input.autocomplete.endsWith("password") || /password/i.test(input.name);
}

const NOT_REFILLED: ReadonlySet<string> = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

function refill(form: HTMLFormElement, values: SavedValues): void {
  form.dispatchEvent(new CustomEvent(REFILL, { detail: values }));
  const used = new Map<string, number>();
  for (const control of form.elements) {
    if (!isField(control) || control.name === "" || NOT_REFILLED.has(control.type)) continue;
    if (control instanceof HTMLInputElement && isSecret(control)) continue;
    const given = values[control.name] ?? [];
    if (control.type === "checkbox" || control.type === "radio") {
      if (control instanceof HTMLInputElement && control.checked !== given.includes(control.value)) control.click();
      continue;
    }
    const index = used.get(control.name) ?? 0;
    used.set(control.name, index + 1);
    const value = given[index];
    if (value !== undefined && value !== control.value) setValue(control, value);
  }
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is FieldElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Through the prototype, so that React sees the change of a field it controls. */
function setValue(control: FieldElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  // A combobox would take the event for typing, and open its list.
  if (control.dataset["refill"] === "silent") return;
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
