/** Between the password and the code, the browser holds the challenge in a sealed cookie: it is in no address. */
import { redirect } from "react-router";
import { failureOf } from "../../lib/api/failure.server.ts";
import { sealedCookie } from "../../lib/session/sealed-cookie.server.ts";

/** As long as the api takes it. */
const MINUTES = 5;
const cookie = sealedCookie<{ challenge: string }>("code", MINUTES);

export const clearChallenge = cookie.forget;

export async function readChallenge(request: Request): Promise<string | null> {
  return (await cookie.read(request))?.challenge ?? null;
}

const pathWith = (path: string, asked: string | null, more: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...(asked && { redirect: asked }), ...more });
  return search.size > 0 ? `${path}?${search}` : path;
};

/** To the page that asks for the code, when that is why signing in was refused; any other error goes up. */
export async function askForCode(error: unknown, asked: string | null, alsoForget: string[] = []): Promise<Response> {
  const { challenge } = failureOf(error);
  if (challenge === undefined) throw error;
  const headers = new Headers([["set-cookie", await cookie.write({ challenge })]]);
  for (const forgotten of alsoForget) headers.append("set-cookie", forgotten);
  return redirect(pathWith("/connexion/code", asked), { headers });
}

/** Back to the password, which says why. */
export function startOver(asked: string | null): Response {
  return redirect(pathWith("/connexion", asked, { etape: "perdue" }), { headers: { "set-cookie": cookie.forget() } });
}
