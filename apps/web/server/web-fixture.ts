/** For tests: the web server around a site of one page, with what it logs. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PatternOf } from "./page-timings.ts";
import type { Render } from "./pages.ts";
import type { TakesFiles } from "./request-bodies.ts";
import { createLogger } from "./request-log.ts";
import { createWeb } from "./web.ts";
import { createWebMetrics } from "./web-metrics.ts";

export const PAGE = { "content-type": "text/html; charset=utf-8" };

const nothingShared = () => null;
const aPage: Render = async () => new Response("<script>0</script>", { headers: PAGE });

type Fixture = {
  render?: Render;
  publicUrl?: string;
  level?: string;
  sharedAssets?: string;
  patternOf?: PatternOf;
  takesFiles?: TakesFiles;
  formMs?: number;
};

export async function aWeb({
  render = aPage,
  publicUrl = "http://127.0.0.1:3000",
  level = "info",
  sharedAssets,
  patternOf,
  takesFiles,
  formMs,
}: Fixture = {}) {
  const folder = mkdtempSync(join(tmpdir(), "renfort-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/root.js"), "0");
  writeFileSync(join(folder, "logo.svg"), "<svg/>");
  const written: string[] = [];
  const log = createLogger(level, { write: (line: string) => void written.push(line) });
  const failures: [path: string, error: unknown][] = [];
  const clock = { now: 0 };
  const metrics = createWebMetrics();
  const app = await createWeb({
    render,
    folder,
    sharedAssets,
    publicUrl: new URL(publicUrl),
    trustedProxies: ["127.0.0.1"],
    now: () => clock.now,
    sharedName: nothingShared,
    log,
    metrics,
    patternOf,
    takesFiles,
    formMs,
    reportFailure: (path, error) => void failures.push([path, error]),
  });
  const lines = () => written.map((line): Record<string, unknown> => JSON.parse(line));
  return { app, clock, failures, lines, metrics, text: () => written.join("") };
}
