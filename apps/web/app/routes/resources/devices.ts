import { pushKeyRoute, subscribePushRoute, unsubscribePushRoute } from "@app/contract/push";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/devices";

/** The key a browser subscribes with; null when nobody is signed in or this installation sends nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!currentSession(context)) return Response.json({ key: null });
  return Response.json(await context.get(apiContext).call(pushKeyRoute, {}));
}

/** A device takes push messages from now on, or no longer: its subscription is in the form, and `off` says so. */
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
