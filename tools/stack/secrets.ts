import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RolePasswords } from "@app/db/roles";
import { drawVapid } from "./vapid.ts";

type Secrets = Record<string, string>;
export type LocalSecrets = {
  /** What the applications are given. */
  application: Secrets;
  redisPassword: string;
  rolePasswords: RolePasswords;
};

/** Secrets of a local run, drawn once and stored beside its data, so that a restart signs nobody out. */
export function localSecrets(directory: string): LocalSecrets {
  const file = join(directory, "secrets.json");
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Secrets) : {};
  // A run that is older than one of them draws that one alone.
  const secrets = { ...draw(), ...stored };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  const {
    REDIS_PASSWORD: redisPassword = "",
    DATABASE_OWNER_PASSWORD: owner = "",
    DATABASE_APP_PASSWORD: app = "",
    DATABASE_READONLY_PASSWORD: readonly = "",
    ...application
  } = secrets;
  return { application, redisPassword, rolePasswords: { owner, app, readonly } };
}

function draw(): Secrets {
  const stored = [
    "ACCESS_TOKEN_SECRET",
    "REFRESH_TOKEN_SECRET",
    "SESSION_SECRET",
    "TOTP_SECRET_KEY",
    "CONTRACT_KEY",
    "REDIS_PASSWORD",
    "DATABASE_OWNER_PASSWORD",
    "DATABASE_APP_PASSWORD",
    "DATABASE_READONLY_PASSWORD",
  ];
  const drawn = Object.fromEntries(stored.map((name) => [name, randomBytes(32).toString("base64url")]));
  return { ...drawn, ...drawVapid() };
}
