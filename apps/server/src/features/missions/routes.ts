import { localPayRoute, minimumWageRoute } from "@app/contract/missions/local-pay";
import * as actions from "@app/contract/missions/mission-actions";
import { lintMissionRoute } from "@app/contract/missions/mission-lint";
import { missionRoute, publishMissionRoute } from "@app/contract/missions/missions";
import { audienceRoute } from "@app/contract/team/team";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { cancelMission, undoCancelMission } from "./cancel-mission.ts";
import { promote, setStatus } from "./change-status.ts";
import { close } from "./close-mission.ts";
import { deleteMission } from "./delete-mission.ts";
import { duplicate } from "./duplicate-mission.ts";
import { editEffects } from "./edit-effects.ts";
import { edit } from "./edit-mission.ts";
import { lint } from "./lint-mission.ts";
import { changeAudience } from "./mission-audience.ts";
import { publish } from "./publish-mission.ts";
import { localPayReader } from "./read-local-pay.ts";
import { MISSION_FOR_MEMBER, readMission } from "./read-mission.ts";

export function missionRoutes(app: FastifyInstance, ctx: Context): void {
  mount(
    app,
    ctx,
    missionRoute,
    ({ actor, params, sessionAnswer }) =>
      ctx.reads.page(actor, (from) => readMission(from, actor, params.id, sessionAnswer)),
    { statement: MISSION_FOR_MEMBER, values: ({ id }) => [id] },
  );
  mount(app, ctx, publishMissionRoute, ({ actor, body, idempotencyKey }) => publish(ctx, actor, body, idempotencyKey));
  mount(app, ctx, lintMissionRoute, ({ body }) => lint(ctx, body));
  const readLocalPay = localPayReader(ctx);
  mount(app, ctx, localPayRoute, ({ query }) => readLocalPay(query));
  mount(app, ctx, minimumWageRoute, async () => ({ rates: [...(await ctx.settings.smicRates())] }));
  mount(app, ctx, actions.editMissionRoute, ({ actor, params, body }) => edit(ctx, actor, params.id, body));
  mount(app, ctx, actions.editEffectsRoute, ({ actor, params, body }) => editEffects(ctx, actor, params.id, body));
  mount(app, ctx, actions.closeMissionRoute, ({ actor, params }) => close(ctx, actor, params.id));
  mount(app, ctx, actions.cancelMissionRoute, ({ actor, params, body }) =>
    cancelMission(ctx, actor, params.id, body.reason),
  );
  mount(app, ctx, actions.undoCancelMissionRoute, ({ actor, params }) => undoCancelMission(ctx, actor, params.id));
  mount(app, ctx, actions.missionStatusRoute, ({ actor, params, body }) =>
    setStatus(ctx, actor, params.id, body.status),
  );
  mount(app, ctx, audienceRoute, ({ actor, params, body }) => changeAudience(ctx, actor, params.id, body));
  mount(app, ctx, actions.promoteMissionRoute, ({ actor, params, body }) =>
    promote(ctx, actor, params.id, body.urgent),
  );
  mount(app, ctx, actions.deleteMissionRoute, async ({ actor, params }) => {
    await deleteMission(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, actions.duplicateMissionRoute, ({ actor, params, idempotencyKey }) =>
    duplicate(ctx, actor, params.id, idempotencyKey),
  );
}
