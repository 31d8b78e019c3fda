import type { Random } from "./random.ts";

/** The three ways in: the api and the web on their own ports, and Caddy in front of both. */
export const ENTRY_POINTS = ["api", "web", "caddy"] as const;
export type EntryPoint = (typeof ENTRY_POINTS)[number];

/** What the product under test needs to be asked properly. */
export type Site = {
  /** The public host, with its port. */
  host: string;
  /** A signed-in candidate, for the api and for the web. */
  token: string;
  cookie: string;
  conversation: number;
  /** A server of ours on loopback that nobody may be made to call. */
  canary: string;
  /** Words that only the canary answers. */
  canaryWords: string;
  /** Addresses and folders that no answer may show. */
  privateWords: readonly string[];
};

/** A status; `closed`: the connection ended without one; `silent`: nothing came while we waited. */
export type Outcome = number | "closed" | "silent";

export type FuzzRequest = {
  name: string;
  /** Written one after the other, `pauseMs` apart. */
  pieces: readonly Buffer[];
  pauseMs?: number;
  /** After the last piece. `wait` by default. */
  ending?: "wait" | "half-close" | "close" | "reset";
  /** All of them by default. */
  entryPoints?: readonly EntryPoint[];
  /** How many answers are waited for: several when requests are pipelined. */
  responses?: number;
  /** Outcomes that are right. Without it any outcome is, but a server error. */
  expect?: readonly Outcome[];
  /** Server errors that HTTP itself asks for: 501 for an unknown transfer coding, 505 for an unknown version. */
  protocolErrors?: readonly number[];
};

/** One kind of attack: a list of named requests, and any number of seeded ones. */
export type Family = {
  name: string;
  named: (site: Site) => FuzzRequest[];
  random: (site: Site, random: Random) => FuzzRequest;
};

type Parts = {
  method?: string;
  target?: string;
  version?: string;
  /** Raw lines, without their end. */
  headers?: readonly string[];
  body?: Buffer | string;
  /** Left out when the request brings its own. */
  hostLine?: boolean;
  /** `Content-Length` is written for a body by default. */
  lengthLine?: boolean;
  keepAlive?: boolean;
};

/** The bytes of one request. Text is latin1, so that any byte can be written. */
export function compose(site: Site, parts: Parts = {}): Buffer {
  const { method = "GET", target = "/", version = "HTTP/1.1", headers = [], body } = parts;
  const content = typeof body === "string" ? Buffer.from(body) : body;
  const lines = [
    `${method} ${target} ${version}`,
    ...(parts.hostLine === false ? [] : [`Host: ${site.host}`]),
    ...headers,
    ...(content && parts.lengthLine !== false ? [`Content-Length: ${content.length}`] : []),
    ...(parts.keepAlive ? [] : ["Connection: close"]),
  ];
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return content ? Buffer.concat([head, content]) : head;
}

/** Stands for a ticket, which opens one socket only: the sender draws one each time. As long as a ticket is. */
export const TICKET = "ticket-drawn-when-sent".padEnd(43, "-");

export const bearer = ({ token }: Site): string => `Authorization: Bearer ${token}`;
export const cookie = (site: Site): string => `Cookie: ${site.cookie}`;
