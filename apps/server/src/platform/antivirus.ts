import { connect, type Socket } from "node:net";
import { problemFr } from "@app/contract/problem.fr";
import { AppError } from "./errors.ts";

export type Antivirus = {
  /** True when a known threat was found. A scanner that does not answer lets nothing in. */
  finds: (bytes: Buffer) => Promise<boolean>;
};

const CHUNK = 64 * 1024;
const PATIENCE_MS = 10_000;

/** clamd over `tcp://host:port` or `unix:/path`. Without an address nothing is scanned: development only. */
export function createAntivirus(url: string | undefined): Antivirus {
  if (url === undefined) return { finds: async () => false };
  return {
    async finds(bytes) {
      const verdict = await ask(url, bytes).catch(() => null);
      if (verdict?.endsWith(" FOUND")) return true;
      if (verdict?.endsWith(": OK")) return false;
      throw new AppError(503, "unavailable", problemFr.unavailable, { retryAfter: 30 });
    },
  };
}

/** One INSTREAM conversation: the bytes in chunks that say their length, an empty one to end, and a line back. */
function ask(url: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(new URL(url));
    const heard: Buffer[] = [];
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("clamd is silent")));
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => heard.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(heard).toString("latin1").replace(/\0/g, "").trim()));
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const chunk = bytes.subarray(at, at + CHUNK);
        socket.write(lengthOf(chunk));
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}

function open({ protocol, hostname, port, pathname }: URL): Socket {
  return protocol === "unix:" ? connect(pathname) : connect(Number(port || 3310), hostname);
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
