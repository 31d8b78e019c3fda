import { establishmentsRoute } from "@app/contract/companies/establishments";
import { teamRoute } from "@app/contract/team/team";
import { Link } from "react-router";
import { InviteLink } from "../../../features/team/invite/invite-link.tsx";
import { OpenLink } from "../../../features/team/invite/open-link.tsx";
import { drawQr } from "../../../features/team/invite/qr.server.ts";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { TEAM, TEAM_ASK } from "../../../lib/employer-paths.ts";
import { useEmployer } from "../../../lib/use-employer.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { Route } from "./+types/invite";
import "../../../styles/team.css";

export const meta: Route.MetaFunction = () => [{ title: "Inviter dans l’équipe · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ links }, establishments] = await Promise.all([
    api.call(teamRoute, { query: { page: 1 } }),
    api.call(establishmentsRoute, {}),
  ]);
  return {
    links: links.map((link) => ({ ...link, qr: drawQr(link.url) })),
    establishments: establishments.results.filter(({ closed }) => !closed).map(({ id, name }) => ({ id, name })),
  };
}

/** Its forms are those of the team's page. */
export default function TeamInvite({ loaderData: { links, establishments } }: Route.ComponentProps) {
  const { company } = useEmployer();
  return (
    <div className="mx-auto max-w-[720px]">
      <BackLink to={TEAM}>Mon équipe</BackLink>
      <PageHeader
        title="Inviter dans l’équipe"
        description="Vous envoyez le lien vous-même, à qui vous voulez. Nous ne demandons ni carnet d’adresses, ni numéro."
      />
      <div className="team-main mt-5">
        {links.map((link) => (
          <InviteLink key={link.code} company={company?.name ?? ""} link={link} />
        ))}
        <Card aria-label="Un lien de plus">
          <OpenLink
            establishments={establishments}
            label={links.length === 0 ? "Créer mon lien" : "Créer un autre lien"}
          />
        </Card>
        <Link to={TEAM_ASK} className="link inline-flex min-h-11 items-center">
          Demander aux personnes déjà venues
        </Link>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
