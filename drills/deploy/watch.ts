/** Prometheus, Alertmanager and the exporters beside the installed site, started with the command of docs/operations.md. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { blocksUnder, runBlock } from "./blocks.ts";
import { readComposeFile } from "./compose-file.ts";
import { podman } from "./engine.ts";
import { alertWithoutTls, CLONE, MAIL, OPERATOR } from "./installation.ts";
import { containerName } from "./services.ts";

const WAIT_MS = 180_000;
type Target = { health: string; lastError: string; labels: { instance: string } };

export async function startWatch(): Promise<void> {
  alertWithoutTls();
  const [start] = blocksUnder("Watch");
  await runBlock(start, CLONE);
}

/** What Prometheus cannot read, once it has read everything or tried for three minutes. */
export async function readTargets(): Promise<{ count: number; fault: string | null }> {
  const prometheus = containerName(readComposeFile(join(CLONE, "deploy/compose.watch.yaml")), "prometheus");
  const url = "http://127.0.0.1:9090/api/v1/targets?state=active";
  for (const until = Date.now() + WAIT_MS; ; await sleep(2_000)) {
    const answer = JSON.parse(podman("exec", prometheus, "wget", "-q", "-O", "-", url)) as {
      data: { activeTargets: Target[] };
    };
    const targets = answer.data.activeTargets;
    const unread = targets.filter(({ health }) => health !== "up");
    if (targets.length > 0 && unread.length === 0) return { count: targets.length, fault: null };
    const faults = unread.map(({ labels, lastError }) => `${labels.instance} ${lastError}`);
    if (Date.now() > until) return { count: targets.length, fault: faults.join(", ") || "no target" };
  }
}

/** Stops a service and starts it again: the seconds until the operator has the mail that says so; null after three minutes. */
export async function measureAlert(service: string, alert: string) {
  const stopped = Date.now();
  await runBlock(`docker compose stop ${service}`, CLONE);
  const firing = await waitForMail(`[firing] ${alert}`, stopped);
  await runBlock(`docker compose up --detach --no-deps --wait ${service}`, CLONE);
  const resolved = await waitForMail(`[resolved] ${alert}`, Date.now());
  return { firing, resolved };
}

async function waitForMail(subject: string, start: number): Promise<number | null> {
  const url = `http://127.0.0.1:${MAIL.http}/messages?to=${OPERATOR}`;
  for (; Date.now() < start + WAIT_MS; await sleep(1_000)) {
    const mails = (await (await fetch(url)).json()) as { subject: string }[];
    if (mails.some((mail) => mail.subject === subject)) return Math.round((Date.now() - start) / 1000);
  }
  return null;
}
