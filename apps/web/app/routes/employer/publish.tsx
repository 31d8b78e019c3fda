import type { Client } from "@app/contract/client";
import { draftRoute, listDraftsRoute } from "@app/contract/missions/drafts";
import { draftFr } from "@app/contract/missions/drafts.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import { templatesRoute } from "@app/contract/missions/templates";
import { templateFr } from "@app/contract/missions/templates.fr";
import { undeclaredRoute } from "@app/contract/papers/undeclared";
import { undeclaredFr } from "@app/contract/papers/undeclared.fr";
import { townOf } from "@app/domain/places/address";
import { type RouterContextProvider, redirect } from "react-router";
import { sendMission } from "../../features/missions/mine/action-results.ts";
import { readOwnMission } from "../../features/missions/mine/own-mission.server.ts";
import { TemplateList } from "../../features/missions/publish/drafts/template-list.tsx";
import { deleteTemplate } from "../../features/missions/publish/drafts/templates.server.ts";
import { readFormChoices } from "../../features/missions/publish/form-choices.server.ts";
import { missionFormIntents } from "../../features/missions/publish/mission-form.server.ts";
import { MissionFormPage, usePublishObstacle } from "../../features/missions/publish/mission-form-page.tsx";
import { modelValues, storedValues } from "../../features/missions/publish/values/stored-values.ts";
import { UndeclaredNotice } from "../../features/papers/declared/undeclared-notice.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { textOf } from "../../lib/form.server.ts";
import { runIntent, toOutcome } from "../../lib/outcome.server.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/publish";

export const meta: Route.MetaFunction = () => [{ title: "Publier une mission · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [draftId, modelId] = [url.searchParams.get("brouillon"), url.searchParams.get("modele")];
  const writtenSince = url.searchParams.get("depuis");
  if (!draftId && writtenSince) await resumeDraft(api, Number(writtenSince));
  const draft = draftId ? await orNotFound(api.call(draftRoute, { params: { id: draftId } })) : null;
  const { results: templates } = await api.call(templatesRoute, {});
  const startingFrom = url.searchParams.get("depart");
  const template = templates.find(({ id }) => String(id) === startingFrom);
  const model = modelId ? (await readOwnMission(context, modelId)).mission : null;
  const [choices, undeclared] = await Promise.all([readFormChoices(api), api.call(undeclaredRoute, {})]);
  return {
    idempotencyKey: crypto.randomUUID(),
    draft: draft && { id: draft.id, values: storedValues(draft) },
    model: model && { id: model.id, title: model.title, values: modelValues(model) },
    templates: templates.map(({ id, name }) => ({ id, name })),
    template: template && { id: template.id, name: template.name, values: storedValues(template.mission) },
    startingFrom,
    choices,
    undeclared,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(
    { ...missionFormIntents(false), "delete-template": removeTemplate },
    context,
    await request.formData(),
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendMission(args, { publish: missionFr.publishFailed, draft: draftFr.updateFailed });

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  const { idempotencyKey, draft, model, templates, template, startingFrom, choices, undeclared } = loaderData;
  const { company } = useEmployer();
  const town = choices.lastPlace ?? townOf(company?.address ?? "");
  const place = choices.establishments.length > 0 ? "" : town;
  const obstacle = usePublishObstacle();
  const result = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <MissionFormPage
      // A template deleted meanwhile keeps what was typed from it.
      key={draft?.id ?? model?.id ?? `modele-${startingFrom}`}
      title="Publier une mission"
      back={{ to: `${EMPLOYER}/emplois`, label: "Mes offres" }}
      result={result}
      initial={draft?.values ?? model?.values ?? template?.values ?? (place ? { location: place } : undefined)}
      restoreKey="publish"
      choices={choices}
      starts={{ templates, chosen: template?.id, titles: choices.titles }}
      isUnfolded={model !== null}
      {...(template && { foldHint: `repris du modèle «\u00a0${template.name}\u00a0»` })}
      after={<TemplateList templates={templates} />}
      purpose={{
        kind: "publish",
        idempotencyKey,
        draftId: draft?.id,
        obstacle: undeclared.step === "held" ? `${undeclaredFr.heldTitle}.` : obstacle,
        onDraft: rememberDraft,
      }}
    >
      <UndeclaredNotice undeclared={undeclared} />
      <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      {model && !result && (
        <Notice tone="info" title={`D’après «\u00a0${model.title}\u00a0».`}>
          {"Tout est repris sauf les dates\u00a0: choisissez le premier jour, les autres suivent."}
        </Notice>
      )}
      {template && !draft && !model && !result && (
        <Notice tone="info" title={`D’après votre modèle «\u00a0${template.name}\u00a0».`}>
          Choisissez le premier jour, les autres suivent.
        </Notice>
      )}
    </MissionFormPage>
  );
}

function removeTemplate(context: Readonly<RouterContextProvider>, form: FormData) {
  const remove = async () => {
    const message = await deleteTemplate(context.get(apiContext), textOf(form, "id"));
    return { ok: true, message } as const;
  };
  return toOutcome<Outcome>(remove, templateFr.deleteFailed);
}

/** Back from the profile: resumes the latest draft. */
async function resumeDraft(api: Client, since: number): Promise<void> {
  const [latest] = (await api.call(listDraftsRoute, { query: { page: 1, query: "" } })).results;
  if (latest && Date.parse(latest.updated_at) >= since) throw redirect(`${EMPLOYER}/publier?brouillon=${latest.id}`);
}

/** For a reload. At each save: a result of the form restores the URL. */
function rememberDraft(id: number) {
  history.replaceState(history.state, "", `?brouillon=${id}`);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: draftFr.notFound,
        text: "Il a été publié ou supprimé, ou n’est pas à votre entreprise.",
        link: { to: `${EMPLOYER}/publier`, label: "Publier une mission" },
      }}
    />
  );
}
