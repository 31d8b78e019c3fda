import { execFile } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import { runOffice as runCommand } from "../src/features/office/command-line.ts";
import { OfficeRefusal } from "../src/features/office/decisions/office-refusal.ts";
import type { Harness } from "./harness.ts";

const ROOT = join(import.meta.dirname, "../../..");

type Ended = { code: number; out: string; err: string };

/** What `pnpm office` does and prints on the harness's database, without a process of its own. */
export async function runOffice({ ctx }: Harness, ...args: string[]): Promise<Ended> {
  const office = { db: ctx.db, now: () => new Date(), linkSecret: ctx.config.accessTokenSecret };
  try {
    return { code: 0, out: (await runCommand(office, args)).join("\n").trim(), err: "" };
  } catch (error) {
    if (!(error instanceof OfficeRefusal)) throw error;
    return { code: 1, out: "", err: error.message };
  }
}

/** The same with the real process. */
export const startOffice = (h: Harness, ...args: string[]): Promise<Ended> => startProgram(h, "office.ts", args);

/** Runs `pnpm text:export`. */
export const runTextExport = (h: Harness, ...args: string[]): Promise<Ended> => startProgram(h, "text-export.ts", args);

function startProgram({ ctx }: Harness, program: string, args: readonly string[]): Promise<Ended> {
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
