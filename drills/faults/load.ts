/** Visitors: so many requests a second through Caddy, whatever becomes of those before. */
import { Agent, request } from "node:https";

export type Load = { raise: (perSecond: number) => void; stop: () => void };

const USUAL = 8;
const PATHS = ["/api/jobs/", "/"];
const PATIENCE_MS = 15_000;

export function startLoad(url: string): Load {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 400 });
  let turn = 0;
  const visit = (path: string) => {
    const asked = request(new URL(path, url), { agent, timeout: PATIENCE_MS }, (response) => response.resume());
    // What visitors are refused is counted by the site.
    asked.on("error", () => {});
    asked.on("timeout", () => asked.destroy());
    asked.end();
  };
  const usual = setInterval(() => visit(PATHS[turn++ % PATHS.length] ?? "/"), 1000 / USUAL);
  let more: NodeJS.Timeout | undefined;
  return {
    /** Searches beside the usual visits; 0 is none. */
    raise: (perSecond) => {
      clearInterval(more);
      if (perSecond > 0) more = setInterval(() => visit("/api/jobs/"), 1000 / perSecond);
    },
    stop: () => {
      clearInterval(usual);
      clearInterval(more);
      agent.destroy();
    },
  };
}
