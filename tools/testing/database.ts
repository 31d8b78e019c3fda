/** Before the server tests: a private PostgreSQL with one migrated template, which each test file clones. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@app/db/migrate";
import { createRoles, urlAs } from "@app/db/roles";
import type { TestProject } from "vitest/node";
import { RESPONSES } from "../check/response-coverage.ts";
import { runDirectory } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { copyPostgres, createDatabase, startPostgres, stopPostgres } from "../stack/postgres.ts";
import { endProcess } from "../stack/processes.ts";
import { startRedis } from "../stack/redis.ts";

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
  const postgresUrl = (await startPostgres({ directory, port: await freePort(), durable: false })).replace(
    /renfort$/,
    "",
  );
  await createDatabase(`${postgresUrl}postgres`, "template_renfort");
  const template = `${postgresUrl}template_renfort`;
  await createRoles(template, { owner: "owner", app: "app", readonly: "readonly" });
  // As a new installation does, which has no previous release to wait for: all the steps are run.
  await migrate(urlAs(template, "owner", "owner"), { contract: false });
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
    rmSync(directory, { recursive: true });
  };
}
