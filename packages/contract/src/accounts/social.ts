/** OpenID Connect, code flow with PKCE (ADR 9). */
import { SOCIAL_PROVIDERS } from "@app/domain/accounts/social-provider";
import * as z from "zod";
import { defineRoute } from "../http/route.ts";
import { accountFr } from "./accounts.fr.ts";
import { RegisterCandidate, RegisterEmployer, SignedIn } from "./accounts.ts";
import { socialFr as fr } from "./social.fr.ts";

const Provider = z.enum(SOCIAL_PROVIDERS, fr.unknownProvider);
const ProviderParams = z.object({ provider: Provider });
const given = (max: number) => z.string().min(1).max(max);

/** Configured providers. */
export const socialProvidersRoute = defineRoute({
  method: "GET",
  url: "/api/auth/providers/",
  access: "public",
  status: 200,
  response: z.object({ providers: z.array(Provider) }),
});

/** `attempt`: a secret of the browser, required at the callback. */
export const startSocialRoute = defineRoute({
  method: "GET",
  url: "/api/auth/:provider/start/",
  access: "public",
  params: ProviderParams,
  limit: "login",
  secret: true,
  refusals: [503],
  status: 200,
  response: z.object({ url: z.url(), attempt: z.string() }),
});

/** Prefills the registration. A verified address cannot be changed. */
const Newcomer = z.object({
  provider: Provider,
  ticket: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
});
export type Newcomer = z.infer<typeof Newcomer>;

/** The callback's query, and the attempt. */
export const finishSocialRoute = defineRoute({
  method: "GET",
  url: "/api/auth/:provider/callback/",
  access: "public",
  params: ProviderParams,
  query: z.object({
    attempt: given(100),
    state: given(500),
    code: given(4000).optional(),
    iss: given(500).optional(),
    error: given(200).optional(),
  }),
  limit: "login",
  secret: true,
  refusals: [409, 503],
  status: 200,
  response: z.discriminatedUnion("outcome", [
    z.object({ outcome: z.literal("signed_in"), ...SignedIn.shape }),
    z.object({ outcome: z.literal("newcomer"), newcomer: Newcomer }),
  ]),
});

const withTicket = {
  ticket: z.string(fr.ticketExpired).min(1, fr.ticketExpired).max(4000, fr.ticketExpired),
};
export const SocialCandidate = RegisterCandidate.omit({ password: true }).extend(withTicket);
export const SocialEmployer = RegisterEmployer.omit({ password: true }).extend(withTicket);
const SocialRegisterBody = z.discriminatedUnion("role", [SocialCandidate, SocialEmployer], accountFr.roleInvalid);
export type SocialRegisterBody = z.output<typeof SocialRegisterBody>;

/**
 * As `POST /api/register/`, with a ticket instead of a password; `email` is used only when the ticket has no verified
 * one.
 */
export const registerSocialRoute = defineRoute({
  method: "POST",
  url: "/api/auth/register/",
  access: "public",
  body: SocialRegisterBody,
  files: { profileImage: "image", logo: "image" },
  limit: "register",
  refusals: [503],
  status: 201,
  response: SignedIn,
});
