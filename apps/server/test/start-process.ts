import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../tools/stack/ports.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PROGRAMS = {
  api: "apps/server/src/main/api.ts",
  worker: "apps/server/src/main/worker.ts",
  web: "apps/web/server.ts",
  migrate: "db/src/migrate-cli.ts",
};

export type Program = keyof typeof PROGRAMS;
/** `ms` excludes the time spent waiting for a processor. */
export type Ended = { code: number | null; stderr: string; ms: number };

/** Prints, at exit, how long its main thread waited for a processor. */
const REPORT_DELAY = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from "node:fs";
  process.on("exit", () => writeSync(1, "delayed " + readFileSync("/proc/self/schedstat", "utf8").split(" ")[1] + "\\n"));
`)}`;

/** Starts the real process with these variables and no others, and waits for its end. */
export function runToEnd(program: Program, env: Record<string, string>, patienceMs = 60_000): Promise<Ended> {
  const start = performance.now();
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["--import", REPORT_DELAY, PROGRAMS[program]], {
    cwd: ROOT,
    env: { PATH, ...env },
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  let stderr = "";
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (stdout += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearTimeout(timer);
      const delayedMs = Number(/^delayed (\d+)$/m.exec(stdout)?.[1] ?? 0) / 1e6;
      resolve({ code, stderr, ms: performance.now() - start - delayedMs });
    });
  });
}

/** The real api on a port of its own; `ended` is what it wrote if it ends by itself. */
export async function startApi(env: Record<string, string>) {
  const port = await freePort();
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [PROGRAMS.api], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH, ...env, API_PORT: String(port) },
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  return {
    port,
    ended: () => (child.exitCode === null ? null : stderr),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** The real process, with the lines it logs. */
export function startProgram(program: Program, env: Record<string, string>) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [PROGRAMS[program]], { cwd: ROOT, env: { PATH, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => (output += part));
  const ended = once(child, "exit");
  const lines = () =>
    output.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : []));
  return {
    child,
    ended,
    /** The lines logged so far with this event. */
    events: (event: string) => lines().filter((line) => line["event"] === event),
    /** Waits; the test has its own time limit. */
    until: async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
      while (!(await isSo())) {
        if (child.exitCode !== null) throw new Error(output);
        await sleep(20);
      }
    },
    kill: async (): Promise<void> => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A page that writes to us as the contact page does: by a call to the api, under the id of the request. */
const BUILD = `
export const entry = { module: {} };
export const assets = { version: "", routes: {}, entry: { imports: [], module: "" }, url: "" };
export const [basename, publicPath, assetsBuildDirectory] = ["/", "/", "client"];
export const [future, ssr, isSpaMode, prerender] = [{}, true, false, []];
export const routeDiscovery = { mode: "initial" };
const action = async ({ request }) => {
  const headers = { "content-type": "application/json", "x-request-id": request.headers.get("x-request-id") };
  const { status } = await fetch(process.env.API_URL + "/api/contact/", { method: "POST", headers, body: await request.text() });
  return new Response(null, { status });
};
export const routes = { contact: { id: "contact", path: "contact", module: { action } } };
`;

/** As much of a build as the web needs to start, with one page; returns the value of WEB_BUILD. */
export function smallBuild(folder: string): string {
  mkdirSync(join(folder, "build/server"), { recursive: true });
  mkdirSync(join(folder, "build/client/assets"), { recursive: true });
  writeFileSync(join(folder, "build/server/package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "build/server/index.js"), BUILD);
  return relative(join(ROOT, "apps/web"), join(folder, "build"));
}
