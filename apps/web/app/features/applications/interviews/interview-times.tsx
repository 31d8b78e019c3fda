import { MOST_INTERVIEW_TIMES } from "@app/domain/applications/interview";
import { parisDay } from "@app/domain/time/calendar";
import { DateTimeField } from "../../../ui/fields/date-time-field.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/fields/form-values.ts";
import { RequiredNote } from "../../../ui/fields/required-note.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";

const MOMENTS = Array.from({ length: MOST_INTERVIEW_TIMES }, (_, index) => index + 1);

export interface InterviewTimesProps {
  values: TypedValues;
  errors: FieldErrors;
  now: number;
  place?: string;
}

export function InterviewTimes({ values, errors, now, place = "" }: InterviewTimesProps) {
  const today = parisDay(new Date(now));
  // Errors about all the times are shown under the first one.
  const shownErrors = errors["times"] === undefined ? errors : { day1: errors["times"], ...errors };
  return (
    <>
      <RequiredNote />
      {MOMENTS.map((moment) => (
        <DateTimeField
          key={moment}
          date={{ name: `day${moment}`, label: `Jour ${moment}` }}
          time={{ name: `time${moment}`, label: `Heure ${moment}` }}
          values={values}
          errors={shownErrors}
          required={moment === 1}
          today={today}
          min={today}
        />
      ))}
      <Field
        label="Lieu ou numéro"
        name="place"
        optional
        error={errors["place"]}
        hint="«&#160;Au comptoir&#160;», «&#160;par téléphone&#160;»…"
      >
        <TextInput maxLength={300} defaultValue={typed(values, "place", place)} />
      </Field>
    </>
  );
}
