/** The challenge between the password and the code, in an encrypted cookie. */
import { redirect } from "react-router";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { sealedCookie } from "../../../lib/session/sealed-cookie.server.ts";

/** The life of a challenge on the API. */
const MINUTES = 5;
const cookie = sealedCookie<{ challenge: string }>("code", MINUTES);

export const clearChallenge = cookie.forget;

export async function readChallenge(request: Request): Promise<string | null> {
  return (await cookie.read(request))?.challenge ?? null;
}

const pathWith = (path: string, requested: string | null, more: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...(requested && { redirect: requested }), ...more });
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Redirects to the page of the code when the API asks for one; other errors are thrown again. */
export async function askForCode(
  error: unknown,
  requested: string | null,
  alsoForget: string[] = [],
): Promise<Response> {
  const { challenge } = failureOf(error);
  if (challenge === undefined) throw error;
  const headers = new Headers([["set-cookie", await cookie.write({ challenge })]]);
  for (const forgotten of alsoForget) headers.append("set-cookie", forgotten);
  return redirect(pathWith("/connexion/code", requested), { headers });
}

export function startOver(requested: string | null): Response {
  return redirect(pathWith("/connexion", requested, { etape: "perdue" }), {
    headers: { "set-cookie": cookie.forget() },
  });
}
