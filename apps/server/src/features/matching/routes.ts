import * as diffusion from "@app/contract/matching/diffusion";
import * as contract from "@app/contract/matching/propositions";
import { reachRoute } from "@app/contract/matching/reach";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { callByHand } from "./call-by-hand.ts";
import { diffusionReader } from "./diffusion.ts";
import { forgetRefusal } from "./forget-refusal.ts";
import { markSeen } from "./mark-propositions-seen.ts";
import { missionsForYou } from "./missions-for-you.ts";
import { listPropositions, showProposition } from "./read-propositions.ts";
import { reachReader } from "./read-reach.ts";
import { sendNow, stopWaves } from "./steer-waves.ts";

export function matchingRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.propositionsRoute, ({ actor }) => listPropositions(ctx, actor));
  mount(app, ctx, contract.missionsForYouRoute, ({ actor }) => missionsForYou(ctx, actor));
  mount(app, ctx, contract.propositionRoute, ({ actor, params }) => showProposition(ctx, actor, params.id));
  mount(app, ctx, contract.seePropositionsRoute, async ({ actor, body }) => {
    await markSeen(ctx, actor, body.ids);
    return {};
  });
  mount(app, ctx, contract.forgetRefusalRoute, async ({ actor, params }) => {
    await forgetRefusal(ctx, actor, params.id);
    return {};
  });

  const readReach = reachReader(ctx);
  mount(app, ctx, reachRoute, ({ actor, query }) => readReach(actor, query));

  const readDiffusion = diffusionReader(ctx);
  mount(app, ctx, diffusion.diffusionRoute, ({ actor, params }) => readDiffusion(actor, params.id));
  mount(app, ctx, diffusion.sendWaveRoute, async ({ actor, params }) => {
    await sendNow(ctx, actor, params.id);
    return readDiffusion(actor, params.id);
  });
  mount(app, ctx, diffusion.callReserveRoute, async ({ actor, params, body }) => {
    await callByHand(ctx, actor, params.id, { count: body.count, shift: body.shift ?? null });
    return readDiffusion(actor, params.id);
  });
  mount(app, ctx, diffusion.stopWavesRoute, async ({ actor, params }) => {
    await stopWaves(ctx, actor, params.id);
    return readDiffusion(actor, params.id);
  });
}
