import { RegisterInvited, registerInvitedRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { fieldErrors, formFor, refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import { HOMES } from "../../../lib/session/guards.server.ts";
import { sessionContext, startSession } from "../../../lib/session/session.server.ts";

const ORDER = ["firstName", "lastName", "password", "phone", "adult_confirmed", "terms_accepted"];

/** An account from the mailed link: its address is the one that was written to. */
export function registerInvited(context: Readonly<RouterContextProvider>, form: FormData, token: string) {
  const sent = formFor(form, ["intent", "email"]);
  sent.set("token", token);
  for (const name of ["adult_confirmed", "terms_accepted"]) if (!sent.has(name)) sent.set(name, "");
  const errors = fieldErrors(RegisterInvited, sent);
  if (errors) {
    const ordered = ORDER.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]]));
    return refuse(form, Object.fromEntries(ordered), undefined, 400);
  }
  return submitForm(
    form,
    async () => {
      const body = {
        token,
        firstName: textOf(form, "firstName"),
        lastName: textOf(form, "lastName"),
        password: textOf(form, "password"),
        phone: textOf(form, "phone"),
        adult_confirmed: true,
        terms_accepted: true,
      };
      startSession(context.get(sessionContext), await context.get(apiContext).call(registerInvitedRoute, { body }));
      return redirect(HOMES.employer);
    },
    accountFr.registrationFailed,
  );
}
