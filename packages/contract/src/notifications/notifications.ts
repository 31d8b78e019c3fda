import {
  isMandatory,
  isOffered,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
} from "@app/domain/notifications/notification";
import { LANGUAGES } from "@app/domain/text/language";
import * as z from "zod";
import { Empty, flag, IdParams, Instant, Page } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { notificationFr as fr } from "./notifications.fr.ts";

export const NotificationView = z.object({
  id: z.int(),
  type: z.enum(NOTIFICATION_TYPES),
  kind: z.string(),
  title: z.string(),
  message: z.string(),
  /** Of its title and message; null for French. */
  language: z.enum(LANGUAGES).nullable(),
  read: z.boolean(),
  created_at: Instant,
  actionUrl: z.string(),
});
export type NotificationView = z.infer<typeof NotificationView>;

export const listNotificationsRoute = defineRoute({
  method: "GET",
  url: "/api/notifications/",
  access: "signed-in",
  query: z.object({ page: Page, unread: flag }),
  status: 200,
  response: z.array(NotificationView),
});

export const readNotificationRoute = defineRoute({
  method: "POST",
  url: "/api/notifications/:id/read/",
  access: "signed-in",
  params: IdParams,
  status: 200,
  response: Empty,
});

export const deleteNotificationRoute = defineRoute({
  method: "DELETE",
  url: "/api/notifications/:id/",
  access: "signed-in",
  params: IdParams,
  status: 200,
  response: Empty,
});

export const readAllNotificationsRoute = defineRoute({
  method: "POST",
  url: "/api/notifications/read-all/",
  access: "signed-in",
  status: 200,
  response: Empty,
});

/** Capped at 100 unread notifications, shown « 99+ ». `propositions`: those that wait for an answer. */
export const unreadRoute = defineRoute({
  method: "GET",
  url: "/api/unread/",
  access: "signed-in",
  status: 200,
  response: z.object({ notifications: z.int(), conversations: z.int(), propositions: z.int() }),
});

/** Text messages are for propositions only: `sms` is false elsewhere. */
const channels = z.object({ in_app: z.boolean(), email: z.boolean(), push: z.boolean(), sms: z.boolean() });

/** Notification types by channel. */
export const PreferencesView = z.object({
  job_match: channels,
  application_update: channels,
  rating_received: channels,
  new_job: channels,
  other: channels,
  /** Whether this installation sends text messages. */
  sms_available: z.boolean(),
  /** Without it no text message is sent, whatever was chosen. */
  phone_verified: z.boolean(),
});

export type PreferencesView = z.infer<typeof PreferencesView>;

const choices = z
  .object(
    {
      in_app: z.boolean(fr.choiceInvalid),
      email: z.boolean(fr.choiceInvalid),
      push: z.boolean(fr.choiceInvalid),
      sms: z.boolean(fr.choiceInvalid),
    },
    fr.choiceInvalid,
  )
  .partial();

/** Missing fields stay unchanged. */
export const PreferencesBody = z
  .object({
    job_match: choices,
    application_update: choices,
    rating_received: choices,
    new_job: choices,
    other: choices,
  })
  .partial()
  .superRefine((body, ctx) => {
    for (const type of NOTIFICATION_TYPES)
      for (const channel of NOTIFICATION_CHANNELS) {
        const wanted = body[type]?.[channel];
        if (wanted === false && isMandatory(type, channel))
          ctx.addIssue({ code: "custom", path: [type], message: fr.mandatory });
        if (wanted === true && !isOffered(type, channel))
          ctx.addIssue({ code: "custom", path: [type], message: fr.notOffered });
      }
  });
export type PreferencesBody = z.output<typeof PreferencesBody>;

export const preferencesRoute = defineRoute({
  method: "GET",
  url: "/api/notifications/preferences/",
  access: "signed-in",
  status: 200,
  response: PreferencesView,
});

/** 409 `phone_not_verified`: text messages cannot be turned on before the number is confirmed. */
export const updatePreferencesRoute = defineRoute({
  method: "PUT",
  url: "/api/notifications/preferences/",
  access: "signed-in",
  body: PreferencesBody,
  refusals: [409],
  status: 200,
  response: PreferencesView,
});
