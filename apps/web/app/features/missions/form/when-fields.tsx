import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import { Pair } from "./form-card.tsx";
import { type Draft, daysHint } from "./mission-draft.ts";

export interface WhenFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  draft: Draft;
  today: string;
}

/** Native boxes: they can be typed in, and open the phone's own pickers. Hours are those of Paris. */
export function WhenFields({ values, errors, draft, today }: WhenFieldsProps) {
  const isWeekly = draft.payPeriod === "weekly";
  const placeholder = daysHint(draft);
  return (
    <>
      <Pair>
        <Field label="Date de début" name="startDate" required error={errors["startDate"]}>
          <TextInput type="date" min={today} defaultValue={typed(values, "startDate")} />
        </Field>
        <Field label="Heure de début" name="startTime" required error={errors["startTime"]}>
          <TextInput type="time" defaultValue={typed(values, "startTime")} />
        </Field>
        <Field
          label="Date de fin"
          name="endDate"
          optional
          error={errors["endDate"]}
          hint="Vide, la mission dure un jour, ou le nombre de jours indiqué."
        >
          <TextInput type="date" min={today} defaultValue={typed(values, "endDate")} />
        </Field>
        <Field label="Heure de fin" name="endTime" optional error={errors["endTime"]}>
          <TextInput type="time" defaultValue={typed(values, "endTime")} />
        </Field>
        <Field
          label="Heures par jour"
          name="hoursPerDay"
          error={errors["hoursPerDay"]}
          hint={"De 1 à 24. Vide\u00a0: 8."}
        >
          <TextInput className="num" inputMode="decimal" defaultValue={typed(values, "hoursPerDay", "8")} />
        </Field>
        <Field
          label={isWeekly ? "Nombre de semaines" : "Nombre de jours"}
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
    </>
  );
}
