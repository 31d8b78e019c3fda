import { availabilityOfRoute, setAvailabilityRoute } from "@app/contract/profiles/availability";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { changeAvailability } from "./change-availability.ts";
import { readAvailability } from "./read-availability.ts";

export function availabilityRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, availabilityOfRoute, ({ actor }) => readAvailability(ctx, actor));
  mount(app, ctx, setAvailabilityRoute, async ({ actor, body }) => {
    await changeAvailability(ctx, actor, body);
    return readAvailability(ctx, actor);
  });
}
