import * as link from "@app/contract/week/calendar-link";
import { agendaRoute, planningRoute } from "@app/contract/week/week";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { readAgenda } from "./agenda.ts";
import { closeCalendar, openCalendar, readCalendar, readCalendarLink } from "./calendar-link.ts";
import { readPlanning } from "./planning.ts";

export function weekRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, agendaRoute, ({ actor, query }) => readAgenda(ctx, actor, query));
  mount(app, ctx, planningRoute, ({ actor, query }) => readPlanning(ctx, actor, query));
  mount(app, ctx, link.calendarLinkRoute, ({ actor }) => readCalendarLink(ctx, actor));
  mount(app, ctx, link.openCalendarRoute, ({ actor }) => openCalendar(ctx, actor));
  mount(app, ctx, link.closeCalendarRoute, async ({ actor }) => {
    await closeCalendar(ctx, actor);
    return {};
  });
  mount(app, ctx, link.calendarRoute, ({ params }) => readCalendar(ctx, params.token));
}
