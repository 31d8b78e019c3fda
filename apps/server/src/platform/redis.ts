import { readFileSync } from "node:fs";
import { Redis } from "ioredis";

/**
 * A Redis that does not answer is given up on at once: it is never the truth, only a shortcut.
 * @param caFile the authority that signed the certificate of a rediss:// server, when it is our own.
 */
export function connectRedis(url: string, caFile?: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 500,
    ...(caFile && { tls: { ca: readFileSync(caFile) } }),
  });
}
