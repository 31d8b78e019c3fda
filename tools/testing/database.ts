/** Before the server tests: a private PostgreSQL with one migrated template, which each test file clones. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createRoles } from "@app/db/roles";
import type { TestProject } from "vitest/node";
import { RESPONSES } from "../check/response-coverage.ts";
import { runDirectory } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { copyPostgres, startPostgres, stopPostgres } from "../stack/postgres.ts";
import { endProcess } from "../stack/processes.ts";
import { startRedis } from "../stack/redis.ts";
import { migratedData } from "../stack/template.ts";
import { withClient } from "../stack/with-client.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    redisUrl: string;
    /** A copy of the server with its template, for the test that needs a server of its own. */
    postgresCopy: string;
    responsesDirectory: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = runDirectory(`test-${process.pid}`);
  const options = { directory, port: await freePort(), durable: false, template: await migratedData() };
  const postgresUrl = (await startPostgres(options)).replace(/renfort$/, "");
  await withClient(`${postgresUrl}postgres`, (client) =>
    client.query("alter database renfort rename to template_renfort"),
  );
  await createRoles(`${postgresUrl}template_renfort`, { owner: "owner", app: "app", readonly: "readonly" });
  const postgresCopy = join(directory, "copy");
  copyPostgres(postgresUrl, postgresCopy, "apart");
  const redisPort = await freePort();
  const redis = await startRedis(directory, redisPort, "redis-password");
  project.provide("postgresUrl", postgresUrl);
  project.provide("postgresCopy", postgresCopy);
  rmSync(RESPONSES, { recursive: true, force: true });
  project.provide("responsesDirectory", RESPONSES);
  project.provide("redisUrl", `redis://:redis-password@127.0.0.1:${redisPort}`);
  return async () => {
    await endProcess(redis);
    stopPostgres(directory);
    // Two hundred databases are half a million files: nobody waits for them to be removed.
    spawn("rm", ["-rf", directory], { detached: true, stdio: "ignore" }).unref();
  };
}
