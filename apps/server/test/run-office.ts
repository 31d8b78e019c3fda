import { execFile } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import type { Harness } from "./harness.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Runs `pnpm office` on the harness's database: exit code and output. */
export function runOffice({ ctx }: Harness, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = {
    DATABASE_URL: ctx.config.databaseUrl,
    REDIS_URL: inject("redisUrl"),
    ACCESS_TOKEN_SECRET: ctx.config.accessTokenSecret,
    REFRESH_TOKEN_SECRET: ctx.config.refreshTokenSecret,
    TOTP_SECRET_KEY: ctx.config.totpSecretKey,
    LOG_LEVEL: "silent",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["apps/server/src/main/office.ts", ...args], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), out: out.trim(), err: err.trim() }),
    );
  });
}
