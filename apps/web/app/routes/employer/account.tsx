import { membersRoute } from "@app/contract/members/members";
import { loadAccount, updateAccount } from "../../features/accounts/settings/account-settings.server.ts";
import { AccountNotices, AccountSettings } from "../../features/accounts/settings/account-settings.tsx";
import { NewPasswordFields } from "../../features/accounts/sign-in/new-password-fields.tsx";
import { ProfileTabs } from "../../features/companies/own/profile-tabs.tsx";
import { LeaveCard } from "../../features/members/access/leave-card.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { isRefusedPage } from "../../lib/api/refused-page.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { PERSON_PHONE } from "../../parts/company/missing-fields.ts";
import { fieldId } from "../../ui/fields/field.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [{ title: "Mon compte · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [account, colleagues] = await Promise.all([loadAccount(context), readColleagues(context)]);
  return { account, isAlone: colleagues.length === 1, self: colleagues.find(({ self }) => self) };
}

/** None for somebody who acts for no company any more. */
async function readColleagues(context: Route.LoaderArgs["context"]) {
  try {
    return (await context.get(apiContext).call(membersRoute, {})).results;
  } catch (error) {
    if (!isRefusedPage(error)) throw error;
    return [];
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return updateAccount(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => !form.has("form") });

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { account, self, isAlone } = loaderData;
  const { user, company } = useEmployer();
  return (
    <>
      <PageHeader title="Mon compte" />
      <ProfileTabs base={`${EMPLOYER}/profil`} current="/compte" />
      <div className="mt-5 grid gap-3 empty:hidden">
        <AccountNotices result={actionData} />
      </div>
      <div className="mt-5">
        <AccountSettings
          {...account}
          member="employer"
          hasColleagues={!isAlone}
          user={user}
          phoneHref={`${EMPLOYER}/profil?modifier=1#${fieldId(PERSON_PHONE)}`}
          result={actionData}
          NewPassword={NewPasswordFields}
        />
      </div>
      {self && company && (
        <div className="mt-5">
          <LeaveCard userId={self.user_id} company={company.name} isLastOwner={self.last_owner} isAlone={isAlone} />
        </div>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
