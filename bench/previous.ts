/** Our api as it was at an earlier commit, from a checkout of its own, on the data and with the settings of the present one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runDirectory } from "../tools/stack/paths.ts";
import { freePort } from "../tools/stack/ports.ts";
import { type Stack, startApi } from "../tools/stack/stack.ts";
import { RUN } from "./services.ts";

/** Gives its address. The commit must be one whose api runs on today's tables. */
export async function startPrevious(stack: Stack, commit: string): Promise<string> {
  const checkout = join(runDirectory("bench-previous"), "checkout");
  const git = (...args: string[]) => execFileSync("git", ["-C", ROOT, ...args], { stdio: "ignore" });
  if (existsSync(checkout)) git("worktree", "remove", "--force", checkout);
  git("worktree", "prune");
  git("worktree", "add", "--detach", checkout, commit);
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: checkout, stdio: "ignore" });
  const url = `http://127.0.0.1:${await freePort()}`;
  await startApi(RUN, stack, url, {}, checkout);
  return url;
}
