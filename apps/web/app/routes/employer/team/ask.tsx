import { askableRoute } from "@app/contract/team/team";
import { UsersRound } from "lucide-react";
import { AskForm } from "../../../features/team/members/ask-form.tsx";
import { TEAM_INTENTS } from "../../../features/team/members/team-intents.server.ts";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { TEAM, TEAM_INVITE } from "../../../lib/employer-paths.ts";
import { sendAction } from "../../../lib/offline.ts";
import { runIntent } from "../../../lib/outcome.server.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { Route } from "./+types/ask";

export const meta: Route.MetaFunction = () => [{ title: "Demander à rejoindre l’équipe · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).call(askableRoute, {});
  return { people: results };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(TEAM_INTENTS, context, await request.formData());
}

/** Each form is a button: what could not be sent is said in a toast. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function TeamAsk({ loaderData: { people }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[720px]">
      <BackLink to={TEAM}>Mon équipe</BackLink>
      <PageHeader
        title="Demander aux personnes déjà venues"
        description={
          "Celles qui ont travaillé chez vous. Chacune lit ce qu’elle accepte, et dit oui ou non\u202f; un refus ne se voit pas."
        }
      />
      <OutcomeNotice outcome={actionData} />
      <div className="mt-5">
        {people.length === 0 ? (
          <EmptyState
            icon={UsersRound}
            title="Personne à qui demander"
            text="Les personnes qui viennent travailler chez vous apparaissent ici après leur mission. Les autres rejoignent par votre lien."
            action={<LinkButton to={TEAM_INVITE}>Inviter par un lien</LinkButton>}
          />
        ) : (
          <AskForm people={people} />
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
