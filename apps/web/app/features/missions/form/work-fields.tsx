import type { LintFinding } from "@app/contract/mission-lint";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import { Pair } from "./form-card.tsx";
import { LintNotes } from "./lint-notes.tsx";
import { type Draft, daysHint } from "./mission-draft.ts";

export interface WorkFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  findings: readonly LintFinding[];
}

export function WorkFields({ values, errors, draft, findings }: WorkFieldsProps) {
  const placeholder = daysHint(draft);
  return (
    <div>
      <Pair>
        <Field label="Heures par jour" name="hoursPerDay" error={errors["hoursPerDay"]} hint={"8\u00a0h par défaut."}>
          <TextInput className="num" inputMode="decimal" defaultValue={typed(values, "hoursPerDay", "8")} />
        </Field>
        <Field
          label={draft.payPeriod === "weekly" ? "Nombre de semaines" : "Nombre de jours"}
          name="totalDays"
          optional
          error={errors["totalDays"]}
        >
          <TextInput
            className="num"
            inputMode="numeric"
            defaultValue={typed(values, "totalDays")}
            {...(placeholder !== undefined && { placeholder })}
          />
        </Field>
      </Pair>
      <LintNotes findings={findings} field="hoursPerDay" error={errors["hoursPerDay"]} />
    </div>
  );
}
