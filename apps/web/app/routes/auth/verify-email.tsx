import { meRoute, resendVerificationRoute, verifyEmailRoute } from "@app/contract/accounts/accounts";
import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import { CircleCheck, Link2Off, MailCheck } from "lucide-react";
import { Form, type RouterContextProvider, useNavigation } from "react-router";
import { ConfirmAddressForm } from "../../features/accounts/address/confirm-address-form.tsx";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { readPendingApplication } from "../../features/applications/apply/pending-application.server.ts";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../lib/api/failure.server.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import { EMAIL_CODE_PAGE } from "../../parts/person/verify-email-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/verify-email";

const HERE = "/confirmer-mon-adresse";
const NEW_PASSWORD = "nouveau";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  const link = linkOf(url);
  const choosesPassword = url.searchParams.has(NEW_PASSWORD);
  return {
    hasLink: link.uid !== "" && link.token !== "",
    /** Signed in with this account: no password needed. */
    isOwn: session !== null && String(session.userId) === link.uid,
    choosesPassword,
    otherHref: `${HERE}?${new URLSearchParams({ ...link, ...(!choosesPassword && { [NEW_PASSWORD]: "1" }) })}`,
    home: session && HOMES[session.role],
    /** An application waits for this address. */
    isApplying: session !== null && (await readPendingApplication(request, session.userId)) !== null,
    signIn: signInFirst(HERE),
  };
}

const linkOf = ({ searchParams }: URL) => ({
  uid: searchParams.get("uid") ?? "",
  token: searchParams.get("token") ?? "",
});

/** The URL holds a secret. */
export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "strict-origin",
  "Cache-Control": "no-store",
});

/** Needs a click, because mail scanners open links. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const intents = { resend: resendLink, confirm: (_: Context, form: FormData) => confirmAddress(context, form, url) };
  return runIntent(intents, context, await request.formData());
}

type Context = Readonly<RouterContextProvider>;

function resendLink(context: Context, form: FormData) {
  const api = context.get(apiContext);
  return submitForm(form, async () => {
    const { user } = await api.call(meRoute, {});
    // A link used twice: there is nothing left to confirm.
    if (user.email_verified) return { done: "verified" as const };
    await api.call(resendVerificationRoute, {});
    return { done: "resent" as const };
  });
}

async function confirmAddress(context: Context, form: FormData, url: URL) {
  const password = textOf(form, "password");
  const choosesPassword = url.searchParams.has(NEW_PASSWORD);
  if (choosesPassword && password !== textOf(form, "passwordConfirm"))
    return refuse(form, { passwordConfirm: fr.passwordMismatch }, undefined, 400);
  const given = form.has("password") && { [choosesPassword ? "new_password" : "password"]: password };
  return submitForm(form, async () => {
    const sent = context.get(apiContext).call(verifyEmailRoute, { body: { ...linkOf(url), ...given } });
    await renameFieldErrors(sent, (field) => (field === "new_password" ? "password" : field));
    return { done: "verified" as const };
  });
}

export const meta: Route.MetaFunction = () => [
  { title: "Confirmer mon adresse · Renfort" },
  { name: "robots", content: "noindex" },
];

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const formError = refused?.formError;
  const dead = formError === fr.linkInvalid || formError === fr.linkExpired;
  return (
    <RecoveryLayout>
      {actionData && "done" in actionData ? (
        <Done what={actionData.done} home={loaderData.home} isApplying={loaderData.isApplying} />
      ) : !loaderData.hasLink || dead ? (
        <DeadLink formError={formError} {...loaderData} />
      ) : (
        <>
          <h1 className="text-3xl md:text-4xl">Confirmer mon adresse</h1>
          {loaderData.isOwn && formError !== fr.verifyPasswordRequired ? (
            <>
              <p className="mt-2 text-ink-2">Un clic suffit&#160;: il nous assure que nos messages vous parviennent.</p>
              <OneButtonForm
                intent="confirm"
                label="Confirmer mon adresse"
                busyLabel="Confirmation…"
                formError={formError}
              />
            </>
          ) : (
            <ConfirmAddressForm refused={refused} {...loaderData} />
          )}
        </>
      )}
    </RecoveryLayout>
  );
}

type DoneProps = { what: "verified" | "resent"; home: string | null; isApplying: boolean };

function Done({ what, home, isApplying }: DoneProps) {
  const next = home !== null && isApplying ? EMAIL_CODE_PAGE : home;
  return what === "verified" ? (
    <ResultPanel
      icon={CircleCheck}
      tone="ok"
      title="Adresse confirmée"
      afterForm
      text={<p>Merci. Tout est en place.</p>}
    >
      <LinkButton to={next ?? "/connexion"} size="lg" block>
        {next === null ? "Se connecter" : isApplying ? "Continuer ma candidature" : "Aller à mon espace"}
      </LinkButton>
    </ResultPanel>
  ) : (
    <ResultPanel
      icon={MailCheck}
      tone="ok"
      title="Email envoyé"
      afterForm
      text={<p>Un nouveau lien est parti. S’il n’arrive pas, regardez dans les indésirables.</p>}
    >
      <LinkButton to={home ?? "/"} size="lg" block>
        {home ? "Aller à mon espace" : "Retour à l’accueil"}
      </LinkButton>
    </ResultPanel>
  );
}

type DeadLinkProps = { formError: string | undefined; home: string | null; signIn: string };

function DeadLink({ formError, home, signIn }: DeadLinkProps) {
  const known = formError === fr.linkInvalid || formError === fr.linkExpired;
  return (
    <ResultPanel
      icon={Link2Off}
      tone="warn"
      title={fr.linkInvalid}
      afterForm={known}
      text={<p>{formError === fr.linkExpired ? "Ce lien a expiré." : "Ce lien est incomplet, ou il a déjà servi."}</p>}
    >
      {home ? (
        <OneButtonForm
          intent="resend"
          label="Recevoir un nouveau lien"
          busyLabel="Envoi…"
          formError={known ? undefined : formError}
        />
      ) : (
        <LinkButton to={signIn} size="lg" block>
          Se connecter pour en recevoir un autre
        </LinkButton>
      )}
    </ResultPanel>
  );
}

type OneButtonFormProps = { intent: string; label: string; busyLabel: string; formError: string | undefined };

function OneButtonForm({ intent, label, busyLabel, formError }: OneButtonFormProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="mt-6 grid gap-5 first:mt-0">
      <input type="hidden" name="intent" value={intent} />
      <FormErrorSummary title={formError} />
      <Button type="submit" size="lg" block loading={busy} loadingLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  );
}
