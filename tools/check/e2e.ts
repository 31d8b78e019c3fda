/**
 * Starts the whole product on disposable data, runs the browser journeys against it, and stops it again. With `--pgbouncer` the
 * apis and the worker reach PostgreSQL through PgBouncer, and an error of prepared statements in any log is a failure. With `--engines`
 * the urgent path is followed in Firefox and WebKitGTK (e2e/engines) instead of the journeys in Chromium.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { buildWeb } from "../stack/build-web.ts";
import { ENGINES as ENGINE_PACKAGES, requireForDrill } from "../stack/needs.ts";
import { ROOT, runDirectory } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { serverLog } from "../stack/postgres.ts";
import { startApplications, startGallery, startSecond, startServices, stopStack } from "../stack/stack.ts";
import { startCompanyRegister } from "../testing/company-register.ts";
import { startCompanySites } from "../testing/company-sites.ts";
import { startDeclarationSite } from "../testing/declaration-site.ts";
import { startIdentityProvider } from "../testing/identity-provider.ts";
import { startSmsService } from "../testing/sms-service.ts";
import { hasChanged } from "./changed.ts";
import { findSecrets, gatherSecrets, type Secret } from "./log-secrets.ts";
import { checkTraces } from "./log-trace.ts";
import { goThroughPgBouncer } from "./through-pgbouncer.ts";

const PGBOUNCER = "--pgbouncer";
/** The same product in Firefox and WebKitGTK instead. */
const ENGINES = "--engines";
const isForEngines = process.argv.includes(ENGINES);
if (isForEngines) requireForDrill(ENGINE_PACKAGES);
const given = process.argv.slice(2).filter((argument) => argument !== PGBOUNCER && argument !== ENGINES);
const program: readonly string[] = isForEngines ? ["node", "engines/run.ts"] : ["pnpm", "exec", "playwright", "test"];
const named = given.filter((argument) => argument.includes(".spec"));
const isLong = process.env["TEST_LENGTH"] === "long";
/** What the pages of components are made of. */
const COMPONENTS = [
  "apps/web/app/app.css",
  "apps/web/app/features/**/*card*",
  "apps/web/app/gallery",
  "apps/web/app/parts",
  "apps/web/app/routes/gallery*",
  "apps/web/app/styles",
  "apps/web/app/ui",
  "e2e/support/gallery.ts",
  "e2e/support/whole-words.ts",
  "e2e/tests/gallery*",
];
/** The components have a build of their own, made only for who changed or names them. */
const wantsGallery =
  named.length === 0
    ? !isForEngines && (isLong || hasChanged(COMPONENTS))
    : named.some((file) => file.includes("gallery"));

await buildWeb();
if (wantsGallery) await buildWeb({ gallery: true });
const name = `e2e-${process.pid}`;
const port = await freePort();
const directory = runDirectory(name);
const logs = join(directory, "logs");
const typedFile = join(directory, "typed-secrets.jsonl");
const identityProvider = await startIdentityProvider(`http://127.0.0.1:${port}`);
const companyRegister = await startCompanyRegister();
const companySites = await startCompanySites();
const smsService = await startSmsService();
const declarationSite = await startDeclarationSite(() => new Date());
let pooled: Awaited<ReturnType<typeof goThroughPgBouncer>> | undefined;
try {
  const stack = await startServices({
    name,
    port,
    durable: false,
    // Some of all statements, besides those that fail or are slow: their parameters must not be there.
    logSettings: ["log_min_duration_sample=0", "log_statement_sample_rate=0.02"],
    settings: {
      RATE_LIMITS: "relaxed",
      LOG_LEVEL: "info",
      COMPANY_SEARCH_URL: companyRegister.url,
      COMPANY_SITES_URL: companySites.url,
      SMS_URL: smsService.url,
      SMS_KEY: randomBytes(16).toString("hex"),
      ...identityProvider.settings,
    },
  });
  if (process.argv.includes(PGBOUNCER)) pooled = await goThroughPgBouncer(name, stack);
  await startApplications(name, stack, pooled?.ofWorker);
  const secondUrl = await startSecond(name, stack);
  const galleryUrl = wantsGallery ? await startGallery(name, stack) : "";
  writeFileSync(typedFile, `${JSON.stringify({ what: "password", value: DEMO_PASSWORD })}\n`, { mode: 0o600 });
  process.exitCode = await new Promise<number>((resolve) => {
    const [command = "", ...rest] = program;
    const child = spawn(command, [...rest, ...given], {
      cwd: join(ROOT, "e2e"),
      stdio: "inherit",
      env: {
        ...process.env,
        /** As in production, pages and calls go through Caddy with its shipped rules. */
        BASE_URL: stack.url,
        /** The same product by its second api: what one person says here, another hears there. */
        SECOND_URL: secondUrl,
        /** Stopped and continued by a signal, to see how people do without it. */
        REDIS_PID: String(stack.processes.find(({ name: process }) => process === "redis")?.pid ?? ""),
        GALLERY_URL: galleryUrl,
        MAIL_URL: stack.mailUrl ?? "",
        SMS_URL: smsService.url,
        /** An imitation of the site where a hire is declared. */
        DECLARATION_SITE_URL: declarationSite.url,
        DATABASE_URL: stack.databaseUrl,
        /** Read by the journeys that look for secrets in them. */
        LOGS_DIR: logs,
        /** Written by the journeys: what must be in no log. */
        TYPED_SECRETS_FILE: typedFile,
      },
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
  if (pooled && !(await pooled.isRight())) process.exitCode = 1;
  const settingsFile = join(directory, "secrets.json");
  const secrets = await gatherSecrets({ ...stack, typedFile, settingsFile });
  // What the processes log while they stop counts too.
  await stopStack(name);
  checkLogs(secrets);
} finally {
  await stopStack(name);
  await pooled?.stop();
  await identityProvider.close();
  await companyRegister.close();
  await companySites.close();
  await smsService.close();
  await declarationSite.close();
  // The logs stay; nobody needs the data.
  for (const file of ["postgres", "typed-secrets.jsonl"])
    rmSync(join(directory, file), { recursive: true, force: true });
}

function checkLogs(secrets: readonly Secret[]): void {
  copyFileSync(serverLog(directory), join(logs, "postgres.log"));
  const leaks = findSecrets(logs, secrets);
  const { web, api, jobs, problems } = checkTraces(logs);
  const faults = [
    ...leaks.map(({ what, file, line }) => `${what} in ${file}, line ${line}`),
    ...problems,
    ...(named.length === 0 && !isForEngines ? findUntyped(secrets) : []),
  ];
  for (const fault of faults.slice(0, 50)) process.stdout.write(`FAILED  logs: ${fault}\n`);
  process.stdout.write(
    `logs: ${secrets.length} secrets looked for, ${leaks.length} found; one id in ${web} requests of the web, ${api} of the api and ${jobs} jobs, ${problems.length} without\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

/** The journeys together must have typed some of each: otherwise nothing was looked for. */
function findUntyped(secrets: readonly Secret[]): string[] {
  const kinds = ["password", "e-mail", "phone", "message", "CV", "cookie", "access token", "refresh token"];
  return [...kinds, "socket ticket", "mailed link"]
    .filter((kind) => !secrets.some(({ what, value }) => what === kind && (value ?? "").length >= 10))
    .map((kind) => `no ${kind} was typed`);
}
