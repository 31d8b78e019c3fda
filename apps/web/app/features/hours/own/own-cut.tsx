import type { HoursLine } from "@app/contract/hours/hours";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { AnswerButton, AnswerForm } from "../answer/answer-form.tsx";
import { HoursBars } from "../sheet/hours-bars.tsx";
import { differenceText, dueText, rangeOf } from "../sheet/hours-text.fr.ts";

/** What the employer proposes: nothing changes without the person's yes. */
export function OwnCut({ line }: { line: HoursLine }) {
  const { declared, cut, company } = line;
  if (!cut) return null;
  return (
    <div className="mt-3 grid gap-3">
      <p className="font-semibold">
        {declared
          ? `${company} propose ${differenceText(line)} de moins`
          : `${company} a saisi vos heures\u00a0: ${rangeOf(cut)}`}
      </p>
      <HoursBars line={line} declaredLabel="Vous" />
      {cut.reason !== "" && (
        <blockquote className="border-line-strong border-l-2 pl-3">{`«\u00a0${cut.reason}\u00a0»`}</blockquote>
      )}
      {declared && (
        <AnswerForm line={line} action="contest" className="grid gap-3">
          <Field
            label="Un mot pour le bureau"
            name="reason"
            id={`mot-${line.application_id}-${line.shift_id}`}
            optional
          >
            <TextInput maxLength={500} />
          </Field>
          <Button type="submit" block>
            Garder {formatWorked(declared.minutes)}
          </Button>
        </AnswerForm>
      )}
      <AnswerButton line={line} action="accept" variant={declared ? "line" : "primary"} block>
        Oui, {formatWorked(cut.minutes)}
      </AnswerButton>
      <p className="hint">
        {declared
          ? `Rien ne change sans votre oui. Si vous gardez vos heures, ou sans réponse avant ${dueText(line)}, le bureau de Renfort lit les deux avis. En attendant, ${formatWorked(declared.minutes)} restent retenues.`
          : "Rien ne compte sans votre oui. Si ces heures ne sont pas justes, déclarez les vôtres."}
      </p>
    </div>
  );
}
