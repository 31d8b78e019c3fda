import { loadAccount, updateAccount } from "../../features/accounts/settings/account-settings.server.ts";
import { AccountNotices, AccountSettings } from "../../features/accounts/settings/account-settings.tsx";
import { NewPasswordFields } from "../../features/accounts/sign-in/new-password-fields.tsx";
import { CandidateProfileTabs } from "../../features/profiles/own/candidate-profile-tabs.tsx";
import { CANDIDATE_PROFILE } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/account";

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
