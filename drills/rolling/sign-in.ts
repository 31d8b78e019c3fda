import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { signInToApi } from "../../tools/testing/sign-in.ts";
import type { Person } from "./data.ts";
import type { Visitor } from "./protocol.ts";

/** Each person in a browser and with a token of the api, by the site's own address. */
export async function signInAll(url: string, people: readonly Person[]): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const { email } of people)
    visitors.push({ email, cookie: await signInToWeb(url, email), token: await signInToApi(url, email) });
  return visitors;
}

async function signInToWeb(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/connexion`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  if (response.status !== 302 || !cookie) throw new Error(`${email} cannot sign in: ${response.status}`);
  return cookie;
}
