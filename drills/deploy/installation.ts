/** A clone of the repository, and what a person would fill in before the product is installed from it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectPool, type Pool } from "@app/db/database";
import type { ComposeFile } from "./compose-file.ts";
import { CACHE } from "./engine.ts";
import { addressesOf } from "./services.ts";

export const CLONE = join(CACHE, "clone");
export const NAME = "renfort.local";
/** Who is told of alerts. */
export const OPERATOR = "operator@renfort.fr";
/** The machine itself, on the network of the containers. */
const HOST = "172.28.0.1";
export const MAIL = { smtp: 2525, http: 8025 };
/** Where PostgreSQL, on its own way out, and the application find the store. */
export const STORE = { backups: "https://10.87.0.1:8443", files: `http://${HOST}:8080` };
const SWIFT = { key: "test:tester", secret: "testing" };

/** `docker`, for the commands of docs/operations.md. */
export function installDocker(): void {
  mkdirSync(join(CACHE, "bin"), { recursive: true });
  const script = `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, "docker.ts")}" "$@"\n`;
  writeFileSync(join(CACHE, "bin/docker"), script, { mode: 0o755 });
}

/** What a person would fill in by hand. */
export function fillSettings(): void {
  const settings: Record<string, string> = {
    PUBLIC_HOST: NAME,
    PUBLIC_URL: `https://${NAME}`,
    MAIL_FROM: '"Renfort <bonjour@renfort.fr>"',
    CONTACT_EMAIL: "contact@renfort.fr",
    S3_ENDPOINT: STORE.files,
    S3_BUCKET: "renfort",
    BACKUP_S3_ENDPOINT: "10.87.0.1",
    BACKUP_S3_BUCKET: "backups",
    BACKUP_S3_REGION: "us-east-1",
    // Nothing of the internet is reached.
    COMPANY_SEARCH_URL: "",
    SIRET_NEVER_CHECKED: "on",
    POSTGRES_MEMORY: "1g",
    POSTGRES_SHARED_BUFFERS: "256MB",
    POSTGRES_CACHE_SIZE: "768MB",
    ALERT_TO: OPERATOR,
    ALERT_FROM: "alerts@renfort.fr",
    ALERT_RELAY: `${HOST}:${MAIL.smtp}`,
  };
  const path = join(CLONE, "deploy/.env");
  const text = readFileSync(path, "utf8").replaceAll(/^([A-Z0-9_]+)=(.*)$/gm, (_line, name: string, value: string) => {
    const isNotice = /^(PUBLISHER|PUBLICATION|HOST)/.test(name);
    return `${name}=${settings[name] ?? (isNotice ? "Essai" : value)}`;
  });
  writeFileSync(path, text);
  const secrets = {
    smtp_url: `smtp://${HOST}:${MAIL.smtp}?ignoreTLS=true`,
    s3_access_key: SWIFT.key,
    s3_secret_key: SWIFT.secret,
  };
  for (const [name, value] of Object.entries(secrets)) writeFileSync(join(CLONE, "deploy/secrets", name), value);
}

export function turnOnBackups(): void {
  const [env, secret] = [join(CLONE, "deploy/.env"), join(CLONE, "deploy/secrets/backup_repository")];
  writeFileSync(env, readFileSync(env, "utf8").replace("POSTGRES_ARCHIVE_MODE=off", "POSTGRES_ARCHIVE_MODE=on"));
  const keys = readFileSync(secret, "utf8")
    .replace("repo1-s3-key=", `repo1-s3-key=${SWIFT.key}`)
    .replace("repo1-s3-key-secret=", `repo1-s3-key-secret=${SWIFT.secret}`);
  // Only here: our own store, whose certificate nobody knows.
  writeFileSync(secret, `${keys}repo1-storage-port=8443\nrepo1-storage-verify-tls=n\n`);
}

/** The relay of this machine has no certificate. */
export function alertWithoutTls(): void {
  const path = join(CLONE, "deploy/prometheus/alertmanager.yaml");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("smtp_require_tls: true", "smtp_require_tls: false"));
}

/** As its superuser, past every container. */
export function openDatabase(compose: ComposeFile): Pool {
  const password = readFileSync(join(CLONE, "deploy/secrets/postgres_password"), "utf8").trim();
  const [address = ""] = addressesOf(compose, "data", "postgres");
  return connectPool(`postgres://postgres:${password}@${address}/renfort`, { max: 1 });
}
