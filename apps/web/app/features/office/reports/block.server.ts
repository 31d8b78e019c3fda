import { followReportRoute } from "@app/contract/office/office";
import { blockRoute, unblockRoute } from "@app/contract/office/reports";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";

/** Whom to block comes from the report, not from the form. */
export async function setBlocked(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  follow: string,
  path: string,
) {
  const api = context.get(apiContext);
  const { person } = await orNotFound(api.call(followReportRoute, { params: { follow } }));
  if (!person) throw redirect(path);
  const route = textOf(form, "intent") === "unblock" ? unblockRoute : blockRoute;
  return submitForm(form, async () => {
    await api.call(route, { params: { id: person.id } });
    throw redirect(path);
  });
}
