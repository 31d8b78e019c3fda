import { WebSocket } from "ws";
import type { Product } from "./product.ts";
import { ENTRY_POINTS, type EntryPoint, type Site } from "./request.ts";

const TIMEOUT_MS = 20_000;

export type Check = { name: string; fault: string | null };

/** Everyday actions, through each entry point that offers them. */
export async function runHealthChecks({ site, addresses, drawTicket }: Product): Promise<Check[]> {
  const checks: Check[] = [];
  for (const entryPoint of ENTRY_POINTS) {
    const base = `${addresses[entryPoint].host}:${addresses[entryPoint].port}`;
    if (entryPoint !== "web") checks.push(await asked(entryPoint, "a call", () => askForJobs(base, site)));
    if (entryPoint !== "web") {
      checks.push(await asked(entryPoint, "a socket", async () => openSocket(base, await drawTicket())));
    }
    if (entryPoint !== "api") checks.push(await asked(entryPoint, "a page", () => openPage(base)));
    if (entryPoint !== "api") checks.push(await asked(entryPoint, "a member's page", () => openMemberPage(base, site)));
  }
  return checks;
}

async function asked(entryPoint: EntryPoint, what: string, ask: () => Promise<string | null>): Promise<Check> {
  const fault = await ask().catch((error: unknown) => String(error));
  return { name: `afterwards, ${what} through ${entryPoint}`, fault };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

async function askForJobs(base: string, { token }: Site): Promise<string | null> {
  const response = await get(`http://${base}/api/me/`, { authorization: `Bearer ${token}` });
  return response.status === 200 ? null : `answered ${response.status}`;
}

async function openPage(base: string): Promise<string | null> {
  const response = await get(`http://${base}/emplois`);
  const text = await response.text();
  return response.status === 200 && text.includes("</html>") ? null : `answered ${response.status}`;
}

async function openMemberPage(base: string, { cookie }: Site): Promise<string | null> {
  const response = await get(`http://${base}/candidat/tableau-de-bord`, { cookie });
  await response.arrayBuffer();
  return response.status === 200 ? null : `answered ${response.status}`;
}

/** Open and still so after its first frame: a refused one opens too, and closes with a code. */
function openSocket(base: string, ticket: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${base}/live/?token=${ticket}`, {
      handshakeTimeout: TIMEOUT_MS,
      // Refused tokens are counted by address.
      localAddress: "127.100.0.1",
    });
    socket.once("message", () => {
      resolve(null);
      socket.terminate();
    });
    socket.once("close", (code) => resolve(`closed with ${code}`));
    socket.once("error", (error) => resolve(error.message));
  });
}
