import { SOCIAL_PROVIDERS, type SocialProvider } from "@app/domain/accounts/social-provider";
import * as client from "openid-client";
import type { ProviderSettings, SocialProviders } from "../config/social-providers.ts";

/** Ties the provider's answer to its request; all three are checked. */
export type AttemptSecrets = { state: string; nonce: string; verifier: string };
/** The query of the callback. */
export type ProviderAnswer = {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
};
export type ProvidedIdentity = {
  subject: string;
  email: string | null;
  /** The provider has verified the address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** `cancelled`: by the user. `failed`: the answer is invalid. `unavailable`: no answer. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused";
  readonly reason: "cancelled" | "failed" | "unavailable";
  /** For the log: `invalid_client`, `OAUTH_TIMEOUT`… */
  readonly detail: string;

  constructor(cause: unknown) {
    super("the provider vouches for nobody", { cause });
    this.reason = reasonOf(cause);
    const { error, code, message } = cause as { error?: string; code?: string; message?: string };
    this.detail = error ?? code ?? message ?? "";
  }
}

export type OpenId = {
  configured: readonly SocialProvider[];
  /** The URL to redirect to. */
  authorizationUrl: (provider: SocialProvider, secrets: AttemptSecrets) => Promise<string>;
  /** The identity, from the provider's token endpoint. */
  identify: (provider: SocialProvider, secrets: AttemptSecrets, answer: ProviderAnswer) => Promise<ProvidedIdentity>;
};

/** Facebook does not support the standard scope. */
const SCOPES: Record<SocialProvider, string> = {
  google: "openid email profile",
  facebook: "openid email public_profile",
};
const TIMEOUT_SECONDS = 5;
const CACHE_MS = 3_600_000;

export function createOpenId(settings: SocialProviders, publicUrl: string, now: () => Date): OpenId {
  const known = new Map<SocialProvider, { configuration: client.Configuration; until: number }>();
  // One callback per provider, so that answers cannot be mixed up.
  const returnUrl = (provider: SocialProvider) => new URL(`${publicUrl}/connexion/${provider}/retour`);

  async function configurationOf(provider: SocialProvider): Promise<client.Configuration> {
    const cached = known.get(provider);
    if (cached && cached.until > now().getTime()) return cached.configuration;
    const given = settings[provider];
    if (!given) throw new Error(`${provider} is not configured`);
    const configuration = await discover(given);
    known.set(provider, { configuration, until: now().getTime() + CACHE_MS });
    return configuration;
  }

  return {
    configured: SOCIAL_PROVIDERS.filter((provider) => settings[provider] !== undefined),
    authorizationUrl: (provider, { state, nonce, verifier }) =>
      refusing(async () => {
        const url = client.buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: returnUrl(provider).href,
          scope: SCOPES[provider],
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
        });
        return url.href;
      }),
    identify: (provider, { state, nonce, verifier }, answer) =>
      refusing(async () => {
        const url = returnUrl(provider);
        for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
        const tokens = await client.authorizationCodeGrant(await configurationOf(provider), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        return identityOf(tokens.claims());
      }),
  };
}

async function discover({ issuer, tokenEndpoint, clientId, clientSecret }: ProviderSettings) {
  // The signature is checked although the token comes over TLS.
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.startsWith("http:")) execute.push(client.allowInsecureRequests);
  const options = { timeout: TIMEOUT_SECONDS, execute };
  const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  const published = found.serverMetadata();
  if (published.token_endpoint !== undefined || tokenEndpoint === undefined) return found;
  // Without the library's own functions.
  const server = JSON.parse(JSON.stringify(published)) as client.ServerMetadata;
  const completed = new client.Configuration({ ...server, token_endpoint: tokenEndpoint }, clientId, clientSecret);
  completed.timeout = TIMEOUT_SECONDS;
  for (const extend of execute) extend(completed);
  return completed;
}

function identityOf(claims: client.IDToken | undefined): ProvidedIdentity {
  if (!claims) throw new Error("no identity in the answer");
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name].trim() : "");
  return {
    subject: claims.sub,
    email: text("email").toLowerCase() || null,
    emailVerified: claims["email_verified"] === true && text("email") !== "",
    firstName: (text("given_name") || text("name")).slice(0, 100),
    lastName: text("family_name").slice(0, 100),
  };
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new IdentityRefused(error);
  }
}

function reasonOf(error: unknown): IdentityRefused["reason"] {
  if (error instanceof client.AuthorizationResponseError && error.error === "access_denied") return "cancelled";
  // The error of fetch when there is no answer.
  if (error instanceof TypeError && error.cause !== undefined) return "unavailable";
  if (error instanceof client.ResponseBodyError) return error.status >= 500 ? "unavailable" : "failed";
  if (!(error instanceof client.ClientError)) return "failed";
  if (error.code === "OAUTH_TIMEOUT") return "unavailable";
  return error.cause instanceof Response && error.cause.status >= 500 ? "unavailable" : "failed";
}
