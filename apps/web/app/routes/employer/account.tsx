import { accountRightsFr } from "@app/contract/account-rights.fr";
import { useSearchParams } from "react-router";
import { NewPasswordFields } from "../../features/accounts/new-password-fields.tsx";
import { PERSON_PHONE } from "../../features/employers/missing-fields.ts";
import { ProfileTabs } from "../../features/employers/profile-tabs.tsx";
import { loadAccount, updateAccount } from "../../features/settings/account-settings.server.ts";
import { AccountSettings } from "../../features/settings/account-settings.tsx";
import { typesFor } from "../../features/settings/notification-types.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { fieldId } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
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
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader title="Mon compte" />
      <ProfileTabs base={`${EMPLOYER}/profil`} current="/compte" />
      <div className="mt-5 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {search.has("export") && <Notice tone="warn" title={accountRightsFr.exportLimited} live="polite" />}
      </div>
      <div className="mt-5">
        <AccountSettings
          {...loaderData}
          email={user.email}
          phone={user.phone}
          phoneVerified={user.phone_verified}
          phoneHref={`${EMPLOYER}/profil?modifier=1#${fieldId(PERSON_PHONE)}`}
          types={typesFor("employer")}
          exportHref="/mes-donnees"
          consequence="Immédiat et définitif. Vos missions sont closes, et les personnes qui attendaient sont prévenues."
          result={actionData}
          now={useRenderedAt()}
          NewPassword={NewPasswordFields}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
