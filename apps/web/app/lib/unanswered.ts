import { data, isRouteErrorResponse } from "react-router";
import type { RefusedForm } from "../ui/fields/form-values.ts";
import { typedValues } from "../ui/fields/form-values.ts";
import type { Outcome } from "../ui/outcome.ts";
import { frameFr } from "./language/frame.fr.ts";
import { frame } from "./language/frame.ts";
import { shownLanguage } from "./language/language.ts";

/** What fetch throws without a response. */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError;

/** The network, a proxy or the server failed. A redirect is not a failure. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500;
}

/** Both a refused form and an outcome, with what was typed. */
function unanswered(form: FormData, message: string) {
  const result: RefusedForm & Outcome = {
    ok: false,
    retryable: true,
    message,
    errors: {},
    formError: message,
    values: typedValues(form),
  };
  // From 400 on, the router does not revalidate.
  return data(result, { status: 503 });
}

export type ActionCall<T> = { request: Request; serverAction: () => Promise<T> };
export interface WhenUnanswered {
  /** `isOffline`: no answer came, rather than one that says the server failed. */
  message?: (form: FormData, isOffline: boolean) => string | undefined;
  show?: (sentence: string, form: FormData) => void;
}
export type Unanswered = ReturnType<typeof unanswered>;

/** For a `clientAction`: without a response, the page keeps what was typed. */
export async function sendOrKeep<T>(
  { request, serverAction }: ActionCall<T>,
  { message, show }: WhenUnanswered = {},
): Promise<T | Unanswered> {
  // The request itself is consumed by the server action.
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const form = await copy.formData();
    // Loaded with the page: nothing is asked of the network here.
    const words = frame.ready(shownLanguage()) ?? frameFr;
    const sentence =
      message?.(form, isNetworkError(error)) ?? (isRouteErrorResponse(error) ? words.failed : words.offline);
    show?.(sentence, form);
    return unanswered(form, sentence);
  }
}
