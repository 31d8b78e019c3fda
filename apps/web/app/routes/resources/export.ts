import { exportRoute } from "@app/contract/accounts/account-rights";
import { redirect } from "react-router";
import { forwardedHeaders, signInFirst } from "../../lib/api/api.server.ts";
import { apiStream } from "../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../lib/api/file-headers.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/export";

/** The personal data of the signed-in user. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (!session) throw redirect(signInFirst("/mes-donnees"));
  const result = await apiStream(environment().apiUrl + exportRoute.url, {
    headers: { ...forwardedHeaders(request), authorization: `Bearer ${session.access}` },
    signal: request.signal,
  });
  // Limited per day: the settings show it.
  if (result.status === 429) throw redirect(`${HOMES[session.role]}/profil/compte?export=refuse#donnees`);
  const headers = fileHeaders(result);
  headers.set("cache-control", "private, no-store");
  return new Response(result.ok ? result.body : null, { status: result.status, headers });
}
