import {
  changeEmailRoute,
  changePasswordRoute,
  deleteAccountRoute,
  endSessionsRoute,
  sessionsRoute,
} from "@app/contract/accounts/account-rights";
import { accountRightsFr as fr } from "@app/contract/accounts/account-rights.fr";
import { meRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import { preferencesRoute, updatePreferencesRoute } from "@app/contract/notifications/notifications";
import { pushKeyRoute } from "@app/contract/notifications/push";
import {
  isMandatory,
  isOffered,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
} from "@app/domain/notifications/notification";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import { sessionContext, signOut } from "../../../lib/session/session.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { confirmPhone, sendPhoneCode } from "./phone.server.ts";
import { PHONE_FORMS } from "./phone-forms.ts";
import { isTwoFactorForm, updateTwoFactor } from "./two-factor.server.ts";

type Context = Readonly<RouterContextProvider>;
type Saved = Outcome & { saved: string };

export async function loadAccount(context: Context) {
  const api = context.get(apiContext);
  const [{ totp }, { results: sessions }, preferences, { key: pushKey }] = await Promise.all([
    api.call(meRoute, {}),
    api.call(sessionsRoute, {}),
    api.call(preferencesRoute, {}),
    api.call(pushKeyRoute, {}),
  ]);
  return { totp, sessions, preferences, pushKey };
}

/** `form` names the form. */
export async function updateAccount(context: Context, form: FormData) {
  if (isTwoFactorForm(form)) return updateTwoFactor(context, form);
  const work = FORMS[textOf(form, "form")];
  if (!work) return data<Saved>({ ok: false, message: problemFr.malformed, saved: "" }, { status: 400 });
  return work(context, form);
}

const FORMS: Readonly<Record<string, (context: Context, form: FormData) => ReturnType<typeof savePassword>>> = {
  password: savePassword,
  email: (context, form) =>
    saved(form, "email", fr.emailChangeSent, async () => {
      const body = { email: textOf(form, "email"), password: textOf(form, "emailPassword") };
      await renameFieldErrors(
        context.get(apiContext).call(changeEmailRoute, { body }),
        rename("password", "emailPassword"),
      );
    }),
  [PHONE_FORMS.send]: sendPhoneCode,
  [PHONE_FORMS.confirm]: confirmPhone,
  session: (context, form) =>
    saved(form, "session", fr.sessionEnded, async () => {
      await context.get(apiContext).call(endSessionsRoute, { body: { session_id: form.get("session_id") } });
    }),
  sessions: (context, form) =>
    saved(form, "sessions", fr.sessionsEnded, async () => {
      await context.get(apiContext).call(endSessionsRoute, { body: { others: true } });
    }),
  preferences: (context, form) =>
    saved(form, "preferences", fr.preferencesSaved, async () => {
      await context.get(apiContext).call(updatePreferencesRoute, { body: readPreferences(form) });
    }),
  delete: (context, form) =>
    saved(form, "delete", fr.deletionMailed, async () => {
      const password = textOf(form, "deletePassword");
      const requested = context.get(apiContext).call(deleteAccountRoute, { body: { ...(password && { password }) } });
      const { deleted } = await renameFieldErrors(requested, rename("password", "deletePassword"));
      if (!deleted) return;
      signOut(context.get(sessionContext));
      throw redirect("/supprimer-mon-compte?fait=1");
    }),
};

/** Preferences not shown stay as they are. */
function readPreferences(form: FormData) {
  const [types, channels] = [form.getAll("type"), form.getAll("channel")];
  const shown = NOTIFICATION_TYPES.filter((type) => types.includes(type));
  return Object.fromEntries(
    shown.map((type) => {
      const chosen = NOTIFICATION_CHANNELS.filter(
        (channel) => channels.includes(channel) && isOffered(type, channel) && !isMandatory(type, channel),
      );
      return [type, Object.fromEntries(chosen.map((channel) => [channel, form.has(`${type}.${channel}`)]))];
    }),
  );
}

/** Several forms of the page have a password field. */
const rename = (field: string, shown: string) => (name: string) => (name === field ? shown : name);

async function savePassword(context: Context, form: FormData) {
  const [password, confirmation] = [textOf(form, "password"), textOf(form, "passwordConfirm")];
  if (password !== "" && password !== confirmation) {
    return refuse(form, { passwordConfirm: accountFr.passwordMismatch }, undefined, 400);
  }
  return saved(form, "password", fr.passwordChanged, async () => {
    const body = { current: textOf(form, "currentPassword"), password };
    await renameFieldErrors(
      context.get(apiContext).call(changePasswordRoute, { body }),
      rename("current", "currentPassword"),
    );
  });
}

function saved(form: FormData, name: string, message: string, send: () => Promise<void>) {
  return submitForm(form, async (): Promise<Saved> => {
    await send();
    return { ok: true, message, saved: name };
  });
}
