/** What the identity provider of tests uses of the package, which brings no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export interface GrantContext {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  }
  export interface Configuration {
    clients: readonly Record<string, unknown>[];
    jwks: { keys: readonly object[] };
    cookies: { keys: readonly string[] };
    claims: Record<string, readonly string[]>;
    conformIdTokenClaims: boolean;
    features: Record<string, { enabled: boolean }>;
    findAccount: (ctx: unknown, id: string) => { accountId: string; claims: () => { sub: string } };
    interactions: { url: (ctx: unknown, interaction: { uid: string }) => string };
    loadExistingGrant: (ctx: GrantContext) => Promise<Grant>;
    ttl: Record<string, number>;
  }
  export type InteractionResult = { login: { accountId: string } } | { error: string };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, string | undefined> }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: InteractionResult): Promise<void>;
  }
}
