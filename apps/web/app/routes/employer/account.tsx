import { NewPasswordFields } from "../../features/accounts/new-password-fields.tsx";
import { PERSON_PHONE } from "../../features/employers/missing-fields.ts";
import { ProfileTabs } from "../../features/employers/profile-tabs.tsx";
import { loadAccount, updateAccount } from "../../features/settings/account-settings.server.ts";
import { AccountNotices, AccountSettings } from "../../features/settings/account-settings.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { sendAction } from "../../lib/offline.ts";
import { fieldId } from "../../ui/field.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/account";
import { EMPLOYER, useEmployer } from "./employer.ts";

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
