import { safePath } from "@app/domain/text/safe-path";
import { data, redirect } from "react-router";
import { clearPendingDraft } from "../../features/missions/pending-draft.server.ts";
import { putAsideCookie } from "../../features/missions/resumable-draft.server.ts";
import { textOf } from "../../lib/form.server.ts";
import type { Route } from "./+types/put-aside";
import { EMPLOYER } from "./employer.ts";

/** Hides « Reprendre ma mission » until the draft is edited again. The draft stays among the others. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const cookie = putAsideCookie(textOf(form, "stamp")) ?? clearPendingDraft();
  const headers = { "set-cookie": cookie };
  // Without script, back to the page one was on.
  return form.has("back") ? redirect(safePath(textOf(form, "back"), EMPLOYER), { headers }) : data(null, { headers });
}
