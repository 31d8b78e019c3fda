import { newPassword, passwordResetConfirmRoute } from "@app/contract/accounts/accounts";
import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import { CircleCheck, Link2Off } from "lucide-react";
import * as z from "zod";
import { ResultPanel } from "../../features/accounts/address/result-panel.tsx";
import { AccountForm } from "../../features/accounts/sign-in/account-form.tsx";
import { NewPasswordFields } from "../../features/accounts/sign-in/new-password-fields.tsx";
import { RecoveryLayout } from "../../layouts/recovery-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { fieldErrors, refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { sessionContext } from "../../lib/session/session.server.ts";
import type { RefusedForm } from "../../ui/fields/form-values.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/reset-password";

export function loader({ url }: Route.LoaderArgs) {
  return { hasLink: linkOf(url) !== null };
}

function linkOf(url: URL): { uid: string; token: string } | null {
  const [uid, token] = [url.searchParams.get("uid"), url.searchParams.get("token")];
  return uid && token ? { uid, token } : null;
}

/** The URL holds a secret: no Referer. Not `no-referrer`, which hides the Origin that forms without script need. */
export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "strict-origin",
  "Cache-Control": "no-store",
});

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const link = linkOf(url);
  if (!link) return refuse(form, {}, fr.linkInvalid, 400);
  const password = textOf(form, "password");
  if (password === "" || textOf(form, "passwordConfirm") === "") return refuse(form, {}, fr.resetFieldsRequired, 400);
  const refused = fieldErrors(z.object({ password: newPassword }), form)?.["password"];
  const errors = {
    ...(refused && { password: refused === fr.passwords.too_short ? fr.resetPasswordShort : refused }),
    ...(password !== textOf(form, "passwordConfirm") && { passwordConfirm: fr.resetMismatch }),
  };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const change = async () => {
    const { device_token } = await context
      .get(apiContext)
      .call(passwordResetConfirmRoute, { body: { ...link, password } });
    context.get(sessionContext).deviceToken = device_token;
    return { changed: true as const };
  };
  return submitForm(form, change, fr.resetFailed);
}

export const meta: Route.MetaFunction = () => [
  { title: "Nouveau mot de passe · Renfort" },
  { name: "robots", content: "noindex" },
];

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "changed" in actionData) {
    return (
      <RecoveryLayout>
        <ResultPanel
          icon={CircleCheck}
          tone="ok"
          title="Mot de passe changé"
          afterForm
          text={<p>Vos autres sessions sont fermées. Connectez-vous avec le nouveau.</p>}
        >
          <LinkButton to="/connexion" size="lg" block>
            Se connecter
          </LinkButton>
        </ResultPanel>
      </RecoveryLayout>
    );
  }
  const formError = actionData?.formError;
  const dead = formError === fr.linkInvalid || formError === fr.linkExpired;
  if (!loaderData.hasLink || dead) {
    return (
      <RecoveryLayout>
        <ResultPanel
          icon={Link2Off}
          tone="warn"
          title={fr.linkInvalid}
          afterForm={dead}
          text={<p>{formError === fr.linkExpired ? fr.linkExpired : "Ce lien est incomplet, ou il a déjà servi."}</p>}
        >
          <LinkButton to="/mot-de-passe-oublie" size="lg" block>
            Demander un nouveau lien
          </LinkButton>
        </ResultPanel>
      </RecoveryLayout>
    );
  }
  return (
    <RecoveryLayout>
      <h1 className="text-3xl md:text-4xl">Nouveau mot de passe</h1>
      <p className="mt-2 text-ink-2">Choisissez-le long plutôt que compliqué.</p>
      <ResetPasswordForm refused={actionData} />
    </RecoveryLayout>
  );
}

function ResetPasswordForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <AccountForm refused={refused} submitLabel="Changer mon mot de passe" busyLabel="Enregistrement…">
      {({ errors }) => <NewPasswordFields errors={errors} label="Nouveau mot de passe" />}
    </AccountForm>
  );
}
