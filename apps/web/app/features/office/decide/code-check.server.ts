import { reauthenticateRoute } from "@app/contract/accounts/totp";
import type { Client } from "@app/contract/client";
import { data } from "react-router";
import { failureOf, renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { formValues, submitForm, textOf } from "../../../lib/form.server.ts";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";

export type RefusedOfficeForm = RefusedForm & { asksCode?: true };

/** Sends with the code that was typed, if any; asks for one when the last is too old. */
export function submitWithCode<T>(api: Client, form: FormData, send: () => Promise<T>) {
  const code = textOf(form, "totpCode");
  return submitForm(form, async () => {
    try {
      if (code !== "")
        await renameFieldErrors(api.call(reauthenticateRoute, { body: { code } }), (field) =>
          field === "code" ? "totpCode" : field,
        );
      return await send();
    } catch (error) {
      const failure = failureOf(error);
      const isCode = failure.code === "reauthentication_required" || "totpCode" in failure.fields;
      if (!isCode) throw error;
      const [refusal] = failure.fields["totpCode"] ?? [];
      return data<RefusedOfficeForm>(
        { errors: { totpCode: refusal }, formError: undefined, values: formValues(form), asksCode: true },
        { status: 403 },
      );
    }
  });
}
