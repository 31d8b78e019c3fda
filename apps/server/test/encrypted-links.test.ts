/** PostgreSQL and Redis over TLS, with a certificate authority of our own: real servers, real certificates. */
import { appendFileSync, chmodSync, chownSync, copyFileSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { connectPool } from "@app/db/database";
import { migrate } from "@app/db/migrate";
import { readEnvironment } from "@app/settings/environment";
import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDirectory } from "../../../tools/stack/paths.ts";
import { freePort } from "../../../tools/stack/ports.ts";
import { startPostgres, stopPostgres } from "../../../tools/stack/postgres.ts";
import { endProcess, type Started, startProcess } from "../../../tools/stack/processes.ts";
import { connectRedis } from "../src/platform/redis.ts";
import { makeCertificates } from "./certificates.ts";

const certificates = makeCertificates();

describe("PostgreSQL", () => {
  const directory = runDirectory(`tls-${process.pid}`);
  let url = "";

  beforeAll(async () => {
    const port = await freePort();
    await startPostgres({ directory, port, durable: false });
    stopPostgres(directory);
    const data = join(directory, "postgres");
    const { uid, gid } = statSync(data);
    for (const [from, name] of [
      [certificates.key, "server.key"],
      [certificates.certificate, "server.pem"],
    ] as const) {
      copyFileSync(from, join(data, name));
      chmodSync(join(data, name), 0o600);
      chownSync(join(data, name), uid, gid);
    }
    appendFileSync(
      join(data, "postgresql.conf"),
      "ssl = on\nssl_cert_file = 'server.pem'\nssl_key_file = 'server.key'\n",
    );
    // Unencrypted connections are refused.
    const rules = join(data, "pg_hba.conf");
    const strict = readFileSync(rules, "utf8").replaceAll(/^host\b/gm, "hostssl");
    rmSync(rules);
    appendFileSync(rules, strict, { mode: 0o600 });
    chownSync(rules, uid, gid);
    url = `postgres://postgres@localhost:${port}/renfort`;
    await startPostgres({ directory, port, durable: false }).catch(() => {});
  });
  afterAll(() => {
    stopPostgres(directory);
    rmSync(directory, { recursive: true });
  });

  async function isEncrypted(authority?: string): Promise<boolean> {
    const given = { DATABASE_URL: url, ...(authority && { DATABASE_CA_FILE: authority }) };
    const pool = connectPool(readEnvironment(given, []).variables["DATABASE_URL"] ?? "", { max: 1 });
    try {
      const { rows } = await pool.query<{ ssl: boolean }>("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
      return rows[0]?.ssl ?? false;
    } finally {
      await pool.end();
    }
  }

  test("is reached in secret with its authority's certificate", async () => {
    expect(await isEncrypted(certificates.ca)).toBe(true);
  });

  test("is refused with a certificate of another authority, or of none", async () => {
    await expect(isEncrypted(certificates.otherCa)).rejects.toThrow(/certificate/);
    await expect(isEncrypted()).rejects.toThrow(/pg_hba.conf|no encryption/);
  });

  test("is migrated in secret too", async () => {
    const given = { DATABASE_URL: url, DATABASE_CA_FILE: certificates.ca };
    await migrate(readEnvironment(given, []).variables["DATABASE_URL"] ?? "");
    const wrong = { ...given, DATABASE_CA_FILE: certificates.otherCa };
    await expect(migrate(readEnvironment(wrong, []).variables["DATABASE_URL"] ?? "")).rejects.toThrow(/certificate/);
  }, 60_000);
});

describe("Redis", () => {
  let server: Started;
  let port = 0;

  beforeAll(async () => {
    port = await freePort();
    const args = ["--bind", "127.0.0.1", "--port", "0", "--tls-port", String(port), "--tls-auth-clients", "no"];
    const files = ["--tls-cert-file", certificates.certificate, "--tls-key-file", certificates.key];
    server = startProcess({
      name: "redis-tls",
      file: "redis-server",
      args: [...args, ...files, "--requirepass", "a-password", "--save", "", "--appendonly", "no"],
      env: {},
      cwd: certificates.directory,
      log: join(certificates.directory, "redis.log"),
    });
  });
  afterAll(() => endProcess(server));

  async function answerOf(url: string, authority: string): Promise<string> {
    const redis: Redis = connectRedis(url, authority);
    const reasons: string[] = [];
    redis.on("error", ({ message }) => reasons.push(message));
    try {
      for (let tries = 0; tries < 100 && redis.status !== "ready"; tries += 1) {
        const reason = reasons.find((text) => !text.includes("ECONNREFUSED"));
        if (reason) return reason;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return await redis.ping().catch(({ message }: Error) => message);
    } finally {
      redis.disconnect();
    }
  }

  test("is reached in secret with its password and its authority's certificate", async () => {
    expect(await answerOf(`rediss://:a-password@localhost:${port}`, certificates.ca)).toBe("PONG");
  });

  test("is refused with a certificate of another authority", async () => {
    expect(await answerOf(`rediss://:a-password@localhost:${port}`, certificates.otherCa)).toMatch(/certificate/);
  });

  test("does not answer without its password", async () => {
    expect(await answerOf(`rediss://localhost:${port}`, certificates.ca)).toMatch(/NOAUTH/);
    expect(await answerOf(`rediss://:wrong@localhost:${port}`, certificates.ca)).toMatch(/WRONGPASS/);
  });
});
