import { analyticsRoute, employerSummaryRoute } from "@app/contract/companies/employer-figures";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { analytics } from "./analytics.ts";
import { employerSummary } from "./employer-summary.ts";

export function employerRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, employerSummaryRoute, ({ actor }) => employerSummary(ctx, actor));
  mount(app, ctx, analyticsRoute, ({ actor }) => analytics(ctx, actor));
}
