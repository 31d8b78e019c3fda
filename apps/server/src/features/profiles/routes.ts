import * as contract from "@app/contract/profiles/profiles";
import type { Actor } from "@app/domain/accounts/actor";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { presentUser, readUser } from "../../views/user.ts";
import { changeAvailability } from "./availability-until.ts";
import { keepCv, makeCv } from "./cv/generated-cv.ts";
import { OWN_PROFILE, readProfile } from "./read-profile.ts";
import { removeCv, removeImage } from "./remove-profile-files.ts";
import { changeArea, readArea } from "./update-area.ts";
import { updateProfile } from "./update-profile.ts";

export function profileRoutes(app: FastifyInstance, ctx: Context): void {
  mount(
    app,
    ctx,
    contract.profileRoute,
    ({ actor, params, sessionAnswer }) => readProfile(ctx, actor, params.id, sessionAnswer),
    { statement: OWN_PROFILE, values: ({ id }) => [id] },
  );
  mount(app, ctx, contract.updateProfileRoute, async ({ actor, body, files }) => {
    await updateProfile(ctx, actor, body, files);
    return ownUser(ctx, actor);
  });
  mount(app, ctx, contract.generatedCvRoute, ({ actor }) => makeCv(ctx, actor));
  mount(app, ctx, contract.keepGeneratedCvRoute, async ({ actor }) => {
    await keepCv(ctx, actor);
    return ownUser(ctx, actor);
  });
  mount(app, ctx, contract.removeCvRoute, async ({ actor }) => {
    await removeCv(ctx, actor);
    return ownUser(ctx, actor);
  });
  mount(app, ctx, contract.removeImageRoute, async ({ actor }) => {
    await removeImage(ctx, actor);
    return ownUser(ctx, actor);
  });
  mount(app, ctx, contract.areaRoute, ({ actor }) => readArea(ctx, actor));
  mount(app, ctx, contract.updateAreaRoute, ({ actor, body }) => changeArea(ctx, actor, body));
  mount(app, ctx, contract.availabilityRoute, ({ actor, body }) => changeAvailability(ctx, actor, body));
}

async function ownUser(ctx: Context, actor: Actor) {
  const user = await readUser(ctx.db, actor.userId);
  if (!user) throw new Error(`user ${actor.userId} has a session but no row`);
  return { user: presentUser(user) };
}
