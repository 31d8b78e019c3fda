import { startSocialRoute } from "@app/contract/accounts/social";
import { encodePath, safePath } from "@app/domain/text/safe-path";
import { redirect } from "react-router";
import { providerOf, refusalOf, refuseSocial } from "../../features/accounts/sign-in/social.server.ts";
import { socialCookie } from "../../features/accounts/sign-in/social-cookie.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { redirectSignedIn } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/social-start";

const LONGEST_PATH = 1_500;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  redirectSignedIn(url, context);
  const provider = providerOf(params.provider);
  if (!provider) return redirect("/connexion");
  const requested = encodePath(safePath(url.searchParams.get("redirect"), ""));
  const path = requested.length > LONGEST_PATH ? "" : requested;
  try {
    const { url: there, attempt } = await context.get(apiContext).call(startSocialRoute, { params: { provider } });
    const role = (url.searchParams.get("role") ?? "").slice(0, 20);
    const cookie = await socialCookie({ stage: "left", provider, attempt, redirect: path, role });
    return redirect(there, { headers: { "set-cookie": cookie } });
  } catch (error) {
    return refuseSocial(refusalOf(error), provider, path);
  }
}
