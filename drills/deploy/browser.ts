/** One of the browser journeys of e2e, on the installed site: an employer and a candidate, from registration to a confirmed place. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { connect } from "node:tls";
import { ROOT } from "../../tools/stack/paths.ts";
import type { Access } from "./site.ts";

const JOURNEY = ["tests/journey.spec.ts", "--project", "mobile", "--reporter", "line"];

/** What the journey printed if it failed. */
export async function runJourney(site: Access, mailUrl: string): Promise<string | null> {
  const { name, address } = site;
  const { status, stdout, stderr } = spawnSync("pnpm", ["exec", "playwright", "test", ...JOURNEY], {
    cwd: join(ROOT, "e2e"),
    encoding: "utf8",
    env: {
      ...process.env,
      BASE_URL: `https://${name}`,
      SITE_ADDRESS: address,
      SITE_KEY: await readKey(site),
      MAIL_URL: mailUrl,
    },
  });
  return status === 0 ? null : `${stdout}${stderr}`;
}

/** The hash of the certificate's key, once Caddy's own authority has vouched for it: the browser does not know that authority. */
async function readKey({ name, address, authority }: Access): Promise<string> {
  const socket = connect({ host: address, port: 443, servername: name, ca: authority });
  await once(socket, "secureConnect");
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
  socket.destroy();
  if (!key) throw new Error("the site has no certificate");
  return createHash("sha256").update(key).digest("base64");
}
