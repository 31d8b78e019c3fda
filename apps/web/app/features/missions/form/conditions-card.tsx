import { EXPERIENCE_LEVEL_LABELS } from "@app/domain/catalogue/labels.fr";
import { EXPERIENCE_LEVELS } from "@app/domain/mission";
import { Flame, IdCard } from "lucide-react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { FormCard, Pair } from "./form-card.tsx";
import type { Draft } from "./mission-draft.ts";
import { PayFields } from "./pay-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

export interface ConditionsCardProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  /** The first day that can be chosen. */
  today: string;
}

export function ConditionsCard({ values, errors, draft, today }: ConditionsCardProps) {
  return (
    <FormCard number={3} title="Conditions">
      <WhenFields values={values} errors={errors} draft={draft} today={today} />
      <PayFields values={values} errors={errors} draft={draft} />
      <Pair>
        <Field label="Personnes recherchées" name="positions" error={errors["positions"]}>
          <TextInput className="num" inputMode="numeric" defaultValue={typed(values, "positions", "1")} />
        </Field>
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
      <Checkbox
        name="licenseRequired"
        label="Permis de conduire obligatoire"
        icon={IdCard}
        defaultChecked={"licenseRequired" in values}
      />
      <Checkbox
        name="urgent"
        frame="feu"
        icon={Flame}
        label="Mission urgente"
        description="Signalée comme urgente et montrée parmi les missions urgentes."
        defaultChecked={"urgent" in values}
      />
    </FormCard>
  );
}
