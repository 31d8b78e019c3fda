import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const READABLE = /^[\w-]{8,64}$/;

/** The id under which the web and the api log one request: the one it came with if it is readable, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && READABLE.test(given) ? given : randomUUID();
}
