import { missionFr } from "@app/contract/missions/missions.fr";
import { Copy } from "lucide-react";
import { sendMission } from "../../features/missions/mine/action-results.ts";
import { readOwnMission } from "../../features/missions/mine/own-mission.server.ts";
import { readEstablishments, readRights, readSmicRates } from "../../features/missions/publish/form-choices.server.ts";
import { editMission } from "../../features/missions/publish/mission-form.server.ts";
import { MissionFormPage } from "../../features/missions/publish/mission-form-page.tsx";
import { missionValues } from "../../features/missions/publish/values/stored-values.ts";
import { NOT_OWN_MISSION } from "../../layouts/not-own.fr.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { employerMissionPath } from "../../parts/mission/mission-links.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/edit-mission";

const TITLE = "Modifier la mission";

export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isMissing(error) ? missionFr.notFound : TITLE} · Renfort` },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { mission } = await readOwnMission(context, id);
  const { status, title, hoursKnown } = mission;
  const api = context.get(apiContext);
  const [establishments, smicRates, rights] = await Promise.all([
    readEstablishments(api),
    readSmicRates(api),
    readRights(api),
  ]);
  const choices = { establishments, recents: [], smicRates, rights };
  return { id: mission.id, status, title, hoursKnown, values: missionValues(mission), choices };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return editMission(context.get(apiContext), params.id, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendMission(args, { publish: missionFr.editFailed, draft: missionFr.editFailed });

export default function EditMission({ loaderData: mission, actionData }: Route.ComponentProps) {
  const back = employerMissionPath(mission);
  if (mission.status === "completed") return <Completed id={mission.id} back={back} />;
  return (
    <MissionFormPage
      key={mission.id}
      title={TITLE}
      back={{ to: back, label: mission.title }}
      result={actionData}
      initial={mission.values}
      restoreKey={`edit-${mission.id}`}
      choices={mission.choices}
      isUnfolded
      purpose={{ kind: "edit", backHref: back }}
    >
      {!mission.hoursKnown && (
        <Notice tone="info" title="Les horaires de cette mission sont à préciser.">
          Indiquez ceux du premier jour&nbsp;: les jours laissés sans horaires prennent les mêmes. Les personnes qui ont
          postulé sont prévenues.
        </Notice>
      )}
    </MissionFormPage>
  );
}

/** A completed mission cannot change. */
function Completed({ id, back }: { id: number; back: string }) {
  return (
    <>
      <BackLink to={back}>La mission</BackLink>
      <PageHeader title={TITLE} />
      <div className="mt-6">
        <Notice
          tone="info"
          title={missionFr.completed}
          action={
            <LinkButton to={`${EMPLOYER}/publier?modele=${id}`} variant="line" icon={Copy}>
              Dupliquer et modifier
            </LinkButton>
          }
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_MISSION} />;
}
