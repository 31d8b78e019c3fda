import { problemFr } from "@app/contract/http/problem.fr";
import { data, type RouterContextProvider } from "react-router";
import type { Outcome } from "../ui/outcome.ts";
import { failureMessage, failureOf } from "./api/failure.server.ts";
import { textOf } from "./form.server.ts";
import { inFrench, type Translate } from "./language/refusals.server.ts";

/** Sends, and turns a failure into an outcome. `failed`: the sentence of a page that offers to try again. */
export async function toOutcome<T extends Outcome>(
  send: () => Promise<T>,
  failed?: string,
  translate: Translate = inFrench,
) {
  try {
    return data<T | Outcome>(await send());
  } catch (error) {
    const failure = failureOf(error);
    const retryable = failure.isUnavailable && failed !== undefined;
    const message = translate(retryable ? failed : failureMessage(failure));
    return data<T | Outcome>({ ok: false, message, retryable }, { status: failure.status });
  }
}

/** The outcome of a form, in the language of its page. */
export function translated<T extends object>(answer: T, translate: Translate): T {
  const outcome = "data" in answer ? answer.data : answer;
  if (typeof outcome === "object" && outcome !== null && "message" in outcome && typeof outcome.message === "string")
    Object.assign(outcome, { message: translate(outcome.message) });
  return answer;
}

/** An unknown intent. */
export function badRequest() {
  return data<Outcome>({ ok: false, message: problemFr.malformed }, { status: 400 });
}

type Context = Readonly<RouterContextProvider>;
type IntentHandler = (context: Context, form: FormData) => unknown;

/** Runs the function that a field of the form names. */
export function runIntent<H extends Readonly<Record<string, IntentHandler>>>(
  handlers: H,
  context: Context,
  form: FormData,
  field = "intent",
): ReturnType<H[keyof H]> | ReturnType<typeof badRequest> {
  const intent = textOf(form, field);
  if (!Object.hasOwn(handlers, intent)) return badRequest();
  return handlers[intent]?.(context, form) as ReturnType<H[keyof H]>;
}
