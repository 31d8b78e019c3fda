import type { LintFinding } from "@app/contract/missions/mission-lint";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { LintedField } from "../review/lint-notes.tsx";

export interface GuidedFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  findings: readonly LintFinding[];
}

export function GuidedFields({ values, errors, findings }: GuidedFieldsProps) {
  return (
    <div className="js-only grid gap-6">
      <LintedField
        findings={findings}
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
      </LintedField>
      <LintedField findings={findings} label="Équipement, tenue" name="equipment" error={errors["equipment"]}>
        <TextInput defaultValue={typed(values, "equipment")} placeholder="Chemise et pantalon noirs" />
      </LintedField>
    </div>
  );
}
