/** One of the browser journeys of e2e, on the installed site: an employer and a candidate, from registration to a confirmed place. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";
import type { Access } from "./site.ts";

const JOURNEY = ["tests/journey.spec.ts", "--project", "mobile", "--reporter", "line"];

/** What the journey printed if it failed. */
export function runJourney({ name, address }: Access, mailUrl: string): string | null {
  const { status, stdout, stderr } = spawnSync("pnpm", ["exec", "playwright", "test", ...JOURNEY], {
    cwd: join(ROOT, "e2e"),
    encoding: "utf8",
    env: { ...process.env, BASE_URL: `https://${name}`, SITE_ADDRESS: address, MAIL_URL: mailUrl },
  });
  return status === 0 ? null : `${stdout}${stderr}`;
}
