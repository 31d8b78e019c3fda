/** Caddy with the shipped rules and a certificate that ends in three months, or in hours. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT, runDirectory } from "../../tools/stack/paths.ts";
import { answers, freePort } from "../../tools/stack/ports.ts";
import { endProcess, isAlive, type Started, startProcess } from "../../tools/stack/processes.ts";
import { type Stack, saveStack } from "../../tools/stack/stack.ts";

export async function createFrontDoor(run: string, stack: Stack, servers: { apis: string[]; webs: string[] }) {
  const home = join(runDirectory(run), "front-door");
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const [certificate, key] = [join(home, "site.crt"), join(home, "site.key")];
  drawCertificate(certificate, key);
  const file = join(home, "Caddyfile");
  // No redirection on port 80 of this machine, no authority of ours among those it trusts.
  const options = "admin off\n\tauto_https disable_redirects\n\tskip_install_trust";
  writeFileSync(file, readFileSync(join(ROOT, "deploy/Caddyfile"), "utf8").replace("admin off", options));
  const hosts = (urls: string[]) => urls.map((url) => new URL(url).host).join(" ");
  let caddy: Started | null = null;

  return {
    url: `https://localhost:${port}`,
    /** `short`: what Caddy's own authority gives, for twelve hours. */
    open: async (lifetime: "long" | "short"): Promise<void> => {
      if (caddy) await endProcess(caddy);
      const tls = lifetime === "long" ? `tls ${certificate} ${key}` : "tls internal";
      caddy = startProcess({
        name: "caddy",
        file: "caddy",
        args: ["run", "--config", file, "--adapter", "caddyfile"],
        env: {
          PUBLIC_HOST: `https://localhost:${port}`,
          API_UPSTREAM: hosts(servers.apis),
          WEB_UPSTREAM: hosts(servers.webs),
          BIND_DIRECTIVE: `bind 127.0.0.1\n\t${tls}`,
          HOME: home,
          XDG_DATA_HOME: home,
          XDG_CONFIG_HOME: home,
        },
        cwd: home,
        log: join(runDirectory(run), "logs/front-door.log"),
      });
      stack.processes.push(caddy);
      saveStack(run, stack);
      for (let tries = 0; tries < 200 && isAlive(caddy.pid); tries += 1) {
        if (await answers(port)) return;
        await sleep(50);
      }
      throw new Error("Caddy did not start");
    },
  };
}

function drawCertificate(certificate: string, key: string): void {
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "90"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
}
