import { type Newcomer, socialProvidersRoute } from "@app/contract/accounts/social";
import { isSocialRefusal, type SocialRefusal, socialFr } from "@app/contract/accounts/social.fr";
import type { Client } from "@app/contract/client";
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from "@app/domain/accounts/social-provider";
import { redirect } from "react-router";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { log } from "../../../lib/log.server.ts";
import { clearSocial, readSocial } from "./social-cookie.server.ts";

export const providerOf = (name: string | null | undefined): SocialProvider | undefined =>
  SOCIAL_PROVIDERS.find((provider) => provider === name);

/** Empty when the API fails: the page has no buttons then. */
export async function configuredProviders(api: Client): Promise<SocialProvider[]> {
  try {
    return (await api.call(socialProvidersRoute, {})).providers;
  } catch (error) {
    log.error({ event: "web.providers_failed", err: error });
    return [];
  }
}

/** Back to the sign-in page, with a code among a known list. */
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

/** The sentence of `?refus=`; undefined when unknown. */
export function requestedRefusal(search: URLSearchParams): string | undefined {
  const [code, provider] = [search.get("refus") ?? "", providerOf(search.get("avec"))];
  return provider && isSocialRefusal(code) ? socialFr.refusals[code](PROVIDER_NAMES[provider]) : undefined;
}

/** The person of `?avec=`; null when expired. */
export async function readNewcomer(request: Request, search: URLSearchParams): Promise<Newcomer | null> {
  const provider = providerOf(search.get("avec"));
  const cookie = provider && (await readSocial(request));
  return cookie?.stage === "newcomer" && cookie.newcomer.provider === provider ? cookie.newcomer : null;
}
