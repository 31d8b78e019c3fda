import { totalmem } from "node:os";
import pg from "pg";
import { freePort } from "../tools/stack/ports.ts";
import { type Stack, startApi, startServices, stopStack } from "../tools/stack/stack.ts";

export const RUN = "bench";

/**
 * Runs `work` on the database at `url`, else on a private durable one whose data stays in .run/bench between runs.
 * `api` also starts our server on it, with limits that let a load test through.
 */
export async function withServices(
  { url, api = false }: { url: string | undefined; api?: boolean },
  work: (client: pg.Client, stack: Stack) => Promise<void>,
): Promise<void> {
  try {
    const stack = await startServices({
      name: RUN,
      port: await freePort(),
      databaseUrl: url,
      durable: true,
      memory: `${Math.max(512, Math.min(4096, Math.floor(totalmem() / 2 ** 20 / 5)))}MB`,
      settings: { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off" },
    });
    if (api) await startApi(RUN, stack);
    const client = new pg.Client({ connectionString: stack.databaseUrl });
    // The database stops when the work fails: report the first error, not this one.
    client.on("error", () => {});
    await client.connect();
    try {
      await work(client, stack);
    } finally {
      await client.end();
    }
  } finally {
    await stopStack(RUN);
  }
}
