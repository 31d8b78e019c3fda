import { declarationTextRoute } from "@app/contract/papers/declaration";
import { redirect } from "react-router";
import { forwardedHeaders } from "../../../lib/api/api.server.ts";
import { apiStream } from "../../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../../lib/api/file-headers.server.ts";
import { declarationPath } from "../../../lib/employer-paths.ts";
import { environment } from "../../../lib/environment.server.ts";
import { requireRole } from "../../../lib/session/guards.server.ts";
import type { Route } from "./+types/declaration-text";

/** The sheet as a text, from the API: a reading of it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = requireRole(request, context, "employer");
  const path = declarationTextRoute.url.replace(":id", encodeURIComponent(params.id));
  const result = await apiStream(environment().apiUrl + path, {
    headers: { ...forwardedHeaders(request), authorization: `Bearer ${session.access}` },
    signal: request.signal,
  });
  if (!result.ok) throw redirect(declarationPath(Number(params.id)));
  const headers = fileHeaders(result);
  headers.set("cache-control", "private, no-store");
  return new Response(result.body, { headers });
}
