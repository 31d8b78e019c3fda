import { updateCompanyRoute } from "@app/contract/companies";
import { companyFr } from "@app/contract/companies.fr";
import { updateProfileRoute } from "@app/contract/profiles";
import { profileFr } from "@app/contract/profiles.fr";
import { safePath } from "@app/domain/safe-path";
import { Check, Pencil } from "lucide-react";
import { type RouterContextProvider, useNavigation, useSearchParams } from "react-router";
import { VerifyEmailNotice } from "../../features/accounts/verify-email-notice.tsx";
import { CompanyForm } from "../../features/employers/company-form.tsx";
import { CompanyView } from "../../features/employers/company-view.tsx";
import { IncompleteNotice } from "../../features/employers/incomplete-notice.tsx";
import { PersonForm } from "../../features/employers/person-form.tsx";
import { PersonView } from "../../features/employers/person-view.tsx";
import { ProfileTabs } from "../../features/employers/profile-tabs.tsx";
import { CARD_TITLES, useUnsaved } from "../../features/employers/use-unsaved.ts";
import { PlaceFields } from "../../features/places/place-fields.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { formFor, submitForm } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/profile";
import { EMPLOYER, useEmployer } from "./employer.ts";

export const meta: Route.MetaFunction = () => [{ title: "Profil de l’entreprise · Renfort" }];

const FORMS = { company: saveCompany, person: savePerson };

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(FORMS, context, await request.formData(), "form");
}

type Context = Readonly<RouterContextProvider>;
type Saved = Outcome & { saved: keyof typeof FORMS };

function saveCompany(context: Context, form: FormData) {
  const save = async (): Promise<Saved> => {
    await context.get(apiContext).call(updateCompanyRoute, { body: formFor(form, ["form"]) });
    return { ok: true, message: companyFr.updated, saved: "company" };
  };
  return submitForm(form, save, companyFr.updateFailed);
}

function savePerson(context: Context, form: FormData) {
  const save = async (): Promise<Saved> => {
    await context.get(apiContext).call(updateProfileRoute, { body: formFor(form, ["form"]) });
    return { ok: true, message: profileFr.updated, saved: "person" };
  };
  return submitForm(form, save, profileFr.updateFailed);
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Profile({ actionData }: Route.ComponentProps) {
  const { user, company, completeness } = useEmployer();
  const [search] = useSearchParams();
  const editing = search.has("modifier");
  const back = missionPath(search.get("retour"));
  const heldBack = back === undefined ? "" : `&retour=${encodeURIComponent(back)}`;
  const editHref = `?modifier=1${heldBack}`;
  const viewHref = heldBack === "" ? "." : `?${heldBack.slice(1)}`;
  const sent = useNavigation().formData?.get("form");
  const refusal = actionData && "errors" in actionData ? actionData : undefined;
  const outcome = actionData && "saved" in actionData ? actionData : undefined;
  const answerTo = (name: "company" | "person") => ({
    refused: refusal?.values["form"] === name ? refusal : undefined,
    busy: sent === name,
    saved: outcome?.saved === name,
  });
  const { held, noteEdit, holdBack } = useUnsaved(outcome);
  return (
    <>
      <PageHeader
        title="Profil de l’entreprise"
        {...(editing && { description: "Les champs marqués * sont obligatoires." })}
        actions={
          editing ? (
            <LinkButton to={viewHref} variant="line" icon={Check} onClick={holdBack}>
              Terminer
            </LinkButton>
          ) : (
            <LinkButton to={editHref} icon={Pencil}>
              Modifier
            </LinkButton>
          )
        }
      />
      <ProfileTabs base={`${EMPLOYER}/profil`} current="" />
      <div className="mt-5 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={outcome} />
        {held !== undefined && (
          <Notice
            tone="warn"
            live="assertive"
            title={`Des modifications ne sont pas enregistrées dans «\u00a0${CARD_TITLES[held]}\u00a0».`}
            action={
              <LinkButton to={viewHref} variant="line">
                Quitter sans enregistrer
              </LinkButton>
            }
          >
            Enregistrez-les avant de terminer.
          </Notice>
        )}
        {completeness.complete && back !== undefined && (
          <Notice
            tone="ok"
            live="polite"
            title="Votre profil est complet."
            action={<LinkButton to={back}>Revenir à la mission</LinkButton>}
          >
            Votre mission vous attend, avec ce que vous aviez écrit.
          </Notice>
        )}
        {!completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={editHref} editing={editing} />
        )}
        {!user.email_verified && <VerifyEmailNotice email={user.email} action={`${EMPLOYER}?index`} />}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5" onInput={noteEdit} onChange={noteEdit}>
        {editing ? <PersonForm user={user} {...answerTo("person")} Place={PlaceFields} /> : <PersonView user={user} />}
        {company &&
          (editing ? <CompanyForm company={company} {...answerTo("company")} /> : <CompanyView company={company} />)}
      </div>
    </>
  );
}

/** Only the path of a mission form is accepted. */
function missionPath(requested: string | null): string | undefined {
  const path = safePath(requested, "");
  return path.startsWith(`${EMPLOYER}/publier`) || path.startsWith(`${EMPLOYER}/modifier-emploi`) ? path : undefined;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
