import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ROOT } from "./paths.ts";

export type ComposeServices = { databaseUrl: string; redisUrl: string; smtpUrl: string };

const runs = (args: readonly string[]): boolean => {
  try {
    execFileSync("docker", args, { stdio: "ignore", cwd: ROOT });
    return true;
  } catch {
    return false;
  }
};

/** With an engine and no PostgreSQL of its own, a machine takes its services from compose.yaml. */
export const prefersCompose = (): boolean =>
  !existsSync("/usr/lib/postgresql") && runs(["info"]) && runs(["compose", "version"]);

export function startCompose(): ComposeServices {
  execFileSync("docker", ["compose", "up", "--detach", "--wait"], { stdio: "inherit", cwd: ROOT });
  return {
    databaseUrl: "postgres://postgres:renfort@127.0.0.1:5433/renfort",
    redisUrl: "redis://:renfort@127.0.0.1:6380",
    smtpUrl: "smtp://127.0.0.1:1025?ignoreTLS=true",
  };
}

export function stopCompose(): void {
  execFileSync("docker", ["compose", "stop"], { stdio: "inherit", cwd: ROOT });
}
