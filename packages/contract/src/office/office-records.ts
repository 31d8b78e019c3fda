/** What an admin reads only through a report: the conversation of a message, the identity of its author. */
import * as z from "zod";
import { IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";

const Conversation = z.object({
  /** Both people, by their numbers. */
  people: z.array(z.object({ id: z.int(), role: z.string() })),
  messages: z.array(
    z.object({
      id: z.int(),
      author_id: z.int(),
      text: z.string(),
      sent_at: Instant,
      reported: z.boolean(),
      /** What its check found: its reader was warned, or it was only doubted and nobody was told. */
      risk: z.enum(["warned", "doubtful"]).nullable(),
    }),
  ),
});
export type OfficeConversation = z.infer<typeof Conversation>;

/** Written in the audit; both people get an e-mail, once per item. */
export const officeConversationRoute = defineRoute({
  method: "GET",
  url: "/api/admin/items/:id/conversation/",
  access: "admin",
  params: IdParams,
  secret: true,
  refusals: [404, 409],
  status: 200,
  response: Conversation,
});

const Identity = z.object({
  user_id: z.int(),
  sealed: z.array(
    z.object({
      part: z.enum(["civil", "account", "connection"]),
      fields: z.array(z.object({ field: z.string(), text: z.string() })),
      sealed_at: Instant,
      erase_after: Instant,
    }),
  ),
});
export type OfficeIdentity = z.infer<typeof Identity>;

/** Written in the audit. 403 `reauthentication_required` as for a decision. */
export const officeIdentityRoute = defineRoute({
  method: "GET",
  url: "/api/admin/items/:id/identity/",
  access: "admin",
  params: IdParams,
  secret: true,
  refusals: [403, 404],
  status: 200,
  response: Identity,
});
