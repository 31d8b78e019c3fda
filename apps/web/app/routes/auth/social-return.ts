import { finishSocialRoute } from "@app/contract/accounts/social";
import { redirect } from "react-router";
import { providerOf, refusalOf, refuseSocial } from "../../features/accounts/sign-in/social.server.ts";
import { clearSocial, readSocial, socialCookie } from "../../features/accounts/sign-in/social-cookie.server.ts";
import { askForCode } from "../../features/accounts/sign-in/two-factor-challenge.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { storeLanguage } from "../../lib/language/store-language.server.ts";
import { landing } from "../../lib/session/guards.server.ts";
import { sessionContext, startSession } from "../../lib/session/session.server.ts";
import type { Route } from "./+types/social-return";

/** Only the browser that started the sign-in may finish it. */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const provider = providerOf(params.provider);
  if (!provider) return redirect("/connexion");
  const attempt = await readSocial(request);
  if (attempt?.stage !== "left" || attempt.provider !== provider) return refuseSocial("sign_in_failed", provider, "");
  const given = (name: string) => url.searchParams.get(name) || undefined;
  const query = {
    attempt: attempt.attempt,
    state: given("state") ?? "",
    code: given("code"),
    iss: given("iss"),
    error: given("error"),
  };
  try {
    const result = await context.get(apiContext).call(finishSocialRoute, { params: { provider }, query });
    if (result.outcome === "newcomer") {
      const newcomerCookie = await socialCookie({ stage: "newcomer", newcomer: result.newcomer });
      const search = new URLSearchParams({
        avec: provider,
        ...(attempt.role && { role: attempt.role }),
        ...(attempt.redirect && { redirect: attempt.redirect }),
      });
      return redirect(`/s'inscrire?${search}`, { headers: { "set-cookie": newcomerCookie } });
    }
    startSession(context.get(sessionContext), result);
    await storeLanguage(context, result);
    return redirect(landing(attempt.redirect, result.user.role), { headers: { "set-cookie": clearSocial() } });
  } catch (error) {
    if (failureOf(error).code === "totp_required") return askForCode(error, attempt.redirect || null, [clearSocial()]);
    return refuseSocial(refusalOf(error), provider, attempt.redirect);
  }
}
