import {
  deleteSearchRoute,
  savedSearchesRoute,
  saveSearchRoute,
  searchAlertsRoute,
} from "@app/contract/search/saved-searches";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { deleteSearch, listSavedSearches, saveSearch, setAlerts } from "./saved-searches.ts";

export function savedSearchRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, savedSearchesRoute, ({ actor }) => listSavedSearches(ctx, actor));
  mount(app, ctx, saveSearchRoute, ({ actor, body, idempotencyKey }) => saveSearch(ctx, actor, body, idempotencyKey));
  mount(app, ctx, searchAlertsRoute, ({ actor, params, body }) => setAlerts(ctx, actor, params.id, body.alerts));
  mount(app, ctx, deleteSearchRoute, ({ actor, params }) => deleteSearch(ctx, actor, params.id));
}
