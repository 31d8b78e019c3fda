import { forwardedHeaders } from "../../lib/api/api.server.ts";
import { apiStream } from "../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../lib/api/file-headers.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/file";

/** Streams a file from the API, which checks the access. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  const result = await apiStream(`${environment().apiUrl}/api/files/${encodeURIComponent(params.id)}/`, {
    headers: { ...forwardedHeaders(request), ...(session && { authorization: `Bearer ${session.access}` }) },
    signal: request.signal,
  });
  const headers = fileHeaders(result);
  // Pictures are cached; a CV must not remain after signing out.
  const isPicture = result.ok && headers.get("content-type")?.startsWith("image/");
  headers.set("cache-control", isPicture ? "private, max-age=300" : "private, no-store");
  headers.set("content-security-policy", `${SANDBOX}; frame-ancestors 'none'`);
  if (url.searchParams.has("apercu") && headers.get("content-type") === PDF) showInFrame(headers);
  return new Response(result.ok ? result.body : null, { status: result.status, headers });
}

const SANDBOX = "sandbox; default-src 'none'";
const PDF = "application/pdf";

/** Lets the browser's PDF viewer show it in our pages. */
function showInFrame(headers: Headers): void {
  headers.set("content-disposition", (headers.get("content-disposition") ?? "").replace(/^attachment/, "inline"));
  headers.set("content-security-policy", `${SANDBOX}; frame-ancestors 'self'`);
  headers.set("x-frame-options", "SAMEORIGIN");
}
