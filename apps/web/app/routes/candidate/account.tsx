import { accountRightsFr } from "@app/contract/account-rights.fr";
import { useSearchParams } from "react-router";
import { NewPasswordFields } from "../../features/accounts/new-password-fields.tsx";
import { CandidateProfileTabs } from "../../features/profiles/candidate-profile-tabs.tsx";
import { loadAccount, updateAccount } from "../../features/settings/account-settings.server.ts";
import { AccountSettings } from "../../features/settings/account-settings.tsx";
import { typesFor } from "../../features/settings/notification-types.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
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
  const [search] = useSearchParams();
  return (
    <div className="mx-auto max-w-[996px]">
      <PageHeader title="Mon compte" />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <CandidateProfileTabs base={CANDIDATE_PROFILE} current="/compte" />
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {search.has("export") && <Notice tone="warn" title={accountRightsFr.exportLimited} live="polite" />}
        <AccountSettings
          {...loaderData}
          email={user.email}
          phone={user.phone}
          phoneVerified={user.phone_verified}
          phoneHref={`${CANDIDATE_PROFILE}?modifier=1#field-phone`}
          types={typesFor("candidate")}
          exportHref="/mes-donnees"
          consequence="Immédiat et définitif. Vos candidatures en cours sont retirées, et les employeurs qui vous attendaient sont prévenus."
          result={actionData}
          now={useRenderedAt()}
          NewPassword={NewPasswordFields}
        />
      </div>
    </div>
  );
}
