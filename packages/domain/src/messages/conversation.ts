export const MOST_MESSAGE_CHARACTERS = 4000;

/** A pair of people has one conversation, whoever opens it: it is stored under the smaller id first. */
export function orderedPair(one: number, other: number): [smaller: number, larger: number] {
  return one < other ? [one, other] : [other, one];
}

const PREVIEW_CHARACTERS = 120;

/** What the list of conversations shows of the last message. Cut between characters, never inside an emoji. */
export function messagePreview(content: string): string {
  const characters = Array.from(content);
  return characters.length <= PREVIEW_CHARACTERS ? content : `${characters.slice(0, PREVIEW_CHARACTERS - 1).join("")}…`;
}

/**
 * The name of what a person has not read yet of a conversation: the same for every message until they read it, so that
 * ten messages in a row notify once.
 */
export function unreadKey(conversationId: number, lastReadId: number): string {
  return `conversation:${conversationId}:${lastReadId}`;
}

export type MessageRefusal = "email_not_verified" | "blocked_by_me" | "blocked_by_other" | "recipient_gone";

export type MessageFacts = {
  senderVerified: boolean;
  blockedByMe: boolean;
  blockedByOther: boolean;
  recipientActive: boolean;
};

/** A block silences both sides: whoever blocked takes it back before writing. */
export function refuseMessage({
  senderVerified,
  blockedByMe,
  blockedByOther,
  recipientActive,
}: MessageFacts): MessageRefusal | null {
  if (!senderVerified) return "email_not_verified";
  if (blockedByMe) return "blocked_by_me";
  if (blockedByOther) return "blocked_by_other";
  return recipientActive ? null : "recipient_gone";
}

/** When somebody asks to be called back. */
export const CALLBACK_TIMES = ["now", "morning", "afternoon", "evening"] as const;
export type CallbackTime = (typeof CALLBACK_TIMES)[number];
