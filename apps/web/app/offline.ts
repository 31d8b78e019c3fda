import { data } from "react-router";

export const OFFLINE = "La connexion a été interrompue. Vérifiez le réseau et réessayez.";

/** What fetch throws when nothing came back. */
export const isLost = (error: unknown): boolean => error instanceof TypeError;

/** The same as the outcome of a tap: whoever asked says it, with a way to ask again. */
export const LOST = { ok: false, lost: true, message: OFFLINE };

/** In a clientAction: a network that fails is an answer the form can show, not a broken page. */
export async function orOffline<T>(request: Request, send: () => Promise<T>) {
  const copy = request.clone();
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    return offlineAnswer(await copy.formData());
  }
}

export function offlineAnswer(form: FormData) {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // From 400 on, the router does not load the page again, which would fail too.
  return data({ errors: {}, formError: OFFLINE, values: Object.fromEntries(typed) }, { status: 503 });
}
