import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../../../tools/stack/ports.ts";
import type { Harness } from "./harness.ts";
import { type Program, smallBuild, startProgram } from "./start-process.ts";

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The real api, web and worker on the database of this file; each ends with its test. */
export function createStarters(harness: () => Harness) {
  const webBuild = smallBuild(mkdtempSync(join(tmpdir(), "renfort-operations-")));

  function start(program: Program, env: Record<string, string>) {
    const started = startProgram(program, {
      DATABASE_URL: harness().ctx.config.databaseUrl,
      ACCESS_TOKEN_SECRET: "a".repeat(32),
      REFRESH_TOKEN_SECRET: "r".repeat(32),
      TOTP_SECRET_KEY: "t".repeat(32),
      SESSION_SECRET: "s".repeat(32),
      FILES_DIR: harness().ctx.config.filesDir,
      WEB_BUILD: webBuild,
      ...env,
    });
    onTestFinished(started.kill);
    return started;
  }

  async function startApi(env: Record<string, string> = {}) {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const api = start("api", { API_PORT: port, ...env });
    await api.until(() => isOk(`${url}/health/live`));
    return { ...api, url };
  }

  async function startWeb(apiUrl: string, env: Record<string, string> = {}) {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const web = start("web", { PORT: port, API_URL: apiUrl, ...env });
    await web.until(() => isOk(`${url}/sante`));
    return { ...web, url };
  }

  async function startWorker(env: Record<string, string>) {
    const worker = start("worker", env);
    await worker.until(() => worker.events("worker.started").length > 0);
    return worker;
  }

  return { startApi, startWeb, startWorker };
}
