import { accountFr } from "@app/contract/accounts/accounts.fr";
import { confirmAlertRoute } from "@app/contract/search/mailed-alerts";
import { mailedAlertFr as fr } from "@app/contract/search/mailed-alerts.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { BellRing } from "lucide-react";
import { mailedLinkHeaders } from "../../features/accounts/address/mailed-link.server.ts";
import { MailedLink } from "../../features/accounts/address/mailed-link.tsx";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm } from "../../lib/form.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/confirm-alert";

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = () => [
  { title: `${fr.confirmTitle} · Renfort` },
  { name: "robots", content: "noindex" },
];

export function loader({ url }: Route.LoaderArgs) {
  return { hasLink: url.searchParams.has("token") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const query = { token: url.searchParams.get("token") ?? "" };
  return submitForm(await request.formData(), async () => {
    const { until } = await context.get(apiContext).call(confirmAlertRoute, { query });
    return { until };
  });
}

export default function ConfirmAlert({ loaderData: { hasLink }, actionData }: Route.ComponentProps) {
  const missions = (
    <LinkButton to="/emplois" variant="line" size="lg" block>
      Voir les missions
    </LinkButton>
  );
  if (actionData && "until" in actionData)
    return (
      <RecoveryLayout>
        <ResultPanel
          icon={BellRing}
          tone="ok"
          title={fr.confirmed}
          afterForm
          text={<p>{fr.confirmedText(formatLongDay(new Date(actionData.until)))}</p>}
        >
          {missions}
        </ResultPanel>
      </RecoveryLayout>
    );
  const refused = actionData && "formError" in actionData ? actionData.formError : undefined;
  return (
    <RecoveryLayout>
      <MailedLink
        hasLink={hasLink}
        formError={refused === fr.linkInvalid ? accountFr.linkInvalid : refused}
        title={fr.confirmTitle}
        text={<p>{fr.confirmText}</p>}
        button={{ label: "Confirmer mon alerte", busyLabel: "Un instant…" }}
        elsewhere={missions}
      />
    </RecoveryLayout>
  );
}
