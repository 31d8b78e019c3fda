import { passwordResetRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import { MailCheck } from "lucide-react";
import { Link, useLocation } from "react-router";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { AccountForm, EmailField } from "../../features/accounts/sign-in/account-form.tsx";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";
import type { RefusedForm } from "../../ui/fields/form-values.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/forgot-password";

/** The answer is the same whether or not the account exists. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const ask = async () => {
    await context.get(apiContext).call(passwordResetRoute, { body: { email: textOf(form, "email") } });
    return { sent: true as const };
  };
  return submitForm(form, ask, accountFr.resetRequestFailed);
}

export const meta: Route.MetaFunction = () => [{ title: "Mot de passe oublié · Renfort" }];

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const email = emailFrom(useLocation().state);
  if (actionData && "sent" in actionData) {
    return (
      <RecoveryLayout>
        <ResultPanel
          icon={MailCheck}
          tone="ok"
          title="Email envoyé"
          afterForm
          text={
            <>
              <p>{`${accountFr.resetSent}.`}</p>
              <p className="mt-2 text-base">Rien reçu dans quelques minutes&#8239;? Regardez dans les indésirables.</p>
            </>
          }
        >
          <LinkButton to="/connexion" size="lg" block>
            Retour à la connexion
          </LinkButton>
        </ResultPanel>
      </RecoveryLayout>
    );
  }
  return (
    <RecoveryLayout>
      <h1 className="text-3xl md:text-4xl">Mot de passe oublié</h1>
      <p className="mt-2 text-ink-2">
        Indiquez l’adresse de votre compte&#160;: nous vous envoyons un lien pour choisir un nouveau mot de passe.
      </p>
      <ForgotPasswordForm refused={actionData} email={email} />
      <p className="mt-5">
        <Link to="/connexion" className="link inline-flex min-h-11 items-center">
          Retour à la connexion
        </Link>
      </p>
    </RecoveryLayout>
  );
}

/** From the state of the sign-in page. */
function emailFrom(state: unknown): string {
  return typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";
}

interface ForgotPasswordFormProps {
  refused: RefusedForm | undefined;
  email: string;
}

function ForgotPasswordForm({ refused, email }: ForgotPasswordFormProps) {
  return (
    <AccountForm refused={refused} submitLabel="Recevoir le lien" busyLabel="Envoi…">
      {(part) => <EmailField {...part} value={refused ? part.value : () => email} />}
    </AccountForm>
  );
}
