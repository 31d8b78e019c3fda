import { DateTimeField } from "../../../ui/date-time-field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import type { TypedValues } from "../../../ui/form-values.ts";

export interface WhenFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  period: { startDate: string; endDate: string };
  today: string;
  /** The mission has begun: its start no longer changes. */
  startLocked: boolean;
}

export function WhenFields({ values, errors, period: { startDate, endDate }, today, startLocked }: WhenFieldsProps) {
  return (
    <>
      <DateTimeField
        date={{ name: "startDate", label: "Date de début" }}
        time={{ name: "startTime", label: "Heure de début" }}
        {...{ values, errors, today }}
        required
        min={today}
        other={endDate}
        locked={startLocked ? "La mission a commencé." : undefined}
      />
      <DateTimeField
        date={{ name: "endDate", label: "Date de fin" }}
        time={{ name: "endTime", label: "Heure de fin" }}
        {...{ values, errors, today }}
        min={startDate > today ? startDate : today}
        other={startDate}
        hint="Sans date de fin, la mission dure une journée, ou le nombre de jours indiqué."
      />
    </>
  );
}
