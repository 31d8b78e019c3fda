import { useEffect } from "react";
import { type SubmitFunction, useSubmit } from "react-router";
import type { Outcome } from "../ui/outcome.ts";

type ToastForm = NonNullable<Outcome["undo"]>;

let submit: SubmitFunction | undefined;

/** Once per space: the row that raised a toast is often gone. */
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
