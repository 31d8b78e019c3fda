/** How an action ended, as its page shows it. */
export interface Outcome {
  ok: boolean;
  message?: string | undefined;
  /** The sender of the form shows the message itself, with a way to try again. */
  retryable?: boolean;
  /** A form that reverts it, offered for a few seconds. */
  undo?: { action: string; fields: Record<string, string> } | undefined;
}
