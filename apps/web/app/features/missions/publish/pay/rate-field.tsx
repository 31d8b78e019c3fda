import type { LintFinding } from "@app/contract/missions/mission-lint";
import { type SmicRate, smicOn, smicZone } from "@app/domain/catalogue/smic";
import { PAY_PERIOD_LABELS } from "@app/domain/missions/labels.fr";
import type { PayPeriod } from "@app/domain/missions/mission";
import { formatEuros } from "@app/domain/money/format-euros";
import { parisDay } from "@app/domain/time/calendar";
import { cx } from "../../../../ui/class-names.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { LintNotes } from "../review/lint-notes.tsx";
import { type Draft, hourlyEquivalent } from "../values/mission-draft.ts";
import { PayGauge } from "./pay-gauge.tsx";
import type { LocalPay } from "./use-local-pay.ts";

const QUESTIONS: Record<PayPeriod, string> = {
  hourly: "Combien de l’heure, brut\u00a0?",
  daily: "Combien par jour, brut\u00a0?",
  weekly: "Combien par semaine, brut\u00a0?",
  monthly: "Combien par mois, brut\u00a0?",
};

export interface RateFieldProps {
  values: TypedValues;
  errors: FieldErrors;
  findings: readonly LintFinding[];
  draft: Draft;
  communeCode: string;
  localPay: LocalPay | null;
  smicRates: readonly SmicRate[];
  now: Date;
}

export function RateField({ values, errors, findings, draft, communeCode, localPay, now, ...props }: RateFieldProps) {
  const { payPeriod, startsAt, location } = draft;
  const zone = smicZone(communeCode || null, location);
  const { cents: floor } = smicOn(parisDay(startsAt ?? now), zone, props.smicRates);
  return (
    <div>
      <Field label={QUESTIONS[payPeriod]} name="compensation" required error={errors["compensation"]}>
        <div className="rate-and-note">
          <TextInput
            className={cx("num font-semibold", payPeriod === "hourly" ? "pr-16!" : "pr-28!")}
            inputMode="decimal"
            autoComplete="off"
            suffix={payPeriod === "hourly" ? "€\u00a0/\u00a0h" : PAY_PERIOD_LABELS[payPeriod]}
            defaultValue={typed(values, "compensation")}
          />
          <p className="text-ink-2 text-sm leading-snug">
            {localPay ? (
              <>
                {`${localPay.department}, ${localPay.sector}\u00a0: la moitié des missions paient `}
                <b className="num font-semibold text-ink">{formatEuros(localPay.median)}</b> ou plus.
              </>
            ) : (
              `Au moins ${formatEuros(floor)} de l’heure, le SMIC.`
            )}
          </p>
        </div>
      </Field>
      <div className="js-only">
        <PayGauge floor={floor} median={localPay?.median ?? null} own={hourlyEquivalent(draft)} />
      </div>
      <LintNotes findings={findings} field="compensation" error={errors["compensation"]} />
    </div>
  );
}
