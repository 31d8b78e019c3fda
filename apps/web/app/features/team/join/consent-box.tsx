import { consentFr } from "@app/contract/team/team.fr";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { fieldId } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";

/** Empty at first: only the person ticks it. */
export function ConsentBox({ company, errors }: { company: string; errors: FieldErrors }) {
  return (
    <Checkbox
      id={fieldId("consent")}
      name="consent"
      frame="line"
      label={consentFr(company).sentence}
      required
      error={errors["consent"]}
    />
  );
}
