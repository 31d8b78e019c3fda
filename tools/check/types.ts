/** `pnpm db:types`: migrates an empty database and writes db/src/schema.ts from it. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateTypes } from "@app/db/generate-types";
import { migrate } from "@app/db/migrate";
import { ROOT, runDirectory } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { startPostgres, stopPostgres } from "../stack/postgres.ts";

const directory = runDirectory(`types-${process.pid}`);
const url = await startPostgres({ directory, port: await freePort(), durable: false });
try {
  await migrate(url);
  writeFileSync(join(ROOT, "db/src/schema.ts"), await generateTypes(url));
} finally {
  stopPostgres(directory);
  rmSync(directory, { recursive: true });
}
