import { followReportRoute } from "@app/contract/office/office";
import { formatMoment } from "@app/domain/time/format-time";
import { CircleCheck } from "lucide-react";
import { sendAppeal } from "../../features/office/reports/appeal.server.ts";
import { setBlocked } from "../../features/office/reports/block.server.ts";
import { BlockCard } from "../../features/office/reports/block-card.tsx";
import { CopyLink } from "../../features/office/reports/copy-link.tsx";
import { DECISION_TITLES, reportedText } from "../../features/office/reports/decision-text.fr.ts";
import { AppealPart, DecisionReasons } from "../../features/office/reports/decision-view.tsx";
import { Emergency } from "../../features/office/reports/emergency.tsx";
import { type FollowedReport, ReportSteps } from "../../features/office/reports/report-steps.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { UnknownLink } from "../../layouts/unknown-link.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import "../../styles/decision.css";
import type { Route } from "./+types/follow-report";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const report = await orNotFound(context.get(apiContext).call(followReportRoute, { params }));
  return {
    report,
    isReceipt: url.searchParams.has("recu"),
    isInTime: report.decision !== null && Date.now() <= Date.parse(report.decision.appeal_until),
    address: `${environment().publicUrl}/signalements/${params.follow}`,
    account: await accountLink(context),
  };
}

export async function action({ request, params: { follow }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const send = form.has("intent") ? setBlocked : sendAppeal;
  return send(context, form, follow, `/signalements/${follow}`);
}

export const meta: Route.MetaFunction = () => [
  { title: "Votre signalement · Renfort" },
  { name: "robots", content: "noindex" },
];

function titleOf({ decision }: FollowedReport, isReceipt: boolean): string {
  if (decision === null)
    return isReceipt ? "Merci, votre signalement est arrivé." : "Une personne examine votre signalement";
  return decision.action === "dismiss" ? DECISION_TITLES.dismiss : `Merci. ${DECISION_TITLES[decision.action]}`;
}

export default function FollowReport({ loaderData, actionData }: Route.ComponentProps) {
  const { report, isReceipt, isInTime, address, account } = loaderData;
  const { decision, person } = report;
  const [refusedBlock, refusedAppeal] =
    actionData && "intent" in actionData.values ? [actionData, undefined] : [undefined, actionData];
  return (
    <PublicLayout account={account}>
      <div className="wrap grid max-w-150! grid-cols-[minmax(0,1fr)] gap-4 py-8 md:py-12">
        {decision ? (
          <div>
            <p className="text-ink-2 text-sm">
              {`Signalement n°\u00a0${report.id} · `}
              <time dateTime={decision.decided_at}>{formatMoment(new Date(decision.decided_at))}</time>
            </p>
            <h1 className="mt-1 text-2xl md:text-3xl">{titleOf(report, isReceipt)}</h1>
            <p className="mt-2 text-ink-2">{whatWasReported(report)}</p>
          </div>
        ) : (
          <Receipt report={report} title={titleOf(report, isReceipt)} address={address} />
        )}
        <Card padding="form" aria-labelledby="suite">
          <h2 id="suite" className={decision ? "sr-only" : "mb-4 text-lg"}>
            {decision ? "Les étapes" : "La suite"}
          </h2>
          <ReportSteps report={report} />
        </Card>
        {decision && <DecisionReasons decision={decision} />}
        {decision && <AppealPart decision={decision} isInTime={isInTime} refused={refusedAppeal} />}
        {person && <BlockCard person={person} problem={refusedBlock?.formError} />}
        {!decision && <Emergency />}
      </div>
    </PublicLayout>
  );
}

const whatWasReported = ({ subject_type: type }: FollowedReport) =>
  `Vous avez signalé ${reportedText(type)}. Votre nom n’est pas transmis.`;

function Receipt({ report, title, address }: { report: FollowedReport; title: string; address: string }) {
  return (
    <Card padding="form">
      <Badge tone="ok" icon={CircleCheck}>
        Bien reçu
      </Badge>
      <h1 className="mt-2 text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 text-ink-2">{whatWasReported(report)}</p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4 rounded-lg bg-ok-soft p-4 text-ok-ink">
        <p>
          <span className="block text-sm">Votre numéro de suivi</span>
          <span className="display num text-2xl">{report.id}</span>
        </p>
        <CopyLink address={address} />
      </div>
      <p className="mt-3 text-ink-2 text-sm">{"Gardez ce lien\u00a0: il ouvre cette page sans compte."}</p>
    </Card>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownLink error={error} />;
}
