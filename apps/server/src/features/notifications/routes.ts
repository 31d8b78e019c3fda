import * as contract from "@app/contract/notifications/notifications";
import * as pushContract from "@app/contract/notifications/push";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { countUnread, deleteNotification, listNotifications, markAllRead, markRead } from "./list-notifications.ts";
import { unsubscribeFromMessages } from "./mail/unsubscribe.ts";
import { readPreferences, updatePreferences } from "./preferences.ts";
import { subscribe, unsubscribe } from "./push/push.ts";

export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.listNotificationsRoute, ({ actor, query }) => listNotifications(ctx, actor, query));
  mount(app, ctx, contract.readNotificationRoute, async ({ actor, params }) => {
    await markRead(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.deleteNotificationRoute, async ({ actor, params }) => {
    await deleteNotification(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.readAllNotificationsRoute, async ({ actor }) => {
    await markAllRead(ctx, actor);
    return {};
  });
  mount(app, ctx, contract.unreadRoute, ({ actor }) => countUnread(ctx, actor));
  mount(app, ctx, contract.preferencesRoute, ({ actor }) => readPreferences(ctx, actor));
  mount(app, ctx, contract.updatePreferencesRoute, ({ actor, body }) => updatePreferences(ctx, actor, body));
  mount(app, ctx, pushContract.pushKeyRoute, async () => ({ key: ctx.config.vapid?.publicKey ?? null }));
  mount(app, ctx, pushContract.subscribePushRoute, ({ actor, body }) => subscribe(ctx, actor, body));
  mount(app, ctx, pushContract.saveFcmTokenRoute, ({ actor, body }) => subscribe(ctx, actor, body.fcm_token));
  mount(app, ctx, pushContract.unsubscribePushRoute, async ({ actor, params }) => {
    await unsubscribe(ctx, actor, params.id);
    return {};
  });
  // Encapsulated: no other route accepts this content type, and its body is ignored.
  app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 1000 }, (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    mount(scope, ctx, pushContract.unsubscribeMailsRoute, ({ query }) => unsubscribeFromMessages(ctx, query.token));
  });
}
