/** A real OpenID Connect provider for tests, in place of Google and Facebook: it accepts any identity. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Provider } from "oidc-provider";

const PROVIDERS = ["google", "facebook"] as const;
export type Claims = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type IdentityProvider = {
  /** What the api must run with to send people here. */
  settings: Record<string, string>;
  /** Claims by address; by default a name made from the address, verified. */
  people: Map<string, Claims>;
  close: () => Promise<void>;
};

/** On `localhost`, whereas the product is on 127.0.0.1: to a browser it is another site, as in life. */
export async function startIdentityProvider(publicUrl: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const secret = randomBytes(24).toString("base64url");
  const provider = new Provider(issuer, {
    clients: PROVIDERS.map((name) => ({
      client_id: `renfort-${name}`,
      client_secret: secret,
      redirect_uris: [`${publicUrl}/connexion/${name}/retour`],
      token_endpoint_auth_method: "client_secret_post",
    })),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: NAMES, public_profile: NAMES },
    // As Google does: what the scopes ask for is in the identity token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => claimsOf(people, id) }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Whoever signs in has agreed.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email profile public_profile");
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
  });
  const protocol = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === AS_FACEBOOK) void describeAsFacebook(issuer, response);
    else if (request.url?.startsWith("/interaction/")) void askWho(provider, request, response);
    else protocol(request, response);
  });
  const settings = {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: "renfort-google",
    GOOGLE_CLIENT_SECRET: secret,
    FACEBOOK_ISSUER: issuer + AS_FACEBOOK,
    FACEBOOK_TOKEN_ENDPOINT: `${issuer}/token`,
    FACEBOOK_CLIENT_ID: "renfort-facebook",
    FACEBOOK_CLIENT_SECRET: secret,
  };
  return { settings, people, close: () => close(server) };
}

const NAMES = ["given_name", "family_name"];
const AS_FACEBOOK = "/.well-known/facebook";

/** The real one does not say where codes are exchanged. */
async function describeAsFacebook(issuer: string, response: ServerResponse): Promise<void> {
  const description = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  const { token_endpoint: _, ...rest } = description as Record<string, unknown>;
  response.setHeader("content-type", "application/json").end(JSON.stringify(rest));
}

function claimsOf(people: Map<string, Claims>, id: string): Claims {
  const [given_name = "", family_name = ""] = (id.split("@")[0] ?? "").split(".");
  return people.get(id) ?? { sub: id, email: id, email_verified: true, given_name, family_name };
}

const PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Fournisseur d’identité</title>
<h1>Fournisseur d’identité</h1><form method="post"><label>Adresse <input name="email" type="email"></label>
<button>Continuer</button> <button name="refus" value="1" formnovalidate>Refuser</button></form></html>`;

/** `login_hint` answers in the person's place, for tests without a browser. */
async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const posted = new URLSearchParams(request.method === "POST" ? await text(request) : "");
  const accountId = posted.get("email") || params["login_hint"];
  if (posted.has("refus") || accountId === "refus")
    return provider.interactionFinished(request, response, { error: "access_denied" });
  if (accountId) return provider.interactionFinished(request, response, { login: { accountId } });
  response.setHeader("content-type", "text/html; charset=utf-8").end(PAGE);
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
