import { execFile } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import type { Harness } from "./harness.ts";

const ROOT = join(import.meta.dirname, "../../..");

type Ended = { code: number; out: string; err: string };

/** Runs `pnpm office` on the harness's database: exit code and output. */
export const runOffice = (h: Harness, ...args: string[]): Promise<Ended> => runProgram(h, "office.ts", args);

/** Runs `pnpm text:export`. */
export const runTextExport = (h: Harness, ...args: string[]): Promise<Ended> => runProgram(h, "text-export.ts", args);

function runProgram({ ctx }: Harness, program: string, args: readonly string[]): Promise<Ended> {
  const env = {
    DATABASE_URL: ctx.config.databaseUrl,
    REDIS_URL: inject("redisUrl"),
    ACCESS_TOKEN_SECRET: ctx.config.accessTokenSecret,
    REFRESH_TOKEN_SECRET: ctx.config.refreshTokenSecret,
    TOTP_SECRET_KEY: ctx.config.totpSecretKey,
    LOG_LEVEL: "silent",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [`apps/server/src/main/${program}`, ...args], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), out: out.trim(), err: err.trim() }),
    );
  });
}
