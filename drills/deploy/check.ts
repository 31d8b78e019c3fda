/**
 * `pnpm check:deploy`: installs the product from a clone with the commands of docs/operations.md, looks at it as visitors do,
 * upgrades it, and writes the result in docs/evidence/last-runs.md. Needs root, and Debian's buildah, podman, runc, netavark and mmdebstrap.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aCandidate } from "@app/db/builders/users";
import { connect, type Pool } from "@app/db/database";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { ROOT } from "../../tools/stack/paths.ts";
import { endProcess, type Started, startProcess, waitForHttp } from "../../tools/stack/processes.ts";
import { drawTicket, signInToApi } from "../../tools/testing/sign-in.ts";
import { writeLastRun } from "../last-runs.ts";
import { KINDS } from "../visitors/ask.ts";
import { checkLimits } from "../visitors/limits.ts";
import { addAddresses, isInOwnNetwork, runInOwnNetwork } from "../visitors/network.ts";
import { startBackupStore } from "./backup-store.ts";
import { blocksUnder, runBlock } from "./blocks.ts";
import { runJourney } from "./browser.ts";
import { type ComposeFile, readComposeFile } from "./compose-file.ts";
import { CACHE, podman, run } from "./engine.ts";
import { CLONE, fillSettings, installDocker, MAIL, NAME, openDatabase, STORE, turnOnBackups } from "./installation.ts";
import { addressesOf, containerName, waitForHealth } from "./services.ts";
import { type Access, ask, askAllAlong } from "./site.ts";
import { measureAlert, readTargets, startWatch } from "./watch.ts";

requireForDrill({
  commands: ["buildah", "podman", "runc", "netavark", "mmdebstrap", "swift-proxy-server", "ip"],
  root: true,
});

const PEOPLE = 12;
const PERSON = { email: "ines@exemple.fr", password: "quatre pivoines dans le vent" };
const print = (line: string) => process.stdout.write(`${line}\n`);
const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);
const [prepare, build, up, makeAdmin] = blocksUnder("Install");
const [rebuild, replace] = blocksUnder("Upgrade");
const [backUp] = blocksUnder("Back up");
const [restore] = blocksUnder("Restore");

if (!isInOwnNetwork) {
  process.env["PODMAN_IGNORE_CGROUPSV1_WARNING"] = "1";
  installDocker();
  run("bash", [join(import.meta.dirname, "base-images.sh"), CACHE], { stdio: "inherit" });
  rmSync(CLONE, { recursive: true, force: true });
  run("git", ["clone", "--quiet", ROOT, CLONE]);
  await runBlock(prepare, CLONE);
  fillSettings();
  print(`prepared after ${seconds()} s`);
  await runBlock(build, CLONE);
  print(`built after ${seconds()} s`);
  process.exit(runInOwnNetwork(import.meta.filename));
}

const failures: string[] = [];
let passed = 0;
const check = (name: string, fault: string | null) => {
  print(fault === null ? `ok      ${name}` : `FAILED  ${name}: ${fault}`);
  if (fault === null) passed += 1;
  else failures.push(name);
};
// Begins without anything a run that was cut short has left.
podman("system", "migrate");
for (const kind of ["container", "volume", "network"]) podman(kind, "prune", "--force");
podman("rm", "--all", "--force", "--time", "20");
podman("volume", "prune", "--force");
addAddresses([]);
const mail = await startMail();
const store = await startBackupStore(join(CACHE, "store"), ["renfort", "backups"], [STORE.backups, STORE.files]);
let file: ComposeFile | undefined;
try {
  await runBlock(up, CLONE);
  file = readComposeFile(join(CLONE, "deploy/compose.prod.yaml"));
  for (const [name, { restart }] of Object.entries(file.services))
    if (restart !== "no") await waitForHealth(file, name);
  print(`healthy after ${seconds()} s`);
  const site = await openSite(file);
  const home = await ask(site, { path: "/" });
  check(
    "the home page, by Caddy and TLS",
    home.status === 200 && home.body.includes("Renfort") ? null : `${home.status}`,
  );
  await checkAccount(site);
  check(
    "in a browser, a mission goes from publication to confirmation",
    await runJourney(site, `http://127.0.0.1:${MAIL.http}`),
  );
  print(`tried in a browser after ${seconds()} s`);
  await runBlock(makeAdmin, CLONE);
  check("the first administrator receives a link", (await mailTo("admin@renfort.fr")) ? null : "no mail");
  await checkVisitors(file, site);
  await checkUpgrade(site);
  await checkRestore(file, site);
  await checkWatch();
} catch (error) {
  check("to the end", String(error));
} finally {
  if (failures.length === 0)
    writeLastRun("pnpm check:deploy", `${passed} checks passed, ${seconds()} s after the images were built`);
  print(`${passed} passed, ${failures.length} failed, ${seconds()} s`);
  if (process.env["LEAVE_RUNNING"] === undefined) podman("rm", "--all", "--force", "--time", "20");
  await endProcess(mail);
  await store.stop();
}
process.exit(failures.length === 0 ? 0 : 1);

async function startMail(): Promise<Started> {
  const log = join(CACHE, "mail.log");
  const catcher = join(ROOT, "tools/stack/mail-catcher.ts");
  // On every address of this network, which is ours alone.
  const args = [catcher, "--host", "0.0.0.0", "--smtp", String(MAIL.smtp), "--http", String(MAIL.http)];
  const started = startProcess({ name: "mail", file: process.execPath, args, env: {}, cwd: ROOT, log });
  await waitForHttp(`http://127.0.0.1:${MAIL.http}/health`, started, log);
  return started;
}

/** The text of the first mail to somebody, once it has come. */
async function mailTo(address: string): Promise<string | null> {
  const url = `http://127.0.0.1:${MAIL.http}/messages?to=${encodeURIComponent(address)}`;
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const [first] = (await (await fetch(url)).json()) as { text: string }[];
    if (first) return first.text;
    await sleep(500);
  }
  return null;
}

async function openSite(compose: ComposeFile): Promise<Access> {
  const authority = podman(
    "exec",
    containerName(compose, "caddy"),
    "cat",
    "/data/caddy/pki/authorities/local/root.crt",
  );
  return { name: NAME, address: addressesOf(compose, "default", "caddy")[0] ?? "", authority };
}

async function checkAccount(site: Access): Promise<void> {
  const person = { role: "candidate", firstName: "Inès", lastName: "Moreau", profession: "Serveuse", ...PERSON };
  const place = { city: "Lyon", state: "Auvergne-Rhône-Alpes", country: "France" };
  const form = { ...person, ...place, adult_confirmed: "on", terms_accepted: "on" };
  const registered = await ask(site, { method: "POST", path: "/api/register/", form });
  check("somebody registers", registered.status === 201 ? null : `${registered.status} ${registered.body}`);
  const token = readToken(registered.body);
  const [, uid = "", proof = ""] = /uid=(\d+)&token=([\w-]+)/.exec((await mailTo(PERSON.email)) ?? "") ?? [];
  const link = { uid, token: proof };
  const verified = await ask(site, { method: "POST", path: "/api/verify-email/", token, json: link });
  check("confirms their address by the mail", verified.status === 200 ? null : `${verified.status} ${verified.body}`);
  const signedIn = await ask(site, { method: "POST", path: "/api/login/", json: PERSON });
  const me = await ask(site, { path: "/api/me/", token: readToken(signedIn.body) });
  check(
    "and signs in",
    me.body.includes('"email_verified":true') ? null : `${signedIn.status} ${me.status} ${me.body}`,
  );
}

function readToken(body: string): string {
  return (JSON.parse(body) as { tokens?: { access: string } }).tokens?.access ?? "";
}

/** The same seven people as `pnpm visitors`, in front of the installed site. */
async function checkVisitors(compose: ComposeFile, access: Access): Promise<void> {
  const at = (service: string) => addressesOf(compose, "default", service);
  const [api = "", web = ""] = [at("api-1")[0], at("web-1")[0]];
  const [v4 = "", v6 = ""] = at("caddy");
  const pool = openDatabase(compose);
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1)
    tokens.push(await signInToApi(`http://${api}:3001`, (await aCandidate(connect(pool))).email));
  await pool.end();
  let drawn = 0;
  const site = {
    host: NAME,
    caddy: { v4, v6 },
    caddyPort: 443,
    authority: access.authority,
    drawTicket: () => drawTicket(`http://${api}:3001`, tokens[drawn++ % tokens.length] ?? ""),
    web: { host: web, port: 3000 },
    api: { host: api, port: 3001 },
    apis: 2,
  };
  for (const kind of KINDS) {
    const seen = await checkLimits(kind, site).catch((error: unknown) => [{ name: kind.name, fault: String(error) }]);
    for (const { name, fault } of seen) check(name, fault);
  }
}

/** Another release, which differs by its version alone. */
async function checkUpgrade(site: Access): Promise<void> {
  const author = ["-c", "user.name=check", "-c", "user.email=check@renfort.fr"];
  run("git", [...author, "-C", CLONE, "commit", "--quiet", "--allow-empty", "--message", "the next release"]);
  await runBlock(rebuild, CLONE);
  const stop = askAllAlong(site);
  await runBlock(replace, CLONE);
  const { asked, failed } = await stop();
  check(
    `nobody is refused while it is upgraded (${asked} calls)`,
    failed.length === 0 ? null : failed.slice(0, 5).join(", "),
  );
}

/** Somebody leaves after the moment that is restored: they are back with the backup, and erased again. */
async function checkRestore(compose: ComposeFile, site: Access): Promise<void> {
  turnOnBackups();
  await runBlock(backUp, CLONE);
  await checkCrash(compose);
  // A backup is dated by the second, and must end before the moment.
  await sleep(2_000);
  const database = openDatabase(compose);
  const { rows } = await database.query<{ at: string }>("select clock_timestamp()::text as at");
  const token = await signInAgain(site);
  const { password } = PERSON;
  const left = await ask(site, { method: "POST", path: "/api/account/delete/", token, json: { password } });
  check("somebody deletes their account after the backup", left.status === 200 ? null : `${left.status} ${left.body}`);
  await waitForErasure(database);
  await database.query("select pg_switch_wal()");
  await database.end();
  await runBlock(restore?.replace(/--target="[^"]*"/, `--target="${rows[0]?.at}"`), CLONE);
  for (const name of ["api-1", "api-2", "worker", "web-1", "web-2", "caddy"]) await waitForHealth(compose, name);
  const after = openDatabase(compose);
  await waitForErasure(after);
  const { rows: people } = await after.query<{ email: string }>("select email from users where status = 'deleted'");
  await after.end();
  const isGone = people.length === 1 && people[0]?.email !== PERSON.email;
  check("after a restore they are erased again", isGone ? null : JSON.stringify(people));
  const home = await ask(site, { path: "/" });
  check("and the site is back", home.status === 200 ? null : `${home.status}`);
}

/** One process of PostgreSQL is killed, and it starts all of them again: its journal must still leave every 30 s. */
async function checkCrash(compose: ComposeFile): Promise<void> {
  const container = containerName(compose, "postgres");
  const psql = (statement: string) =>
    podman("exec", container, "psql", "-U", "postgres", "-d", "renfort", "-Atc", statement).trim();
  const others = "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  podman("exec", container, "sh", "-c", `kill -9 ${psql(`${others} limit 1`)}`);
  await sleep(2_000);
  await waitForHealth(compose, "postgres");
  const file = psql("select pg_walfile_name(pg_logical_emit_message(true, 'check', 'a write'))");
  const written = Date.now();
  const isArchived = () => psql(`select coalesce(last_archived_wal >= '${file}', false) from pg_stat_archiver`) === "t";
  while (!isArchived() && Date.now() < written + 120_000) await sleep(1_000);
  const waited = Math.round((Date.now() - written) / 1000);
  check(`after a crash of PostgreSQL a write is archived (${waited} s)`, waited <= 60 ? null : "not within a minute");
}

async function checkWatch(): Promise<void> {
  await startWatch();
  const { count, fault } = await readTargets();
  check(`Prometheus reads all it watches (${count})`, fault);
  const { firing, resolved } = await measureAlert("worker", "WorkerDown");
  const isInTime = firing !== null && firing <= 120;
  check(`a stopped worker is a mail to the operator (${firing} s)`, isInTime ? null : "none within two minutes");
  check(`and another once it is back (${resolved} s)`, resolved === null ? "none within three minutes" : null);
}

/** PostgreSQL was started again: the apis take some seconds to be trusted by Caddy. */
async function signInAgain(site: Access): Promise<string> {
  await sleep(6_000);
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(1_000)) {
    const { status, body } = await ask(site, { method: "POST", path: "/api/login/", json: PERSON });
    if (status === 200) return readToken(body);
  }
  throw new Error("nobody can sign in after PostgreSQL was started again");
}

async function waitForErasure(database: Pool): Promise<void> {
  const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'account.erase'";
  for (const until = Date.now() + 90_000; Date.now() < until; await sleep(500))
    if ((await database.query(waiting)).rowCount === 0) return;
  throw new Error("the job that erases did not end");
}
