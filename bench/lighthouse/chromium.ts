import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import { freePort } from "../../tools/stack/ports.ts";
import { endProcess, startProcess, waitForHttp } from "../../tools/stack/processes.ts";

/** A browser of its own for each visit: no cache from the last one. */
export async function inChromium(work: (port: number) => ReturnType<typeof lighthouse>): Promise<Result> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const log = join(profile, "chromium.log");
  const started = startProcess({
    name: "chromium",
    file: process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium",
    args: [
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(profile, "data")}`,
      "--headless=new",
      // Chromium refuses its sandbox to root, which is what CI is.
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
      "about:blank",
    ],
    env: {},
    cwd: profile,
    log,
  });
  try {
    await waitForHttp(`http://127.0.0.1:${port}/json/version`, started, log);
    const answer = await work(port);
    if (!answer) throw new Error("Lighthouse measured nothing");
    return answer.lhr;
  } finally {
    await endProcess(started);
    await rm(profile, { recursive: true, force: true });
  }
}
