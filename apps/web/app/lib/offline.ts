import { toast } from "../ui/overlays/toast.tsx";
import { withToast } from "./action-toast.ts";
import { type ActionCall, sendOrKeep, type Unanswered, type WhenUnanswered } from "./unanswered.ts";

type WhenOffline = Pick<WhenUnanswered, "message"> & {
  /** When no part of the page shows the error. */
  inToast?: (form: FormData) => boolean;
};

/** Shows the outcome in a toast; without a response, the page keeps what was typed. */
export function sendAction<T>(
  { request, serverAction }: ActionCall<T>,
  { inToast = () => false, ...when }: WhenOffline = {},
): Promise<T | Unanswered> {
  return sendOrKeep(
    { request, serverAction: () => withToast(serverAction()) },
    { ...when, show: (sentence, form) => inToast(form) && toast(sentence, { tone: "error" }) },
  );
}
