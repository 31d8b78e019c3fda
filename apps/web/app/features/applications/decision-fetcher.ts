import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { toast } from "../../ui/toast.tsx";

/** What a page's action answers to a decision. */
interface Answer {
  ok: boolean;
  message?: string | undefined;
  /** None came: asking again may help. */
  lost?: boolean;
}

/** Several parts of a page follow the same decision: the first of them says what became of it. */
const said = new WeakSet<Answer>();

/**
 * The decision under way for one application: its row, its menu and its page read the same one. An answer that never came is
 * said with a way to ask again; the others are said by the page's action.
 */
export function useDecision(key: string) {
  const fetcher = useFetcher<Answer>({ key });
  const { data: answer, formData, submit } = fetcher;
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (formData) sent.current = formData;
  }, [formData]);

  const say = useEffectEvent((lost: Answer) => {
    said.add(lost);
    const again = sent.current;
    toast(lost.message ?? "", {
      tone: "error",
      ...(again && { action: { label: "Réessayer", onAction: () => void submit(again, { method: "post" }) } }),
    });
  });
  useEffect(() => {
    if (answer?.lost && !said.has(answer)) say(answer);
  }, [answer]);
  return fetcher;
}
