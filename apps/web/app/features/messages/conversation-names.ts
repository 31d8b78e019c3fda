import type { ConversationView, MessageView, ParticipantView } from "@app/contract/messages/messages";

export function otherOf({ participants: [other] }: Pick<ConversationView, "participants">): ParticipantView {
  if (!other) throw new Error("a conversation has somebody on its other side");
  return other;
}

/** A deleted account has no last name. */
export const nameOf = ({ first_name, last_name }: ParticipantView) => `${first_name} ${last_name}`.trim();

/** Who reads a conversation. On the employer's side it is the company's: colleagues write in it too. */
export interface Reader {
  userId: number;
  /** The other person, for whoever reads for the company; null for a candidate. */
  candidateId: number | null;
}

export const isOurs = ({ userId, candidateId }: Reader, senderId: number): boolean =>
  candidateId === null ? senderId === userId : senderId !== candidateId;

/** First name of whoever wrote it; undefined where the answer does not give it. */
export function senderName({ sender }: Pick<MessageView, "sender">): string | undefined {
  return "first_name" in sender && typeof sender.first_name === "string" ? sender.first_name : undefined;
}

/** Of a message of another: a colleague on our side, somebody of the company or the candidate on the other. */
export function authorOf(message: Pick<MessageView, "sender">, reader: Reader, otherName: string): string {
  return senderName(message) ?? (isOurs(reader, message.sender.id) ? "Entreprise" : otherName);
}
