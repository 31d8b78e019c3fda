import type { HoursLine } from "@app/contract/hours/hours";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatDay } from "@app/domain/time/format-time";
import { Check } from "lucide-react";
import { Form } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { AnswerButton, AnswerForm, HoursFields } from "../answer/answer-form.tsx";
import { dueText, gapText, payText, rangeOf } from "./hours-text.fr.ts";

/** What people declared: each in one tap, or all of them. */
export function ToValidate({ lines }: { lines: readonly HoursLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="a-valider">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="a-valider" className="text-xl">
          À valider
        </h2>
        {lines.length > 1 && <ValidateAll lines={lines} />}
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {lines.map((line) => (
          <Declared key={`${line.application_id}-${line.shift_id}`} line={line} />
        ))}
      </ul>
      <p className="hint border-line border-t p-4">
        Sans réponse de votre part, les heures déclarées par la personne sont retenues. Votre silence ne peut jamais les
        réduire.
      </p>
    </Card>
  );
}

function ValidateAll({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="validate-all" />
      {lines.map(({ application_id: application, shift_id: shift, version }) => (
        <input key={`${application}-${shift}`} type="hidden" name="line" value={`${application}/${shift}/${version}`} />
      ))}
      <Button type="submit" variant="soft">
        Valider les {lines.length}
      </Button>
    </Form>
  );
}

function Declared({ line }: { line: HoursLine }) {
  const { declared, person, hourly, actions } = line;
  if (!declared) return null;
  const [gap, pay] = [gapText(line), payText(declared.minutes, hourly)];
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{person.name}</h3>
          <p className="num text-ink-2 text-sm">
            {`${formatDay(new Date(line.startsAt))}, déclaré ${rangeOf(declared)}, `}
            <span className="font-semibold text-ink">{formatWorked(declared.minutes)}</span>
            {pay !== null && `, ${pay} `}
            {gap !== null && <Badge tone="warn">{gap}</Badge>}
          </p>
          <p className="text-ink-2 text-sm">{`Réponse avant ${dueText(line)}`}</p>
        </div>
        <AnswerButton
          line={line}
          action="validate"
          icon={Check}
          aria-label={`Valider les heures de ${person.name}, ${formatDay(new Date(line.startsAt))}`}
        >
          Valider
        </AnswerButton>
      </div>
      {actions.includes("cut") && <Correct line={line} />}
    </li>
  );
}

/** A cut: the time, the reason, sent. It waits for the person's yes. */
export function Correct({ line }: { line: HoursLine }) {
  const { declared, proposed, person } = line;
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {declared ? "Corriger" : "Saisir les heures"}
        <span className="sr-only"> de {person.name}</span>
      </summary>
      <AnswerForm line={line} action="cut" className="mt-1 grid max-w-120 gap-3">
        <HoursFields line={line} hours={declared ?? proposed} withReason />
        <Button type="submit" variant="line">
          {declared ? "Proposer ces heures" : "Envoyer à la personne"}
        </Button>
        <p className="hint">Rien ne change sans l’accord de la personne.</p>
      </AnswerForm>
    </details>
  );
}
