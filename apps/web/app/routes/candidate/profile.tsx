import { meRoute } from "@app/contract/accounts/accounts";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { Link, replace, useNavigation } from "react-router";
import { PHONE_CARD } from "../../features/accounts/settings/phone-forms.ts";
import { changeAvailability } from "../../features/profiles/availability/availability.server.ts";
import { AvailabilityStrip } from "../../features/profiles/availability/availability-strip.tsx";
import { useAvailability } from "../../features/profiles/availability/availability-switch.tsx";
import { PROFILE_INTENTS } from "../../features/profiles/own/candidate-profile.server.ts";
import { CandidateProfileForm } from "../../features/profiles/own/candidate-profile-form.tsx";
import { CandidateProfileTabs } from "../../features/profiles/own/candidate-profile-tabs.tsx";
import { CandidateProfileView } from "../../features/profiles/own/candidate-profile-view.tsx";
import { MissingPanel } from "../../features/profiles/own/missing-panel.tsx";
import { ProfileMeter } from "../../features/profiles/own/profile-meter.tsx";
import { RemovalForms } from "../../features/profiles/own/remove-file.tsx";
import { suggestSkills } from "../../features/profiles/own/skill-suggestions.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_AVAILABILITY, CANDIDATE_PROFILE, GENERATED_CV, PROFILE_UPLOAD } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { TAKES_FILES } from "../../lib/takes-files.ts";
import { uploadForm } from "../../lib/upload.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { PlaceFields } from "../../parts/places/place-fields.tsx";
import type { RefusedForm } from "../../ui/fields/form-values.ts";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { toast } from "../../ui/overlays/toast.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/profile";

const EDIT = `${CANDIDATE_PROFILE}?modifier=1`;
type ProfileResult = RefusedForm | Outcome | (Outcome & { fileChanged: true });

export const handle = TAKES_FILES;

export const meta: Route.MetaFunction = () => [{ title: "Mon profil · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const cvFailed = searchParams.get("cv") === "indisponible";
  if (!searchParams.has("modifier")) return { skills: null, cvFailed };
  const { user } = await context.get(apiContext).call(meRoute, {});
  return { skills: suggestSkills(user), cvFailed };
}

const INTENTS = { ...PROFILE_INTENTS, availability: changeAvailability };

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(INTENTS, context, await request.formData());
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const isProfile = form.get("intent") === "save";
  const send = async () => {
    const upload = await uploadForm(form, PROFILE_UPLOAD, isUploadResult);
    const result = upload ?? (await serverAction());
    const outcome = upload?.data ?? result;
    if (!isProfile || !("ok" in outcome)) return result;
    if (outcome.message !== undefined) toast(outcome.message);
    throw replace(CANDIDATE_PROFILE);
  };
  return sendAction({ request, serverAction: send }, { inToast: () => !isProfile });
}

function isUploadResult(body: unknown): body is RefusedForm | { ok: true; message: string } {
  return typeof body === "object" && body !== null && ("ok" in body || "errors" in body);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { user, completeness } = useCandidate();
  const saving = useNavigation().formMethod === "POST";
  const choice = useAvailability(user);
  const { saved, fileChange, refused } = read(actionData);

  const cvFailure = loaderData.cvFailed ? { ok: false, message: profileFr.cvFailed } : undefined;

  const missing = !completeness.complete && <MissingPanel missing={completeness.missing} editHref={EDIT} />;
  if (loaderData.skills === null || saved) {
    return (
      <div className="mx-auto max-w-[996px]">
        <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-5">
          <CandidateProfileTabs base={CANDIDATE_PROFILE} current="" />
          <OutcomeNotice outcome={saved ?? fileChange ?? cvFailure} />
        </div>
        {missing}
        <CandidateProfileView
          user={user}
          editHref={EDIT}
          confirmPhoneHref={`${CANDIDATE_PROFILE}/compte#${PHONE_CARD}`}
          generatedCvHref={GENERATED_CV}
          top={
            <AvailabilityStrip choice={choice}>
              <Link to={CANDIDATE_AVAILABILITY} className="link inline-flex min-h-11 w-full items-center text-sm">
                Régler mes horaires et une date de fin
              </Link>
            </AvailabilityStrip>
          }
          meter={<ProfileMeter user={user} missing={completeness.missing} editHref={EDIT} />}
        />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader title="Modifier mon profil" />
      <div className="mt-5">
        <OutcomeNotice outcome={fileChange} />
        {missing}
        <CandidateProfileForm
          user={user}
          skills={loaderData.skills}
          refused={refused}
          saving={saving}
          cancelHref={CANDIDATE_PROFILE}
          Place={PlaceFields}
        />
        <RemovalForms intents={["remove-image", "remove-cv"]} />
      </div>
    </div>
  );
}

function read(result: ProfileResult | undefined) {
  const fileChange = result && "fileChanged" in result ? result : undefined;
  const saved = result !== undefined && "ok" in result && result.ok && !fileChange ? result : undefined;
  return { saved, fileChange, refused: result && "errors" in result ? result : undefined };
}
