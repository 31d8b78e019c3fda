import { sendApplication } from "../../features/applications/apply/apply.server.ts";
import type { OutboxResult } from "../../features/applications/apply/outbox-sender.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/outbox";

/** Sends a queued application. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRole(request, context, "candidate");
  try {
    await sendApplication(context.get(apiContext), await request.formData());
    return result({ ok: true });
  } catch (error) {
    const { status, code, message, isUnavailable } = failureOf(error);
    // An earlier attempt is still under way, or there are too many at once.
    const isTemporary = isUnavailable || status === 429 || code === "in_progress";
    return isTemporary ? new Response(null, { status: 503 }) : result({ ok: false, message });
  }
}

const result = (body: OutboxResult) => Response.json(body);
