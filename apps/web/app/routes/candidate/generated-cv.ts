import { generatedCvRoute } from "@app/contract/profiles/profiles";
import { redirect } from "react-router";
import { forwardedHeaders } from "../../lib/api/api.server.ts";
import { apiStream } from "../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../lib/api/file-headers.server.ts";
import { CANDIDATE_PROFILE } from "../../lib/candidate-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/generated-cv";

/** The profile as a PDF, from the API. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = requireRole(request, context, "candidate");
  const result = await apiStream(environment().apiUrl + generatedCvRoute.url, {
    headers: { ...forwardedHeaders(request), authorization: `Bearer ${session.access}` },
    signal: request.signal,
  });
  if (!result.ok) throw redirect(`${CANDIDATE_PROFILE}?cv=indisponible`);
  const headers = fileHeaders(result);
  headers.set("cache-control", "private, no-store");
  return new Response(result.body, { headers });
}
