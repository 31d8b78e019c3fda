import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Canary = { host: string; words: string; hits: () => number; close: () => void };

/** A server on loopback that requests try to make the product call. Every connection counts. */
export async function startCanary(): Promise<Canary> {
  const words = `canary-${randomUUID()}`;
  let hits = 0;
  const server = createServer((_request, response) => response.end(words));
  server.on("connection", () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    words,
    hits: () => hits,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
