import { meRoute } from "@app/contract/accounts/accounts";
import { establishmentsRoute } from "@app/contract/companies/establishments";
import { journalRoute, membersRoute } from "@app/contract/members/members";
import { useId } from "react";
import { Link } from "react-router";
import { EstablishmentTabs } from "../../features/companies/own/establishment-tabs.tsx";
import { InviteForm } from "../../features/members/colleagues/invite-form.tsx";
import { JournalList } from "../../features/members/colleagues/journal-list.tsx";
import { MemberList } from "../../features/members/colleagues/member-list.tsx";
import { RightsTable } from "../../features/members/colleagues/rights-table.tsx";
import { COLLEAGUES_INTENTS } from "../../features/members/member-forms.server.ts";
import { membersCount } from "../../features/members/member-text.fr.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { JOURNAL } from "../../lib/employer-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useEmployer, useMember } from "../../lib/use-employer.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/colleagues";

const LAST_LINES = 5;
const REMOVED = "Accès retiré, sur tous ses appareils.";

export const meta: Route.MetaFunction = () => [{ title: "Collègues · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ results: members, invitations }, { results: establishments }, { member }] = await Promise.all([
    api.call(membersRoute, {}),
    api.call(establishmentsRoute, {}),
    api.call(meRoute, {}),
  ]);
  const journal = member?.role === "owner" ? (await api.call(journalRoute, { query: {} })).results : [];
  return {
    members,
    invitations,
    establishments,
    journal: journal.slice(0, LAST_LINES),
    // Of the next invitation.
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(COLLEAGUES_INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => form.get("intent") !== "invite" });

export default function Colleagues({ loaderData, actionData }: Route.ComponentProps) {
  const { members, invitations, establishments, journal, formKey } = loaderData;
  const { company } = useEmployer();
  const isOwner = useMember().role === "owner";
  const now = new Date(useRenderedAt());
  const flash = useFlashToast({ retire: REMOVED });
  const heading = useId();
  return (
    <>
      <PageHeader
        title="Collègues"
        description={membersCount(members.length, invitations.length, company?.name ?? "l’entreprise")}
      />
      <EstablishmentTabs current="colleagues" />
      <div className="mt-5 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {flash !== undefined && <Notice tone="ok" live="polite" title={flash} className="no-js-only" />}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <MemberList {...{ members, invitations, establishments, isOwner, now }} />
          <p className="text-ink-2 text-sm">
            Les nouvelles d’un établissement (absence, réponse, retard) vont aux personnes de service là-bas. Sans
            personne de service, elles vont à la personne qui a publié, sinon aux propriétaires.
          </p>
        </div>
        {isOwner && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <InviteForm
              establishments={establishments.filter(({ closed }) => !closed)}
              refused={actionData && "errors" in actionData ? actionData : undefined}
              sent={actionData && "saved" in actionData ? actionData : undefined}
              formKey={formKey}
            />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {journal.length > 0 && (
            <Card aria-labelledby={heading}>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id={heading} className="text-lg">
                  Journal
                </h2>
                <Link to={JOURNAL} className="link inline-flex min-h-11 items-center text-sm">
                  Tout voir
                </Link>
              </div>
              <JournalList entries={journal} now={now} />
            </Card>
          )}
          <RightsTable />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
