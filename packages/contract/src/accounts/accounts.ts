import { refusePassword } from "@app/domain/accounts/password";
import { LANGUAGES } from "@app/domain/text/language";
import * as z from "zod";
import { CompanyView } from "../companies/companies.ts";
import {
  companyName,
  Empty,
  email,
  flag,
  optionalPhone,
  optionalText,
  personName,
  requiredText,
  siret,
  sixDigits,
} from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MembershipView } from "../members/membership.ts";
import { profileFr } from "../profiles/profiles.fr.ts";
import { Completeness, optionalAvailability, skillNames, UserView } from "../profiles/profiles.ts";
import { accountFr as fr } from "./accounts.fr.ts";

const loginEmail = email({ required: fr.emailRequired, invalid: fr.emailInvalid });

export const newPassword = z.string(fr.passwordRequired).superRefine((value, ctx) => {
  const refusal = value === "" ? null : refusePassword(value);
  if (value === "" || refusal)
    ctx.addIssue({ code: "custom", message: refusal ? fr.passwords[refusal] : fr.passwordRequired });
});

export const Tokens = z.object({ access: z.string(), refresh: z.string() });
/** Send it as `X-Device-Token` when signing in: known devices are not blocked by wrong passwords of others. */
const deviceToken = z.string();
/** The one a person chose for what they read; null: French. Nobody else reads it. */
const language = z.enum(LANGUAGES).nullable();
export const SignedIn = z.object({ user: UserView, tokens: Tokens, device_token: deviceToken, language });
export type SignedIn = z.infer<typeof SignedIn>;

const identity = {
  firstName: personName(fr.firstNameRequired),
  lastName: personName(fr.lastNameRequired),
  email: loginEmail,
  password: newPassword,
  adult_confirmed: flag.refine(Boolean, fr.adultRequired),
  terms_accepted: flag.refine(Boolean, fr.termsRequired),
};

export const RegisterCandidate = z.object({
  ...identity,
  role: z.literal("candidate"),
  profession: requiredText(fr.professionRequired, 120),
  city: requiredText(fr.cityRequired, 120),
  state: requiredText(fr.stateRequired, 120),
  country: requiredText(fr.countryRequired, 120),
  commune_code: optionalText(5),
  // What applying needs beyond the account: asked at once from someone who signs up to apply.
  phone: optionalPhone(profileFr.phoneInvalid),
  availability: optionalAvailability,
  skills: skillNames,
  /** Of the page where they register. */
  language: z.enum(LANGUAGES, fr.languageUnknown).optional(),
});

export const RegisterEmployer = z.object({
  ...identity,
  role: z.literal("employer"),
  company: companyName(fr.companyRequired),
  siret_number: siret({ required: fr.siretRequired, invalid: fr.siretInvalid, mistyped: fr.siretMistyped }),
  address: requiredText(fr.addressRequired, 300),
  phone: optionalPhone(profileFr.phoneInvalid),
});

export const RegisterBody = z.discriminatedUnion("role", [RegisterCandidate, RegisterEmployer], fr.roleInvalid);
export type RegisterBody = z.output<typeof RegisterBody>;

export const registerRoute = defineRoute({
  method: "POST",
  url: "/api/register/",
  access: "public",
  body: RegisterBody,
  files: { profileImage: "image", logo: "image" },
  limit: "register",
  refusals: [503],
  status: 201,
  response: SignedIn,
});

/** With the token of a mailed invitation: the address is that of the invitation, and is verified. */
export const RegisterInvited = z.object({
  token: z.string(fr.linkInvalid).min(1, fr.linkInvalid).max(200),
  firstName: identity.firstName,
  lastName: identity.lastName,
  password: newPassword,
  phone: optionalPhone(profileFr.phoneInvalid),
  adult_confirmed: identity.adult_confirmed,
  terms_accepted: identity.terms_accepted,
});
export type RegisterInvited = z.output<typeof RegisterInvited>;

/** 404 `invitation_not_found`; 409 `account_exists`: sign in, then accept. */
export const registerInvitedRoute = defineRoute({
  method: "POST",
  url: "/api/register/invited/",
  access: "public",
  body: RegisterInvited,
  limit: "register",
  refusals: [404, 409, 503],
  status: 201,
  response: SignedIn,
});

/** Without the rules of new passwords. */
export const LoginBody = z.object({
  email: loginEmail,
  password: z.string(fr.passwordRequired).min(1, fr.passwordRequired).max(256),
});

/** With a second factor, the answer is 401 `totp_required` and a `challenge` for `POST /api/login/totp/`. */
export const loginRoute = defineRoute({
  method: "POST",
  url: "/api/login/",
  access: "public",
  body: LoginBody,
  refusals: [503],
  status: 200,
  response: SignedIn,
});

const RefreshBody = z.object({ refresh: z.string(fr.refreshRequired).min(1, fr.refreshRequired).max(500) });

export const refreshRoute = defineRoute({
  method: "POST",
  url: "/api/token/refresh/",
  access: "public",
  body: RefreshBody,
  limit: "refresh",
  status: 200,
  response: Tokens,
});

export const logoutRoute = defineRoute({
  method: "POST",
  url: "/api/logout/",
  access: "signed-in",
  beforeFactor: true,
  body: RefreshBody.partial(),
  status: 200,
  response: Empty,
});

export const PasswordResetBody = z.object({ email: email({ required: fr.emailRequired, invalid: fr.addressInvalid }) });

export const passwordResetRoute = defineRoute({
  method: "POST",
  url: "/api/password-reset/",
  access: "public",
  body: PasswordResetBody,
  limit: "reset",
  status: 200,
  response: Empty,
});

export const PasswordResetConfirmBody = z.object({
  uid: z.string(fr.linkInvalid).min(1, fr.linkInvalid).max(40),
  token: z.string(fr.linkInvalid).min(1, fr.linkInvalid).max(200),
  password: newPassword,
});

export const passwordResetConfirmRoute = defineRoute({
  method: "POST",
  url: "/api/password-reset/confirm/",
  access: "public",
  body: PasswordResetConfirmBody,
  limit: "verify",
  refusals: [503],
  status: 200,
  response: z.object({ device_token: deviceToken }),
});

/**
 * In a session of the account the link is enough. Elsewhere `password` or `new_password` is required, otherwise 403
 * `password_required`; the link stays valid.
 */
export const verifyEmailRoute = defineRoute({
  method: "POST",
  url: "/api/verify-email/",
  access: "public",
  body: PasswordResetConfirmBody.pick({ uid: true, token: true }).extend({
    password: z.string(fr.passwordRequired).min(1, fr.passwordRequired).max(256, fr.verifyPasswordWrong).optional(),
    new_password: newPassword.optional(),
  }),
  limit: "verify",
  refusals: [403, 503],
  status: 200,
  response: Empty,
});

/** The code of the confirmation mail, in a session of the account. */
export const verifyEmailCodeRoute = defineRoute({
  method: "POST",
  url: "/api/verify-email/code/",
  access: "signed-in",
  body: z.object({ code: sixDigits }),
  limit: "verify",
  refusals: [503],
  status: 200,
  response: Empty,
});

export const resendVerificationRoute = defineRoute({
  method: "POST",
  url: "/api/verify-email/resend/",
  access: "signed-in",
  limit: "verify",
  status: 200,
  response: Empty,
});

export const MeView = z.object({
  user: UserView,
  company: CompanyView.nullable(),
  /** Null for a candidate, an admin, and somebody who no longer acts for a company. */
  member: MembershipView.nullable(),
  completeness: Completeness,
  /** Whether signing in asks for a code. */
  totp: z.boolean(),
  language,
});
export type MeView = z.infer<typeof MeView>;

export const meRoute = defineRoute({
  method: "GET",
  url: "/api/me/",
  access: "signed-in",
  beforeFactor: true,
  status: 200,
  response: MeView,
});

/** Of the pages of a mission from the link of a team to the hours worked, and of what is sent to this person. */
export const chooseLanguageRoute = defineRoute({
  method: "PUT",
  url: "/api/account/language/",
  access: "candidate",
  body: z.object({ language: z.enum(LANGUAGES, fr.languageUnknown) }),
  status: 200,
  response: Empty,
});
