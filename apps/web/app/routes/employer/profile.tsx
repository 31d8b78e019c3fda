import { companyRoute, updateCompanyRoute } from "@app/contract/companies/companies";
import { companyFr } from "@app/contract/companies/companies.fr";
import { updateProfileRoute } from "@app/contract/profiles/profiles";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { safePath } from "@app/domain/text/safe-path";
import { Check, Pencil } from "lucide-react";
import { type SyntheticEvent, useRef } from "react";
import { type RouterContextProvider, redirect, useNavigation, useSearchParams, useSubmit } from "react-router";
import { PHONE_CARD } from "../../features/accounts/settings/phone-forms.ts";
import { CompanyForm } from "../../features/companies/own/company-form.tsx";
import { CompanyView } from "../../features/companies/own/company-view.tsx";
import { type Card, cardForm, LEAVE, mergeCards, useEditedCards } from "../../features/companies/own/edited-cards.ts";
import { PersonForm } from "../../features/companies/own/person-form.tsx";
import { PersonView } from "../../features/companies/own/person-view.tsx";
import { ProfileTabs } from "../../features/companies/own/profile-tabs.tsx";
import { ClaimedNotice } from "../../features/companies/proofs/claimed-notice.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { isRefusedPage } from "../../lib/api/refused-page.server.ts";
import { EMPLOYER, VERIFICATION } from "../../lib/employer-paths.ts";
import { formFor, submitForm } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { badRequest, runIntent } from "../../lib/outcome.server.ts";
import { TAKES_FILES } from "../../lib/takes-files.ts";
import { useEmployer, useMember } from "../../lib/use-employer.ts";
import { IncompleteNotice } from "../../parts/company/incomplete-notice.tsx";
import { VerifyEmailNotice } from "../../parts/person/verify-email-notice.tsx";
import { PlaceFields } from "../../parts/places/place-fields.tsx";
import type { RefusedForm } from "../../ui/fields/form-values.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/profile";

export const handle = TAKES_FILES;

export const meta: Route.MetaFunction = () => [{ title: "Profil de l’entreprise · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { rights } = await context.get(apiContext).call(companyRoute, {});
    return { isClaimed: rights.siret_claimed };
  } catch (error) {
    // A shift lead has their own card alone.
    if (!isRefusedPage(error)) throw error;
    return { isClaimed: false };
  }
}

const CARDS = { person: savePerson, company: saveCompany };
const FORMS = { ...CARDS, both: saveBoth };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await runIntent(FORMS, context, form, "form");
  return form.has(LEAVE) && "saved" in result ? redirect(viewPath(url.searchParams)) : result;
}

type Context = Readonly<RouterContextProvider>;
type Saved = Outcome & { saved: Card | "both" };

/** Both cards were edited: one request saves them, whichever button was used. A refusal names its card. */
async function saveBoth(context: Context, form: FormData) {
  let last: Saved | undefined;
  for (const card of ["person", "company"] as const) {
    const part = cardForm(form, card);
    if (!part.has("form")) continue;
    const result = await CARDS[card](context, part);
    if (!("saved" in result)) return result;
    last = result;
  }
  if (!last) return badRequest();
  return { ...last, saved: "both" as const };
}

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

export default function Profile({ loaderData: { isClaimed }, actionData }: Route.ComponentProps) {
  const { user, company, completeness } = useEmployer();
  const { role } = useMember();
  const isOwner = role === "owner";
  const [search] = useSearchParams();
  const editing = search.has("modifier");
  const back = missionPath(search.get("retour"));
  const editHref = `?${new URLSearchParams({ modifier: "1", ...(back !== undefined && { retour: back }) })}`;
  const viewHref = viewPath(search);
  const sent = useNavigation().formData?.get("form");
  const refusal = actionData && "errors" in actionData ? actionData : undefined;
  const outcome = actionData && "saved" in actionData ? actionData : undefined;
  const answerTo = (name: "company" | "person") => ({
    refused: refusal?.values["form"] === name ? refusal : undefined,
    busy: sent === name || sent === "both",
    saved: outcome?.saved === name || outcome?.saved === "both",
  });
  const { edited, noteEdit } = useEditedCards(outcome);
  const cards = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  function saveTogether(event: SyntheticEvent, names: ReadonlySet<Card>, leave: boolean): void {
    if (!cards.current) return;
    event.preventDefault();
    const merged = mergeCards(cards.current, names);
    if (leave) merged.set(LEAVE, "1");
    void submit(merged, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
  }
  return (
    <>
      <PageHeader
        title={role === "shift_lead" ? "Mon profil" : "Profil de l’entreprise"}
        {...(editing && { description: "Les champs marqués * sont obligatoires." })}
        actions={
          editing ? (
            <LinkButton
              to={viewHref}
              variant="line"
              icon={Check}
              onClick={(event) => edited.size > 0 && saveTogether(event, edited, true)}
            >
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
        <OutcomeNotice outcome={outcome ?? togetherOutcome(refusal)} />
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
        {!completeness.complete && role !== "shift_lead" && (
          <IncompleteNotice missing={completeness.missing} editHref={editHref} editing={editing} />
        )}
        {isClaimed && (
          <ClaimedNotice
            action={
              isOwner && (
                <LinkButton to={VERIFICATION} variant="line">
                  Prouver l’adresse
                </LinkButton>
              )
            }
          />
        )}
        {!user.email_verified && <VerifyEmailNotice email={user.email} action={`${EMPLOYER}?index`} />}
      </div>
      <div
        ref={cards}
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5"
        onInput={noteEdit}
        onChange={noteEdit}
        // What was typed in the other card is saved too.
        onSubmitCapture={(event) => edited.size > 1 && saveTogether(event, edited, false)}
      >
        {editing ? (
          <PersonForm user={user} {...answerTo("person")} Place={PlaceFields} />
        ) : (
          <PersonView user={user} confirmPhoneHref={`${EMPLOYER}/profil/compte#${PHONE_CARD}`} />
        )}
        {company &&
          role !== "shift_lead" &&
          (editing && isOwner ? (
            <CompanyForm company={company} {...answerTo("company")} />
          ) : (
            <CompanyView company={company} levelHref={VERIFICATION} />
          ))}
      </div>
    </>
  );
}

/** Both cards sent without network: no card of its own shows it. */
const togetherOutcome = (refusal: RefusedForm | undefined): Outcome | undefined =>
  refusal?.values["form"] === "both" && refusal.formError !== undefined
    ? { ok: false, message: refusal.formError }
    : undefined;

/** The profile as it reads, with the way back to a mission. */
function viewPath(search: URLSearchParams): string {
  const back = missionPath(search.get("retour"));
  return `${EMPLOYER}/profil${back === undefined ? "" : `?${new URLSearchParams({ retour: back })}`}`;
}

/** Only the path of a mission form is accepted. */
function missionPath(requested: string | null): string | undefined {
  const path = safePath(requested, "");
  return path.startsWith(`${EMPLOYER}/publier`) || path.startsWith(`${EMPLOYER}/modifier-emploi`) ? path : undefined;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
