import { data, isRouteErrorResponse } from "react-router";
import type { RefusedForm } from "../ui/form-values.ts";
import { typedValues } from "../ui/form-values.ts";
import type { Outcome } from "../ui/outcome.ts";
import { toast } from "../ui/toast.tsx";
import { withToast } from "./action-toast.ts";

const OFFLINE = "La connexion a été interrompue. Vérifiez le réseau et réessayez.";
const FAILED = "Une erreur s’est produite de notre côté. Réessayez dans un instant.";

/** What fetch throws without a response. */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError;

/** The network, a proxy or the server failed. A redirect is not a failure. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500;
}

/** Both a refused form and an outcome, with what was typed. */
export function offlineResult(form: FormData, message: string = OFFLINE) {
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

type WhenOffline = {
  /** `isOffline`: no answer came, rather than one that says the server failed. */
  message?: (form: FormData, isOffline: boolean) => string | undefined;
  /** When no part of the page shows the error. */
  inToast?: (form: FormData) => boolean;
};

/** Shows the outcome; without a response, the page keeps what was typed. */
export async function sendAction<T>(
  { request, serverAction }: ActionCall<T>,
  { message = () => undefined, inToast = () => false }: WhenOffline = {},
): Promise<T | ReturnType<typeof offlineResult>> {
  // The request itself is consumed by the server action.
  const copy = request.clone();
  try {
    return await withToast(serverAction());
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const form = await copy.formData();
    const sentence = message(form, isNetworkError(error)) ?? (isRouteErrorResponse(error) ? FAILED : OFFLINE);
    if (inToast(form)) toast(sentence, { tone: "error" });
    return offlineResult(form, sentence);
  }
}
