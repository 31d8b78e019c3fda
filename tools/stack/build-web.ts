import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "./paths.ts";

const WEB = join(ROOT, "apps/web");
/** Where the build that also has the page of components goes. */
export const GALLERY_BUILD = "build/gallery";

/** Builds the web for production, unless the build at hand was made from these very sources. */
export async function buildWeb({ gallery = false } = {}): Promise<void> {
  const sources = hashSources();
  const stamp = join(WEB, gallery ? GALLERY_BUILD : "build", ".stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  await promisify(execFile)(process.execPath, [join(WEB, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: "production", ...(gallery && { VITE_GALLERY: "1" }) },
    maxBuffer: 10_000_000,
  });
  writeFileSync(stamp, sources);
}

function hashSources(): string {
  const hash = createHash("sha256");
  const patterns = [
    "apps/web/app/**/*",
    "apps/web/public/**/*",
    "apps/web/*.{ts,json}",
    "packages/*/src/**/*.ts",
    "pnpm-lock.yaml",
  ];
  for (const file of globSync(patterns, { cwd: ROOT }).toSorted()) {
    const path = join(ROOT, file);
    try {
      hash.update(file).update(readFileSync(path));
    } catch {
      // A folder.
    }
  }
  return hash.digest("hex");
}
