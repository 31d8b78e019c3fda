import { shiftFr } from "@app/contract/missions/shifts.fr";
import { paidMinutes } from "@app/domain/missions/shift";
import { shiftWarnings } from "@app/domain/missions/shift-rules";
import { atParis, isDay } from "@app/domain/time/calendar";
import { formatDay, formatDuration } from "@app/domain/time/format-time";
import { Copy, Trash2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { DateInput } from "../../../../ui/fields/date-input.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { TimeInput } from "../../../../ui/fields/time-input.tsx";
import { endsNextDay, ROW_FIELDS, type ShiftRow, shiftOf } from "../values/shift-rows.ts";
import { boxesOf, proposeEnd } from "./shift-boxes.ts";

export interface ShiftFieldsProps {
  index: number;
  /** What the boxes hold when they appear. */
  first: ShiftRow;
  /** As typed, with the day and people that follow from the first row. */
  row: ShiftRow;
  /** It has begun: its start no longer changes. */
  locked: boolean;
  asksPositions: boolean;
  breakPaid: boolean;
  today: string;
  errors: FieldErrors;
  onCopy: () => void;
  onRemove: () => void;
}

export function ShiftFields(props: ShiftFieldsProps) {
  const { index, first, row, locked, asksPositions, today, errors } = props;
  const follows = first.offset !== "" && first.day === "" && index > 0;
  const box = boxesOf(index, errors);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the event comes from its boxes
    <fieldset onBlur={proposeEnd} className="min-w-0 border-line border-t pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{`Créneau ${index + 1}`}</legend>
      <input type="hidden" name={ROW_FIELDS.id} value={first.id} />
      <input type="hidden" name={ROW_FIELDS.offset} value={first.offset} />
      <div className="clear-both grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,2.2fr)_repeat(2,minmax(0,1fr))]">
        <Field
          label="Jour"
          {...box("day")}
          className="col-span-2 sm:col-span-1"
          {...(follows ? {} : { required: true })}
          {...(dayHint(props, follows) !== undefined && { hint: dayHint(props, follows) })}
        >
          <DateInput defaultValue={first.day} locked={locked} today={today} min={locked ? undefined : today} />
        </Field>
        <Field label="Début" {...box("start")} required>
          <TimeInput defaultValue={first.start} locked={locked} />
        </Field>
        <Field label="Fin" {...box("end")} required {...(endsNextDay(row) && { hint: "Se termine le lendemain." })}>
          <TimeInput defaultValue={first.end} />
        </Field>
        <Field label="Pause" {...box("pause")}>
          <TextInput className="num" inputMode="numeric" suffix="min" defaultValue={first.pause} />
        </Field>
        {asksPositions ? (
          <Field label="Personnes" {...box("positions")}>
            <TextInput className="num" inputMode="numeric" defaultValue={first.positions || "1"} />
          </Field>
        ) : (
          <input type="hidden" name={ROW_FIELDS.positions} value={row.positions} />
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <RowNotes row={row} breakPaid={props.breakPaid} />
        <span className="js-only ms-auto inline-flex gap-1">
          <Button variant="ghost" size="sm" icon={Copy} onClick={props.onCopy}>
            Copier<span className="sr-only">{` le créneau ${index + 1} au lendemain`}</span>
          </Button>
          {!locked && (
            <Button variant="ghost" size="sm" icon={Trash2} onClick={props.onRemove}>
              Retirer<span className="sr-only">{` le créneau ${index + 1}`}</span>
            </Button>
          )}
        </span>
      </div>
    </fieldset>
  );
}

function dayHint({ locked, row }: ShiftFieldsProps, follows: boolean): string | undefined {
  if (locked) return "Ce créneau a commencé.";
  if (!follows) return undefined;
  return isDay(row.day)
    ? `Suit le premier jour\u00a0: ${formatDay(atParis(row.day, "12:00"))}`
    : `${row.offset}\u00a0jour${Number(row.offset) > 1 ? "s" : ""} après le premier`;
}

function RowNotes({ row, breakPaid }: { row: ShiftRow; breakPaid: boolean }) {
  const shift = shiftOf(row);
  if (!shift || paidMinutes(shift) <= 0) return null;
  const [warning] = shiftWarnings([shift]);
  return (
    <span className="text-ink-2 text-sm">
      <b className="num">{`${formatDuration(paidMinutes(shift, breakPaid) / 60)} payées`}</b>
      {warning && ` · ${shiftFr.warnings[warning.warning]}`}
    </span>
  );
}
