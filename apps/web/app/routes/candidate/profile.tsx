import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";
import { changeAvailability } from "../../availability.server.ts";
import { AvailabilityStrip } from "../../features/availability/availability-banner.tsx";
import { useAvailability } from "../../features/availability/availability-switch.tsx";
import { PlaceFields } from "../../features/places/place-fields.tsx";
import { CandidateProfileForm } from "../../features/profiles/candidate-profile-form.tsx";
import { CandidateProfileView } from "../../features/profiles/candidate-profile-view.tsx";
import { MissingPanel } from "../../features/profiles/missing-panel.tsx";
import { orOffline } from "../../offline.ts";
import { saveCandidateProfile } from "../../profile-form.server.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Route } from "./+types/profile";
import { CANDIDATE_PROFILE, useCandidate } from "./candidate.ts";

const EDIT = `${CANDIDATE_PROFILE}?modifier=1`;
const SAVED = "Profil mis à jour.";

export const meta: Route.MetaFunction = () => [{ title: "Mon profil · Renfort" }];

export function loader({ url }: Route.LoaderArgs) {
  return { editing: url.searchParams.has("modifier") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return form.get("intent") === "availability"
    ? changeAvailability(context, form)
    : saveCandidateProfile(context, form);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(request, serverAction);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { user, completeness } = useCandidate();
  const navigate = useNavigate();
  const saving = useNavigation().formMethod === "POST";
  const choice = useAvailability(user.availability);
  const saved = actionData !== undefined && "ok" in actionData;

  useEffect(() => {
    if (!saved) return;
    toast(SAVED);
    void navigate(CANDIDATE_PROFILE, { replace: true });
  }, [saved, navigate]);

  const missing = !completeness.complete && <MissingPanel missing={completeness.missing} editHref={EDIT} />;
  if (!loaderData.editing || saved) {
    return (
      <div className="mx-auto max-w-[996px]">
        {/* With script a toast says it. */}
        {saved && <p className="no-js-only mb-5 rounded-lg bg-ok-soft p-4 font-medium text-ok-ink">{SAVED}</p>}
        {missing}
        <CandidateProfileView user={user} editHref={EDIT} top={<AvailabilityStrip choice={choice} />} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader title="Modifier mon profil" />
      <div className="mt-5">
        {missing}
        <CandidateProfileForm
          user={user}
          refused={actionData && "errors" in actionData ? actionData : undefined}
          saving={saving}
          cancelHref={CANDIDATE_PROFILE}
          Place={PlaceFields}
        />
      </div>
    </div>
  );
}
