import type { HoursLine } from "@app/contract/hours/hours";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatShift } from "@app/domain/missions/shift.fr";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AnswerButton, AnswerForm, HoursFields } from "../answer/answer-form.tsx";
import { dueText, labelOf, payText, rangeOf, toneOf } from "../sheet/hours-text.fr.ts";
import { OwnCut } from "./own-cut.tsx";

/** One shift of the person, with what they may answer. */
export function OwnLine({ line }: { line: HoursLine }) {
  const { hours, actions, hourly } = line;
  const pay = hours && payText(hours.minutes, hourly);
  return (
    <li className="p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{line.job.title}</h3>
          <p className="text-ink-2 text-sm">
            {line.establishment?.name ?? line.company},{" "}
            {formatShift({ startsAt: new Date(line.startsAt), endsAt: new Date(line.endsAt) })}
          </p>
        </div>
        <p className="shrink-0 text-right">
          {hours && <span className="num block font-semibold">{formatWorked(hours.minutes)}</span>}
          <Badge tone={toneOf(line)}>{labelOf(line)}</Badge>
        </p>
      </div>
      {hours && (
        <p className="num mt-1 text-ink-2 text-sm">
          {rangeOf(hours)}
          {pay !== null && `, ${pay}`}
        </p>
      )}
      {line.state === "proposed" && <Declare line={line} />}
      {line.state === "declared" && (
        <p className="hint mt-2">
          {`Si l’entreprise ne répond pas avant ${dueText(line)}, ce sont ces heures qui comptent.`}
        </p>
      )}
      {line.state === "cut" && <OwnCut line={line} />}
      {line.state === "contested" && (
        <p className="hint mt-2">Le bureau de Renfort lit les deux avis. En attendant, vos heures restent retenues.</p>
      )}
      {line.state !== "proposed" && actions.includes("declare") && <Change line={line} />}
    </li>
  );
}

/** In one tap when the proposal is right. */
function Declare({ line }: { line: HoursLine }) {
  const { proposed } = line;
  if (proposed === null)
    return (
      <div className="mt-3">
        <p className="hint mb-3">Les horaires de cette journée n’étaient pas précisés&#160;: indiquez-les.</p>
        <Typed line={line} />
      </div>
    );
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-sm">
        <span className="num font-semibold">{rangeOf(proposed)}</span>
        {`, ${proposed.breakMinutes === 0 ? "sans pause non payée" : `pause non payée de ${proposed.breakMinutes}\u00a0min`}. `}
        <span className="text-ink-2">
          {proposed.source === "planned"
            ? "Ce sont les heures prévues\u00a0: changez ce qui n’est pas juste."
            : "D’après le code du jour\u00a0: changez ce qui n’est pas juste."}
        </span>
      </p>
      <AnswerButton line={line} action="declare" hours={proposed} block>
        Déclarer {formatWorked(proposed.minutes)}
      </AnswerButton>
      <Change line={line} />
    </div>
  );
}

function Change({ line }: { line: HoursLine }) {
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {line.declared ? "Changer mes heures" : "Déclarer d’autres heures"}
      </summary>
      <Typed line={line} />
    </details>
  );
}

const Typed = ({ line }: { line: HoursLine }) => (
  <AnswerForm line={line} action="declare" className="grid gap-3">
    <HoursFields line={line} hours={line.declared ?? line.cut ?? line.proposed} />
    <Button type="submit" variant="line">
      Déclarer ces heures
    </Button>
  </AnswerForm>
);
