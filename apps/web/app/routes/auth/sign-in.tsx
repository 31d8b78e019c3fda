import { loginRoute } from "@app/contract/accounts/accounts";
import { totpFr } from "@app/contract/accounts/totp.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import { Link, redirect } from "react-router";
import { redirectMission } from "../../features/accounts/sign-in/redirect-mission.server.ts";
import { SignInForm } from "../../features/accounts/sign-in/sign-in-form.tsx";
import { signInWords } from "../../features/accounts/sign-in/sign-in-words.ts";
import { configuredProviders, requestedRefusal } from "../../features/accounts/sign-in/social.server.ts";
import { SocialButtons } from "../../features/accounts/sign-in/social-buttons.tsx";
import { askForCode } from "../../features/accounts/sign-in/two-factor-challenge.server.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";
import { IN_LANGUAGES, useWords } from "../../lib/language/language.ts";
import { languageOf } from "../../lib/language/language-cookie.server.ts";
import { translationTo } from "../../lib/language/refusals.server.ts";
import { storeLanguage } from "../../lib/language/store-language.server.ts";
import { afterSignIn, redirectSignedIn } from "../../lib/session/guards.server.ts";
import { sessionContext, startSession } from "../../lib/session/session.server.ts";
import { newcomerApplyPath, shiftSearch } from "../../parts/mission/mission-links.ts";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/sign-in";

export const handle = IN_LANGUAGES;

export async function loader({ url, context }: Route.LoaderArgs) {
  redirectSignedIn(url, context);
  const api = context.get(apiContext);
  const requested = url.searchParams.get("redirect");
  const language = languageOf(context);
  const [mission, providers, words, translate] = await Promise.all([
    redirectMission(api, requested),
    configuredProviders(api),
    signInWords.load(language),
    translationTo(language),
  ]);
  const refusal =
    url.searchParams.get("etape") === "perdue" ? totpFr.challengeOver : requestedRefusal(url.searchParams);
  return {
    title: words.page,
    expired: url.searchParams.has("expiree"),
    refusal: refusal === undefined ? refusal : translate(refusal),
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
      await storeLanguage(context, signedIn);
      return redirect(afterSignIn(url, signedIn.user.role));
    } catch (error) {
      return await askForCode(error, url.searchParams.get("redirect"));
    }
  };
  return submitForm(form, signIn, problemFr.unavailable, await translationTo(languageOf(context)));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · Renfort` : "Renfort" },
];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(signInWords);
  const { expired, refusal, redirect, mission, providers } = loaderData;
  const register = mission && newcomerApplyPath(`/emplois/${mission.id}`) + newAccount(mission.shift);
  const search = redirect ? `?${new URLSearchParams({ redirect })}` : "";
  return (
    <AuthLayout languages promise={words.promise} card={<TitleCard title="Commis de cuisine" />}>
      <h1 className="text-3xl md:text-4xl">{mission === null ? words.welcome : words.toApply(mission.title)}</h1>
      <p className="mt-2 text-ink-2">
        {words.noAccount}{" "}
        <Link to={register ?? `/s'inscrire${search}`} className="link">
          {words.register}
        </Link>
      </p>
      {expired && !actionData && (
        <div className="mt-6">
          <Notice tone="info" title={words.expired.title}>
            {words.expired.text}
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
