import { posterRoute } from "@app/contract/team/team";
import { redirect } from "react-router";
import { forwardedHeaders } from "../../../lib/api/api.server.ts";
import { apiStream } from "../../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../../lib/api/file-headers.server.ts";
import { TEAM_INVITE } from "../../../lib/employer-paths.ts";
import { environment } from "../../../lib/environment.server.ts";
import { requireRole } from "../../../lib/session/guards.server.ts";
import type { Route } from "./+types/poster";

/** The poster as a PDF, from the API. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = requireRole(request, context, "employer");
  const path = posterRoute.url.replace(":code", encodeURIComponent(params.code));
  const result = await apiStream(environment().apiUrl + path, {
    headers: { ...forwardedHeaders(request), authorization: `Bearer ${session.access}` },
    signal: request.signal,
  });
  if (!result.ok) throw redirect(TEAM_INVITE);
  const headers = fileHeaders(result);
  headers.set("cache-control", "private, no-store");
  return new Response(result.body, { headers });
}
