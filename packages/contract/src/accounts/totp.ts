/** The second step of signing in: a code of an authenticator application, or a recovery code. */
import * as z from "zod";
import { Empty } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { accountRightsFr } from "./account-rights.fr.ts";
import { SignedIn } from "./accounts.ts";
import { totpFr as fr } from "./totp.fr.ts";

const code = z.string(fr.codeRequired).trim().min(1, fr.codeRequired).max(40, fr.codeRefused);
/** Not needed without a password, when the session is recent. */
const password = z.string(accountRightsFr.currentRequired).max(256, accountRightsFr.currentWrong).optional();

const TotpBody = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("start"), password }),
    z.object({ action: z.literal("confirm"), code }),
    z.object({ action: z.literal("disable"), password, code }),
    z.object({ action: z.literal("new_codes"), password, code }),
  ],
  fr.actionInvalid,
);
export type TotpBody = z.output<typeof TotpBody>;

/** The secret as text, and the URL of its QR code. */
const TotpStarted = z.object({ secret: z.string(), uri: z.string() });
/** Shown once: only hashes are stored. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
const TotpAnswer = z.union([TotpStarted, RecoveryCodes, Empty]);
export type TotpAnswer = z.infer<typeof TotpAnswer>;

/** Turns the second factor on (`start`, then `confirm`) or off, and creates recovery codes. */
export const totpRoute = defineRoute({
  method: "POST",
  url: "/api/account/totp/",
  access: "signed-in",
  beforeFactor: true,
  body: TotpBody,
  limit: "password",
  refusals: [403, 409, 503],
  status: 200,
  response: TotpAnswer,
});

/** A new code in this session, before a decision of the office. */
export const reauthenticateRoute = defineRoute({
  method: "POST",
  url: "/api/account/reauthenticate/",
  access: "admin",
  body: z.object({ code }),
  refusals: [503],
  status: 200,
  response: Empty,
});

/** After 401 `totp_required`: a challenge is valid for five minutes and five tries. */
export const loginTotpRoute = defineRoute({
  method: "POST",
  url: "/api/login/totp/",
  access: "public",
  body: z.object({ challenge: z.string(fr.challengeOver).min(1, fr.challengeOver).max(100, fr.challengeOver), code }),
  limit: "login",
  refusals: [503],
  status: 200,
  response: SignedIn,
});
