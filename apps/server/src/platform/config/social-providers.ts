import type { SocialProvider } from "@app/domain/accounts/social-provider";

export type ProviderSettings = { issuer: string; tokenEndpoint?: string; clientId: string; clientSecret: string };
/** Configured providers only. */
export type SocialProviders = Readonly<Partial<Record<SocialProvider, ProviderSettings>>>;

type ProviderVariables = {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER: string;
  FACEBOOK_CLIENT_ID?: string | undefined;
  FACEBOOK_CLIENT_SECRET?: string | undefined;
  FACEBOOK_ISSUER: string;
  FACEBOOK_TOKEN_ENDPOINT: string;
};

export function readProviders(env: ProviderVariables): SocialProviders {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = env;
  const google = GOOGLE_CLIENT_ID &&
    GOOGLE_CLIENT_SECRET && {
      issuer: env.GOOGLE_ISSUER,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    };
  const facebook = FACEBOOK_CLIENT_ID &&
    FACEBOOK_CLIENT_SECRET && {
      issuer: env.FACEBOOK_ISSUER,
      tokenEndpoint: env.FACEBOOK_TOKEN_ENDPOINT,
      clientId: FACEBOOK_CLIENT_ID,
      clientSecret: FACEBOOK_CLIENT_SECRET,
    };
  return { ...(google && { google }), ...(facebook && { facebook }) };
}
