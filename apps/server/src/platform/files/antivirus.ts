import { connect, type Socket } from "node:net";
import { problemFr } from "@app/contract/http/problem.fr";
import { AppError } from "../http/errors.ts";

export type Antivirus = {
  /** True when a threat was found. A scanner that does not answer refuses the file. */
  finds: (bytes: Buffer) => Promise<boolean>;
};

const CHUNK = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** clamd over `tcp://host:port` or `unix:/path`. Without an address nothing is scanned: development only. */
export function createAntivirus(url: string | undefined): Antivirus {
  if (url === undefined) return { finds: async () => false };
  return {
    async finds(bytes) {
      const verdict = await scan(url, bytes).catch(() => null);
      if (verdict?.endsWith(" FOUND")) return true;
      if (verdict?.endsWith(": OK")) return false;
      throw new AppError(503, "unavailable", problemFr.unavailable, { retryAfter: 30 });
    },
  };
}

/** The INSTREAM protocol: length-prefixed chunks, an empty one to end, one line back. */
function scan(url: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(new URL(url));
    const chunks: Buffer[] = [];
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("clamd is silent")));
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1").replace(/\0/g, "").trim()));
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
