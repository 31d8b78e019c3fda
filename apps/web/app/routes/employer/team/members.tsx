import { teamGroupsRoute, teamRoute } from "@app/contract/team/team";
import { MOST_PROPOSED_AT_ONCE } from "@app/domain/team/team";
import { History, QrCode as QrIcon, Send, ShieldCheck, UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { InviteCard } from "../../../features/team/invite/invite-card.tsx";
import { drawQr } from "../../../features/team/invite/qr.server.ts";
import { AskedRows } from "../../../features/team/members/asked-rows.tsx";
import { GroupsCard } from "../../../features/team/members/groups-card.tsx";
import { HoleCard } from "../../../features/team/members/hole-card.tsx";
import { readHoles } from "../../../features/team/members/holes.server.ts";
import { MemberRow } from "../../../features/team/members/member-row.tsx";
import { peopleText, teamText } from "../../../features/team/members/member-text.fr.ts";
import { isFiltered, TeamFilters } from "../../../features/team/members/team-filters.tsx";
import { TEAM_INTENTS } from "../../../features/team/members/team-intents.server.ts";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { TEAM_INVITE, TEAM_JOURNAL, TEAM_PROPOSE } from "../../../lib/employer-paths.ts";
import { sendAction } from "../../../lib/offline.ts";
import { runIntent } from "../../../lib/outcome.server.ts";
import { pagerOf, requestedPage } from "../../../lib/paging.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useEmployer } from "../../../lib/use-employer.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import type { Route } from "./+types/members";
import "../../../styles/team.css";

export const meta: Route.MetaFunction = () => [{ title: "Mon équipe · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = url.searchParams;
  const [hole] = await readHoles(api, Date.now());
  const group = Number(search.get("groupe")) || undefined;
  const query = (search.get("q") ?? "").trim().slice(0, 80);
  const job = hole && { job: hole.job };
  const [list, first, { members, groups, professions }] = await Promise.all([
    api.call(teamRoute, {
      query: { page: requestedPage(search), ...(group && { group }), ...(query && { query }), ...job },
    }),
    // The free ones come first, whatever is shown below.
    api.call(teamRoute, { query: { page: 1, ...job } }),
    api.call(teamGroupsRoute, {}),
  ]);
  const free = first.results.filter((member) => member.free === "yes" && member.proposed === null);
  const onlyFree = search.has("libres") && hole !== undefined;
  const [link] = first.links;
  return {
    hole,
    members,
    groups,
    professions,
    proposed: first.results.filter((member) => member.proposed !== null).length,
    free: free.slice(0, MOST_PROPOSED_AT_ONCE),
    list: onlyFree ? free : list.results,
    count: onlyFree ? free.length : list.count,
    shown: { group, onlyFree, query },
    link: link && { ...link, qr: drawQr(link.url) },
    links: first.links.length,
  };
}

/** Of the API. */
const PAGE_SIZE = 100;

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(TEAM_INTENTS, context, await request.formData());
}

/** Each form is a button: what could not be sent is said in a toast. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

const CHOICE = "choisir";

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { hole, members, groups, professions, free, proposed, list, count, shown, link, links } = loaderData;
  const { company } = useEmployer();
  const [search] = useSearchParams();
  const now = useRenderedAt();
  return (
    <>
      <PageHeader
        title="Mon équipe"
        description={teamText(members, hole && { count: free.length, startsAt: hole.startsAt }, now)}
        actions={
          <LinkButton to={TEAM_INVITE} icon={QrIcon} className="lg:hidden!">
            Inviter
          </LinkButton>
        }
      />
      <OutcomeNotice outcome={actionData} />
      <div className="team mt-5">
        <div className="team-main">
          {hole && members > 0 && <HoleCard {...{ hole, free, proposed, now }} />}
          {members === 0 && list.length === 0 && !isFiltered(shown) ? (
            <EmptyState
              icon={UsersRound}
              title="Vos extras, ici d’abord"
              text="Envoyez le lien aux personnes que vous appelez d’habitude. Huit suffisent pour ne plus passer vos soirées au téléphone."
              action={<LinkButton to={TEAM_INVITE}>Inviter dans l’équipe</LinkButton>}
            />
          ) : (
            <>
              <TeamFilters {...{ members, groups, professions, shown }} free={hole && free.length} />
              <Members list={list} hole={hole} groups={groups} now={now} />
              <Pager label="Pages de l’équipe" {...pagerOf(count, search, PAGE_SIZE)} />
            </>
          )}
          <p className="flex gap-3 text-ink-2 text-sm">
            <ShieldCheck className="ico mt-0.5 shrink-0" aria-hidden="true" />
            <span>
              Chaque personne a dit oui, pour deux ans, et sort de l’équipe quand elle veut, sans bruit. Vous voyez
              «&#160;libre&#160;» pour vos créneaux, jamais son agenda.
            </span>
          </p>
        </div>
        <div className="team-side">
          <div className="max-lg:hidden">
            <InviteCard company={company?.name ?? ""} link={link} links={links} />
          </div>
          <GroupsCard groups={groups} canPropose={hole !== undefined} />
          <Link to={TEAM_JOURNAL} className="link inline-flex min-h-11 items-center gap-2 text-sm">
            <History className="ico" aria-hidden="true" />
            Journal de l’équipe
          </Link>
        </div>
      </div>
    </>
  );
}

type MembersProps = Pick<Route.ComponentProps["loaderData"], "list" | "hole" | "groups"> & { now: number };

/** The boxes are of a form of their own: what it asks is which mission, on the next page. */
function Members({ list, hole, groups, now }: MembersProps) {
  const [picked, setPicked] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const team = list.filter(({ state }) => state === "in");
  useRestoreFocus(heading, team.map(({ candidate_id: id }) => id).join());
  return (
    <section
      aria-labelledby="personnes"
      className="card min-w-0"
      onChange={({ currentTarget }) =>
        setPicked(currentTarget.querySelectorAll(`.check[name="personne"]:checked`).length)
      }
    >
      <h2 id="personnes" ref={heading} tabIndex={-1} className="sr-only">
        Personnes
      </h2>
      {team.length === 0 && <p className="p-4 text-ink-2">Personne ici. Changez de filtre, ou invitez quelqu’un.</p>}
      <ul>
        {team.map((member) => (
          <MemberRow key={member.candidate_id} {...{ member, hole, groups, now }} form={CHOICE} />
        ))}
      </ul>
      <AskedRows members={list.filter(({ state }) => state === "asked")} now={now} />
      {hole && team.length > 0 && (
        <Form id={CHOICE} action={TEAM_PROPOSE} className={cx("picked", picked > 0 && "is-used")}>
          <p role="status" className="js-only min-w-0 flex-1 font-semibold">
            {picked > 0 && `${peopleText(picked)} choisie${picked > 1 ? "s" : ""}`}
          </p>
          <input type="hidden" name="mission" value={hole.job} />
          <Button type="submit" variant={picked > 0 ? "primary" : "line"} icon={Send}>
            {picked > 0 ? "Proposer une mission" : "Choisir à qui proposer"}
          </Button>
        </Form>
      )}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
