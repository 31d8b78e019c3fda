import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawVapid } from "./vapid.ts";

type Secrets = Record<string, string>;

/** Secrets of a local run, drawn once and kept beside its data, so that a restart signs nobody out. */
export function localSecrets(directory: string): Secrets {
  const file = join(directory, "secrets.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Secrets) : {};
  // A run that is older than one of them draws that one alone.
  const secrets = { ...draw(), ...kept };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function draw(): Secrets {
  const names = ["ACCESS_TOKEN_SECRET", "REFRESH_TOKEN_SECRET", "SESSION_SECRET"];
  const drawn = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString("base64url")]));
  return { ...drawn, ...drawVapid() };
}
