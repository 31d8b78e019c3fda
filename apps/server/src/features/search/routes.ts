import { searchMissionsRoute } from "@app/contract/missions/missions";
import { missionMapRoute } from "@app/contract/search/mission-map";
import { MANAGERS } from "@app/domain/members/member";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { requireRole } from "../../platform/http/access.ts";
import { mount } from "../../platform/http/mount.ts";
import { listOwnMissions } from "./list-own-missions.ts";
import { readMissionMap } from "./mission-map.ts";
import { searchMissions } from "./search-missions.ts";

export function searchRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, searchMissionsRoute, async ({ actor, query, request }) => {
    if (query.mine !== false && actor?.role === "employer") {
      requireRole(actor, MANAGERS);
      return listOwnMissions(ctx, actor, query, request.url);
    }
    return searchMissions(ctx, actor, query, request.url);
  });
  mount(app, ctx, missionMapRoute, ({ actor, query }) => readMissionMap(ctx, actor, query));
}
