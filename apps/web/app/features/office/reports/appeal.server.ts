import { appealRoute } from "@app/contract/office/office";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";

/** `path`: the page of the report or of the decision, which then shows the appeal. */
export function sendAppeal(context: Readonly<RouterContextProvider>, form: FormData, follow: string, path: string) {
  return submitForm(form, async () => {
    const body = { reason: textOf(form, "reason") };
    await context.get(apiContext).call(appealRoute, { params: { follow }, body });
    throw redirect(path);
  });
}
