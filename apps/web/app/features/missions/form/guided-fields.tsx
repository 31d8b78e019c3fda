import type { LintFinding } from "@app/contract/mission-lint";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { LintedField } from "./lint-notes.tsx";

export interface GuidedFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  findings: readonly LintFinding[];
}

export function GuidedFields({ values, errors, findings }: GuidedFieldsProps) {
  return (
    <div className="js-only grid gap-6">
      <LintedField findings={findings} field="responsibilities" error={errors["responsibilities"]}>
        <Field
          label="Responsabilités"
          name="responsibilities"
          error={errors["responsibilities"]}
          hint="Séparez par des virgules ou des retours à la ligne, nous en faisons une liste."
          hintAbove
        >
          <TextArea
            rows={2}
            defaultValue={typed(values, "responsibilities")}
            placeholder="Accueil, service au plateau, encaissement"
          />
        </Field>
      </LintedField>
      <LintedField findings={findings} field="equipment" error={errors["equipment"]}>
        <Field label="Équipement, tenue" name="equipment" error={errors["equipment"]}>
          <TextInput defaultValue={typed(values, "equipment")} placeholder="Chemise et pantalon noirs" />
        </Field>
      </LintedField>
    </div>
  );
}
