import { draftRoute } from "@app/contract/missions/drafts";
import { draftFr } from "@app/contract/missions/drafts.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import { undeclaredRoute } from "@app/contract/papers/undeclared";
import { undeclaredFr } from "@app/contract/papers/undeclared.fr";
import { sendMission } from "../../features/missions/mine/action-results.ts";
import { readFormChoices } from "../../features/missions/publish/form-choices.server.ts";
import { missionFormIntents } from "../../features/missions/publish/mission-form.server.ts";
import { MissionFormPage, usePublishObstacle } from "../../features/missions/publish/mission-form-page.tsx";
import { storedValues } from "../../features/missions/publish/values/stored-values.ts";
import { UndeclaredNotice } from "../../features/papers/declared/undeclared-notice.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/edit-draft";

export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isMissing(error) ? draftFr.notFound : "Modifier un brouillon"} · Renfort` },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const draft = await orNotFound(api.call(draftRoute, { params: { id } }));
  const [choices, undeclared] = await Promise.all([readFormChoices(api), api.call(undeclaredRoute, {})]);
  return { idempotencyKey: crypto.randomUUID(), id: draft.id, values: storedValues(draft), choices, undeclared };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  form.set("draft_id", params.id);
  return runIntent(missionFormIntents(true), context, form);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendMission(args, { publish: missionFr.publishFailed, draft: draftFr.updateFailed });

export default function EditDraft({
  loaderData: { id, idempotencyKey, values, choices, undeclared },
  actionData,
}: Route.ComponentProps) {
  const flash = useFlashToast({ enregistre: draftFr.saved, dupliquee: missionFr.duplicated });
  const obstacle = usePublishObstacle();
  const outcome = actionData && "ok" in actionData ? actionData : undefined;
  return (
    <MissionFormPage
      key={id}
      title="Modifier un brouillon"
      back={{ to: `${EMPLOYER}/emplois-brouillons`, label: "Brouillons" }}
      result={actionData && "errors" in actionData ? actionData : undefined}
      initial={values}
      restoreKey={`draft-${id}`}
      choices={choices}
      isUnfolded
      purpose={{
        kind: "publish",
        idempotencyKey,
        draftId: id,
        obstacle: undeclared.step === "held" ? `${undeclaredFr.heldTitle}.` : obstacle,
      }}
    >
      <UndeclaredNotice undeclared={undeclared} />
      <OutcomeNotice outcome={outcome ?? (flash === undefined ? undefined : { ok: true, message: flash })} />
    </MissionFormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: draftFr.notFound,
        text: "Il a été publié ou supprimé, ou n’est pas à votre entreprise.",
        link: { to: `${EMPLOYER}/emplois-brouillons`, label: "Voir mes brouillons" },
      }}
    />
  );
}
