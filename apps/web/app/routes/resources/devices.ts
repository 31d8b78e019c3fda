import { pushKeyRoute, subscribePushRoute, unsubscribePushRoute } from "@app/contract/notifications/push";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/devices";

/** Null when signed out or when push is not configured. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!currentSession(context)) return Response.json({ key: null });
  return Response.json(await context.get(apiContext).call(pushKeyRoute, {}));
}

/** Subscribes a device to push messages, or unsubscribes it with `off`. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const body = {
    endpoint: textOf(form, "endpoint"),
    keys: { p256dh: textOf(form, "p256dh"), auth: textOf(form, "auth") },
  };
  try {
    const { id } = await api.call(subscribePushRoute, { body });
    if (form.has("off")) await api.call(unsubscribePushRoute, { params: { id } });
    return Response.json({ ok: true });
  } catch (error) {
    return Response.json({ ok: false }, { status: failureOf(error).status });
  }
}
