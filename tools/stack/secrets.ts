import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Secrets of a local run, drawn once and kept beside its data, so that a restart signs nobody out. */
export function localSecrets(directory: string): Record<string, string> {
  const file = join(directory, "secrets.json");
  if (!existsSync(file)) {
    const names = ["ACCESS_TOKEN_SECRET", "REFRESH_TOKEN_SECRET", "SESSION_SECRET"];
    const drawn = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString("base64url")]));
    writeFileSync(file, JSON.stringify(drawn), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}
