import type { ConversationView, ParticipantView } from "@app/contract/messages/messages";

export function otherOf({ participants: [other] }: Pick<ConversationView, "participants">): ParticipantView {
  if (!other) throw new Error("a conversation has somebody on its other side");
  return other;
}

/** A deleted account has no last name. */
export const nameOf = ({ first_name, last_name }: ParticipantView) => `${first_name} ${last_name}`.trim();
