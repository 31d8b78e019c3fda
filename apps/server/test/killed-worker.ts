/** The real worker, to be killed at random. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Harness } from "./harness.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

export function createWorker({ ctx: { config } }: Harness) {
  let worker: ChildProcess | null = null;
  return {
    start() {
      // oxlint-disable-next-line node/no-process-env -- the worker is found where this process is
      const { PATH = "" } = process.env;
      worker = spawn(process.execPath, ["apps/server/src/main/worker.ts"], {
        cwd: ROOT,
        stdio: "ignore",
        env: {
          PATH,
          DATABASE_URL: config.databaseUrl,
          ACCESS_TOKEN_SECRET: config.accessTokenSecret,
          REFRESH_TOKEN_SECRET: config.refreshTokenSecret,
          TOTP_SECRET_KEY: config.totpSecretKey,
          DOSSIER_KEYS_DIR: config.dossierKeysDir,
          LOG_LEVEL: "silent",
        },
      });
    },
    hasEnded: () => worker !== null && worker.exitCode !== null,
    /** Nothing once it has ended. */
    async kill() {
      if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
      worker.kill("SIGKILL");
      await once(worker, "exit");
    },
  };
}
export type KilledWorker = ReturnType<typeof createWorker>;
