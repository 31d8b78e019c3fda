import { RefusedCall } from "@app/contract/client";
import { missionRoute } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import { SearchX } from "lucide-react";
import { data } from "react-router";
import { apiContext } from "../../api.server.ts";
import { applyTo } from "../../apply.server.ts";
import { missionTexts } from "../../features/missions/detail/mission-texts.ts";
import { orOffline } from "../../offline.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/mission";
import { CANDIDATE_HOME } from "./candidate.ts";
import { CandidateMission } from "./candidate-mission.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.mission?.title ?? missionFr.notFound} · Renfort` },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  try {
    const mission = await context.get(apiContext).call(missionRoute, { params: { id: params.id } });
    return {
      mission,
      texts: missionTexts(mission),
      applyKey: crypto.randomUUID(),
      applying: url.searchParams.has("postuler"),
    };
  } catch (error) {
    if (error instanceof RefusedCall && error.status < 500) return data({ mission: null }, { status: 404 });
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return applyTo(context.get(apiContext), params.id, await request.formData());
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(request, serverAction);
}

export default function Mission({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.mission) return <MissionNotFound />;
  return <CandidateMission key={loaderData.mission.id} {...loaderData} pageAnswer={actionData} />;
}

function MissionNotFound() {
  return (
    <>
      <h1 className="mb-5 text-2xl md:text-3xl">{missionFr.notFound}</h1>
      <EmptyState
        icon={SearchX}
        title="Cette mission n’est plus au tableau."
        text="Elle a été retirée, ou l’adresse a changé. Les autres sont toujours là."
        action={<LinkButton to={CANDIDATE_HOME}>Voir les missions</LinkButton>}
      />
    </>
  );
}
