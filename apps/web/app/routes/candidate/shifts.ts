import { missionRoute } from "@app/contract/missions/missions";
import type { MissionShifts } from "../../features/applications/apply/loaded-shifts-form.tsx";
import { respondJson } from "../../lib/api/json-response.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/shifts";

/** The shifts of a mission, for a form opened from its card. */
export function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  requireRole(request, context, "candidate");
  return respondJson(context, async (api): Promise<MissionShifts> => {
    const { shifts } = await api.call(missionRoute, { params: { id } });
    return { shifts };
  });
}
