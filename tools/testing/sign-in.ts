import { DEMO_PASSWORD } from "@app/db/builders/demo-password";

/** The access token of a person made by a builder. */
export async function signInToApi(apiUrl: string, email: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { tokens: { access: string } }).tokens.access;
}

/** A ticket, which opens one socket. */
export async function drawTicket(apiUrl: string, token: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/ws-ticket/`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status !== 201) throw new Error(`A ticket answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { ticket: string }).ticket;
}
