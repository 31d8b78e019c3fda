import { agendaRoute, planningRoute } from "@app/contract/week/week";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { readAgenda } from "./agenda.ts";
import { readPlanning } from "./planning.ts";

export function weekRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, agendaRoute, ({ actor, query }) => readAgenda(ctx, actor, query));
  mount(app, ctx, planningRoute, ({ actor, query }) => readPlanning(ctx, actor, query));
}
