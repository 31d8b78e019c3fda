import { meRoute } from "@app/contract/accounts/accounts";
import { updateTwoFactor } from "../../features/accounts/settings/two-factor.server.ts";
import { TwoFactorCard } from "../../features/accounts/settings/two-factor-card.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const { user, totp } = await context.get(apiContext).call(meRoute, {});
  return { email: user.email, totp };
}

export async function action({ request, context }: Route.ActionArgs) {
  return updateTwoFactor(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => !form.has("form") });

export const meta: Route.MetaFunction = () => [{ title: "Compte · Bureau · Renfort" }];

export default function AdminAccount({ loaderData: { email, totp }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-[996px] grid-cols-[minmax(0,1fr)] gap-5 px-4 py-6 md:px-8 md:py-9">
      <PageHeader title="Votre compte d’administration" description={<span className="break-all">{email}</span>} />
      <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      {!totp && (
        <Notice tone="warn" title="Activez d’abord la validation en deux étapes.">
          Un compte d’administration ne permet rien d’autre avant.
        </Notice>
      )}
      <TwoFactorCard isOn={totp} result={actionData} />
    </div>
  );
}
