import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { withServices } from "./services.ts";
await withServices({ url: undefined, api: process.argv[2] === "api" }, async (_client, stack) => {
  writeFileSync("/tmp/engine-stack.json", JSON.stringify({ db: stack.databaseUrl, api: stack.apiUrl, processes: stack.processes }));
  while (!existsSync("/tmp/engine-stop")) await sleep(500);
});
