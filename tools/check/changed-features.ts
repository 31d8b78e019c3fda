import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** Folders of the server that have the subject of a file changed since main, committed or not. */
export function changedFeatures(): string[] {
  const base = git("merge-base", "HEAD", git("branch", "--list", "main") === "" ? "origin/main" : "main");
  const changed = [git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")];
  return featuresOf(changed.join("\n").split("\n")).filter((folder) => existsSync(join(ROOT, folder)));
}

/** A subject has the same name on every floor. */
export function featuresOf(files: readonly string[]): string[] {
  const subjects = files.flatMap((file) => {
    const found =
      /^(?:packages\/(?:domain|contract)\/src|apps\/(?:server\/src|web\/app)\/features)\/([a-z-]+)[/.]/.exec(file);
    return found?.[1] ?? [];
  });
  return [...new Set(subjects)].toSorted().map((subject) => `apps/server/src/features/${subject}/`);
}
