import type { Client } from "@app/contract/client";
import { type Newcomer, socialProvidersRoute } from "@app/contract/social";
import { isSocialRefusal, type SocialRefusal, socialFr } from "@app/contract/social.fr";
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from "@app/domain/social-provider";
import { redirect } from "react-router";
import { failureOf } from "../../lib/api/failure.server.ts";
import { log } from "../../lib/log.server.ts";
import { clearSocial, readSocial } from "./social-cookie.server.ts";

export const providerOf = (name: string | null | undefined): SocialProvider | undefined =>
  SOCIAL_PROVIDERS.find((provider) => provider === name);

/** Those with a button. The page does without when the answer does not come. */
export async function configuredProviders(api: Client): Promise<SocialProvider[]> {
  try {
    return (await api.call(socialProvidersRoute, {})).providers;
  } catch (error) {
    log.error({ event: "web.providers_failed", err: error });
    return [];
  }
}

/** Back to signing in, which says why in its own words: an address can only choose among them. */
export function refuseSocial(code: SocialRefusal, provider: SocialProvider, path: string) {
  const search = new URLSearchParams({ refus: code, avec: provider, ...(path && { redirect: path }) });
  return redirect(`/connexion?${search}`, { headers: { "set-cookie": clearSocial() } });
}

/** An API that is away is thrown again. */
export function refusalOf(error: unknown): SocialRefusal {
  const { code } = failureOf(error);
  if (code === "unavailable") throw error;
  return isSocialRefusal(code) ? code : "sign_in_failed";
}

/** The sentence an address asks for; undefined when it asks for none of ours. */
export function requestedRefusal(search: URLSearchParams): string | undefined {
  const [code, provider] = [search.get("refus") ?? "", providerOf(search.get("avec"))];
  return provider && isSocialRefusal(code) ? socialFr.refusals[code](PROVIDER_NAMES[provider]) : undefined;
}

/** Whom the registration page was opened for, by `?avec=`; null for anyone else, or when it was too long ago. */
export async function readNewcomer(request: Request, search: URLSearchParams): Promise<Newcomer | null> {
  const provider = providerOf(search.get("avec"));
  const cookie = provider && (await readSocial(request));
  return cookie?.stage === "newcomer" && cookie.newcomer.provider === provider ? cookie.newcomer : null;
}
