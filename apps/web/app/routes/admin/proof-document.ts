import { forwardedHeaders } from "../../lib/api/api.server.ts";
import { apiStream } from "../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../lib/api/file-headers.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { currentSession, requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/proof-document";

/** What a company sent as a proof, streamed from the API, which writes each reading in the journal. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireRole(request, context, "admin");
  const session = currentSession(context);
  const result = await apiStream(
    `${environment().apiUrl}/api/admin/proofs/${encodeURIComponent(params.id)}/document/`,
    {
      headers: { ...forwardedHeaders(request), ...(session && { authorization: `Bearer ${session.access}` }) },
      signal: request.signal,
    },
  );
  const headers = fileHeaders(result);
  headers.set("cache-control", "private, no-store");
  headers.set("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'");
  return new Response(result.ok ? result.body : null, { status: result.status, headers });
}
