import { DEMO_PASSWORD } from "@app/db/builders/demo-password";

/** The cookies of someone of the demonstration who has signed in with the form. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/connexion`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
    redirect: "manual",
  });
  if (answer.status !== 302) throw new Error(`${email}: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
