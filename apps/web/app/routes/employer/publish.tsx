import { accessFr } from "@app/contract/access.fr";
import { draftRoute } from "@app/contract/drafts";
import { publishMissionRoute } from "@app/contract/missions";
import { parisDay } from "@app/domain/calendar";
import { redirect } from "react-router";
import { apiContext } from "../../api.server.ts";
import { IncompleteNotice } from "../../features/employers/incomplete-notice.tsx";
import { VerifyEmailNotice } from "../../features/employers/verify-email-notice.tsx";
import { draftValues } from "../../features/missions/form/draft-values.ts";
import { MissionForm } from "../../features/missions/form/mission-form.tsx";
import { missionWire, textOf } from "../../features/missions/form/mission-wire.ts";
import { searchCommunes } from "../../features/places/communes.ts";
import { fieldErrors, refuse, submitForm } from "../../form.server.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { communeOf, MissionFormBody } from "../../mission-form.server.ts";
import { orNotFound } from "../../not-found.server.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/publish";
import { EMPLOYER, useEmployer } from "./employer.ts";

export const meta: Route.MetaFunction = () => [{ title: "Publier une mission · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const id = url.searchParams.get("brouillon");
  const draft = id ? await orNotFound(context.get(apiContext).call(draftRoute, { params: { id } })) : null;
  return {
    idempotencyKey: crypto.randomUUID(),
    draft: draft && { id: draft.id, values: draftValues(draft) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const errors = fieldErrors(MissionFormBody, form);
  if (errors) return refuse(form, errors, undefined, 400);
  return submitForm(form, async () => {
    const body = missionWire(form);
    const commune_code = body.commune_code || (await communeOf(api, body.location));
    const { id } = await api.call(
      publishMissionRoute,
      { body: { ...body, commune_code, draft_id: textOf(form, "draft_id") || null } },
      { idempotencyKey: textOf(form, "idempotencyKey") },
    );
    throw redirect(`${EMPLOYER}/emplois/${id}?publiee=1`);
  });
}

export default function Publish({ loaderData: { idempotencyKey, draft }, actionData }: Route.ComponentProps) {
  const { user, company, completeness } = useEmployer();
  const today = parisDay(new Date(useRenderedAt()));
  const notVerified = actionData?.formError === accessFr.emailNotVerified;
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois`}>Mes offres</BackLink>
      <PageHeader
        title="Publier une mission"
        description={
          <p>
            Les champs marqués <span className="text-danger">*</span> sont obligatoires.
          </p>
        }
      />
      <div className="mt-6 grid gap-3 empty:hidden">
        {draft && !actionData && (
          <Notice tone="ok" title="Votre brouillon est là.">
            Relisez-le, complétez ce qui manque, puis publiez.
          </Notice>
        )}
        {!completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={`${EMPLOYER}/profil?modifier=1`} />
        )}
      </div>
      <div className="mt-6">
        <MissionForm
          // Another draft is another form.
          key={draft?.id}
          answer={actionData}
          initial={draft?.values}
          draftId={draft?.id}
          keptKey={`publish-${user.id}`}
          notice={
            notVerified ? (
              <VerifyEmailNotice
                email={user.email}
                action={`${EMPLOYER}?index`}
                title={accessFr.emailNotVerified}
                live
              />
            ) : undefined
          }
          company={{ name: company?.name ?? "", logo: company?.logo ?? null }}
          today={today}
          idempotencyKey={idempotencyKey}
          obstacle={completeness.complete ? undefined : "Complétez votre profil pour pouvoir publier."}
          searchCommunes={searchCommunes}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
