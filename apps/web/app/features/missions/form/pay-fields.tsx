import type { LintFinding } from "@app/contract/mission-lint";
import { PAY_PERIOD_UNITS } from "@app/domain/catalogue/labels.fr";
import { isEmployeeKind } from "@app/domain/contract-kind";
import { formatBreakdown, formatEuros } from "@app/domain/format";
import { PAY_PERIODS } from "@app/domain/mission";
import type { Cents } from "@app/domain/money";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Pair } from "./form-card.tsx";
import { LintNotes } from "./lint-notes.tsx";
import { costOf, type Draft, earningsOf, hourlyEquivalent } from "./mission-draft.ts";

export interface PayFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  findings: readonly LintFinding[];
}

export function PayFields({ values, errors, draft, findings }: PayFieldsProps) {
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
        <PaySummary draft={draft} />
        <CostSummary draft={draft} />
      </output>
      <LintNotes findings={findings} field="compensation" error={errors["compensation"]} />
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

/** For everyone wanted, where the earnings are of one person. */
function CostSummary({ draft }: { draft: Draft }) {
  const cost = costOf(draft);
  if (!cost) return null;
  const lines: [string, Cents][] = [
    [isEmployeeKind(draft.contractKind) ? "Salaires" : "Rémunération", cost.payCents],
    ["Fin de contrat, 10\u202f%", cost.bonusCents],
    ["Congés payés, 10\u202f%", cost.holidayCents],
  ];
  return (
    <span className="num mt-3 grid gap-1 rounded-md border border-line p-3 text-sm">
      <b className="font-semibold">{"Coût brut estimé\u00a0:"}</b>
      {lines
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => (
          <span key={label} className="flex justify-between gap-3 text-ink-2">
            <span>{label}</span>
            {formatEuros(cents)}
          </span>
        ))}
      <span className="flex justify-between gap-3 border-line border-t pt-1">
        <b>Total</b>
        <b className="text-base">{formatEuros(cost.grossCents)}</b>
      </span>
      {isEmployeeKind(draft.contractKind) && <span className="text-ink-3 text-xs">Hors cotisations patronales.</span>}
    </span>
  );
}
