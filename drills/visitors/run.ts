/**
 * `pnpm visitors`: seven people at seven addresses, IPv4 and IPv6, through Caddy with the shipped rules. Each must have
 * limits of their own, whatever address they claim. Needs root, for a network of its own to add the addresses in.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { aCandidate } from "@app/db/builders/users";
import { connect, connectPool } from "@app/db/database";
import { saveTally } from "../../tools/check/tally.ts";
import { buildWeb } from "../../tools/stack/build-web.ts";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { type Stack, startApplications, startServices, stopStack } from "../../tools/stack/stack.ts";
import { drawTicket, signInToApi } from "../../tools/testing/sign-in.ts";
import { KINDS, type Site } from "./ask.ts";
import { type Check, checkLimits } from "./limits.ts";
import {
  addAddresses,
  CADDY,
  canHaveOwnNetwork,
  INSIDE,
  INSIDE_NETWORK,
  isInOwnNetwork,
  runInOwnNetwork,
} from "./network.ts";

requireForDrill({ commands: ["caddy", "ip"] });

const RUN = `visitors-${process.pid}`;
const PEOPLE = 12;
const start = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);

if (!isInOwnNetwork) {
  // A run that is cut short, or cannot begin, has failed.
  saveTally("visitors", { passed: 0, failed: 1 });
  if (canHaveOwnNetwork()) process.exit(runInOwnNetwork(import.meta.filename));
  print("FAILED  addresses could not be added: this check needs root, unshare (util-linux) and ip (iproute2)");
  process.exit(1);
}
addAddresses();
try {
  const site = await startSite();
  print(`ready after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const checks: Check[] = [];
  for (const kind of KINDS) {
    const seen = await checkLimits(kind, site).catch((error: unknown) => [{ name: kind.name, fault: String(error) }]);
    for (const { name, fault } of seen) print(fault ? `FAILED  ${name}: ${fault}` : `ok      ${name}`);
    checks.push(...seen);
  }
  const failed = checks.filter(({ fault }) => fault !== null).length;
  saveTally("visitors", { passed: checks.length - failed, failed });
  print(`${checks.length - failed} passed, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await stopStack(RUN);
  rmSync(join(runDirectory(RUN), "postgres"), { recursive: true, force: true });
}
process.exit();

async function startSite(): Promise<Site> {
  await buildWeb();
  const caddyPort = await freePort();
  const stack = await startServices({
    name: RUN,
    port: caddyPort,
    host: INSIDE,
    front: { host: "renfort.test", addresses: [CADDY.v4, CADDY.v6] },
    durable: false,
    settings: {
      // A local run keeps to loopback, and production to https: with addresses of its own this is neither, but a test.
      NODE_ENV: "test",
      LOCAL_RUN: "off",
      RATE_LIMITS: "strict",
      LOG_LEVEL: "warn",
      REQUIRE_VERIFIED_EMAIL: "off",
      TRUSTED_PROXIES: INSIDE_NETWORK,
    },
  });
  await startApplications(RUN, stack);
  const tokens = await signInPeople(stack);
  let drawn = 0;
  return {
    host: new URL(stack.url).host,
    caddy: CADDY,
    caddyPort,
    drawTicket: () => drawTicket(stack.apiUrl, tokens[drawn++ % tokens.length] ?? ""),
    web: { host: INSIDE, port: Number(new URL(stack.webUrl).port) },
    api: { host: INSIDE, port: Number(new URL(stack.apiUrl).port) },
    apis: 1,
  };
}

/** Several people share the drawing of tickets: what one person may draw in a minute is limited too. */
async function signInPeople({ databaseUrl, apiUrl }: Stack): Promise<string[]> {
  const pool = connectPool(databaseUrl, { max: 1 });
  try {
    const tokens: string[] = [];
    for (let person = 0; person < PEOPLE; person += 1)
      tokens.push(await signInToApi(apiUrl, (await aCandidate(connect(pool))).email));
    return tokens;
  } finally {
    await pool.end();
  }
}
