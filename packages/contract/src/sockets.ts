/** What the two sockets say, without zod: a page imports it as it is. */
import type { MessageView } from "./messaging.ts";
import type { NotificationView } from "./notifications.ts";

/** Why the server hangs up, beside the standard codes. */
export const SOCKET_CLOSED = {
  /** The ticket is used, unknown or something else, or the session has ended. */
  signedOut: 4401,
  /** Not a conversation of the caller's, whether or not it exists. */
  notYours: 4403,
  /** The reader does not keep up: it comes back and resumes. */
  tooSlow: 4408,
  /** Too many frames, or too many sockets. */
  flooding: 4429,
} as const;

/** On `/live/`: each frame carries the new value, or names what has changed and can be fetched. */
export type LiveFrame =
  /** A new one, or one that says something newer: its id tells. */
  | { type: "notification"; notification: NotificationView }
  | { type: "unread"; notifications: number; conversations: number }
  /** Something was said or read in it. */
  | { type: "conversation"; id: number }
  | { type: "application"; id: number; job: number }
  | { type: "job"; id: number };

/** On `/chat/{id}/`: messages come in the order of their ids, each once; a sender's own is its acknowledgement. */
export type ChatFrame =
  | { type: "chat_message"; message: MessageView }
  /** The other person has read up to this message. */
  | { type: "read"; up_to: number }
  /** Everything after `after` has been sent, up to this message. */
  | { type: "resumed"; up_to: number }
  /** Too much was missed for a socket: fetch from `after` to `up_to`; what follows comes here. */
  | { type: "refetch"; after: number; up_to: number }
  | { type: "error"; code: string; error: string; client_id?: string; retry_after?: number };
