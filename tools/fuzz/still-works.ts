import { WebSocket } from "ws";
import type { Product } from "./product.ts";
import { DOORS, type Door, type Site } from "./request.ts";

const PATIENCE_MS = 20_000;

export type Check = { name: string; fault: string | null };

/** What people do every day, through each door that offers it. */
export async function checkStillWorks({ site, addresses, drawTicket }: Product): Promise<Check[]> {
  const checks: Check[] = [];
  for (const door of DOORS) {
    const base = `${addresses[door].host}:${addresses[door].port}`;
    checks.push(await asked(door, "a call", () => askForJobs(base, site)));
    checks.push(await asked(door, "a socket", async () => openSocket(base, await drawTicket())));
    if (door !== "api") checks.push(await asked(door, "a page", () => openPage(base)));
    if (door !== "api") checks.push(await asked(door, "a member's page", () => openMemberPage(base, site)));
  }
  return checks;
}

async function asked(door: Door, what: string, ask: () => Promise<string | null>): Promise<Check> {
  const fault = await ask().catch((error: unknown) => String(error));
  return { name: `afterwards, ${what} through ${door}`, fault };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });

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
      handshakeTimeout: PATIENCE_MS,
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
