import { type IncomingMessage, request } from "node:http";
import { request as requestSafely } from "node:https";
import { SOCKET_CLOSED } from "@app/contract/sockets";
import { WebSocket } from "ws";

export type Target = { host: string; port: number };
export type Site = {
  /** The public name, with its port, as a browser sends it. */
  host: string;
  /** Where Caddy listens, by each kind of address. */
  caddy: { v4: string; v6: string };
  caddyPort: number;
  /** The authority that signed its certificate, when it serves https. */
  authority?: string;
  drawTicket: () => Promise<string>;
  web: Target;
  api: Target;
  /** Each counts refused tickets by itself. */
  apis: number;
};
/** Who asks, what address they claim to have, and whether they go past Caddy. */
export type Caller = { address: string; claimedAddress?: string; isDirect?: boolean };

export type Kind = {
  name: string;
  /** How often one person may ask. */
  budget: number;
  windowSeconds: number;
  /** True when let through, false when rate limited. */
  ask: (site: Site, caller: Caller) => Promise<boolean>;
};

const TIMEOUT_MS = 30_000;
let asked = 0;

/** A page whose action calls the api for the visitor. */
const contactPage: Kind = {
  name: "a page that calls the api",
  budget: 5,
  windowSeconds: 3600,
  ask: (site, caller) => {
    const fields = { name: "Ana", email: "ana@example.org", subject: "general", message: "Bonjour" };
    const body = new URLSearchParams(fields).toString();
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      origin: `${site.authority ? "https" : "http"}://${site.host}`,
    };
    return post(site, caller, site.web, "/contact", headers, body, 200);
  },
};

const resetCall: Kind = {
  name: "a call to the api",
  budget: 10,
  windowSeconds: 3600,
  ask: (site, caller) => {
    asked += 1;
    const body = JSON.stringify({ email: `nobody-${asked}@example.org` });
    return post(site, caller, site.api, "/api/password-reset/", { "content-type": "application/json" }, body, 200);
  },
};

/** Refused tickets are counted by address, in each api: past a hundred in a minute even a good one is refused. */
const REFUSALS_PER_ASK = 10;
const socketUpgrade: Kind = {
  name: "a socket",
  budget: 9,
  windowSeconds: 60,
  ask: async (site, caller) => {
    const refusals = Array.from({ length: REFUSALS_PER_ASK * site.apis }, () => open(site, caller, "not-a-ticket"));
    if ((await Promise.all(refusals)).includes(true)) throw new Error("a socket was opened without a ticket");
    return open(site, caller, await site.drawTicket());
  },
};

export const KINDS = [contactPage, resetCall, socketUpgrade] as const;

function spoofed(address: string | undefined): Record<string, string> {
  if (!address) return {};
  return {
    "x-forwarded-for": address,
    "x-real-ip": address,
    "x-client-ip": address,
    "true-client-ip": address,
    forwarded: `for="${address.includes(":") ? `[${address}]` : address}"`,
  };
}

const targetOf = ({ caddy, caddyPort }: Site, { address, isDirect }: Caller, direct: Target): Target =>
  isDirect ? direct : { host: address.includes(":") ? caddy.v6 : caddy.v4, port: caddyPort };

/** Who must have signed the certificate of which name; the servers behind Caddy have none. */
const trustOf = ({ authority, host }: Site, { isDirect }: Caller) =>
  authority && !isDirect ? { ca: authority, servername: host.replace(/:\d+$/, "") } : null;

async function post(
  site: Site,
  caller: Caller,
  direct: Target,
  path: string,
  headers: Record<string, string>,
  body: string,
  right: number,
): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const trust = trustOf(site, caller);
  const call = (trust ? requestSafely : request)(
    {
      ...trust,
      ...targetOf(site, caller, direct),
      path,
      method: "POST",
      localAddress: caller.address,
      agent: false,
      timeout: TIMEOUT_MS,
      headers: {
        host: site.host,
        ...headers,
        ...spoofed(caller.claimedAddress),
        "content-length": Buffer.byteLength(body),
      },
    },
    resolve,
  );
  call.on("error", reject);
  call.end(body);
  const answer = await promise;
  answer.resume();
  if (answer.statusCode === 429) return false;
  if (answer.statusCode === right) return true;
  throw new Error(`${path} answered ${answer.statusCode} to ${caller.address}`);
}

/** Open and still so after its first frame: a refused one opens too, and closes with a code. */
function open(site: Site, caller: Caller, ticket: string): Promise<boolean> {
  const { host, port } = targetOf(site, caller, site.api);
  const at = host.includes(":") ? `[${host}]` : host;
  return new Promise((resolve, reject) => {
    const trust = trustOf(site, caller);
    const socket = new WebSocket(`${trust ? "wss" : "ws"}://${at}:${port}/live/?token=${ticket}`, {
      ...trust,
      localAddress: caller.address,
      handshakeTimeout: TIMEOUT_MS,
      headers: { host: site.host, ...spoofed(caller.claimedAddress) },
    });
    socket.once("message", () => {
      resolve(true);
      socket.terminate();
    });
    socket.once("close", (code) => {
      if (code === SOCKET_CLOSED.signedOut) resolve(false);
      else reject(new Error(`a socket of ${caller.address} was closed with ${code}`));
    });
    socket.once("error", reject);
  });
}
