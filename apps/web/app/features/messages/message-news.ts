import type { MessageView } from "@app/contract/messages/messages";

/** The warning before the message, as on the screen; of one's own message, only the warning. */
export function newsOf({ warning, sender, content }: MessageView, userId: number, firstName: string): string {
  const message = sender.id === userId ? "" : `${firstName}\u00a0: ${content}`;
  return [warning?.text, message].filter(Boolean).join(" ");
}
