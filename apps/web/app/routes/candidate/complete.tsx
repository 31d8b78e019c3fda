import { meRoute } from "@app/contract/accounts/accounts";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { encodePath, safePath } from "@app/domain/text/safe-path";
import { redirect, useNavigation } from "react-router";
import { completeProfile, requestedFields } from "../../features/profiles/completion/completion.server.ts";
import { CompletionForm } from "../../features/profiles/completion/completion-form.tsx";
import { suggestSkills } from "../../features/profiles/own/skill-suggestions.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_HOME } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { PlaceFields } from "../../parts/places/place-fields.tsx";
import type { Route } from "./+types/complete";

export const meta: Route.MetaFunction = () => [{ title: "Compléter mon profil · Renfort" }];

const backOf = (url: URL) => safePath(url.searchParams.get("retour"), CANDIDATE_HOME);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user, completeness } = await context.get(apiContext).call(meRoute, {});
  if (completeness.complete) throw redirect(encodePath(backOf(url)));
  return {
    requested: requestedFields(user, completeness.missing),
    suggestions: suggestSkills(user),
    back: backOf(url),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await completeProfile(context.get(apiContext), await request.formData());
  return "ok" in result ? redirect(encodePath(backOf(url))) : result;
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Complete({ loaderData: { back, ...fields }, actionData }: Route.ComponentProps) {
  const saving = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-[640px]">
      <CompletionForm
        {...fields}
        warning={applicationFr.refusals.profile_incomplete}
        purpose="postuler"
        refused={actionData}
        saving={saving}
        cancelHref={back.replace(/[?#].*$/, "")}
        Place={PlaceFields}
      />
    </div>
  );
}
