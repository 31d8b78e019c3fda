import { propositionRoute } from "@app/contract/matching/propositions";
import { useState } from "react";
import { answerProposition } from "../../features/matching/propositions/answer.server.ts";
import type { AnswerResult } from "../../features/matching/propositions/answer-result.ts";
import { AnsweredList } from "../../features/matching/propositions/answered-list.tsx";
import { PropositionCard } from "../../features/matching/propositions/proposition-card.tsx";
import { useSeen } from "../../features/matching/propositions/seen.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { PROPOSITIONS, propositionPath, selectedPath } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { useNow } from "../../ui/clock.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/proposition";
import "../../styles/propositions.css";

export const meta: Route.MetaFunction = () => [{ title: "Proposition · Renfort" }];

/** `?oui=1`: the first tap was made in a notification, or without script. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const proposition = await orNotFound(context.get(apiContext).call(propositionRoute, { params: { id } }));
  return { proposition, startsConfirming: url.searchParams.has("oui"), answerKey: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerProposition(context, await request.formData(), selectedPath);
}

/** A promise to come is not queued: what could not be sent is said in its place. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args);
}

export default function Proposition({ loaderData, actionData }: Route.ComponentProps) {
  const { proposition, answerKey } = loaderData;
  const now = new Date(useNow(useRenderedAt()));
  const [refused, setRefused] = useState<number>();
  const isLive = proposition.state === "waiting" && Date.parse(proposition.expiresAt) > now.getTime();
  useSeen([proposition.id]);
  const sent: AnswerResult | undefined = actionData && "ok" in actionData ? actionData : undefined;
  return (
    <div className="mx-auto max-w-[640px]">
      <BackLink to={PROPOSITIONS}>Toutes les propositions</BackLink>
      <h1 className="sr-only">Proposition</h1>
      <OutcomeNotice outcome={sent} />
      <div className="mt-3">
        {isLive ? (
          <PropositionCard
            key={`${proposition.id}-${loaderData.startsConfirming}`}
            {...loaderData}
            now={now}
            sent={sent}
            onNo={setRefused}
          />
        ) : (
          <AnsweredList
            propositions={[proposition]}
            action={propositionPath(proposition.id)}
            answerKey={answerKey}
            refused={refused ?? sent?.id}
          />
        )}
      </div>
    </div>
  );
}
