import { confirmDeletionRoute } from "@app/contract/accounts/account-rights";
import { CircleCheck } from "lucide-react";
import { redirect } from "react-router";
import { mailedLinkHeaders, mailedTokens } from "../../features/accounts/address/mailed-link.server.ts";
import { MailedLink } from "../../features/accounts/address/mailed-link.tsx";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm } from "../../lib/form.server.ts";
import { sessionContext, signOut } from "../../lib/session/session.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/delete-account";

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Supprimer mon compte · Renfort" },
  { name: "robots", content: "noindex" },
];

export function loader({ url }: Route.LoaderArgs) {
  return { hasLink: mailedTokens(url) !== null, done: url.searchParams.has("fait") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const body = mailedTokens(url) ?? { uid: "", token: "" };
  return submitForm(await request.formData(), async () => {
    await context.get(apiContext).call(confirmDeletionRoute, { body });
    signOut(context.get(sessionContext));
    throw redirect("/supprimer-mon-compte?fait=1");
  });
}

export default function DeleteAccount({ loaderData: { hasLink, done }, actionData }: Route.ComponentProps) {
  return (
    <RecoveryLayout>
      {done ? (
        <ResultPanel
          icon={CircleCheck}
          tone="ok"
          title="Compte supprimé"
          afterForm
          text={
            <p>
              Votre compte est supprimé. Un dernier e-mail vous dit ce qui est effacé. Merci d’être passé par Renfort.
            </p>
          }
        >
          <LinkButton to="/" size="lg" block>
            Retour à l’accueil
          </LinkButton>
        </ResultPanel>
      ) : (
        <MailedLink
          hasLink={hasLink}
          formError={actionData?.formError ?? Object.values(actionData?.errors ?? {})[0]}
          title="Supprimer mon compte"
          text={<p>C’est immédiat et définitif&#160;: rien ne pourra être récupéré.</p>}
          button={{ label: "Supprimer mon compte", busyLabel: "Suppression…", variant: "danger-line" }}
          elsewhere={
            <LinkButton to="/connexion" size="lg" block>
              Se connecter
            </LinkButton>
          }
        />
      )}
    </RecoveryLayout>
  );
}
