import { PresenceBody, presenceRoute } from "@app/contract/day/presence";
import type * as z from "zod";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/presence";

/** Sends what a phone recorded. Another answer than the results leaves it where it waits. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRole(request, context, "candidate");
  const body: z.input<typeof PresenceBody> = await request.json();
  if (!PresenceBody.safeParse(body).success) return new Response(null, { status: 400 });
  try {
    return Response.json(await context.get(apiContext).call(presenceRoute, { body }));
  } catch (error) {
    const { status, isUnavailable } = failureOf(error);
    return new Response(null, { status: isUnavailable || status === 429 ? 503 : status });
  }
}
