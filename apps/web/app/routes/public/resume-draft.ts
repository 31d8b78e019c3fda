import type { Client } from "@app/contract/client";
import { addDraftRoute } from "@app/contract/missions/drafts";
import { redirect } from "react-router";
import { clearPendingDraft, readPendingDraft } from "../../features/missions/publish/drafts/pending-draft.server.ts";
import { isInTown } from "../../features/missions/publish/drafts/typed-town.ts";
import { readEstablishments } from "../../features/missions/publish/form-choices.server.ts";
import { draftWire, formOf } from "../../features/missions/publish/values/mission-wire.ts";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { EMPLOYER_PUBLISH, RESUME_DRAFT, VISITOR_PUBLISH } from "../../parts/mission/mission-links.ts";
import { type TypedValues, typed } from "../../ui/fields/form-values.ts";
import type { Route } from "./+types/resume-draft";

/** After signing in: saves the pending draft and opens it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (!session) throw redirect(signInFirst(RESUME_DRAFT));
  if (session.role !== "employer") throw redirect(VISITOR_PUBLISH);
  const waiting = await readPendingDraft(request);
  if (!waiting) throw redirect(EMPLOYER_PUBLISH);
  const api = context.get(apiContext);
  const body = { ...draftWire(formOf(waiting.values)), ...(await establishmentOf(api, waiting.values)) };
  const { id } = await api.call(addDraftRoute, { body }, { idempotencyKey: waiting.key });
  throw redirect(`${EMPLOYER_PUBLISH}?brouillon=${id}`, { headers: { "set-cookie": clearPendingDraft() } });
}

/** A visitor names a town; the company's only address there is where people will come. */
async function establishmentOf(api: Client, values: TypedValues) {
  const town = { code: typed(values, "commune_code"), label: typed(values, "location") };
  const there = (await readEstablishments(api)).filter((one) => !one.closed && isInTown(one, town));
  const [only] = there;
  if (!only || there.length > 1) return {};
  return { establishment_id: only.id, location: only.placeLabel, commune_code: only.placeCode };
}
