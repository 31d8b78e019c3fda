/** A process that asks at a steady rate, whatever the answers, and never asks again for what failed. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import type { Asked, Command, Order, Visitor } from "./protocol.ts";

const TIMEOUT_MS = 10_000;
/** Access tokens live ten minutes: somebody signs in again every so often. */
const SIGN_IN_MS = 5_000;
const WORDS = ["serveur", "cariste", "vendeur", "infirmier", "chauffeur", "cuisinier", "week-end", "nuit"];
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const asked: Asked[] = [];
const pending = new Set<Promise<void>>();
const state = { isOver: false };

type Call = { method?: string; path: string; by?: Visitor; cookie?: string; json?: object };
type Answer = { status: number; body: string; location?: string | undefined };

process.on("message", (command: Command) => {
  if (command.do === "start") void run(command.order);
  else state.isOver = true;
});

async function run(order: Order): Promise<void> {
  const started = performance.now();
  let signedInAt = started;
  for (let sent = 0; !state.isOver; sent += 1) {
    const wait = started + (sent * 1_000) / order.perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const isSignIn = performance.now() - signedInAt > SIGN_IN_MS;
    if (isSignIn) signedInAt = performance.now();
    track(isSignIn ? signIn(order, sent) : ask(order, drawCall(order)));
  }
  await Promise.all(pending);
  // Whoever started us ends us, once this is read.
  process.send?.(asked);
}

function track(work: Promise<unknown>): void {
  const one: Promise<void> = work.then(() => void pending.delete(one));
  pending.add(one);
}

type Drawn = Call & { what: string /** Refusals that come of what others did before. */; may?: readonly string[] };

/** How often each is asked, in hundredths. */
const MIX: readonly [share: number, draw: (order: Order) => Drawn][] = [
  [27, () => ({ what: "search", path: `/api/jobs/?${new URLSearchParams({ query: pick(WORDS) })}` })],
  [22, ({ missions }) => ({ what: "read a mission", path: `/api/jobs/${pick(missions)}/` })],
  [12, ({ visitors }) => ({ what: "who am I", path: "/api/me/", by: pick(visitors) })],
  [8, ({ visitors }) => ({ what: "notifications", path: "/api/notifications/", by: pick(visitors) })],
  [8, ({ visitors, missions }) => apply(pick(visitors), pick(missions))],
  [8, ({ visitors, missions }) => save(pick(visitors), pick(missions))],
  [4, () => ({ what: "page: home", path: "/" })],
  [3, ({ missions }) => ({ what: "page: mission", path: `/emplois/${pick(missions)}` })],
  [
    3,
    ({ visitors }) => ({
      what: "page: own",
      path: "/candidat/tableau-de-bord/candidatures",
      cookie: pick(visitors).cookie,
    }),
  ],
  [3, ({ visitors }) => ({ ...ticket, cookie: pick(visitors).cookie })],
  [2, ({ oldAsset }) => ({ what: "script of two releases ago", path: `/assets/${oldAsset}` })],
];
const ticket = { what: "web: socket ticket", method: "POST", path: "/direct/jeton", json: {} };

function apply(by: Visitor, job: number): Drawn {
  const may = ["already_applied", "mission_full", "mission_closed", "booking_overlap"];
  const json = { job, message: "Je suis disponible." };
  return { what: "apply", method: "POST", path: "/api/jobs/apply/", by, json, may };
}

function save(by: Visitor, job: number): Drawn {
  return { what: "save a mission", method: "POST", path: "/api/save-job/", by, json: { job_id: job, saved: true } };
}

function drawCall(order: Order): Drawn {
  let left = Math.random() * 100;
  for (const [share, draw] of MIX) {
    left -= share;
    if (left < 0) return draw(order);
  }
  return drawCall(order);
}

async function signIn(order: Order, sent: number): Promise<void> {
  const visitor = order.visitors[sent % order.visitors.length] as Visitor;
  const json = { email: visitor.email, password: DEMO_PASSWORD };
  const body = await ask(order, { what: "sign in", method: "POST", path: "/api/login/", json });
  if (body !== null) visitor.token = (JSON.parse(body) as { tokens: { access: string } }).tokens.access;
}

/** The body of a good answer. */
async function ask({ url }: Order, { what, may = [], ...call }: Drawn): Promise<string | null> {
  const [at, start] = [Date.now(), performance.now()];
  const answer = await follow(url, call).catch((error: unknown) => String(error));
  const failure = typeof answer === "string" ? answer : refusalOf(answer, may);
  asked.push({ what, at, ms: performance.now() - start, failure: failure && `${what}: ${failure}` });
  return failure === null && typeof answer !== "string" ? answer.body : null;
}

/** Short addresses of missions lead to their pages. */
async function follow(url: string, call: Call): Promise<Answer> {
  const answer = await send(url, call);
  return answer.location === undefined ? answer : send(url, { ...call, path: new URL(answer.location, url).pathname });
}

function refusalOf({ status, body }: Answer, may: readonly string[]): string | null {
  if (status < 400) return null;
  const isExpected = may.some((code) => body.includes(`"${code}"`));
  return isExpected ? null : `${status} ${body.slice(0, 160)}`;
}

function send(url: string, { method = "GET", path, by, cookie, json }: Call): Promise<Answer> {
  const body = json && JSON.stringify(json);
  const headers = {
    ...(by && { authorization: `Bearer ${by.token}` }),
    ...(cookie && { cookie, origin: url }),
    ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { method, agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const {
          statusCode: status = 0,
          headers: { location },
        } = answer;
        resolve({ status, body: Buffer.concat(parts).toString(), location });
      });
      answer.on("error", reject);
    });
    call.on("timeout", () => call.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
    call.on("error", reject);
    call.end(body);
  });
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
