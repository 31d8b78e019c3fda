import { addTemplateRoute, deleteTemplateRoute, templatesRoute } from "@app/contract/missions/templates";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { addTemplate, deleteTemplate, listTemplates } from "./templates.ts";

export function templateRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, templatesRoute, ({ actor }) => listTemplates(ctx, actor));
  mount(app, ctx, addTemplateRoute, ({ actor, body, idempotencyKey }) => addTemplate(ctx, actor, body, idempotencyKey));
  mount(app, ctx, deleteTemplateRoute, ({ actor, params }) => deleteTemplate(ctx, actor, params.id));
}
