import { memberFr } from "@app/contract/members/members.fr";
import { CircleCheck, Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { mailedLinkHeaders } from "../../features/accounts/address/mailed-link.server.ts";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { InvitedRegisterForm } from "../../features/accounts/register/invited-register-form.tsx";
import { registerInvited } from "../../features/accounts/register/register-invited.server.ts";
import { invitationIntents, readInvitation } from "../../features/members/invitation/invitation.server.ts";
import { InvitationCard } from "../../features/members/invitation/invitation-card.tsx";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { isMissing } from "../../layouts/page-problem.tsx";
import { SignOutForm } from "../../layouts/sign-out-form.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { signInFirst } from "../../lib/api/api.server.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { sendOrKeep } from "../../lib/unanswered.ts";
import { Button } from "../../ui/button.tsx";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/invitation";

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Invitation · Renfort" },
  { name: "robots", content: "noindex" },
];

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  // The link leads nowhere any more.
  if (url.searchParams.has("refusee")) return { is: "declined" } as const;
  const signIn = signInFirst(`/invitation/${encodeURIComponent(token)}`);
  return { is: "open", signIn, ...(await readInvitation(context, token)) } as const;
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const register = (ctx: typeof context, form: FormData) => registerInvited(ctx, form, token);
  return runIntent({ ...invitationIntents(token), register }, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.is === "declined") return <Declined />;
  const { invitation, guest, signIn } = loaderData;
  const outcome = actionData && "ok" in actionData && !actionData.ok ? actionData.message : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <Frame>
      <InvitationCard invitation={invitation} />
      <div className="mt-5 empty:hidden">
        <FormErrorSummary title={outcome} />
      </div>
      {guest.is === "other" && (
        <>
          <Notice tone="warn" title={`Vous êtes sur Renfort avec ${guest.email}`} className="mt-5">
            {guest.why}
          </Notice>
          <SignOutForm className="mt-5">
            <Button type="submit" variant="line" size="lg" block>
              Me déconnecter
            </Button>
          </SignOutForm>
        </>
      )}
      {guest.is === "invited" && <IntentForm intent="accept" label="Accepter l’invitation" isMain />}
      {guest.is === "visitor" &&
        (invitation.has_account ? (
          <LinkButton to={signIn} size="lg" block className="mt-5">
            Me connecter pour accepter
          </LinkButton>
        ) : (
          <InvitedRegisterForm email={invitation.email} refused={refused} />
        ))}
      <IntentForm intent="decline" label="Ce n’est pas moi" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AuthLayout
      promise="À plusieurs, quelqu’un répond toujours."
      promiseText="Chaque personne agit pour les établissements qui lui sont confiés, et reçoit leurs nouvelles quand elle est de service."
      card={<TitleCard title="Chef de rang" />}
    >
      {children}
    </AuthLayout>
  );
}

function IntentForm({ intent, label, isMain = false }: { intent: string; label: string; isMain?: boolean }) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" className={isMain ? "mt-5" : "mt-3"}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="lg" block variant={isMain ? "primary" : "ghost"} loading={busy}>
        {label}
      </Button>
    </Form>
  );
}

function Declined() {
  return (
    <Frame>
      <ResultPanel
        icon={CircleCheck}
        tone="ok"
        title="Invitation refusée"
        afterForm
        text={<p>Le lien ne fonctionne plus, et rien n’a été créé avec votre adresse.</p>}
      >
        <LinkButton to="/" size="lg" block>
          Voir l’accueil
        </LinkButton>
      </ResultPanel>
    </Frame>
  );
}

/** Accepted, refused, cancelled or older than a week. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) throw error;
  return (
    <Frame>
      <ResultPanel
        icon={Link2Off}
        tone="warn"
        title="Cette invitation n’est plus valable"
        text={<p>{memberFr.invitationNotFound}</p>}
      >
        <LinkButton to="/connexion" size="lg" block>
          Me connecter
        </LinkButton>
      </ResultPanel>
    </Frame>
  );
}
