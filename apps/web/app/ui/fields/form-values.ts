import type { FieldErrors } from "./field-errors.ts";

/** By field name; a list for repeated fields. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

export interface RefusedForm {
  errors: FieldErrors;
  formError: string | undefined;
  values: TypedValues;
}

/** Props of a group of fields. */
export interface FormPart {
  value: (name: string) => string;
  errors: FieldErrors;
}

/** Empty fields are absent. */
export function typed(values: TypedValues | undefined, name: string, otherwise = ""): string {
  const [first = otherwise] = typedList(values, name);
  return first;
}

export function typedList(values: TypedValues | undefined, name: string): readonly string[] {
  return [values?.[name] ?? []].flat();
}

/** A refused form shows what was typed, else what is stored. */
export function firstValue(
  refused: RefusedForm | undefined,
  name: string,
  stored: string | number | null | undefined,
): string {
  return refused ? typed(refused.values, name) : String(stored ?? "");
}

/** Fields of a row: an empty one keeps its place, or the rows below would shift. */
const IN_ROWS = /^shift[A-Z]/;

/** Repeated fields become lists; empty ones and files are left out. */
export function typedValues(form: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || (value === "" && !IN_ROWS.test(name))) continue;
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
}
