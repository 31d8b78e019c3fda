import { type PropositionView, propositionsRoute } from "@app/contract/matching/propositions";
import { Zap } from "lucide-react";
import { useState } from "react";
import { answerProposition } from "../../features/matching/propositions/answer.server.ts";
import type { AnswerResult } from "../../features/matching/propositions/answer-result.ts";
import { AnsweredList } from "../../features/matching/propositions/answered-list.tsx";
import { PropositionCard } from "../../features/matching/propositions/proposition-card.tsx";
import { useSeen } from "../../features/matching/propositions/seen.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_AVAILABILITY, PROPOSITIONS, selectedPath } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/propositions";
import "../../styles/propositions.css";

export const meta: Route.MetaFunction = () => [{ title: "Propositions · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).call(propositionsRoute, {});
  return { propositions: results, answerKey: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerProposition(context, await request.formData(), selectedPath);
}

/** A promise to come is not queued: what could not be sent is said in its place. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args);
}

export default function Propositions({ loaderData, actionData }: Route.ComponentProps) {
  const { propositions, answerKey } = loaderData;
  const now = new Date(useNow(useRenderedAt()));
  const [refused, setRefused] = useState<number>();
  const isLive = ({ state, expiresAt }: PropositionView) =>
    state === "waiting" && Date.parse(expiresAt) > now.getTime();
  const waiting = propositions.filter(isLive);
  const answered = propositions.filter((proposition) => !isLive(proposition));
  useSeen(waiting.map(({ id }) => id));
  const sent: AnswerResult | undefined = actionData && "ok" in actionData ? actionData : undefined;
  const shared = {
    answerKey,
    action: PROPOSITIONS,
    now,
    sent,
    onNo: setRefused,
  };
  const [first, ...next] = waiting;
  return (
    <>
      <PageHeader
        title="Propositions"
        actions={
          <LinkButton to={CANDIDATE_AVAILABILITY} variant="line">
            Mes disponibilités
          </LinkButton>
        }
        description={waiting.length > 0 ? `${waiting.length} en attente` : undefined}
      />
      <OutcomeNotice outcome={sent} />
      <div className="propositions mt-4">
        {first ? (
          <PropositionCard key={first.id} proposition={first} {...shared} />
        ) : (
          <EmptyState
            icon={Zap}
            title="Aucune proposition"
            text="Elles arrivent quand vous êtes disponible."
            action={<LinkButton to={CANDIDATE_AVAILABILITY}>Régler mes disponibilités</LinkButton>}
          />
        )}
        {next.length > 0 && (
          <div className="prop-next">
            {next.map((proposition) => (
              <PropositionCard key={proposition.id} proposition={proposition} {...shared} />
            ))}
          </div>
        )}
        {answered.length > 0 && (
          <AnsweredList
            propositions={answered}
            action={PROPOSITIONS}
            answerKey={answerKey}
            refused={refused ?? sent?.id}
          />
        )}
      </div>
    </>
  );
}
