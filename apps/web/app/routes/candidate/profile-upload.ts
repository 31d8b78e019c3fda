import { saveCandidateProfile } from "../../features/profiles/own/candidate-profile.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { TAKES_FILES } from "../../lib/takes-files.ts";
import type { Route } from "./+types/profile-upload";

export const handle = TAKES_FILES;

/** The same form, for uploads with progress. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRole(request, context, "candidate");
  const result = await saveCandidateProfile(context, await request.formData());
  return "ok" in result ? Response.json(result) : Response.json(result.data, result.init ?? {});
}
