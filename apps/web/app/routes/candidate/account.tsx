import { NewPasswordFields } from "../../features/accounts/new-password-fields.tsx";
import { CandidateProfileTabs } from "../../features/profiles/candidate-profile-tabs.tsx";
import { loadAccount, updateAccount } from "../../features/settings/account-settings.server.ts";
import { AccountNotices, AccountSettings } from "../../features/settings/account-settings.tsx";
import { sendAction } from "../../lib/offline.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/account";
import { CANDIDATE_PROFILE } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

export const meta: Route.MetaFunction = () => [{ title: "Mon compte · Renfort" }];

export function loader({ context }: Route.LoaderArgs) {
  return loadAccount(context);
}

export async function action({ request, context }: Route.ActionArgs) {
  return updateAccount(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => !form.has("form") });

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = useCandidate();
  return (
    <div className="mx-auto max-w-[996px]">
      <PageHeader title="Mon compte" />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <CandidateProfileTabs base={CANDIDATE_PROFILE} current="/compte" />
        <AccountNotices result={actionData} />
        <AccountSettings
          {...loaderData}
          member="candidate"
          user={user}
          phoneHref={`${CANDIDATE_PROFILE}?modifier=1#field-phone`}
          result={actionData}
          NewPassword={NewPasswordFields}
        />
      </div>
    </div>
  );
}
