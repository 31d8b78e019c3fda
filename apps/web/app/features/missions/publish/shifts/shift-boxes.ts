import { atParis, isTime, parisTime } from "@app/domain/time/calendar";
import type { FocusEvent } from "react";
import { fieldId } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { ROW_FIELDS } from "../values/shift-rows.ts";

const USUAL_MS = 8 * 3_600_000;

/** Name, id and error of a box; its id has the number of the row. */
export function boxesOf(index: number, errors: FieldErrors) {
  return (key: keyof typeof ROW_FIELDS) => {
    const name = `${ROW_FIELDS[key]}-${index}`;
    return { name: ROW_FIELDS[key], id: fieldId(name), error: errors[name] };
  };
}

/** Eight hours after the start, unless the end is typed or about to be. On blur of what is around the boxes. */
export function proposeEnd(event: FocusEvent<HTMLElement>): void {
  const end = event.currentTarget.querySelector<HTMLInputElement>('[data-field="shiftEnd"]');
  const posted = event.currentTarget.querySelector<HTMLInputElement>('input[name="shiftStart"]')?.value ?? "";
  if (!end || end.value !== "" || event.relatedTarget === end || !isTime(posted)) return;
  end.value = parisTime(new Date(atParis("2026-01-15", posted).getTime() + USUAL_MS));
  end.dispatchEvent(new Event("input", { bubbles: true }));
}
