/** A store for backups: Swift with its S3 API, and Caddy in front of it, because pgBackRest speaks TLS alone. */
import { createHash, createHmac } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { answers } from "../../tools/stack/ports.ts";
import { endProcess, startProcess } from "../../tools/stack/processes.ts";
import { type Swift, startSwift } from "../../tools/testing/swift.ts";

export type BackupStore = { swift: Swift; authority: string; stop: () => Promise<void> };

/** @param sites where it is served, as Caddy writes addresses: by https for pgBackRest, by http for the application. */
export async function startBackupStore(directory: string, buckets: string[], sites: string[]): Promise<BackupStore> {
  const swift = await startSwift();
  try {
    for (const bucket of buckets) await createBucket(swift, bucket);
  } catch (error) {
    await swift.stop();
    throw error;
  }
  const home = join(directory, "caddy");
  mkdirSync(home, { recursive: true });
  const blocks = sites.map(
    (site) =>
      `${site} {\n${site.startsWith("https") ? "tls internal\n" : ""}reverse_proxy ${new URL(swift.endpoint).host}\n}\n`,
  );
  const options = "{\nadmin off\nauto_https disable_redirects\nskip_install_trust\ndefault_bind 127.0.0.1\n}\n";
  // Addresses of another network than loopback are only served in a network of our own.
  const isLocal = sites.every((site) => /\/\/localhost:/.test(site));
  const settings = [isLocal ? options : options.replace("default_bind 127.0.0.1\n", ""), ...blocks].join("");
  writeFileSync(join(home, "Caddyfile"), settings);
  const started = startProcess({
    name: "caddy",
    file: "caddy",
    args: ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"],
    env: { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    cwd: home,
    log: join(directory, "logs/caddy.log"),
  });
  const port = Number(new URL(sites[0] ?? "").port);
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) await sleep(100);
  const stop = async () => {
    await endProcess(started);
    await swift.stop();
  };
  return { swift, authority: join(home, "caddy/pki/authorities/local/root.crt"), stop };
}

/** On a busy machine the store answers 503 until all of its parts have started. */
async function createBucket(swift: Swift, name: string): Promise<void> {
  for (const until = Date.now() + 60_000; ; await sleep(500)) {
    const answer = await putBucket(swift, name);
    if (answer.ok) return;
    if (answer.status !== 503 || Date.now() > until)
      throw new Error(`the bucket ${name} answered ${answer.status}: ${await answer.text()}`);
  }
}

/** Signed by hand (AWS Signature Version 4): this store has no other way in. */
function putBucket({ endpoint, accessKey, secretKey }: Swift, name: string): Promise<Response> {
  const at = new Date().toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
  const scope = `${at.slice(0, 8)}/us-east-1/s3/aws4_request`;
  const { host } = new URL(endpoint);
  const body = createHash("sha256").digest("hex");
  const names = "host;x-amz-content-sha256;x-amz-date";
  const request = `PUT\n/${name}\n\nhost:${host}\nx-amz-content-sha256:${body}\nx-amz-date:${at}\n\n${names}\n${body}`;
  const digest = createHash("sha256").update(request).digest("hex");
  const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = scope.split("/").reduce<string | Buffer>(mac, `AWS4${secretKey}`);
  const signature = mac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${digest}`).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  const headers = { authorization, "x-amz-content-sha256": body, "x-amz-date": at };
  return fetch(`${endpoint}/${name}`, { method: "PUT", headers });
}
