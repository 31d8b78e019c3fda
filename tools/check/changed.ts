import { execFileSync } from "node:child_process";
import { ROOT } from "../stack/paths.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/**
 * Whether any of these paths differs from the commit before, or from the one that `CHECK_SINCE` names: a pull request is
 * compared with where it began. Where that commit is not at hand, everything has changed.
 */
export function hasChanged(paths: readonly string[]): boolean {
  // oxlint-disable-next-line node/no-process-env -- given by whoever starts the check
  const since = process.env["CHECK_SINCE"] || "HEAD~1";
  try {
    const files =
      git("diff", "--name-only", since, "--", ...paths) +
      git("ls-files", "--others", "--exclude-standard", "--", ...paths);
    return files.trim() !== "";
  } catch {
    return true;
  }
}
