import type { HoursLine } from "@app/contract/hours/hours";
import { useWords } from "../../../lib/language/language.ts";
import { AdText } from "../../../parts/language/ad-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { AnswerButton, AnswerForm } from "../answer/answer-form.tsx";
import { barsWords } from "../sheet/bars-words.ts";
import { HoursBars } from "../sheet/hours-bars.tsx";
import { payOf } from "../sheet/hours-text.fr.ts";
import { ownHoursWords } from "./own-hours-words.ts";

/** What the employer proposes: nothing changes without the person's yes. */
export function OwnCut({ line }: { line: HoursLine }) {
  const words = useWords(ownHoursWords);
  const { worked, gross } = useWords(barsWords);
  const { declared, cut, company, hourly } = line;
  if (!cut) return null;
  const less = (declared?.minutes ?? 0) - cut.minutes;
  const difference = less < 60 ? words.minutes(less) : worked(less);
  return (
    <div className="mt-3 grid gap-3">
      <p className="font-semibold">
        {declared
          ? words.less(company, hourly === null ? difference : difference + words.comma + gross(payOf(less, hourly)))
          : words.entered(company, words.range(cut))}
      </p>
      <HoursBars line={line} declaredLabel={words.you} />
      {cut.reason !== "" && (
        <blockquote className="border-line-strong border-s-2 ps-3">
          <AdText>{words.quote(cut.reason)}</AdText>
        </blockquote>
      )}
      {declared && (
        <AnswerForm line={line} action="contest" className="grid gap-3">
          <Field label={words.toOffice} name="reason" id={`mot-${line.application_id}-${line.shift_id}`} optional>
            <TextInput maxLength={500} />
          </Field>
          <Button type="submit" block>
            {words.keep(worked(declared.minutes))}
          </Button>
        </AnswerForm>
      )}
      <AnswerButton line={line} action="accept" variant={declared ? "line" : "primary"} block>
        {words.yes(worked(cut.minutes))}
      </AnswerButton>
      <p className="hint">
        {declared
          ? words.cutNote(line.dueAt ? words.due(line.dueAt) : "", worked(declared.minutes))
          : words.enteredNote}
      </p>
    </div>
  );
}
