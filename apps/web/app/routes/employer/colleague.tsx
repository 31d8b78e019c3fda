import { meRoute } from "@app/contract/accounts/accounts";
import { establishmentsRoute } from "@app/contract/companies/establishments";
import { journalRoute, membersRoute } from "@app/contract/members/members";
import { memberFr } from "@app/contract/members/members.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { useId } from "react";
import { data, Link } from "react-router";
import { AccessForm } from "../../features/members/access/access-form.tsx";
import { DutyCard } from "../../features/members/access/duty-card.tsx";
import { LeaveCard } from "../../features/members/access/leave-card.tsx";
import { SignsCard } from "../../features/members/access/signs-card.tsx";
import { RemoveAccess } from "../../features/members/colleagues/end-access.tsx";
import { JournalList } from "../../features/members/colleagues/journal-list.tsx";
import { accessIntents } from "../../features/members/member-forms.server.ts";
import { establishmentsText, fullName } from "../../features/members/member-text.fr.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import type { RefusedPage } from "../../lib/api/refused-page.server.ts";
import { COLLEAGUES, journalPath } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import "../../styles/availability.css";
import type { Route } from "./+types/colleague";

const LAST_LINES = 5;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.member.self === false ? fullName(loaderData.member) : "Mon accès";
  return [{ title: `${title} · Renfort` }];
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ results }, { results: establishments }, me] = await Promise.all([
    api.call(membersRoute, {}),
    api.call(establishmentsRoute, {}),
    api.call(meRoute, {}),
  ]);
  const member = results.find(({ user_id }) => String(user_id) === params.id);
  if (!member) throw data(null, { status: 404 });
  const isOwner = me.member?.role === "owner";
  if (!member.self && !isOwner) {
    const ask = results.filter(({ role }) => role === "owner").map(fullName);
    throw data<RefusedPage>({ ownersOnly: true, ask }, { status: 403 });
  }
  const lines = isOwner ? (await api.call(journalRoute, { query: { member: member.user_id } })).results : [];
  return { member, isAlone: results.length === 1, establishments, lines: lines.slice(0, LAST_LINES) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return runIntent(accessIntents(Number(params.id)), context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => form.get("intent") !== "access" });

export default function Colleague({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isAlone, establishments, lines } = loaderData;
  const { company } = useEmployer();
  const now = new Date(useRenderedAt());
  const name = fullName(member);
  const heading = useId();
  const place = establishmentsText(member.establishments, establishments);
  return (
    <>
      <BackLink to={COLLEAGUES}>Collègues</BackLink>
      <div className="mt-1 flex items-center gap-4">
        <Avatar id={member.user_id} name={name} src={member.profileImage} size={64} />
        <PageHeader
          title={member.self ? "Mon accès" : name}
          description={
            member.self
              ? `${memberFr.roles[member.role]}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`
              : `Depuis le ${formatLongDay(new Date(member.joined_at))}`
          }
        />
      </div>
      <div className="mt-5 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DutyCard key={member.user_id} duty={member.duty} isOnDuty={member.on_duty} isSelf={member.self} />
          {lines.length > 0 && (
            <Card aria-labelledby={heading}>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id={heading} className="text-lg">
                  Dernières actions
                </h2>
                <Link to={journalPath(member.user_id)} className="link inline-flex min-h-11 items-center text-sm">
                  Tout voir
                </Link>
              </div>
              <JournalList entries={lines} now={now} />
            </Card>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {!member.self && (
            <>
              <AccessForm
                key={member.user_id}
                access={member}
                establishments={establishments}
                refused={actionData && "errors" in actionData ? actionData : undefined}
              />
              <SignsCard member={member} />
              <RemoveAccess userId={member.user_id} name={name} />
            </>
          )}
          {member.self && (
            <LeaveCard
              userId={member.user_id}
              company={company?.name ?? "l’entreprise"}
              isLastOwner={member.last_owner}
              isAlone={isAlone}
            />
          )}
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: memberFr.notFound,
        text: "Son accès a peut-être été retiré.",
        link: { to: COLLEAGUES, label: "Voir les collègues" },
      }}
    />
  );
}
