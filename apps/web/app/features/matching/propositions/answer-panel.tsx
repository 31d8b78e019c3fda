import type { PropositionView } from "@app/contract/matching/propositions";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { CANDIDATE_AGENDA, completionPath, propositionPath } from "../../../lib/candidate-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { AnswerResult } from "./answer-result.ts";
import { ConfirmYes } from "./confirm-yes.tsx";
import { Hidden } from "./hidden.tsx";
import { isOneTap } from "./proposition-origin.fr.ts";
import { confirmText } from "./proposition-text.fr.ts";
import { StandbyForm } from "./standby-form.tsx";
import { TimeLeft } from "./time-left.tsx";

export interface AnswerPanelProps {
  proposition: PropositionView;
  /** Makes a retry harmless. */
  answerKey: string;
  /** Where answers are sent; its own page by default. */
  action?: string;
  now: Date;
  /** The first tap was made elsewhere. */
  startsConfirming?: boolean;
  /** Of a form sent without script. */
  sent?: AnswerResult | undefined;
  /** At once: the answer may make this panel go. */
  onNo?: (id: number) => void;
  onAnswered?: () => void;
}

/** Nothing is left to answer. */
const OVER: ReadonlySet<string> = new Set(["proposition_expired", "proposition_closed", "proposition_answered"]);

/** Oui in two taps, Non and En renfort in one. */
export function AnswerPanel({ proposition, answerKey, now, ...props }: AnswerPanelProps) {
  const { id, standbyCalled, shifts } = proposition;
  const fetcher = useFetcher<AnswerResult>({ key: `proposition-${id}` });
  const [isConfirming, setConfirming] = useState(props.startsConfirming ?? false);
  const yes = useRef<HTMLButtonElement>(null);
  const result = fetcher.data ?? (props.sent?.id === id ? props.sent : undefined);
  const isBusy = fetcher.state !== "idle";
  const path = propositionPath(id);
  const action = props.action ?? path;
  const hidden = { id: String(id), key: answerKey };

  const report = useEffectEvent(() => props.onAnswered?.());
  const isAnswered = fetcher.data?.ok === true;
  useEffect(() => {
    if (isAnswered) report();
  }, [isAnswered]);

  const code = result?.refusal?.code ?? "";
  const isTaken = code === "place_taken";
  if (OVER.has(code)) return <Refusal result={result} path={path} />;
  const isDirect = isOneTap(proposition);
  if (isConfirming && !isDirect && shifts.length > 0 && !isTaken) {
    return (
      <div className="prop-rows">
        <TimeLeft {...proposition} now={now} />
        <Refusal result={result} path={path} />
        <ConfirmYes
          proposition={proposition}
          hidden={hidden}
          action={action}
          back={path}
          now={now}
          Form={fetcher.Form}
          isBusy={isBusy}
          onBack={() => {
            setConfirming(false);
            requestAnimationFrame(() => yes.current?.focus());
          }}
        />
      </div>
    );
  }
  return (
    <div className="prop-rows">
      <TimeLeft {...proposition} now={now} />
      <Refusal result={result} path={path} />
      {shifts.length === 0 && !isTaken && (
        <p className="text-danger-ink text-sm">
          {"Aucun de ses créneaux libres ne va avec votre agenda\u00a0: vous ne pouvez pas dire oui. "}
          <Link to={CANDIDATE_AGENDA} className="link">
            Voir mon agenda
          </Link>
        </p>
      )}
      {shifts.length > 0 && !isTaken && isDirect && (
        <fetcher.Form method="post" action={action} className="grid gap-2">
          <Hidden fields={{ ...hidden, answer: "yes" }} />
          <p className="font-semibold text-sm">{confirmText(proposition, now)}</p>
          <Button type="submit" size="lg" block loading={isBusy}>
            Oui, je viens
          </Button>
        </fetcher.Form>
      )}
      {shifts.length > 0 && !isTaken && !isDirect && (
        <form
          method="get"
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            setConfirming(true);
          }}
        >
          <input type="hidden" name="oui" value="1" />
          <Button ref={yes} type="submit" size="lg" block>
            Oui, je viens
          </Button>
        </form>
      )}
      <div className="answers">
        <fetcher.Form method="post" action={action} onSubmit={() => props.onNo?.(id)}>
          <Hidden fields={{ ...hidden, answer: "no" }} />
          <Button type="submit" variant="line" block loading={isBusy}>
            Non
          </Button>
        </fetcher.Form>
        {!standbyCalled && <StandbyForm Form={fetcher.Form} action={action} hidden={hidden} isBusy={isBusy} />}
      </div>
      {!standbyCalled && (
        <p className="text-ink-2 text-xs">En renfort&#160;: on vous prévient seulement si une place se libère.</p>
      )}
    </div>
  );
}

interface RefusalProps {
  result: AnswerResult | undefined;
  path: string;
}

/** In place of a toast: what to do next depends on it. */
function Refusal({ result, path }: RefusalProps) {
  const text = result?.ok === false ? (result.refusal?.text ?? result.message) : undefined;
  if (text === undefined) return null;
  const isIncomplete = result?.refusal?.code === "profile_incomplete";
  return (
    <Notice
      tone="danger"
      title={text}
      live="assertive"
      action={
        isIncomplete && (
          <Link to={completionPath(path)} className="link">
            Compléter mon profil
          </Link>
        )
      }
    />
  );
}
