import { safePath } from "@app/domain/text/safe-path";
import { data, redirect } from "react-router";
import { clearPendingDraft } from "../../features/missions/publish/drafts/pending-draft.server.ts";
import { dismissedDraftCookie } from "../../features/missions/publish/drafts/resumable-draft.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { textOf } from "../../lib/form.server.ts";
import type { Route } from "./+types/dismiss-draft";

/** Hides « Reprendre ma mission » until the draft is edited again. The draft stays among the others. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const cookie = dismissedDraftCookie(textOf(form, "stamp")) ?? clearPendingDraft();
  const headers = { "set-cookie": cookie };
  // Without script, back to the page one was on.
  return form.has("back") ? redirect(safePath(textOf(form, "back"), EMPLOYER), { headers }) : data(null, { headers });
}
