import { shiftFr } from "@app/contract/missions/shifts.fr";
import { paidMinutes } from "@app/domain/missions/shift";
import { shiftWarnings } from "@app/domain/missions/shift-rules";
import { formatDay, formatDuration } from "@app/domain/time/format-time";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "../../../../ui/class-names.ts";
import { DateInput } from "../../../../ui/fields/date-input.tsx";
import { Field, FieldError, fieldId } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { useRefill } from "../../../../ui/fields/form-restore.ts";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { TimeInput } from "../../../../ui/fields/time-input.tsx";
import { endsNextDay, ROW_FIELDS, rowsOf, type ShiftRow, shiftOf } from "../values/shift-rows.ts";
import { MOMENT_LABELS } from "./moments.fr.ts";
import { MOMENTS, type Moment, momentOf, openMoments, type RecentMission, rowAt } from "./moments.ts";
import { boxesOf, proposeEnd } from "./shift-boxes.ts";
import { startText } from "./start-text.fr.ts";
import type { ShiftRows } from "./use-shift-rows.ts";

export interface WhenFieldProps {
  rows: ShiftRows;
  /** The first row, as typed now. */
  row: ShiftRow;
  /** It has begun: its start no longer changes. */
  locked: boolean;
  title: string;
  recents: readonly RecentMission[];
  breakPaid: boolean;
  urgent: boolean;
  today: string;
  now: Date;
  errors: FieldErrors;
}

export function WhenField({ rows, row, locked, title, recents, today, now, errors, ...terms }: WhenFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [shown] = rows.shown;
  const { moment, choose } = useMoment(group, row, today);
  const isPreset = moment !== null && moment !== "choose";
  const box = boxesOf(0, errors);
  const hasError = Object.keys(errors).some((name) => name.endsWith("-0") && errors[name] !== undefined);

  function pick(wanted: Moment | "choose") {
    choose(wanted);
    if (wanted !== "choose") rows.fillFirst(rowAt(wanted, { title, recents, now }));
  }

  // A chip tapped before hydration.
  const pickNow = useEffectEvent((wanted: string) => {
    const known = [...MOMENTS, "choose" as const].find((one) => one === wanted);
    if (known && known !== moment) pick(known);
  });
  useEffect(() => {
    pickNow(group.current?.querySelector<HTMLInputElement>('input[name="moment"]:checked')?.value ?? "");
  }, []);

  if (!shown) return null;
  const { first } = shown;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the event comes from its boxes
    <fieldset ref={group} data-group="shifts" className="min-w-0" onBlur={proposeEnd}>
      <legend className="label">{"Quand\u00a0?"}</legend>
      {!locked && (
        <div className="js-only moment-chips">
          {openMoments(now).map((known) => (
            <MomentChip
              key={known}
              value={known}
              label={MOMENT_LABELS[known]}
              on={moment === known}
              onPick={() => pick(known)}
            />
          ))}
          <MomentChip value="choose" label="Choisir" on={moment === "choose"} onPick={() => pick("choose")} />
        </div>
      )}
      <input type="hidden" name={ROW_FIELDS.id} value={first.id} />
      <input type="hidden" name={ROW_FIELDS.offset} value={first.offset} />
      <div
        key={shown.key}
        className={cx("when-boxes", moment === null && !hasError && !locked && "no-js-only")}
        data-row={shown.key}
      >
        <Field label="Jour" {...box("day")} required className={cx("when-day", isPreset && !locked && "no-js-only")}>
          <DateInput defaultValue={first.day} locked={locked} today={today} min={locked ? undefined : today} />
        </Field>
        <Field label="Début" {...box("start")} required>
          <TimeInput defaultValue={first.start} locked={locked} />
        </Field>
        <Field label="Fin" {...box("end")} required>
          <TimeInput defaultValue={first.end} />
        </Field>
        <Field label="Pause" {...box("pause")}>
          <TextInput className="num" inputMode="numeric" suffix="min" defaultValue={first.pause} />
        </Field>
      </div>
      <output className="hint block text-ink-2!">
        {locked ? "Ce créneau a commencé." : <WhenNotes row={row} now={now} {...terms} />}
      </output>
      <div id={fieldId("shifts")} tabIndex={-1} className="outline-none empty:hidden">
        <FieldError id="shifts-error" error={errors["shifts"]} />
      </div>
    </fieldset>
  );
}

/** The chip that is on. Another day or hour in the boxes is « Choisir »; a sentence may have filled them before any chip. */
function useMoment(group: RefObject<HTMLElement | null>, row: ShiftRow, today: string) {
  const [chosen, choose] = useState(() => momentOf(row, today));
  useRefill(group, (saved) => {
    const [refilled] = rowsOf((name) => saved[name] ?? []);
    choose(refilled ? momentOf(refilled, today) : null);
  });
  const isPreset = chosen !== null && chosen !== "choose";
  const says = shiftOf(row) ? momentOf(row, today) : chosen;
  if (chosen === null) return { moment: momentOf(row, today), choose };
  return { moment: isPreset && says !== chosen ? ("choose" as const) : chosen, choose };
}

const MOMENTS_FORM = "moments";

/** Beside the form of the mission: the boxes of a day hold what is sent, its chips are in this one. */
export const MomentsForm = () => <form id={MOMENTS_FORM} hidden onSubmit={(event) => event.preventDefault()} />;

interface MomentChipProps {
  value: string;
  label: string;
  on: boolean;
  onPick: () => void;
}

function MomentChip({ value, label, on, onPick }: MomentChipProps) {
  return (
    <label className="chip chip-sm">
      <input
        type="radio"
        form={MOMENTS_FORM}
        name="moment"
        value={value}
        className="sr-only"
        checked={on}
        onChange={onPick}
      />
      {label}
    </label>
  );
}

interface NotesProps {
  row: ShiftRow;
  now: Date;
  breakPaid: boolean;
  urgent: boolean;
}

/** « Lun. 16 nov. : 6 h payées, début dans 3 h 55. Se termine le lendemain. » */
function WhenNotes({ row, now, breakPaid, urgent }: NotesProps) {
  const shift = shiftOf(row);
  if (!shift || paidMinutes(shift) <= 0) return null;
  const day = formatDay(shift.startsAt);
  const [warning] = shiftWarnings([shift]);
  return (
    <>
      {`${day.charAt(0).toUpperCase()}${day.slice(1)}\u00a0: `}
      <b className="num font-semibold text-ink">{`${formatDuration(paidMinutes(shift, breakPaid) / 60)} payées`}</b>
      {`, ${startText(shift.startsAt, now)}.`}
      {endsNextDay(row) && " Se termine le lendemain."}
      {urgent && " Marquée urgente."}
      {warning && ` ${shiftFr.warnings[warning.warning]}`}
    </>
  );
}
