import { data, isRouteErrorResponse } from "react-router";
import type { RefusedForm } from "../ui/form-values.ts";
import { typedValues } from "../ui/form-values.ts";
import type { Outcome } from "../ui/outcome.ts";
import { toast } from "../ui/toast.tsx";
import { withToast } from "./action-toast.ts";

const OFFLINE = "La connexion a été interrompue. Vérifiez le réseau et réessayez.";
const FAILED = "Une erreur s’est produite de notre côté. Réessayez dans un instant.";

/** What fetch throws when nothing came back. */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError;

/** No answer of ours: the network is cut, a proxy answered in our place, or the server failed. A redirect is an answer. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500;
}

/** As a refused form and as the outcome of a tap: whichever asked shows it, with what was typed, and can ask again. */
export function offlineResult(form: FormData, message: string = OFFLINE) {
  const answer: RefusedForm & Outcome = {
    ok: false,
    retryable: true,
    message,
    errors: {},
    formError: message,
    values: typedValues(form),
  };
  // From 400 on, the router does not load the page again, which would fail too.
  return data(answer, { status: 503 });
}

/** What a `clientAction` is given; a page that sends in its own way gives its own `serverAction`. */
export type ActionCall<T> = { request: Request; serverAction: () => Promise<T> };

type WhenOffline = {
  /** The sentence, when the page has one for this form. */
  message?: (form: FormData) => string | undefined;
  /** Whether no part of the page shows the answer: a toast then says it. */
  inToast?: (form: FormData) => boolean;
};

/**
 * The `clientAction` of every page of the members' spaces: shows how the action ended, and keeps the page and what was typed
 * when no answer comes.
 */
export async function sendAction<T>(
  { request, serverAction }: ActionCall<T>,
  { message = () => undefined, inToast = () => false }: WhenOffline = {},
): Promise<T | ReturnType<typeof offlineResult>> {
  // A copy: the request itself is what goes to the server.
  const copy = request.clone();
  try {
    return await withToast(serverAction());
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const form = await copy.formData();
    const sentence = message(form) ?? (isRouteErrorResponse(error) ? FAILED : OFFLINE);
    if (inToast(form)) toast(sentence, { tone: "error" });
    return offlineResult(form, sentence);
  }
}
