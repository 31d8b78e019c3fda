import { chooseLanguageRoute } from "@app/contract/accounts/accounts";
import { languageFrom } from "@app/domain/text/language";
import { encodePath, safePath } from "@app/domain/text/safe-path";
import { redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { sessionContext } from "../../lib/session/session.server.ts";
import type { Route } from "./+types/language";

/** Of this browser, and of the account that is signed in on it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = languageFrom(textOf(form, "language"));
  const holder = context.get(sessionContext);
  if (language) {
    if (holder.current?.role === "candidate")
      await context.get(apiContext).call(chooseLanguageRoute, { body: { language } });
    holder.newLanguage = language;
  }
  return redirect(encodePath(safePath(textOf(form, "redirect"), "/")));
}

export const loader = () => redirect("/");
