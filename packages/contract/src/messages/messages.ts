import { APPLICATION_STATUSES, CANDIDATE_STATUSES } from "@app/domain/applications/application";
import { MANAGERS, MEMBER_ROLES } from "@app/domain/members/member";
import { CHAT_WARNING_KINDS } from "@app/domain/messages/chat-warnings/kind";
import { CALLBACK_TIMES, MOST_MESSAGE_CHARACTERS } from "@app/domain/messages/conversation";
import * as z from "zod";
import { Empty, Id, IdParams, Instant, Page } from "../http/fields.ts";
import { problemFr } from "../http/problem.fr.ts";
import { defineRoute } from "../http/route.ts";
import { messagingFr as fr } from "./messages.fr.ts";

/** A candidate no longer visible to the employer has an initial and no photo. */
export const ParticipantView = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  profileImage: z.string().nullable(),
  /** The employer's company. */
  company: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }).nullable(),
});
export type ParticipantView = z.infer<typeof ParticipantView>;

export const ConversationView = z.object({
  id: z.int(),
  /** The other person first, then the caller. */
  participants: z.array(ParticipantView),
  /** An excerpt. */
  last_message: z.object({ content: z.string(), timestamp: Instant, sender_id: z.int() }).nullable(),
  created_at: Instant,
  unread_count: z.int(),
  /** The last message the other person has read, or 0. */
  read_up_to: z.int(),
  /** The caller has blocked the other person. */
  blocked: z.boolean(),
});
export type ConversationView = z.infer<typeof ConversationView>;

/** With the mission the two people most likely talk about. */
export const ConversationDetail = ConversationView.extend({
  application: z
    .object({
      id: z.int(),
      status: z.enum(APPLICATION_STATUSES),
      candidate_status: z.enum(CANDIDATE_STATUSES).nullable(),
      job: z.object({ id: z.int(), title: z.string(), startDate: Instant, endDate: Instant }),
    })
    .nullable(),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;

export const MessageView = z.object({
  id: z.int(),
  sender: z.object({ id: z.int() }),
  content: z.string(),
  timestamp: Instant,
  /** Returned to its sender only. */
  client_id: z.string().optional(),
  /** What the message asks for and what to do: for its reader, and once per conversation for its sender. */
  warning: z.object({ rule: z.enum(CHAT_WARNING_KINDS), text: z.string() }).nullable(),
});
export type MessageView = z.infer<typeof MessageView>;

/** A shift lead writes to people accepted, from two days before the mission to two days after. */
const shared = { access: "candidate-or-employer", members: MEMBER_ROLES, status: 200 } as const;

export const listConversationsRoute = defineRoute({
  ...shared,
  method: "GET",
  url: "/api/conversations/",
  query: z.object({
    page: Page,
    /** Matches the other person's name or company. */
    query: z.string().trim().max(100, fr.queryTooLong).optional(),
  }),
  response: z.array(ConversationView),
});

export const conversationRoute = defineRoute({
  ...shared,
  method: "GET",
  url: "/api/conversations/:id/",
  params: IdParams,
  response: ConversationDetail,
});

/** Fifty, newest first. `before` goes back; `after` resumes with the fifty that follow. */
export const listMessagesRoute = defineRoute({
  ...shared,
  method: "GET",
  url: "/api/conversations/:id/messages/",
  params: IdParams,
  query: z.object({
    before: Id.optional(),
    /** 0 starts from the first message. */
    after: z.coerce
      .number(problemFr.id)
      .int(problemFr.id)
      .min(0, problemFr.id)
      .max(Number.MAX_SAFE_INTEGER, problemFr.id)
      .optional(),
  }),
  response: z.array(MessageView),
});

export const MessageBody = z.object({
  content: z.string(fr.empty).trim().min(1, fr.empty).max(MOST_MESSAGE_CHARACTERS, fr.tooLong),
  /** Chosen by the client: sending it again returns the first message. */
  client_id: z
    .string(problemFr.id)
    .regex(/^[\x21-\x7e]{1,64}$/, problemFr.id)
    .optional(),
});
export type MessageBody = z.output<typeof MessageBody>;

/** Frames sent by the client on `/chat/{id}/`. */
export const ChatFrameIn = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("chat_message"), ...MessageBody.shape }),
    /** Marks all messages as read. */
    z.object({ type: z.literal("read") }),
    /** Resends the messages after this one. */
    z.object({ type: z.literal("resume"), after: z.int(problemFr.id).min(0, problemFr.id) }),
  ],
  problemFr.malformed,
);
export type ChatFrameIn = z.output<typeof ChatFrameIn>;

export const sendMessageRoute = defineRoute({
  ...shared,
  method: "POST",
  url: "/api/conversations/:id/messages/",
  params: IdParams,
  body: MessageBody,
  limit: "message",
  idempotent: true,
  refusals: [409],
  status: 201,
  response: MessageView,
});

/**
 * « Demander à être rappelé »: one message of a fixed sentence in their conversation, once a day for an application, from an
 * employer, for whom contacts may be masked. 409: `callback_asked`, `phone_missing`.
 */
export const callbackRoute = defineRoute({
  method: "POST",
  url: "/api/applications/:id/callback/",
  access: "employer",
  members: MANAGERS,
  params: IdParams,
  body: z.object({
    phone: z.enum(["mine", "company"], fr.callbackPhone),
    when: z.enum(CALLBACK_TIMES, fr.callbackTime),
  }),
  limit: "message",
  refusals: [404, 409],
  status: 201,
  response: z.object({ conversation: z.int(), message: MessageView }),
});

export const readConversationRoute = defineRoute({
  ...shared,
  method: "POST",
  url: "/api/conversations/:id/mark-as-read/",
  params: IdParams,
  response: Empty,
});

/** The other person, by id or through an application. */
export const OpenBody = z
  .object({
    user_id: z.coerce
      .number(fr.personRequired)
      .int(fr.personRequired)
      .positive(fr.personRequired)
      .max(Number.MAX_SAFE_INTEGER, fr.personRequired)
      .optional(),
    application: Id.optional(),
  })
  .refine(({ user_id, application }) => user_id !== undefined || application !== undefined, {
    path: ["user_id"],
    error: fr.personRequired,
  });

export const openConversationRoute = defineRoute({
  ...shared,
  method: "POST",
  url: "/api/conversations/create-or-get/",
  body: OpenBody,
  refusals: [404],
  response: ConversationView,
});

/** Opens one socket within thirty seconds. */
export const socketTicketRoute = defineRoute({
  ...shared,
  method: "POST",
  url: "/api/ws-ticket/",
  limit: "ticket",
  status: 201,
  response: z.object({ ticket: z.string() }),
});
