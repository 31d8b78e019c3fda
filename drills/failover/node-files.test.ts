/** The files of deploy/patroni are complete, and promise what docs/adr/0022-failover-by-patroni.md says. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../tools/stack/paths.ts";
import { fill } from "./node-files.ts";

const PASSWORDS = {
  POSTGRES_PASSWORD: "one",
  REPLICATION_PASSWORD: "two",
  REWIND_PASSWORD: "three",
  PATRONI_PASSWORD: "four",
};

function filled(values: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "renfort-patroni-"));
  fill(folder, values);
  return (name: string) => readFileSync(join(folder, name), "utf8");
}

test("with its passwords, the example fills every file", () => {
  const read = filled(PASSWORDS);
  for (const file of ["node.yml", "etcd.env", "haproxy.cfg"]) expect(read(file)).not.toMatch(/\$\{/);
  expect(read("haproxy.cfg")).toContain("server node3 10.0.0.13:5432 check port 8008");
  expect(read("etcd.env")).toContain('ETCD_NAME="node1"');
});

test("HAProxy alone needs no password", () => {
  const folder = mkdtempSync(join(tmpdir(), "renfort-patroni-"));
  const [script, example] = ["fill.sh", "hosts.env.example"].map((name) => join(ROOT, "deploy/patroni", name));
  execFileSync(script ?? "", [example ?? "", folder, "haproxy.cfg"]);
  expect(readdirSync(folder)).toEqual(["haproxy.cfg"]);
});

test("a password that was forgotten is named", () => {
  expect(() => filled({ ...PASSWORDS, REWIND_PASSWORD: "" })).toThrow("REWIND_PASSWORD is not filled");
});

test("only a server that has every acknowledged write takes over, and one that was left behind can be wound back", () => {
  const { bootstrap, postgresql } = parse(filled(PASSWORDS)("node.yml")) as {
    bootstrap: {
      dcs: Record<string, unknown> & { postgresql: { parameters: Record<string, unknown> } };
      initdb: unknown[];
    };
    postgresql: { pg_hba: string[] };
  };
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true });
  expect(bootstrap.dcs.postgresql).toMatchObject({ use_pg_rewind: true });
  expect(bootstrap.dcs.postgresql.parameters).toMatchObject({ synchronous_commit: "on", wal_log_hints: "on" });
  expect(bootstrap.initdb).toContain("data-checksums");
  // From another host by TLS alone.
  expect(postgresql.pg_hba.filter((line) => !/^(local|hostssl) /.test(line))).toEqual([]);
});

test("PostgreSQL is tuned as on one host", () => {
  const compose = readFileSync(join(ROOT, "deploy/compose.prod.yaml"), "utf8");
  const one = [...compose.matchAll(/^ {6}- (\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value.replace(/^\$\{\w+:-(.*)\}$/, "$1"),
  ]);
  expect(one.length).toBeGreaterThan(8);
  const node = parse(filled(PASSWORDS)("node.yml")) as {
    bootstrap: { dcs: { postgresql: { parameters: Record<string, unknown> } } };
  };
  const many = node.bootstrap.dcs.postgresql.parameters;
  expect(Object.fromEntries(one.map(([name = ""]) => [name, String(many[name])]))).toEqual(Object.fromEntries(one));
});
