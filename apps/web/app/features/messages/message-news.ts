import type { MessageView } from "@app/contract/messages/messages";
import { authorOf, type Reader } from "./conversation-names.ts";

/** The warning before the message, as on the screen; of one's own message, only the warning. */
export function newsOf(received: MessageView, reader: Reader, otherName: string): string {
  const { warning, sender, content } = received;
  const message = sender.id === reader.userId ? "" : `${authorOf(received, reader, otherName)}\u00a0: ${content}`;
  return [warning?.text, message].filter(Boolean).join(" ");
}
