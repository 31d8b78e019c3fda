import * as contract from "@app/contract/office/reports";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { block, unblock } from "./block.ts";
import { report } from "./report-content.ts";

export function trustRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.blockRoute, async ({ actor, params }) => {
    await block(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.unblockRoute, async ({ actor, params }) => {
    await unblock(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.reportRoute, ({ actor, body, idempotencyKey }) => report(ctx, actor, body, idempotencyKey));
}
