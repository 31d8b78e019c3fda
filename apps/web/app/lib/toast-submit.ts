import { useEffect } from "react";
import { type SubmitFunction, useSubmit } from "react-router";

/** A form that a toast offers to post: to the action of a page, whichever page is shown. */
export type ToastForm = { action: string; fields: Record<string, string> };

let submit: SubmitFunction | undefined;

/** Once per space: what a toast offers is posted from there, since the row that raised it is often gone. */
export function useToastSubmit(): void {
  const current = useSubmit();
  useEffect(() => {
    submit = current;
    return () => {
      submit = undefined;
    };
  }, [current]);
}

export function submitToastForm({ action, fields }: ToastForm): void {
  void submit?.(fields, { method: "post", action, navigate: false });
}
