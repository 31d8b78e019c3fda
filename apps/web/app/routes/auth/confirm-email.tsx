import { confirmEmailRoute } from "@app/contract/accounts/account-rights";
import { CircleCheck } from "lucide-react";
import { mailedLinkHeaders, mailedTokens } from "../../features/accounts/address/mailed-link.server.ts";
import { MailedLink } from "../../features/accounts/address/mailed-link.tsx";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm } from "../../lib/form.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/confirm-email";

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Confirmer ma nouvelle adresse · Renfort" },
  { name: "robots", content: "noindex" },
];

export function loader({ url }: Route.LoaderArgs) {
  return { hasLink: mailedTokens(url) !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const body = mailedTokens(url) ?? { uid: "", token: "" };
  return submitForm(await request.formData(), async () => {
    await context.get(apiContext).call(confirmEmailRoute, { body });
    return { done: true as const };
  });
}

export default function ConfirmEmail({ loaderData: { hasLink }, actionData }: Route.ComponentProps) {
  const settled = actionData && "done" in actionData;
  return (
    <RecoveryLayout>
      {settled ? (
        <ResultPanel
          icon={CircleCheck}
          tone="ok"
          title="Nouvelle adresse confirmée"
          afterForm
          text={<p>Connectez-vous désormais avec elle. Vos autres sessions sont fermées.</p>}
        >
          <LinkButton to="/connexion" size="lg" block>
            Se connecter
          </LinkButton>
        </ResultPanel>
      ) : (
        <MailedLink
          hasLink={hasLink}
          formError={
            actionData && "formError" in actionData ? (actionData.formError ?? firstOf(actionData.errors)) : undefined
          }
          title="Confirmer ma nouvelle adresse"
          text={<p>Un clic suffit&#160;: elle devient celle de votre compte.</p>}
          button={{ label: "Confirmer ma nouvelle adresse", busyLabel: "Confirmation…" }}
          elsewhere={
            <LinkButton to="/connexion" size="lg" block>
              Se connecter pour recommencer
            </LinkButton>
          }
        />
      )}
    </RecoveryLayout>
  );
}

const firstOf = (errors: Readonly<Record<string, string | undefined>>) => Object.values(errors)[0];
