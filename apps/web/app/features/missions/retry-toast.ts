import { useEffect, useEffectEvent } from "react";
import { toast } from "../../ui/toast.tsx";

/** What a page's action answers to a command. */
export interface CommandResult {
  ok: boolean;
  message?: string | undefined;
  lost?: boolean;
}

/** An answer that never came is said with a way to ask again; the others are said by the page's action. */
export function useRetryToast(answer: CommandResult | undefined, retry: () => void): void {
  const say = useEffectEvent(({ lost, message }: CommandResult) => {
    if (lost && message) toast(message, { tone: "error", action: { label: "Réessayer", onAction: retry } });
  });
  useEffect(() => {
    if (answer) say(answer);
  }, [answer]);
}
