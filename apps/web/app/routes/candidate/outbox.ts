import { RefusedCall } from "@app/contract/client";
import { sendApplication } from "../../features/applications/apply.server.ts";
import type { OutboxResult } from "../../features/applications/outbox-sender.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/outbox";

/** An application written without a network, sent by a script once there is one. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRole(request, context, "candidate");
  try {
    await sendApplication(context.get(apiContext), await request.formData());
    return answer({ ok: true });
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    // An earlier attempt still under way, or too many at once: later is soon enough.
    const passing = error.status >= 500 || error.status === 429 || error.code === "in_progress";
    return passing ? new Response(null, { status: 503 }) : answer({ ok: false, message: error.message });
  }
}

const answer = (body: OutboxResult) => Response.json(body);
