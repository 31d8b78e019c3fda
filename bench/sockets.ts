/**
 * `pnpm bench:sockets`: ten thousand sockets on one api, two hundred messages a second among them, and five thousand that
 * fall at once, each beside a bare `ws` server under the same clients.
 */
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { runDirectory } from "../tools/stack/paths.ts";
import { freePort } from "../tools/stack/ports.ts";
import { type Stack, startApi, startServices, startWorker, stopStack } from "../tools/stack/stack.ts";
import { describeMachine, keepSection, milliseconds, table } from "./load/report.ts";
import { createSignIn } from "./load/sign-in.ts";
import { type Clients, residentKilobytes, startBare, startClients } from "./sockets/children.ts";
import type { SocketSpec, Talked } from "./sockets/protocol.ts";
import { drawTickets, type Member, makePeople } from "./sockets/world.ts";

const RUN = "bench-sockets";
const PEOPLE = 10_000;
const TALKING = 5_000;
const WARMING = 500;
const PER_SECOND = 200;
const SECONDS = 20;
const STORM = { people: 500, tabs: 10 };
const AT_ONCE = 64;
/** Pages come back after a random wait, so as not to come all at once. */
const JITTER_MS = 3_000;
/** After which V8 has given back what opening so many took. */
const SETTLE_MS = 20_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Runnable programs, over the last minute. Before ours begins they are the others' alone. */
const load = () => (loadavg()[0] ?? 0).toFixed(0);
const loadBefore = load();
type Measured = { kilobytes: number; openedIn: number; talked: Talked };

await stopStack(RUN);
rmSync(runDirectory(RUN), { recursive: true });
try {
  const settings = { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off", DATABASE_POOL: "20" };
  const stack = await startServices({ name: RUN, port: await freePort(), durable: true, memory: "1GB", settings });
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await measure(client, stack);
  } finally {
    await client.end();
  }
} finally {
  await stopStack(RUN);
}

async function measure(client: pg.Client, stack: Stack): Promise<void> {
  const members = await makePeople(client, PEOPLE);
  const bare = await measureBare(members, stack);
  say(`bare: ${JSON.stringify(bare)}`);
  const [api] = await Promise.all([startApi(RUN, stack), startWorker(RUN, stack)]);
  const clients = startClients();
  const url = stack.apiUrl.replace(/^http/, "ws");
  const address = ({ conversation }: Member, index: number) =>
    index < TALKING ? `${url}/chat/${conversation}/?after=0&token=` : `${url}/live/?token=`;
  const spec = async (some: readonly Member[], from = 0): Promise<SocketSpec[]> => {
    const tickets = await drawTickets(
      client,
      some.map(({ userId }) => userId),
    );
    return some.map((member, index) => ({ key: keyOf(member), url: address(member, from + index) + tickets[index] }));
  };
  const ours = await measureServer(clients, members, spec, api.pid);
  say(`ours: ${JSON.stringify(ours)}`);
  await clients.drop(members.map(keyOf));
  const storm = await measureStorm(client, clients, stack, members);
  say(`storm: ${JSON.stringify(storm)}`);
  clients.end();
  await report(client, bare, ours, storm);
}

async function measureBare(members: readonly Member[], stack: Stack): Promise<Measured> {
  const server = await startBare(stack.databaseUrl);
  const clients = startClients();
  const spec = async (some: readonly Member[], from = 0): Promise<SocketSpec[]> =>
    some.map((member, index) => {
      const place = from + index;
      const other = members[place % 2 === 0 ? place + 1 : place - 1];
      return { key: keyOf(member), url: `${server.url}/${member.conversation}/${member.userId}/${other?.userId}` };
    });
  try {
    return await measureServer(clients, members, spec, server.pid);
  } finally {
    clients.end();
    server.end();
  }
}

type Spec = (some: readonly Member[], from?: number) => Promise<SocketSpec[]>;

/** Warmed by a few that come and go, then everyone, then some of them talk. */
async function measureServer(clients: Clients, members: readonly Member[], spec: Spec, pid: number): Promise<Measured> {
  await clients.open({ sockets: await spec(members.slice(0, WARMING)), atOnce: AT_ONCE, spreadMs: 0 });
  await clients.drop(members.slice(0, WARMING).map(keyOf));
  await sleep(SETTLE_MS);
  const before = residentKilobytes(pid);
  const { open, ms } = await clients.open({ sockets: await spec(members), atOnce: AT_ONCE, spreadMs: 0 });
  await sleep(SETTLE_MS);
  const kilobytes = (residentKilobytes(pid) - before) / open;
  const pairs = members.slice(0, TALKING).map(({ userId, conversation }, index): [string, string] => {
    const other = members[index % 2 === 0 ? index + 1 : index - 1];
    return [`${userId}-${conversation}`, `${other?.userId}-${conversation}`];
  });
  const talked = await clients.talk({ pairs, perSecond: PER_SECOND, seconds: SECONDS });
  return { kilobytes, openedIn: ms, talked };
}

function keyOf({ userId, conversation }: Member): string {
  return `${userId}-${conversation}`;
}

/** People with several tabs each, whose sockets all fall at once; each tab draws a ticket and comes back. */
async function measureStorm(client: pg.Client, clients: Clients, stack: Stack, members: readonly Member[]) {
  const some = members.slice(0, STORM.people);
  const signed = await createSignIn(client, stack.apiUrl)(some.map(({ userId }) => userId));
  const url = stack.apiUrl.replace(/^http/, "ws");
  const sockets = some.flatMap((member, person) =>
    Array.from(
      { length: STORM.tabs },
      (_, tab): SocketSpec => ({
        key: `${keyOf(member)}-${tab}`,
        url: `${url}/chat/${member.conversation}/?after=0&token=`,
        ticket: { api: stack.apiUrl, token: signed[person]?.token ?? "" },
      }),
    ),
  );
  await clients.open({ sockets, atOnce: AT_ONCE, spreadMs: 0 });
  await clients.drop(sockets.map(({ key }) => key));
  return clients.open({ sockets, atOnce: 2_000, spreadMs: JITTER_MS });
}

async function report(
  client: pg.Client,
  bare: Measured,
  ours: Measured,
  storm: { open: number; refused: number; ms: number },
): Promise<void> {
  const times = ({ p50, p95, p99 }: Talked["delivery"]) => [p50, p95, p99].map(milliseconds).join(" / ");
  const ratio = (our: number, their: number) => `× ${(our / their).toFixed(2)}`;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const row = (name: string, pick: (measured: Measured) => number, show: (value: number) => string) => [
    name,
    show(pick(ours)),
    show(pick(bare)),
    ratio(pick(ours), pick(bare)),
  ];
  const body = table(
    ["", "ours", "bare ws and INSERT", "ratio"],
    [
      row(
        `memory per socket, ${PEOPLE} idle`,
        ({ kilobytes }) => kilobytes,
        (value) => `${value.toFixed(1)} kB`,
      ),
      row(`opening ${PEOPLE}, ${AT_ONCE} at once`, ({ openedIn }) => openedIn, seconds),
      [
        `${PER_SECOND} messages/s among ${TALKING}: to the other person, p50 / p95 / p99 ms`,
        times(ours.talked.delivery),
        times(bare.talked.delivery),
        ratio(ours.talked.delivery.p99, bare.talked.delivery.p99),
      ],
      [
        "the same: acknowledged to the sender",
        times(ours.talked.acknowledgement),
        times(bare.talked.acknowledgement),
        ratio(ours.talked.acknowledgement.p99, bare.talked.acknowledgement.p99),
      ],
      [
        "messages delivered at the latest 5 s after the last was sent",
        `${ours.talked.delivered} of ${ours.talked.sent}`,
        `${bare.talked.delivered} of ${bare.talked.sent}`,
        "",
      ],
      [
        `${storm.open} sockets dropped at once, all back`,
        `${seconds(storm.ms)} (${storm.refused} tries refused)`,
        "",
        "",
      ],
    ],
  );
  const machine = await describeMachine(client, new Date().toISOString().slice(0, 10));
  await keepSection(
    "Sockets",
    `${machine} One api, the worker and the clients on the same cores. Load before ours began: ${loadBefore}; when it ended: ${load()}.\n\n${body}`,
  );
  say(body);
}
