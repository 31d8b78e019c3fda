import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { filtersSearch, type MissionFilters } from "./filters.ts";

/** A GET form whose fields follow the URL; its sheet closes on navigation. */
export function useFilterForm(path: string, filters: MissionFilters) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const search = filtersSearch(filters);
  const shown = useRef(search);

  useEffect(() => {
    // The first render is up to date, and someone may have typed before hydration.
    if (shown.current === search) return;
    shown.current = search;
    if (form.current) showFilters(form.current, new URLSearchParams(search));
    close(sheet.current);
  }, [search]);

  return {
    sheet,
    form: {
      ref: form,
      action: path,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        close(sheet.current);
        const requested = filledIn(event.currentTarget);
        void navigate({ pathname: path, search: String(requested) }, { preventScrollReset: true });
      },
    },
  };
}

function close(sheet: HTMLElement | null): void {
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}

function filledIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.set(name, value.trim());
  }
  return params;
}

/** Updates the fields after a chip or the back button, without losing focus. */
function showFilters(form: HTMLFormElement, params: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? "";
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") continue;
    if (control.type === "checkbox") control.checked = params.has(control.name);
    else if (control.type === "radio") control.checked = control.value === (params.get(control.name) ?? "");
    else control.value = params.get(control.name) ?? "";
  }
}
