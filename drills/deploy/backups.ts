/** pgBackRest with the shipped settings, for a private cluster and a store on this machine. */
import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRoot, ROOT } from "../../tools/stack/paths.ts";
import type { BackupStore } from "./backup-store.ts";

export type Backups = { run: (...args: string[]) => Promise<void> };

export type BackupOptions = { directory: string; port: number; bucket: string; store: BackupStore; storePort: number };

/** Makes the cluster archive from its next start on. */
export function configureBackups({ directory, port, bucket, store, storePort }: BackupOptions): Backups {
  const own = join(directory, "pgbackrest");
  for (const name of ["", "sock", "lock"]) mkdirSync(join(own, name), { recursive: true });
  const file = join(own, "pgbackrest.conf");
  copyFileSync(store.authority, join(own, "authority.crt"));
  const shipped = readFileSync(join(ROOT, "deploy/pgbackrest.conf"), "utf8")
    .replace("/var/lib/postgresql/data", join(directory, "postgres"))
    .replace("/run/postgresql", `${join(own, "sock")}\npg1-port=${port}`)
    .replace("/tmp/pgbackrest", join(own, "lock"));
  // What compose and deploy/secrets/backup_repository add.
  const added = `
[global]
repo1-s3-endpoint=localhost
repo1-storage-port=${storePort}
repo1-storage-ca-file=${join(own, "authority.crt")}
repo1-s3-bucket=${bucket}
repo1-s3-region=us-east-1
repo1-s3-key=${store.swift.accessKey}
repo1-s3-key-secret=${store.swift.secretKey}
repo1-cipher-pass=a-passphrase-for-this-drill-alone
`;
  writeFileSync(file, shipped + added);
  chmodSync(directory, 0o755);
  if (isRoot) execFileSync("chown", ["-R", "postgres:", own]);
  const push = `pgbackrest --config=${file} --stanza=renfort archive-push %p`;
  appendFileSync(
    join(directory, "postgres/postgresql.conf"),
    `unix_socket_directories = '${join(own, "sock")}'\narchive_mode = on\narchive_timeout = 30s\narchive_command = '${push}'\n`,
  );
  return {
    // Without blocking: others write meanwhile.
    run: async (...args) => {
      const command = ["pgbackrest", `--config=${file}`, "--stanza=renfort", ...args];
      const [program = "", ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
      await promisify(execFile)(program, rest, { cwd: "/", env: { PATH: process.env["PATH"] ?? "" } });
    },
  };
}
