import type { HoursLine } from "@app/contract/hours/hours";
import { shiftWords } from "@app/domain/missions/shift-words";
import { useWords } from "../../../lib/language/language.ts";
import { AdText } from "../../../parts/language/ad-text.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AnswerButton, AnswerForm, HoursFields } from "../answer/answer-form.tsx";
import { barsWords } from "../sheet/bars-words.ts";
import { payOf, toneOf } from "../sheet/hours-text.fr.ts";
import { OwnCut } from "./own-cut.tsx";
import { ownHoursWords } from "./own-hours-words.ts";

/** One shift of the person, with what they may answer. */
export function OwnLine({ line }: { line: HoursLine }) {
  const words = useWords(ownHoursWords);
  const { worked, gross } = useWords(barsWords);
  const { shifts } = useWords(shiftWords);
  const { hours, actions, hourly, state, agreedBy } = line;
  const pay = hours && hourly !== null ? gross(payOf(hours.minutes, hourly)) : null;
  return (
    <li className="p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">
            <AdText>{line.job.title}</AdText>
          </h3>
          <p className="text-ink-2 text-sm">
            <AdText>{line.establishment?.name ?? line.company}</AdText>
            {words.comma}
            {shifts({ startsAt: new Date(line.startsAt), endsAt: new Date(line.endsAt), shiftCount: 1 })}
          </p>
        </div>
        <p className="shrink-0 text-end">
          {hours && <span className="num block font-semibold">{worked(hours.minutes)}</span>}
          <Badge tone={toneOf(line)}>{words.label({ state, agreedBy, isDeclared: line.declared !== null })}</Badge>
        </p>
      </div>
      {hours && (
        <p className="num mt-1 text-ink-2 text-sm">
          {words.range(hours)}
          {pay !== null && words.comma + pay}
        </p>
      )}
      {line.state === "proposed" && <Declare line={line} />}
      {line.state === "declared" && (
        <p className="hint mt-2">{words.waiting(line.dueAt ? words.due(line.dueAt) : "")}</p>
      )}
      {line.state === "cut" && <OwnCut line={line} />}
      {line.state === "contested" && <p className="hint mt-2">{words.inOffice}</p>}
      {line.state !== "proposed" && actions.includes("declare") && <Change line={line} />}
    </li>
  );
}

/** In one tap when the proposal is right. */
function Declare({ line }: { line: HoursLine }) {
  const words = useWords(ownHoursWords);
  const { worked } = useWords(barsWords);
  const { proposed } = line;
  if (proposed === null)
    return (
      <div className="mt-3">
        <p className="hint mb-3">{words.notPlanned}</p>
        <Typed line={line} />
      </div>
    );
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-sm">
        <span className="num font-semibold">{words.range(proposed)}</span>
        {`${words.comma}${proposed.breakMinutes === 0 ? words.noPause : words.pause(proposed.breakMinutes)}. `}
        <span className="text-ink-2">{proposed.source === "planned" ? words.asPlanned : words.asCode}</span>
      </p>
      <AnswerButton line={line} action="declare" hours={proposed} block>
        {words.declare(worked(proposed.minutes))}
      </AnswerButton>
      <Change line={line} />
    </div>
  );
}

function Change({ line }: { line: HoursLine }) {
  const words = useWords(ownHoursWords);
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {line.declared ? words.change : words.declareOther}
      </summary>
      <Typed line={line} />
    </details>
  );
}

function Typed({ line }: { line: HoursLine }) {
  const words = useWords(ownHoursWords);
  return (
    <AnswerForm line={line} action="declare" className="grid gap-3">
      <HoursFields line={line} hours={line.declared ?? line.cut ?? line.proposed} />
      <Button type="submit" variant="line">
        {words.declareThese}
      </Button>
    </AnswerForm>
  );
}
