/** Prometheus, Alertmanager and the exporters of Debian with the settings of deploy/, and somebody to whom alerts are sent. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { startProcess, waitForHttp } from "../../tools/stack/processes.ts";
import { saveStack } from "../../tools/stack/stack.ts";
import { RUN, type Site } from "./site.ts";

type Notice = { status: string; alerts: { status: "firing" | "resolved"; labels: Record<string, string> }[] };
type Receiver = { webhook_configs?: object[] };

const shipped = (name: string) => readFileSync(join(ROOT, "deploy/prometheus", name), "utf8");

/** Notes when Alertmanager first says that an alert fires, and which still do. */
async function startReceiver() {
  const firing = new Map<string, Set<string>>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { alerts } = JSON.parse(Buffer.concat(chunks).toString()) as Notice;
      for (const { status, labels } of alerts) {
        const name = labels["alertname"] ?? "";
        const series = firing.get(name) ?? new Set();
        if (status === "firing") firing.set(name, series.add(JSON.stringify(labels)));
        else if (series.delete(JSON.stringify(labels)) && series.size === 0) firing.delete(name);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    firing: () => [...firing.keys()],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function startWatch(site: Site) {
  const folder = join(site.directory, "watch");
  mkdirSync(folder, { recursive: true });
  const names = ["prometheus", "alertmanager", "node-exporter", "blackbox-exporter"] as const;
  const addresses = new Map<string, string>();
  for (const name of names) addresses.set(name, `127.0.0.1:${await freePort()}`);
  const at = (name: (typeof names)[number]) => addresses.get(name) ?? "";
  const receiver = await startReceiver();

  copyFileSync(join(ROOT, "deploy/prometheus/alerts.yaml"), join(folder, "alerts.yaml"));
  // Names of containers become addresses; nothing else is changed.
  const moved: Record<string, string> = {
    ...Object.fromEntries(Object.entries(site.metrics).map(([name, address]) => [`${name}:9464`, address])),
    "alertmanager:9093": at("alertmanager"),
    "node-exporter:9100": at("node-exporter"),
    "blackbox-exporter:9115": at("blackbox-exporter"),
    "https://renfort.fr": site.door.url,
  };
  const settings = Object.entries(moved).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    shipped("prometheus.yaml"),
  );
  writeFileSync(join(folder, "prometheus.yaml"), settings);
  const smtp = new URL(site.stack.environment["SMTP_URL"] ?? "");
  writeFileSync(join(folder, "alertmanager.yaml"), alertmanagerSettings(smtp.host, receiver.url));

  const start = async (name: string, health: string, args: string[]) => {
    const log = join(site.directory, `logs/${name}.log`);
    const started = startProcess({ name, file: name, args, env: {}, cwd: folder, log });
    site.stack.processes.push(started);
    saveStack(RUN, site.stack);
    await waitForHttp(health, started, log);
  };
  await start("prometheus-node-exporter", `http://${at("node-exporter")}/`, [
    `--web.listen-address=${at("node-exporter")}`,
    "--collector.disable-defaults",
    "--collector.filesystem",
  ]);
  await start("prometheus-blackbox-exporter", `http://${at("blackbox-exporter")}/-/healthy`, [
    `--web.listen-address=${at("blackbox-exporter")}`,
    `--config.file=${join(ROOT, "deploy/prometheus/blackbox.yaml")}`,
  ]);
  await start("prometheus-alertmanager", `http://${at("alertmanager")}/-/ready`, [
    `--web.listen-address=${at("alertmanager")}`,
    "--config.file=alertmanager.yaml",
    "--storage.path=alertmanager",
    "--cluster.listen-address=",
  ]);
  await start("prometheus", `http://${at("prometheus")}/-/ready`, [
    `--web.listen-address=${at("prometheus")}`,
    "--config.file=prometheus.yaml",
    "--storage.tsdb.path=data",
  ]);

  const ask = async <Data>(path: string) =>
    ((await (await fetch(`http://${at("prometheus")}/api/v1/${path}`)).json()) as { data: Data }).data;
  return {
    /** Alerts that were told and are not over. */
    firing: receiver.firing,
    /** Alerts about to be told, which would spoil the next measure. */
    pending: async () =>
      (await ask<{ alerts: { labels: Record<string, string> }[] }>("alerts")).alerts.map(
        ({ labels }) => labels["alertname"] ?? "",
      ),
    unread: async () =>
      (await ask<{ activeTargets: { health: string; labels: { job: string } }[] }>("targets")).activeTargets.flatMap(
        ({ health, labels }) => (health === "up" ? [] : [labels.job]),
      ),
    mails: async () =>
      ((await (await fetch(`${site.stack.mailUrl}/messages?to=${OPERATOR}`)).json()) as { subject: string }[]).map(
        ({ subject }) => subject,
      ),
    stop: receiver.stop,
  };
}

const OPERATOR = "operator@renfort.test";

/** The shipped ones, filled as compose fills them, whose receivers are told by a call besides a mail. */
function alertmanagerSettings(relay: string, webhook: string): string {
  const filled = shipped("alertmanager.yaml")
    .replace("ALERT_RELAY", relay)
    .replace("ALERT_FROM", "alerts@renfort.test")
    .replace("ALERT_USER", "")
    .replaceAll("ALERT_TO", OPERATOR)
    // The relay of this machine has no certificate.
    .replace("smtp_require_tls: true", "smtp_require_tls: false")
    .replace(/^.*smtp_auth_password_file.*\n/m, "");
  const settings = parse(filled) as { receivers: Receiver[] };
  for (const receiver of settings.receivers) receiver.webhook_configs = [{ url: webhook, send_resolved: true }];
  return JSON.stringify(settings);
}
