import { accountFr } from "@app/contract/accounts/accounts.fr";
import { unsubscribeMailsRoute } from "@app/contract/notifications/push";
import { pushFr as fr } from "@app/contract/notifications/push.fr";
import { CircleCheck } from "lucide-react";
import { mailedLinkHeaders } from "../../features/accounts/address/mailed-link.server.ts";
import { MailedLink } from "../../features/accounts/address/mailed-link.tsx";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm } from "../../lib/form.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/unsubscribe";

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Ne plus recevoir ces messages · Renfort" },
  { name: "robots", content: "noindex" },
];

export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  return { hasLink: token !== null, words: wordsOf(token ?? ""), isAlert: ALERT.test(token ?? "") };
}

/** Of somebody without an account. */
const ALERT = /^0\.alert\d/;

/** The token says what it stops: a text message has a short one. */
function wordsOf(token: string) {
  if (ALERT.test(token)) return fr.stop.alert;
  if (/^\d+\.search\d/.test(token)) return fr.stop.search;
  return /^[0-9a-z]+\.[\w-]{16}$/.test(token) ? fr.stop.sms : fr.stop.mails;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const query = { token: url.searchParams.get("token") ?? "" };
  return submitForm(await request.formData(), async () => {
    await context.get(apiContext).call(unsubscribeMailsRoute, { query });
    return { done: true as const };
  });
}

export default function Unsubscribe({ loaderData: { hasLink, words, isAlert }, actionData }: Route.ComponentProps) {
  const settings = isAlert ? (
    <LinkButton to="/emplois" variant="line" size="lg" block>
      Voir les missions
    </LinkButton>
  ) : (
    <LinkButton to="/connexion" variant="line" size="lg" block>
      Se connecter
    </LinkButton>
  );
  if (actionData && "done" in actionData)
    return (
      <RecoveryLayout>
        <ResultPanel icon={CircleCheck} tone="ok" title={fr.unsubscribed} afterForm text={<p>{words.done}</p>}>
          {settings}
        </ResultPanel>
      </RecoveryLayout>
    );
  const refused = actionData && "formError" in actionData;
  const error = refused ? accountFr.linkInvalid : undefined;
  return (
    <RecoveryLayout>
      <MailedLink
        hasLink={hasLink}
        formError={error}
        title={words.title}
        text={<p>{words.text}</p>}
        button={{ label: words.title, busyLabel: "Un instant…" }}
        elsewhere={settings}
      />
    </RecoveryLayout>
  );
}
