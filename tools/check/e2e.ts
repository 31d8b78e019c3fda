/** Starts the whole product on disposable data, runs the browser journeys against it, and stops it again. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "../stack/build-web.ts";
import { ROOT, runDirectory } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { startApplications, startGallery, startSecond, startServices, stopStack } from "../stack/stack.ts";
import { startCompanyRegister } from "../testing/company-register.ts";
import { startIdentityProvider } from "../testing/identity-provider.ts";

const given = process.argv.slice(2);
const named = given.filter((argument) => argument.includes(".spec"));
/** The components have a build of their own, made only for who tests them. */
const wantsGallery = named.length === 0 || named.some((file) => file.includes("gallery"));

await buildWeb();
if (wantsGallery) await buildWeb({ gallery: true });
const name = `e2e-${process.pid}`;
const port = await freePort();
const identityProvider = await startIdentityProvider(`http://127.0.0.1:${port}`);
const companyRegister = await startCompanyRegister();
try {
  const stack = await startServices({
    name,
    port,
    durable: false,
    settings: {
      RATE_LIMITS: "relaxed",
      LOG_LEVEL: "info",
      COMPANY_SEARCH_URL: companyRegister.url,
      ...identityProvider.settings,
    },
  });
  await startApplications(name, stack);
  const secondUrl = await startSecond(name, stack);
  const galleryUrl = wantsGallery ? await startGallery(name, stack) : "";
  process.exitCode = await new Promise<number>((resolve) => {
    const child = spawn("pnpm", ["exec", "playwright", "test", ...given], {
      cwd: join(ROOT, "e2e"),
      stdio: "inherit",
      env: {
        ...process.env,
        BASE_URL: stack.url,
        /** The same product by its second api: what one person says here, another hears there. */
        SECOND_URL: secondUrl,
        /** Stopped and continued by a signal, to see how people do without it. */
        REDIS_PID: String(stack.processes.find(({ name: process }) => process === "redis")?.pid ?? ""),
        GALLERY_URL: galleryUrl,
        MAIL_URL: stack.mailUrl ?? "",
        DATABASE_URL: stack.databaseUrl,
        /** Read by the journeys that look for secrets in them. */
        LOGS_DIR: join(runDirectory(name), "logs"),
      },
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
} finally {
  await stopStack(name);
  await identityProvider.close();
  await companyRegister.close();
  // The logs stay; nobody needs the data.
  rmSync(join(runDirectory(name), "postgres"), { recursive: true, force: true });
}
