import { lintMission } from "../../features/missions/publish/review/mission-lint.server.ts";
import { missionWire } from "../../features/missions/publish/values/mission-wire.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import type { Route } from "./+types/lint";

export async function action({ request, context }: Route.ActionArgs) {
  try {
    return Response.json(await lintMission(context.get(apiContext), missionWire(await request.formData())));
  } catch (error) {
    return Response.json([], { status: failureOf(error).status });
  }
}
