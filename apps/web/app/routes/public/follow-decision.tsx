import { followDecisionRoute } from "@app/contract/office/office";
import { formatMoment } from "@app/domain/time/format-time";
import { sendAppeal } from "../../features/office/reports/appeal.server.ts";
import { DECISION_TITLES } from "../../features/office/reports/decision-text.fr.ts";
import { AppealPart, DecisionReasons } from "../../features/office/reports/decision-view.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { UnknownLink } from "../../layouts/unknown-link.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import "../../styles/decision.css";
import type { Route } from "./+types/follow-decision";

export async function loader({ params, context }: Route.LoaderArgs) {
  const decision = await orNotFound(context.get(apiContext).call(followDecisionRoute, { params }));
  return {
    decision,
    isInTime: Date.now() <= Date.parse(decision.appeal_until),
    account: await accountLink(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return sendAppeal(context, await request.formData(), params.follow, `/decisions/${params.follow}`);
}

export const meta: Route.MetaFunction = () => [
  { title: "Une décision · Renfort" },
  { name: "robots", content: "noindex" },
];

export default function FollowDecision({ loaderData, actionData }: Route.ComponentProps) {
  const { decision, isInTime, account } = loaderData;
  return (
    <PublicLayout account={account}>
      <div className="wrap grid max-w-150! grid-cols-[minmax(0,1fr)] gap-4 py-8 md:py-12">
        <div>
          <p className="text-ink-2 text-sm">
            {`Décision n°\u00a0${decision.id} · `}
            <time dateTime={decision.decided_at}>{formatMoment(new Date(decision.decided_at))}</time>
          </p>
          <h1 className="mt-1 text-2xl md:text-3xl">{DECISION_TITLES[decision.action]}</h1>
        </div>
        <DecisionReasons decision={decision} />
        <AppealPart decision={decision} isInTime={isInTime} refused={actionData} />
      </div>
    </PublicLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownLink error={error} />;
}
