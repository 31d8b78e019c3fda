import { formatBreakdown } from "@app/domain/missions/format-pay";
import { PAY_PERIOD_UNITS } from "@app/domain/missions/labels.fr";
import { PAY_PERIODS } from "@app/domain/missions/mission";
import { formatEuros } from "@app/domain/money/format-euros";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import { Select } from "../../../../ui/fields/select.tsx";
import { type Draft, earningsOf, hourlyEquivalent } from "../values/mission-draft.ts";

export interface PayPeriodFieldProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
}

export function PayPeriodField({ values, errors, draft }: PayPeriodFieldProps) {
  return (
    <div>
      <Field label="Rémunération par" name="compensationType" error={errors["compensationType"]}>
        <Select
          defaultValue={typed(values, "compensationType", "hourly")}
          options={PAY_PERIODS.map((period) => ({ value: period, label: PAY_PERIOD_UNITS[period] }))}
        />
      </Field>
      <output className="block">
        <PaySummary draft={draft} />
      </output>
    </div>
  );
}

function PaySummary({ draft }: { draft: Draft }) {
  const earnings = earningsOf(draft);
  const hourly = hourlyEquivalent(draft);
  if (hourly === null) return null;
  return (
    <span className="num mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md bg-sunken p-3 text-sm">
      {earnings && (
        <span>
          {"Gains estimés\u00a0: "}
          <b className="text-base">{formatEuros(earnings.totalCents)}</b>
          {` (${formatBreakdown(earnings)})`}
        </span>
      )}
      <span>{`Équivalent horaire\u00a0: ${formatEuros(hourly)}`}</span>
    </span>
  );
}
