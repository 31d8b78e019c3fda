import { data } from "react-router";
import { isLost, type Sending, sendAction } from "../../lib/offline.ts";
import type { ApplyAnswer } from "./apply-answer.ts";
import { keepForm } from "./outbox.ts";

/** Those whose answer is a sentence. */
const SAID: ReadonlySet<unknown> = new Set(["resend", "confirm", "undo", "withdraw", "save-search", "delete-search"]);

/** Sends a candidate's form. Without a network an application waits in this browser; the rest says so and can be repeated. */
export function sendAsCandidate<T>({ request, serverAction }: Sending<T>) {
  const copy = request.clone();
  const send = async () => {
    try {
      return await serverAction();
    } catch (error) {
      if (!isLost(error)) throw error;
      const form = await copy.formData();
      if (form.get("intent") === null && keepForm(form)) return data<ApplyAnswer>({ kept: true }, { status: 503 });
      throw error;
    }
  };
  return sendAction({ request, serverAction: send }, { inToast: (form) => SAID.has(form.get("intent")) });
}
