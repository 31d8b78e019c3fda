import { readFileSync } from "node:fs";
import type { SettingsProblem } from "./settings-error.ts";
import type { Variables } from "./variables.ts";

/** Each may be given as NAME_FILE, the path of a file that holds it, as container engines mount secrets. */
export const SECRET_VARIABLES = [
  "ACCESS_TOKEN_SECRET",
  "REFRESH_TOKEN_SECRET",
  "SESSION_SECRET",
  "TOTP_SECRET_KEY",
  "CONTRACT_KEY",
  "CONTRACT_KEYS_BEFORE",
  "DATABASE_URL",
  "DATABASE_SESSION_URL",
  "DATABASE_REPLICA_URL",
  "DATABASE_PASSWORD",
  "DATABASE_ADMIN_URL",
  "DATABASE_ADMIN_PASSWORD",
  "DATABASE_OWNER_PASSWORD",
  "DATABASE_APP_PASSWORD",
  "DATABASE_READONLY_PASSWORD",
  "REDIS_URL",
  "REDIS_PASSWORD",
  "SMTP_URL",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "VAPID_PRIVATE_KEY",
  "FCM_SERVICE_ACCOUNT",
  "SMS_KEY",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_CLIENT_SECRET",
  "SIRENE_API_KEY",
] as const;

export function readSecretFiles(given: Variables): { variables: Variables; problems: SettingsProblem[] } {
  const variables = { ...given };
  const problems: SettingsProblem[] = [];
  for (const name of SECRET_VARIABLES) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    delete variables[`${name}_FILE`];
    if (given[name] !== undefined) {
      problems.push({ name: `${name}_FILE`, problem: `is set together with ${name}: keep one` });
      continue;
    }
    try {
      const content = readFileSync(path, "utf8").trim();
      // As an empty line of .env: a feature that is not used has an empty file.
      if (content !== "") variables[name] = content;
    } catch {
      problems.push({ name: `${name}_FILE`, problem: `cannot be read: ${path}` });
    }
  }
  return { variables, problems };
}
