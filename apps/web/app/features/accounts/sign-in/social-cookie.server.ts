/** State of a sign-in at a provider, in an encrypted cookie. */
import type { Newcomer } from "@app/contract/accounts/social";
import type { SocialProvider } from "@app/domain/accounts/social-provider";
import { sealedCookie } from "../../../lib/session/sealed-cookie.server.ts";

export type SocialCookie =
  | { stage: "left"; provider: SocialProvider; attempt: string; redirect: string; role: string }
  | { stage: "newcomer"; newcomer: Newcomer };

/** The life of a ticket; the API ends an attempt sooner. */
const MINUTES = 60;

export const {
  write: socialCookie,
  forget: clearSocial,
  read: readSocial,
} = sealedCookie<SocialCookie>("social", MINUTES);
