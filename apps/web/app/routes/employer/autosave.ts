import { saveDraft } from "../../features/missions/publish/mission-form.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import type { Route } from "./+types/autosave";

export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { id, updated_at } = await saveDraft(context.get(apiContext), await request.formData());
    return Response.json({ id, updated_at });
  } catch (error) {
    const { message, status } = failureOf(error);
    return Response.json({ error: message }, { status });
  }
}
