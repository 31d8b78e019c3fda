import type { HoursLine } from "@app/contract/hours/hours";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatDay } from "@app/domain/time/format-time";
import { Card } from "../../../ui/card.tsx";
import { AnswerButton } from "../answer/answer-form.tsx";
import { HoursBars } from "./hours-bars.tsx";
import { differenceText, dueText } from "./hours-text.fr.ts";

/** What waits for somebody's yes, or for the office: taking back a cut stays one tap. */
export function WaitingCuts({ lines }: { lines: readonly HoursLine[] }) {
  return lines.map((line) => (
    <Card key={`${line.application_id}-${line.shift_id}`} padding="md">
      <h2 className="text-xl">
        {line.person.name} <span className="font-normal text-ink-2">{formatDay(new Date(line.startsAt))}</span>
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{statusOf(line)}</p>
      <div className="mt-3">
        <HoursBars line={line} declaredLabel="Déclaré" />
      </div>
      {line.cut && line.cut.reason !== "" && (
        <blockquote className="mt-3 border-line-strong border-s-2 ps-3">{`«\u00a0${line.cut.reason}\u00a0»`}</blockquote>
      )}
      {line.declared && line.actions.includes("validate") && (
        <div className="mt-3">
          <AnswerButton line={line} action="validate" variant="line">
            Reprendre {formatWorked(line.declared.minutes)}
          </AnswerButton>
        </div>
      )}
    </Card>
  ));
}

function statusOf(line: HoursLine): string {
  if (line.state === "contested") return "Le bureau de Renfort lit les deux avis.";
  if (!line.declared) return "Vous avez saisi ces heures\u00a0: elles attendent l’accord de la personne.";
  return `Vous proposez ${differenceText(line)} de moins. La personne répond avant ${dueText(line)}\u202f; ensuite, le bureau de Renfort lit les deux avis.`;
}
