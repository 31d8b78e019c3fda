import { meRoute } from "@app/contract/accounts/accounts";
import { accessFr } from "@app/contract/http/access.fr";
import { encodePath, safePath } from "@app/domain/text/safe-path";
import { redirect, useNavigation } from "react-router";
import { completeProfile, requestedFields } from "../../features/profiles/completion/completion.server.ts";
import { CompletionForm } from "../../features/profiles/completion/completion-form.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { PlaceFields } from "../../parts/places/place-fields.tsx";
import type { Route } from "./+types/complete";

export const meta: Route.MetaFunction = () => [{ title: "Compléter mon profil · Renfort" }];

const backOf = (url: URL) => safePath(url.searchParams.get("retour"), EMPLOYER);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user, completeness } = await context.get(apiContext).call(meRoute, {});
  const back = backOf(url);
  if (completeness.complete) throw redirect(encodePath(back));
  // The company is edited with the whole of its profile.
  if (completeness.missing.some((name) => name.startsWith("company."))) {
    throw redirect(`${EMPLOYER}/profil?${new URLSearchParams({ modifier: "1", retour: back })}`);
  }
  return { requested: requestedFields(user, completeness.missing), back };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await completeProfile(context.get(apiContext), await request.formData());
  return "ok" in result ? redirect(encodePath(backOf(url))) : result;
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Complete({ loaderData: { requested, back }, actionData }: Route.ComponentProps) {
  const saving = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-[640px]">
      <CompletionForm
        requested={requested}
        suggestions={[]}
        warning={accessFr.profileIncomplete}
        purpose="publier"
        refused={actionData}
        saving={saving}
        cancelHref={back}
        Place={PlaceFields}
      />
    </div>
  );
}
