import { PAY_PERIOD_UNITS } from "@app/domain/catalogue/labels.fr";
import { PAY_PERIODS } from "@app/domain/mission";
import { Lightbulb } from "lucide-react";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Pair } from "./form-card.tsx";
import { type Draft, smicAdvice } from "./mission-draft.ts";

export function PayFields({ values, errors, draft }: { values: TypedValues; errors: FieldErrors; draft: Draft }) {
  const advice = smicAdvice(draft);
  return (
    <div>
      <Pair>
        <Field label="Rémunération brute" name="compensation" required error={errors["compensation"]}>
          <TextInput
            className="num"
            inputMode="decimal"
            suffix="€"
            placeholder="14,50"
            defaultValue={typed(values, "compensation")}
          />
        </Field>
        <Field label="Par" name="compensationType" error={errors["compensationType"]}>
          <Select
            defaultValue={typed(values, "compensationType", "hourly")}
            options={PAY_PERIODS.map((period) => ({ value: period, label: PAY_PERIOD_UNITS[period] }))}
          />
        </Field>
      </Pair>
      <output className="block">
        {advice !== undefined && (
          <span className="mt-2 flex items-start gap-2 rounded-md bg-warn-soft p-3 text-sm text-warn-ink">
            <Lightbulb className="ico mt-0.5" aria-hidden="true" />
            {advice}
          </span>
        )}
      </output>
    </div>
  );
}
