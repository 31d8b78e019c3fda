import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { Outcome } from "../../../ui/outcome.ts";

/** The one sentence of a form that was not saved. */
export function refusal(result: RefusedForm | Outcome | undefined): string | undefined {
  if (!result || !("errors" in result)) return undefined;
  return result.formError ?? Object.values(result.errors).find((error) => error !== undefined);
}
