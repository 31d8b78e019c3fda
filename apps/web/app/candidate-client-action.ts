import { data } from "react-router";
import { announced, type Outcome } from "./announce.ts";
import type { ApplyAnswer } from "./features/applications/apply-answer.ts";
import { keepForm } from "./features/applications/outbox.ts";
import { isLost, OFFLINE, offlineAnswer } from "./offline.ts";
import { toast } from "./ui/toast.tsx";

/** Those whose answer is a sentence. */
const SAID: ReadonlySet<string> = new Set(["resend", "confirm", "undo", "withdraw", "save-search", "delete-search"]);

type Sending<T> = { request: Request; serverAction: () => Promise<T> };

/** Sends a candidate's form. Without a network an application waits in this browser; the rest says so and can be repeated. */
export async function sendAsCandidate<T>({ request, serverAction }: Sending<T>) {
  const form = await request.clone().formData();
  try {
    return await announced(serverAction());
  } catch (error) {
    if (!isLost(error)) throw error;
    const intent = form.get("intent");
    if (intent === null && keepForm(form)) return data<ApplyAnswer>({ kept: true }, { status: 503 });
    if (typeof intent !== "string" || !SAID.has(intent)) return offlineAnswer(form);
    toast(OFFLINE, { tone: "error" });
    return data<Outcome>({ ok: false }, { status: 503 });
  }
}
