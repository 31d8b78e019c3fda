import { savedMissionsRoute, saveMissionRoute } from "@app/contract/search/saved-missions";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { listSavedMissions } from "./list-saved-missions.ts";
import { saveMission } from "./save-mission.ts";

export function savedMissionRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, saveMissionRoute, ({ actor, body, idempotencyKey }) =>
    saveMission(ctx, actor, { missionId: body.job_id, userId: body.user_id, saved: body.saved }, idempotencyKey),
  );
  mount(app, ctx, savedMissionsRoute, ({ actor, query, request }) =>
    listSavedMissions(ctx, actor, query.page, request.url),
  );
}
