import { membershipsRoute } from "@app/contract/team/memberships";
import { CircleCheck, HeartHandshake, LogOut } from "lucide-react";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { PropositionStrip } from "../../features/matching/propositions/proposition-strip.tsx";
import { readWaiting } from "../../features/matching/propositions/waiting.server.ts";
import { PushOffer } from "../../features/notifications/push-offer.tsx";
import { AskingCompany } from "../../features/team/employers/asking-company.tsx";
import { FollowedList } from "../../features/team/employers/followed-list.tsx";
import { MEMBERSHIP_INTENTS } from "../../features/team/employers/membership-intents.server.ts";
import { MembershipRow } from "../../features/team/employers/membership-row.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { PROPOSITIONS, propositionPath } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { useRestoreFocus } from "../../ui/overlays/restore-focus.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/employers";

export const meta: Route.MetaFunction = () => [{ title: "Mes employeurs · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ results, followed }, waiting] = await Promise.all([api.call(membershipsRoute, {}), readWaiting(api)]);
  return { memberships: results, followed, waiting };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(MEMBERSHIP_INTENTS, context, await request.formData());
}

/** An agreement is not queued: what could not be sent is said at once. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function Employers({ loaderData, actionData }: Route.ComponentProps) {
  const { memberships, followed, waiting } = loaderData;
  const [search] = useSearchParams();
  const now = new Date(useNow(useRenderedAt()));
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, memberships.map(({ company, state }) => `${company.id}${state}`).join());
  const asking = memberships.filter(({ state }) => state === "asked");
  const inTeam = memberships.filter(({ state }) => state === "in");
  const joined = inTeam.find(({ company }) => String(company.id) === search.get("rejoint"));
  return (
    <div className="mx-auto max-w-[760px]">
      {joined ? (
        <Joined company={joined.company.name} />
      ) : (
        <PageHeader title="Mes employeurs" description="Qui vous a dans son équipe, et qui vous suivez." />
      )}
      <OutcomeNotice outcome={actionData} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        <PropositionStrip waiting={waiting} listPath={PROPOSITIONS} pathOf={propositionPath} now={now} />
        {asking.length > 0 && (
          <section aria-labelledby="demandes">
            <h2 id="demandes" className="text-xl">
              {asking.length > 1 ? "Demandes" : "Une demande"}
            </h2>
            <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
              {asking.map((membership) => (
                <AskingCompany key={membership.company.id} membership={membership} />
              ))}
            </div>
          </section>
        )}
        <section aria-labelledby="equipes">
          <h2 id="equipes" ref={heading} tabIndex={-1} className="text-xl">
            Mes équipes
          </h2>
          {inTeam.length === 0 ? (
            <div className="mt-3">
              <EmptyState
                icon={HeartHandshake}
                headingLevel={3}
                title="Aucune équipe pour l’instant"
                text="Un employeur peut vous y inviter après une mission, ou par un lien ou un code à scanner sur place."
              />
            </div>
          ) : (
            <ul className="card mt-3 divide-y divide-line">
              {inTeam.map((membership) => (
                <MembershipRow key={membership.company.id} membership={membership} now={now} />
              ))}
            </ul>
          )}
          <p className="mt-3 flex gap-3 text-ink-2 text-sm">
            <LogOut className="ico mt-0.5 shrink-0" aria-hidden="true" />
            Sortir ne prévient personne. Les créneaux déjà acceptés restent les vôtres.
          </p>
        </section>
        <FollowedList followed={followed} />
      </div>
    </div>
  );
}

/** After the form of a link. */
function Joined({ company }: { company: string }) {
  const { user } = useCandidate();
  return (
    <div>
      <span className="inline-grid size-14 place-content-center rounded-full bg-ok-soft text-2xl text-ok-ink">
        <CircleCheck className="ico" aria-hidden="true" />
      </span>
      <h1 className="mt-3 text-3xl">{`C’est fait, ${user.first_name}.`}</h1>
      <p className="mt-1 text-ink-2">
        {`${company} peut vous proposer ses missions. ${
          user.email_verified
            ? "Vous répondez à chacune."
            : "Un e-mail confirme votre adresse\u202f; vous pouvez déjà répondre."
        }`}
      </p>
      <PushOffer reason="Pour le savoir à temps, recevez les propositions sur cet appareil." />
    </div>
  );
}
