import { confirmPhoneRoute, sendPhoneCodeRoute } from "@app/contract/accounts/phone-confirmation";
import { phoneFr as fr } from "@app/contract/accounts/phone-confirmation.fr";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import { CODE_FIELD, PHONE_FORMS } from "./phone-forms.ts";

type Context = Readonly<RouterContextProvider>;

export function sendPhoneCode(context: Context, form: FormData) {
  return submitForm(
    form,
    async () => {
      const { sent } = await context.get(apiContext).call(sendPhoneCodeRoute, {});
      return { ok: true, message: sent ? fr.sent : fr.confirmed, saved: PHONE_FORMS.send };
    },
    fr.failed,
  );
}

export function confirmPhone(context: Context, form: FormData) {
  return submitForm(form, async () => {
    const body = { code: textOf(form, CODE_FIELD) };
    await renameFieldErrors(context.get(apiContext).call(confirmPhoneRoute, { body }), (field) =>
      field === "code" ? CODE_FIELD : field,
    );
    return { ok: true, message: fr.confirmed, saved: PHONE_FORMS.confirm };
  });
}
