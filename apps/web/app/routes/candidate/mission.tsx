import { applicationRoute } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import type { Client } from "@app/contract/client";
import { publicCompanyRoute } from "@app/contract/companies/companies";
import { missionRoute } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { SearchX } from "lucide-react";
import { data, redirect } from "react-router";
import { sendAsCandidate } from "../../features/applications/candidate-client-action.ts";
import { isIncomplete } from "../../features/completion/completion.server.ts";
import { missionTexts } from "../../features/missions/detail/mission-texts.ts";
import { missionPath } from "../../features/missions/mission-facts.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/mission";
import { runCandidateAction } from "./candidate-actions.server.ts";
import { CandidateMission } from "./candidate-mission.tsx";
import { applyPath, CANDIDATE_HOME, completionPath } from "./paths.ts";

/** Sent once the address was confirmed. */
const SENT = { envoyee: applicationFr.sent };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.mission?.title ?? missionFr.notFound} · Renfort` },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const applying = url.searchParams.has("postuler");
  try {
    const mission = await api.call(missionRoute, { params: { id: params.id } });
    // An incomplete profile is completed first.
    if (applying && !mission.application && (await isIncomplete(api))) {
      throw redirect(completionPath(applyPath(mission.id)));
    }
    const own = mission.application && (await api.call(applicationRoute, { params: { id: mission.application.id } }));
    return {
      mission,
      applied: own?.shifts ?? [],
      texts: missionTexts(mission),
      company: await readEmployer(api, mission.company.id),
      address: environment().publicUrl + missionPath(mission),
      applyKey: crypto.randomUUID(),
      applying,
    };
  } catch (error) {
    if (failureOf(error).isUnavailable) throw error;
    return data({ mission: null }, { status: 404 });
  }
}

/** What the page shows of it; null when its account is closed. */
async function readEmployer(api: Client, id: number) {
  try {
    const { name, address, phone, email, answers } = await api.call(publicCompanyRoute, { params: { id } });
    return { name, address, phone, email, answers };
  } catch (error) {
    if (failureOf(error).status === 404) return null;
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function Mission({ loaderData, actionData }: Route.ComponentProps) {
  useFlashToast(SENT);
  if (!loaderData.mission) return <MissionNotFound />;
  const pageResult = actionData && ("errors" in actionData || "missing" in actionData) ? actionData : undefined;
  return <CandidateMission key={loaderData.mission.id} {...loaderData} pageResult={pageResult} />;
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
