import * as rights from "@app/contract/accounts/account-rights";
import * as contract from "@app/contract/accounts/accounts";
import * as phone from "@app/contract/accounts/phone-confirmation";
import * as social from "@app/contract/accounts/social";
import * as totp from "@app/contract/accounts/totp";
import { isOnDuty } from "@app/domain/members/duty";
import { weekFromBits } from "@app/domain/profiles/availability";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { withSession } from "../../platform/http/access.ts";
import { mount } from "../../platform/http/mount.ts";
import { presentCompany } from "../../views/company.ts";
import { completenessOf, presentUser, readUser, USER_JSON, type UserRow, userRowOf } from "../../views/user.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { chooseLanguage } from "./choose-language.ts";
import { confirmDeletion, requestDeletion } from "./delete-account.ts";
import { saveKnownDevice } from "./known-devices.ts";
import { endOtherSessions, endSession, listSessions } from "./manage-sessions.ts";
import { confirmPhone } from "./phone/confirm-phone.ts";
import { sendPhoneCode } from "./phone/send-phone-code.ts";
import { refresh } from "./refresh-session.ts";
import { register, registerSocial } from "./register-account.ts";
import { registerInvited } from "./register-invited.ts";
import { confirmReset, requestReset } from "./reset-password.ts";
import { changeFactor } from "./second-step/factor-settings.ts";
import { reauthenticate } from "./second-step/reauthenticate.ts";
import { loginWithCode } from "./second-step/sign-in-code.ts";
import type { Origin, TokenPair } from "./sessions.ts";
import { login } from "./sign-in-with-password.ts";
import { logout } from "./sign-out.ts";
import { finishSocial, startSocial } from "./social/social-sign-in.ts";
import { resendVerification, verifyEmail, verifyEmailCode } from "./verify-email.ts";

const ME = withSession("me", USER_JSON);

export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.registerRoute, async ({ body, files, request }) =>
    signedIn(ctx, await register(ctx, body, files, request), request),
  );
  mount(app, ctx, contract.registerInvitedRoute, async ({ body, request }) =>
    signedIn(ctx, await registerInvited(ctx, body, request), request),
  );
  mount(app, ctx, contract.loginRoute, async ({ body, request }) =>
    signedIn(ctx, await login(ctx, body, request), request),
  );
  mount(app, ctx, totp.loginTotpRoute, async ({ body, request }) =>
    signedIn(ctx, await loginWithCode(ctx, body, request), request),
  );
  mount(app, ctx, contract.refreshRoute, ({ body }) => refresh(ctx, body.refresh));
  mount(app, ctx, contract.logoutRoute, async ({ actor, body }) => {
    await logout(ctx, actor, body.refresh);
    return {};
  });
  mount(app, ctx, contract.passwordResetRoute, async ({ body }) => {
    await requestReset(ctx, body.email);
    return {};
  });
  mount(app, ctx, contract.passwordResetConfirmRoute, async ({ body }) => {
    return { device_token: await confirmReset(ctx, body, body.password) };
  });
  mount(app, ctx, contract.verifyEmailRoute, async ({ actor, body, request }) => {
    await verifyEmail(ctx, actor, body, request);
    return {};
  });
  mount(app, ctx, contract.verifyEmailCodeRoute, async ({ actor, body, request }) => {
    await verifyEmailCode(ctx, actor, body.code, request);
    return {};
  });
  mount(app, ctx, contract.resendVerificationRoute, async ({ actor }) => {
    await resendVerification(ctx, actor);
    return {};
  });
  mount(app, ctx, contract.meRoute, async ({ sessionAnswer }) => presentMe(userRowOf(sessionAnswer), ctx.now()), {
    statement: ME,
    values: () => [],
  });
  mount(app, ctx, contract.chooseLanguageRoute, async ({ actor, body }) => {
    await chooseLanguage(ctx, actor, body.language);
    return {};
  });
  socialRoutes(app, ctx);
  accountRightsRoutes(app, ctx);
}

function socialRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, social.socialProvidersRoute, async () => ({ providers: [...ctx.openId.configured] }));
  mount(app, ctx, social.startSocialRoute, ({ params }) => startSocial(ctx, params.provider));
  mount(app, ctx, social.finishSocialRoute, async ({ params, query, request }) => {
    const finished = await finishSocial(ctx, params.provider, query, request);
    if ("newcomer" in finished) return { outcome: "newcomer" as const, newcomer: finished.newcomer };
    return { outcome: "signed_in" as const, ...(await signedIn(ctx, finished, request)) };
  });
  mount(app, ctx, social.registerSocialRoute, async ({ body, files, request }) =>
    signedIn(ctx, await registerSocial(ctx, body, files, request), request),
  );
}

function accountRightsRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rights.changePasswordRoute, async ({ actor, body, request }) => {
    await changePassword(ctx, actor, body, request);
    return {};
  });
  mount(app, ctx, rights.changeEmailRoute, async ({ actor, body }) => {
    await requestEmailChange(ctx, actor, body);
    return {};
  });
  mount(app, ctx, rights.confirmEmailRoute, async ({ actor, body }) => {
    await confirmEmailChange(ctx, actor, body);
    return {};
  });
  mount(app, ctx, phone.sendPhoneCodeRoute, async ({ actor }) => ({ sent: await sendPhoneCode(ctx, actor) }));
  mount(app, ctx, phone.confirmPhoneRoute, async ({ actor, body }) => {
    await confirmPhone(ctx, actor, body.code);
    return {};
  });
  mount(app, ctx, totp.totpRoute, ({ actor, body }) => changeFactor(ctx, actor, body));
  mount(app, ctx, totp.reauthenticateRoute, async ({ actor, body }) => {
    await reauthenticate(ctx, actor, body.code);
    return {};
  });
  mount(app, ctx, rights.sessionsRoute, async ({ actor }) => ({ results: await listSessions(ctx, actor) }));
  mount(app, ctx, rights.endSessionsRoute, async ({ actor, body }) => {
    await (body.session_id === undefined ? endOtherSessions(ctx, actor) : endSession(ctx, actor, body.session_id));
    return {};
  });
  mount(app, ctx, rights.deleteAccountRoute, async ({ actor, body }) => ({
    deleted: await requestDeletion(ctx, actor, body.password),
  }));
  mount(app, ctx, rights.confirmDeletionRoute, async ({ body }) => {
    await confirmDeletion(ctx, body);
    return { deleted: true };
  });
}

/** A shift lead knows its name and its logo. */
function presentOwnCompany({ company, member }: UserRow): contract.MeView["company"] {
  if (!company || !member) return null;
  const shown = presentCompany(company);
  return member.role === "shift_lead" ? { ...shown, email: null, phone: null, address: "" } : shown;
}

function presentMembership(member: UserRow["member"], now: Date): contract.MeView["member"] {
  if (!member) return null;
  const { role, establishments, duty } = member;
  return {
    role,
    establishments: establishments ?? "all",
    duty: duty === null ? null : weekFromBits(duty),
    on_duty: isOnDuty(duty, now),
  };
}

async function signedIn(
  ctx: Context,
  { userId, tokens }: { userId: number; tokens: TokenPair },
  { deviceToken }: Origin,
): Promise<contract.SignedIn> {
  const { user, language } = await readMe(ctx, userId);
  return { user, tokens, device_token: await saveKnownDevice(ctx, ctx.db, userId, deviceToken), language };
}

async function readMe(ctx: Context, userId: number): Promise<contract.MeView> {
  const user = await readUser(ctx.db, userId);
  if (!user) throw new Error(`user ${userId} has a session but no row`);
  return presentMe(user, ctx.now());
}

function presentMe(user: UserRow, now: Date): contract.MeView {
  return {
    user: presentUser(user),
    company: presentOwnCompany(user),
    member: presentMembership(user.member, now),
    completeness: completenessOf(user),
    totp: user.factorConfirmedAt !== null,
    language: user.language,
  };
}
