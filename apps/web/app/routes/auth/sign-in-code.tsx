import { loginTotpRoute } from "@app/contract/accounts/totp";
import { problemFr } from "@app/contract/http/problem.fr";
import { Link, redirect } from "react-router";
import { CodeForm } from "../../features/accounts/sign-in/code-form.tsx";
import {
  clearChallenge,
  readChallenge,
  startOver,
} from "../../features/accounts/sign-in/two-factor-challenge.server.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { storeLanguage } from "../../lib/language/store-language.server.ts";
import { afterSignIn, redirectSignedIn } from "../../lib/session/guards.server.ts";
import { sessionContext, startSession } from "../../lib/session/session.server.ts";
import type { Route } from "./+types/sign-in-code";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  redirectSignedIn(url, context);
  const requested = url.searchParams.get("redirect");
  if ((await readChallenge(request)) === null) throw startOver(requested);
  return { redirect: requested };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const requested = url.searchParams.get("redirect");
  const challenge = await readChallenge(request);
  if (challenge === null) return startOver(requested);
  const box = form.has("totpRecovery") ? "totpRecovery" : "totpCode";
  const signIn = async () => {
    try {
      const body = { challenge, code: textOf(form, box) };
      const signedIn = await context.get(apiContext).call(loginTotpRoute, { body });
      startSession(context.get(sessionContext), signedIn);
      await storeLanguage(context, signedIn);
      return redirect(afterSignIn(url, signedIn.user.role), { headers: { "set-cookie": clearChallenge() } });
    } catch (error) {
      const { status, code, fields, message } = failureOf(error);
      if (code === "challenge_over") return startOver(requested);
      const [sentence] = fields["code"] ?? [message];
      if (status === 400 || code === "totp_invalid") return refuse(form, { [box]: sentence }, undefined, 400);
      throw error;
    }
  };
  return submitForm(form, signIn, problemFr.unavailable);
}

export const meta: Route.MetaFunction = () => [
  { title: "Code de validation · Renfort" },
  { name: "robots", content: "noindex" },
];

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const search = loaderData.redirect ? `?${new URLSearchParams({ redirect: loaderData.redirect })}` : "";
  return (
    <AuthLayout
      promise="Six heures du matin, et déjà du monde sur le pont."
      card={<TitleCard title="Commis de cuisine" />}
    >
      <h1 className="text-3xl md:text-4xl">Code de validation</h1>
      <p className="mt-2 text-ink-2">
        Ouvrez votre application d’authentification et saisissez le code à six chiffres qu’elle affiche pour Renfort.
      </p>
      <CodeForm refused={actionData} />
      <p className="mt-8 text-ink-2">
        <Link to={`/connexion${search}`} className="link">
          Revenir à la connexion
        </Link>
      </p>
    </AuthLayout>
  );
}
