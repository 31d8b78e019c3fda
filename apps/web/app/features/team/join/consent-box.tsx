import { useWords } from "../../../lib/language/language.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { fieldId } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { joinWords } from "./join-words.ts";

/** Empty at first: only the person ticks it. */
export function ConsentBox({ company, errors }: { company: string; errors: FieldErrors }) {
  const words = useWords(joinWords);
  return (
    <Checkbox
      id={fieldId("consent")}
      name="consent"
      frame="line"
      label={words.consent(company)}
      required
      error={errors["consent"]}
    />
  );
}
