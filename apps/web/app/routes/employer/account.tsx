import { loadAccount, updateAccount } from "../../features/accounts/settings/account-settings.server.ts";
import { AccountNotices, AccountSettings } from "../../features/accounts/settings/account-settings.tsx";
import { NewPasswordFields } from "../../features/accounts/sign-in/new-password-fields.tsx";
import { ProfileTabs } from "../../features/companies/own/profile-tabs.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { PERSON_PHONE } from "../../parts/company/missing-fields.ts";
import { fieldId } from "../../ui/fields/field.tsx";
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
  const { user } = useEmployer();
  return (
    <>
      <PageHeader title="Mon compte" />
      <ProfileTabs base={`${EMPLOYER}/profil`} current="/compte" />
      <div className="mt-5 grid gap-3 empty:hidden">
        <AccountNotices result={actionData} />
      </div>
      <div className="mt-5">
        <AccountSettings
          {...loaderData}
          member="employer"
          user={user}
          phoneHref={`${EMPLOYER}/profil?modifier=1#${fieldId(PERSON_PHONE)}`}
          result={actionData}
          NewPassword={NewPasswordFields}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
