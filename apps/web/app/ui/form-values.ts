import type { FieldErrors } from "./field-errors.ts";

/** What was typed, by field name: one text, or those of a repeated field. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

/** What a refused form comes back with. */
export interface RefusedForm {
  errors: FieldErrors;
  formError: string | undefined;
  values: TypedValues;
}

/** A part of a form that its owner leaves to another: what its fields hold first, and what is wrong with them. */
export interface FormPart {
  value: (name: string) => string;
  errors: FieldErrors;
}

/** What was typed in a field; a box left empty is not there. */
export function typed(values: TypedValues | undefined, name: string, otherwise = ""): string {
  const [first = otherwise] = typedList(values, name);
  return first;
}

export function typedList(values: TypedValues | undefined, name: string): readonly string[] {
  return [values?.[name] ?? []].flat();
}

/** A refused form shows what was typed, even nothing; the first time it shows what is stored. */
export function firstValue(
  refused: RefusedForm | undefined,
  name: string,
  stored: string | number | null | undefined,
): string {
  return refused ? typed(refused.values, name) : String(stored ?? "");
}

/** A form as it stands: repeated fields become lists, empty ones and files are left out. */
export function typedValues(form: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || value === "") continue;
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
}
