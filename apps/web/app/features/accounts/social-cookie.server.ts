/** What a visitor's own browser keeps, sealed, while they sign in at a provider and until they have registered. */
import type { Newcomer } from "@app/contract/social";
import type { SocialProvider } from "@app/domain/social-provider";
import { sealedCookie } from "../../lib/session/sealed-cookie.server.ts";

export type SocialCookie =
  | { stage: "left"; provider: SocialProvider; attempt: string; redirect: string; role: string }
  | { stage: "newcomer"; newcomer: Newcomer };

/** As long as a ticket is good; an attempt ends sooner, on the api. */
const MINUTES = 60;

export const {
  write: socialCookie,
  forget: clearSocial,
  read: readSocial,
} = sealedCookie<SocialCookie>("social", MINUTES);
