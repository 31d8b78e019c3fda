import { addDraftRoute } from "@app/contract/drafts";
import { redirect } from "react-router";
import { draftWire, formOf } from "../../features/missions/form/mission-wire.ts";
import { EMPLOYER_PUBLISH, RESUME_DRAFT, VISITOR_PUBLISH } from "../../features/missions/mission-links.ts";
import { clearPendingDraft, readPendingDraft } from "../../features/missions/pending-draft.server.ts";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/resume-draft";

/** After signing in: saves the pending draft and opens it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (!session) throw redirect(signInFirst(RESUME_DRAFT));
  if (session.role !== "employer") throw redirect(VISITOR_PUBLISH);
  const waiting = await readPendingDraft(request);
  if (!waiting) throw redirect(EMPLOYER_PUBLISH);
  const { id } = await context
    .get(apiContext)
    .call(addDraftRoute, { body: draftWire(formOf(waiting.values)) }, { idempotencyKey: waiting.key });
  throw redirect(`${EMPLOYER_PUBLISH}?brouillon=${id}`, { headers: { "set-cookie": clearPendingDraft() } });
}
