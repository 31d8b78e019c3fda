import { loginRoute } from "@app/contract/accounts/accounts";
import { totpFr } from "@app/contract/accounts/totp.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import { Link, redirect } from "react-router";
import { redirectMission } from "../../features/accounts/sign-in/redirect-mission.server.ts";
import { SignInForm } from "../../features/accounts/sign-in/sign-in-form.tsx";
import { configuredProviders, requestedRefusal } from "../../features/accounts/sign-in/social.server.ts";
import { SocialButtons } from "../../features/accounts/sign-in/social-buttons.tsx";
import { askForCode } from "../../features/accounts/sign-in/two-factor-challenge.server.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";
import { afterSignIn, redirectSignedIn } from "../../lib/session/guards.server.ts";
import { sessionContext, startSession } from "../../lib/session/session.server.ts";
import { newcomerApplyPath, shiftSearch } from "../../parts/mission/mission-links.ts";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/sign-in";

export async function loader({ url, context }: Route.LoaderArgs) {
  redirectSignedIn(url, context);
  const api = context.get(apiContext);
  const requested = url.searchParams.get("redirect");
  const [mission, providers] = await Promise.all([redirectMission(api, requested), configuredProviders(api)]);
  return {
    expired: url.searchParams.has("expiree"),
    refusal: url.searchParams.get("etape") === "perdue" ? totpFr.challengeOver : requestedRefusal(url.searchParams),
    redirect: requested,
    mission,
    providers,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const signIn = async () => {
    const body = { email: textOf(form, "email"), password: textOf(form, "password") };
    try {
      const signedIn = await context.get(apiContext).call(loginRoute, { body });
      startSession(context.get(sessionContext), signedIn);
      return redirect(afterSignIn(url, signedIn.user.role));
    } catch (error) {
      return await askForCode(error, url.searchParams.get("redirect"));
    }
  };
  return submitForm(form, signIn, problemFr.unavailable);
}

export const meta: Route.MetaFunction = () => [{ title: "Se connecter · Renfort" }];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { expired, refusal, redirect, mission, providers } = loaderData;
  const register = mission && newcomerApplyPath(`/emplois/${mission.id}`) + newAccount(mission.shift);
  const search = redirect ? `?${new URLSearchParams({ redirect })}` : "";
  return (
    <AuthLayout
      promise="Six heures du matin, et déjà du monde sur le pont."
      card={<TitleCard title="Commis de cuisine" />}
    >
      <h1 className="text-3xl md:text-4xl">
        {mission === null ? "Bon retour" : `Connectez-vous pour postuler à «\u00a0${mission.title}\u00a0»`}
      </h1>
      <p className="mt-2 text-ink-2">
        {"Pas encore de compte\u202f? "}
        <Link to={register ?? `/s'inscrire${search}`} className="link">
          S’inscrire
        </Link>
      </p>
      {expired && !actionData && (
        <div className="mt-6">
          <Notice tone="info" title="Votre session a expiré">
            Reconnectez-vous pour reprendre où vous en étiez.
          </Notice>
        </div>
      )}
      {refusal !== undefined && !actionData && (
        <div className="mt-6">
          <FormErrorSummary title={refusal} />
        </div>
      )}
      <SignInForm refused={actionData} />
      <SocialButtons providers={providers} search={search} />
    </AuthLayout>
  );
}

/** Whoever has no account yet, on a device that knows somebody. */
const newAccount = (shift: number | undefined) => `${shiftSearch(shift) ? `${shiftSearch(shift)}&` : "?"}nouveau=1`;
