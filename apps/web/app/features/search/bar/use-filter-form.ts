import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";

/** A GET form whose fields follow the URL; its sheets close on navigation. `nothing`: the search of a form left empty. */
export function useFilterForm(path: string, filters: MissionFilters, nothing = "") {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const search = filtersSearch(filters);
  const shown = useRef(search);

  useEffect(() => {
    // The first render is up to date, and someone may have typed before hydration.
    if (shown.current === search) return;
    shown.current = search;
    if (form.current) showFilters(form.current, new URLSearchParams(search));
    closeSheets(form.current);
  }, [search]);

  return {
    form: {
      ref: form,
      action: path,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        closeSheets(event.currentTarget);
        const requested = String(filledIn(event.currentTarget));
        void navigate({ pathname: path, search: requested || nothing }, { preventScrollReset: true });
      },
    },
  };
}

function closeSheets(form: HTMLFormElement | null): void {
  for (const sheet of form?.querySelectorAll<HTMLElement>(":popover-open") ?? []) sheet.hidePopover();
}

/** As the links write them, so that a search has one address. */
const ORDER: readonly string[] = [
  "query",
  "location",
  "sector",
  "jobType",
  "radius",
  "urgent",
  "remote",
  "certificates",
  "date",
  "hours",
  "minPay",
  "sort",
  "vue",
];

function filledIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value.trim() === "") continue;
    const before = params.get(name);
    params.set(name, before === null ? value.trim() : `${before},${value.trim()}`);
  }
  return new URLSearchParams(ORDER.flatMap((name) => [...params].filter(([given]) => given === name)));
}

/** Updates the fields after a chip or the back button, without losing focus. */
function showFilters(form: HTMLFormElement, params: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? "";
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") continue;
    if (control.type === "checkbox")
      control.checked = (params.get(control.name) ?? "").split(",").includes(control.value);
    else if (control.type === "radio") control.checked = control.value === (params.get(control.name) ?? "");
    else control.value = params.get(control.name) ?? "";
  }
}
