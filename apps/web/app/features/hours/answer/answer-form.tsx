import type { HoursLine, HoursView } from "@app/contract/hours/hours";
import type { HoursAction } from "@app/domain/hours/hours";
import { hoursFrom } from "@app/domain/hours/hours";
import { parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { RequiredNote } from "../../../ui/fields/required-note.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { TimeInput } from "../../../ui/fields/time-input.tsx";
import { barsWords } from "../sheet/bars-words.ts";

interface AnswerFormProps {
  line: HoursLine;
  action: HoursAction;
  className?: string;
  children: ReactNode;
}

/** What every answer sends: of which line, on which version. A plain form without script. */
export function AnswerForm({ line, action, className, children }: AnswerFormProps) {
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="application" value={line.application_id} />
      <input type="hidden" name="shift" value={line.shift_id} />
      <input type="hidden" name="version" value={line.version} />
      <input type="hidden" name="action" value={action} />
      {children}
    </Form>
  );
}

/** An answer in one tap. */
export function AnswerButton({
  line,
  action,
  hours,
  ...button
}: Omit<AnswerFormProps, "className" | "children"> & { hours?: HoursView } & ButtonProps) {
  return (
    <AnswerForm line={line} action={action}>
      {hours && <ExactHours hours={hours} />}
      <Button type="submit" {...button} />
    </AnswerForm>
  );
}

function ExactHours({ hours }: { hours: HoursView }) {
  return (
    <>
      <input type="hidden" name="in" value={parisTime(new Date(hours.in))} />
      <input type="hidden" name="out" value={parisTime(new Date(hours.out))} />
      <input type="hidden" name="near-in" value={hours.in} />
      <input type="hidden" name="near-out" value={hours.out} />
      <input type="hidden" name="pause" value={hours.breakMinutes} />
    </>
  );
}

type Near = { in: string; out: string };

/** Clocks are read as the nearest to these. */
function nearOf(line: HoursLine, hours: HoursView | null): Near {
  if (hours) return hours;
  const starts = new Date(line.startsAt);
  if (hasHours(starts)) return { in: line.startsAt, out: line.endsAt };
  // Around noon of a day whose hours are not specified.
  const noon = new Date(hoursFrom({ startsAt: starts }).getTime() + 12 * 3_600_000).toISOString();
  return { in: noon, out: noon };
}

/** Start, end and the break that is not paid, as they were last said. */
export function HoursFields({
  line,
  hours,
  withReason = false,
}: {
  line: HoursLine;
  hours: HoursView | null;
  withReason?: boolean;
}) {
  const words = useWords(barsWords);
  const near = nearOf(line, hours);
  const id = (name: string) => `${name}-${line.application_id}-${line.shift_id}`;
  const shown = (instant: string) => (hours ? parisTime(new Date(instant)) : "");
  return (
    <div className="grid gap-3">
      <input type="hidden" name="near-in" value={near.in} />
      <input type="hidden" name="near-out" value={near.out} />
      <RequiredNote />
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.start} name="in" id={id("in")} required>
          <TimeInput defaultValue={shown(near.in)} />
        </Field>
        <Field label={words.end} name="out" id={id("out")} required>
          <TimeInput defaultValue={shown(near.out)} />
        </Field>
      </div>
      <Field label={words.pause} name="pause" id={id("pause")} required>
        <TextInput inputMode="numeric" defaultValue={String(hours?.breakMinutes ?? 0)} />
      </Field>
      {withReason && (
        <Field label="Pourquoi" name="reason" id={id("reason")} required hint="La personne lira ce motif.">
          <TextInput maxLength={500} />
        </Field>
      )}
    </div>
  );
}
