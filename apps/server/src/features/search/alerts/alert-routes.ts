import { askAlertRoute, confirmAlertRoute } from "@app/contract/search/mailed-alerts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { askAlert, confirmAlert } from "./mailed-alerts.ts";

export function alertRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, askAlertRoute, ({ body }) => askAlert(ctx, body));
  mount(app, ctx, confirmAlertRoute, ({ query }) => confirmAlert(ctx, query.token));
}
