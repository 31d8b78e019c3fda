import { contactViewsRoute, exportRoute } from "@app/contract/accounts/account-rights";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { listContactViews } from "./contact-views.ts";
import { exportData } from "./export.ts";

export function privacyRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contactViewsRoute, ({ actor, query, request }) =>
    listContactViews(ctx, actor, query.page, request.url),
  );
  mount(app, ctx, exportRoute, ({ actor }) => exportData(ctx, actor));
}
