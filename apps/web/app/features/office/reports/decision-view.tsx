import type { DecisionView } from "@app/contract/office/office";
import { ruleName, ruleNumber, ruleText } from "@app/domain/office/office.fr";
import { suspensionFr } from "@app/domain/office/office-letters.fr";
import { formatLongDay, formatMoment } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { Notice } from "../../../ui/notice.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { DECISION_TITLES, decisionEffect } from "./decision-text.fr.ts";

/** What was read, the rule, how it was decided and what changes. */
export function DecisionReasons({ decision }: { decision: Pick<DecisionView, "action" | "rule" | "reason"> }) {
  const effect = decisionEffect(decision.action);
  const isByTime = decision.action === "lapse_suspension";
  return (
    <section className="lettre-w" aria-labelledby="raisons">
      <div className="lettre">
        <h2 id="raisons" className="text-lg">
          Nos raisons
        </h2>
        <p className="mt-3 whitespace-pre-line break-words">{decision.reason}</p>
        {decision.rule !== null && !isByTime && <Rule rule={decision.rule} />}
        <h3 className="mt-4 font-semibold text-base">Comment nous avons décidé</h3>
        <p>{isByTime ? suspensionFr.byTime : "Une personne de notre équipe a lu et décidé."}</p>
        {effect !== undefined && (
          <>
            <h3 className="mt-4 font-semibold text-base">Ce qui change</h3>
            <p>{effect}</p>
          </>
        )}
      </div>
    </section>
  );
}

function Rule({ rule }: { rule: string }) {
  const number = ruleNumber(rule);
  return (
    <>
      <h3 className="mt-4 font-semibold text-base">La règle</h3>
      <p>
        {number === null ? (
          ruleName(rule)
        ) : (
          <>
            <Link to={`/regles#regle-${number}`} className="link">
              {ruleName(rule)}
            </Link>
            {`. ${ruleText(rule)}`}
          </>
        )}
      </p>
    </>
  );
}

interface AppealPartProps {
  decision: DecisionView;
  /** Read by the server. */
  isInTime: boolean;
  refused: RefusedForm | undefined;
}

export function AppealPart({ decision, isInTime, refused }: AppealPartProps) {
  const { appeal, appeal_until: until, action } = decision;
  // An appeal is decided once and for all.
  if (action === "uphold" || action === "overturn") return null;
  if (appeal) return <AppealState appeal={appeal} />;
  if (!isInTime) return null;
  return (
    <Card padding="form" aria-labelledby="recours">
      <h2 id="recours" className="text-lg">
        {"Vous n’êtes pas d’accord\u00a0?"}
      </h2>
      <p className="mt-1 text-ink-2">
        {"Le recours est gratuit jusqu’au "}
        <time dateTime={until}>{formatLongDay(new Date(until))}</time>. Une autre personne relit tout et vous répond par
        e-mail.
      </p>
      <AppealForm refused={refused} />
      <p className="mt-4 text-ink-2 text-sm">Vous pouvez aussi saisir un juge.</p>
    </Card>
  );
}

function AppealState({ appeal }: { appeal: NonNullable<DecisionView["appeal"]> }) {
  return (
    <Card padding="form" aria-labelledby="recours">
      <h2 id="recours" className="text-lg">
        Votre recours
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        {"Reçu "}
        <time dateTime={appeal.created_at}>{formatMoment(new Date(appeal.created_at))}</time>
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{appeal.reason}</p>
      {appeal.outcome === null ? (
        <Notice tone="info" title="Une autre personne relit votre dossier." className="mt-4">
          Sa réponse paraîtra ici et partira par e-mail.
        </Notice>
      ) : (
        <Notice tone="ok" title={`${DECISION_TITLES[appeal.outcome.action]}.`} className="mt-4">
          <p className="whitespace-pre-line break-words">{appeal.outcome.reason}</p>
        </Notice>
      )}
    </Card>
  );
}
