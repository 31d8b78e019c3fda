import { readFileSync } from "node:fs";
import { Redis } from "ioredis";

/** Commands fail fast: Redis is a cache, never the source of truth. `caFile` is for a private certificate. */
export function connectRedis(url: string, caFile?: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 500,
    ...(caFile && { tls: { ca: readFileSync(caFile) } }),
  });
}
