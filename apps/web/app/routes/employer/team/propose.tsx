import { proposeRoute } from "@app/contract/team/team";
import { teamFr } from "@app/contract/team/team.fr";
import { BriefcaseBusiness } from "lucide-react";
import { Link, redirect, useSearchParams } from "react-router";
import { HoleWhen } from "../../../features/team/members/hole-when.tsx";
import { type Hole, readHoles } from "../../../features/team/members/holes.server.ts";
import { peopleText, proposedText } from "../../../features/team/members/member-text.fr.ts";
import { teamOutcomes } from "../../../features/team/members/team-outcomes.fr.ts";
import { ProposeForm } from "../../../features/team/propose/propose-form.tsx";
import { readPeople } from "../../../features/team/propose/read-people.server.ts";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { TEAM } from "../../../lib/employer-paths.ts";
import { textOf } from "../../../lib/form.server.ts";
import { sendAction } from "../../../lib/offline.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { EMPLOYER_PUBLISH, employerMissionPath } from "../../../parts/mission/mission-links.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { cx } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { Route } from "./+types/propose";
import "../../../styles/team.css";

export const meta: Route.MetaFunction = () => [{ title: "Proposer à mon équipe · Renfort" }];

/** `?mission=`, and `?personne=` as often as there are people, or `?groupe=`; those who are free otherwise. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = url.searchParams;
  const holes = await readHoles(api, Date.now());
  const hole = holes.find(({ job }) => String(job) === search.get("mission")) ?? holes[0];
  const wanted = new Set(search.getAll("personne").map(Number));
  const group = Number(search.get("groupe")) || undefined;
  const people = hole ? await readPeople(api, { job: hole.job, group, wanted }) : [];
  const free = people.filter((person) => person.free === "yes").map(({ candidate_id: id }) => id);
  return { holes, hole, people, chosen: wanted.size > 0 ? [...wanted] : free };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const people = form.getAll("people").map(Number);
  return toOutcome<Outcome>(async () => {
    if (people.length === 0) return { ok: false, message: teamFr.peopleRequired };
    const id = Number(textOf(form, "job"));
    const { proposed } = await context.get(apiContext).call(proposeRoute, { params: { id }, body: { people } });
    if (proposed === 0) return { ok: false, message: proposedText(proposed, people.length) };
    throw redirect(`${employerMissionPath({ id })}?proposee=1`);
  }, teamOutcomes.failed);
}

/** Each form is a button: what could not be sent is said in a toast. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function TeamPropose({ loaderData, actionData }: Route.ComponentProps) {
  const { holes, hole, people, chosen } = loaderData;
  const now = useRenderedAt();
  return (
    <div className="mx-auto max-w-[720px]">
      <BackLink to={TEAM}>Mon équipe</BackLink>
      <PageHeader title="Proposer à mon équipe" />
      <OutcomeNotice outcome={actionData} />
      {hole ? (
        <div className="team-main mt-5">
          <MissionChoice holes={holes} chosen={hole} now={now} />
          <ProposeForm key={hole.job} job={hole.job} missing={hole.missing} people={people} chosen={new Set(chosen)} />
        </div>
      ) : (
        <div className="mt-5">
          <EmptyState
            icon={BriefcaseBusiness}
            title="Aucune mission ne cherche quelqu’un"
            text={"Publiez-en une\u00a0: votre équipe peut la recevoir d’abord."}
            action={<LinkButton to={EMPLOYER_PUBLISH}>Publier une mission</LinkButton>}
          />
        </div>
      )}
    </div>
  );
}

/** Links: who is free depends on the mission, so that another one is another page. */
function MissionChoice({ holes, chosen, now }: { holes: readonly Hole[]; chosen: Hole; now: number }) {
  const [search] = useSearchParams();
  const hrefOf = ({ job }: Hole) => {
    const params = new URLSearchParams(search);
    params.set("mission", String(job));
    return `?${params}`;
  };
  return (
    <nav aria-label="Quelle mission" className="grid gap-2">
      {holes.map((hole) => (
        <Link
          key={hole.job}
          to={hrefOf(hole)}
          aria-current={hole.job === chosen.job ? "true" : undefined}
          className={cx(
            "grid rounded-lg border-[1.5px] px-4 py-3 text-ink no-underline",
            hole.job === chosen.job ? "border-brand bg-brand-soft" : "border-line-strong bg-surface",
          )}
          preventScrollReset
        >
          <span className="font-semibold">
            <HoleWhen {...hole} now={now} />
          </span>
          <span className="text-ink-2 text-sm">{`${hole.title}, il manque ${peopleText(hole.missing)}`}</span>
        </Link>
      ))}
    </nav>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
