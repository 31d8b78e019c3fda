import { join } from "node:path";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { connect, connectPool } from "@app/db/database";
import { buildWeb } from "../../tools/stack/build-web.ts";
import { ROOT } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { type Stack, startApplications, startServices } from "../../tools/stack/stack.ts";
import { drawTicket, signInToApi } from "../../tools/testing/sign-in.ts";
import type { Canary } from "./canary.ts";
import type { EntryPoint, Site } from "./request.ts";
import type { Address } from "./send.ts";

export type Product = {
  stack: Stack;
  site: Site;
  addresses: Record<EntryPoint, Address>;
  /** A new ticket for a socket, of the signed-in candidate. */
  drawTicket: () => Promise<string>;
};

/** The product on disposable data behind Caddy, without supervisor: what ends stays down. */
export async function startProduct(run: string, canary: Canary): Promise<Product> {
  await buildWeb();
  const stack = await startServices({
    name: run,
    port: await freePort(),
    durable: false,
    settings: {
      RATE_LIMITS: "relaxed",
      LOG_LEVEL: "warn",
      REQUIRE_VERIFIED_EMAIL: "off",
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "collect-garbage.ts")}`,
    },
  });
  await startApplications(run, stack);
  const { email, conversation } = await addPeople(stack.databaseUrl);
  const site: Site = {
    host: new URL(stack.url).host,
    token: await signInToApi(stack.apiUrl, email),
    cookie: await signInToWeb(stack.webUrl, email),
    conversation,
    canary: canary.host,
    canaryWords: canary.words,
    privateWords: [new URL(stack.apiUrl).host, new URL(stack.webUrl).host, ROOT, "node_modules", "node:internal"],
  };
  const addresses = { api: addressOf(stack.apiUrl), web: addressOf(stack.webUrl), caddy: addressOf(stack.url) };
  return { stack, site, addresses, drawTicket: () => drawTicket(stack.apiUrl, site.token) };
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

async function addPeople(databaseUrl: string): Promise<{ email: string; conversation: number }> {
  const pool = connectPool(databaseUrl, { max: 2 });
  try {
    const db = connect(pool);
    const [employer, candidate] = [await anEmployer(db), await aCandidate(db)];
    await aMission(db, { employer });
    const { id: conversation } = await aConversation(db, { between: [employer, candidate], lines: ["Bonjour"] });
    return { email: candidate.email, conversation };
  } finally {
    await pool.end();
  }
}

async function signInToWeb(webUrl: string, email: string): Promise<string> {
  const response = await fetch(`${webUrl}/connexion`, {
    method: "POST",
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
    redirect: "manual",
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (!cookie) throw new Error(`Signing in on the web answered ${response.status} without a cookie`);
  return cookie;
}
