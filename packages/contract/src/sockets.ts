/** Frames of the two sockets, without zod, because pages import this file. */
import type { MessageView } from "./messages/messages.ts";
import type { NotificationView } from "./notifications/notifications.ts";

/**
 * A socket is opened by a ticket of `POST /api/ws-ticket/` (`?token=`), or by an access token: as a bearer token, or as
 * the subprotocol after this one. The server answers with this one.
 */
export const TOKEN_PROTOCOL = "renfort.token";

/** Close codes, in addition to the standard ones. */
export const SOCKET_CLOSED = {
  /** The ticket or token is invalid, or the session has ended. */
  signedOut: 4401,
  /** The account was suspended: no form of the page can be sent any more. */
  suspended: 4402,
  /** Not a conversation of the caller, or no such conversation. */
  notYours: 4403,
  /** The client reads too slowly: it may reconnect and resume. */
  tooSlow: 4408,
  /** Too many frames, or too many sockets. */
  flooding: 4429,
} as const;

/** On `/live/`: the new value, or the id of what has changed. */
export type LiveFrame =
  /** A new notification, or a newer version with the same id. */
  | { type: "notification"; notification: NotificationView }
  | { type: "unread"; notifications: number; conversations: number }
  /** A message was sent or read in it. */
  | { type: "conversation"; id: number }
  | { type: "application"; id: number; job: number }
  | { type: "job"; id: number }
  /** A proposition arrived, was answered elsewhere, or ended. */
  | { type: "proposition"; id: number }
  /** For the employer: a figure of this mission's panel changed. */
  | { type: "diffusion"; id: number }
  /** For the employer: somebody arrived, left or is late. Null: the missions without an establishment. */
  | { type: "board"; establishment: number | null; day: string; version: number };

/** On `/chat/{id}/`: messages in the order of their ids, each once; a sender gets its own as acknowledgement. */
export type ChatFrame =
  | { type: "chat_message"; message: MessageView }
  /** The last message the other person has read. */
  | { type: "read"; up_to: number }
  /** Every missed message up to this one has been sent. */
  | { type: "resumed"; up_to: number }
  /** Too many missed messages: fetch those from `after` to `up_to`. */
  | { type: "refetch"; after: number; up_to: number }
  | { type: "error"; code: string; error: string; client_id?: string; retry_after?: number };
