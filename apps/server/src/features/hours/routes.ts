import { hoursActionRoute, hoursCsvRoute, hoursPdfRoute, hoursRoute } from "@app/contract/hours/hours";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { answerHours } from "./answer-hours.ts";
import { hoursCsv } from "./hours-csv.ts";
import { hoursPdf } from "./hours-pdf.ts";
import { readHours } from "./read-hours.ts";

export function hoursRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, hoursRoute, ({ actor, query }) => readHours(ctx, actor, query));
  mount(app, ctx, hoursCsvRoute, async ({ actor, query }) => hoursCsv(await readHours(ctx, actor, query)));
  mount(app, ctx, hoursPdfRoute, async ({ actor, query }) => hoursPdf(await readHours(ctx, actor, query), ctx.now()));
  mount(app, ctx, hoursActionRoute, ({ actor, params, body }) => answerHours(ctx, actor, params, body));
}
