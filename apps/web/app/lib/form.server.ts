import { data } from "react-router";
import type * as z from "zod";
import type { FieldErrors } from "../ui/fields/field-errors.ts";
import type { RefusedForm } from "../ui/fields/form-values.ts";
import { typedValues } from "../ui/fields/form-values.ts";
import { failureOf } from "./api/failure.server.ts";
import { inFrench, type Translate } from "./language/refusals.server.ts";
import { log } from "./log.server.ts";

/** Never sent back to the page. */
const SECRET = /password|^totp/i;

/**
 * Sends a form; a refusal comes back with its errors. `failed`: the sentence when the API is away, else the error is
 * thrown.
 */
export async function submitForm<T>(
  form: FormData,
  send: () => Promise<T>,
  failed?: string,
  translate?: Translate,
): Promise<T | ReturnType<typeof refuse>> {
  try {
    return await send();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.isUnavailable && failed !== undefined) {
      log.error({ event: "web.form_failed", err: error });
      return refuse(form, {}, failed, 503, translate);
    }
    if (failure.isUnavailable) throw error;
    const errors = Object.fromEntries(Object.entries(failure.fields).map(([name, [first]]) => [name, first]));
    const formError = Object.keys(errors).length > 0 ? undefined : failure.message;
    return refuse(
      form,
      { ...errors, ...(errors["non_field_errors"] && { non_field_errors: undefined }) },
      formError,
      failure.status,
      translate,
    );
  }
}

export function refuse(
  form: FormData,
  errors: FieldErrors,
  formError: string | undefined,
  status: number,
  translate: Translate = inFrench,
) {
  const translated = Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name, sentence === undefined ? sentence : translate(sentence)]),
  );
  const title = formError === undefined ? formError : translate(formError);
  return data<RefusedForm>({ errors: translated, formError: title, values: formValues(form) }, { status });
}

/** The first sentence of each faulty field, from the same schema the API uses. */
export function fieldErrors(schema: z.ZodType, form: FormData): FieldErrors | null {
  const parsed = schema.safeParse(formValues(form, true));
  if (parsed.success) return null;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? "")] ??= issue.message;
  return errors;
}

export function formValues(form: FormData, withSecrets = false): Record<string, string | string[]> {
  const values = typedValues(form);
  if (withSecrets) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
}

/** One text field; empty when absent or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Without empty file inputs and the fields of `without`. */
export function formFor(form: FormData, without: readonly string[] = []): FormData {
  const sent = new FormData();
  for (const [name, value] of form) {
    if (without.includes(name) || (typeof value !== "string" && value.size === 0)) continue;
    sent.append(name, value);
  }
  return sent;
}
