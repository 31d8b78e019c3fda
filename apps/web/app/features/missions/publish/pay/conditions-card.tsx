import type { LintFinding } from "@app/contract/missions/mission-lint";
import { EXPERIENCE_LEVEL_LABELS } from "@app/domain/missions/labels.fr";
import { EXPERIENCE_LEVELS } from "@app/domain/missions/mission";
import { MISSION_TEXTS } from "@app/domain/missions/mission-texts.fr";
import type { ReactNode } from "react";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { FormCard, Pair } from "../../../../ui/form-card.tsx";
import { LintedField } from "../review/lint-notes.tsx";
import type { Draft } from "../values/mission-draft.ts";
import { PayPeriodField } from "./pay-period-field.tsx";

export interface ConditionsCardProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  findings: readonly LintFinding[];
  /** The kind of contract, before the pay that depends on it. */
  contract: ReactNode;
}

export function ConditionsCard({ values, errors, draft, findings, contract }: ConditionsCardProps) {
  return (
    <FormCard title="Conditions">
      {contract}
      <PayPeriodField {...{ values, errors, draft }} />
      <Pair>
        <Field
          label="Candidatures maximum"
          name="maxApplications"
          optional
          error={errors["maxApplications"]}
          hint="Au-delà, plus personne ne peut postuler."
        >
          <TextInput className="num" inputMode="numeric" defaultValue={typed(values, "maxApplications")} />
        </Field>
        <Field label="Expérience" name="experienceLevel" optional error={errors["experienceLevel"]}>
          <Select
            placeholder="Peu importe"
            defaultValue={typed(values, "experienceLevel")}
            options={EXPERIENCE_LEVELS.map((level) => ({ value: level, label: EXPERIENCE_LEVEL_LABELS[level] }))}
          />
        </Field>
      </Pair>
      <LintedField
        findings={findings}
        label="Avantages"
        name="benifits_perks"
        optional
        error={errors["benifits_perks"]}
      >
        <TextArea
          rows={2}
          defaultValue={typed(values, "benifits_perks")}
          placeholder="Repas du personnel, pourboires partagés…"
        />
      </LintedField>
      <LintedField
        findings={findings}
        label="Point de rendez-vous"
        name="meetingPoint"
        optional
        error={errors["meetingPoint"]}
        hint="Donné aux seules personnes que vous retenez."
      >
        <TextInput
          maxLength={MISSION_TEXTS.meetingPoint.max}
          defaultValue={typed(values, "meetingPoint")}
          placeholder="Entrée du personnel, demander Karim"
        />
      </LintedField>
      <LintedField
        findings={findings}
        label="Informations pratiques"
        name="additionalInfo"
        optional
        error={errors["additionalInfo"]}
      >
        <TextArea
          rows={2}
          defaultValue={typed(values, "additionalInfo")}
          placeholder="Accès, transports, contact sur place…"
        />
      </LintedField>
    </FormCard>
  );
}
