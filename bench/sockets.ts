/**
 * `pnpm bench:sockets`: ten thousand sockets on one api, two hundred messages a second among them, and five thousand that
 * fall at once, each beside a plain `ws` server under the same clients.
 */
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { runDirectory } from "../tools/stack/paths.ts";
import { freePort } from "../tools/stack/ports.ts";
import { type Stack, startApi, startServices, startWorker, stopStack } from "../tools/stack/stack.ts";
import { describeMachine, milliseconds, saveSection, table } from "./load/report.ts";
import { createSignIn } from "./load/sign-in.ts";
import { type Clients, residentKilobytes, startBaseline, startClients } from "./sockets/children.ts";
import { drawTickets, type Member, makePeople } from "./sockets/people.ts";
import type { Exchanged, SocketSpec } from "./sockets/protocol.ts";

const RUN = "bench-sockets";
const PEOPLE = 10_000;
const WRITERS = 5_000;
const WARMING = 500;
const PER_SECOND = 200;
const SECONDS = 20;
const STORM = { people: 500, tabs: 10 };
const CONCURRENCY = 64;
/** Pages come back after a random wait, so as not to come all at once. */
const JITTER_MS = 3_000;
/** After which V8 has given back what opening so many took. */
const SETTLE_MS = 20_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Runnable programs, over the last minute. Read before ours starts, they count the other programs. */
const load = () => (loadavg()[0] ?? 0).toFixed(0);
const loadBefore = load();
type Measured = { kilobytes: number; openedIn: number; exchanged: Exchanged };

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
  const baseline = await measureBaseline(members, stack);
  print(`baseline: ${JSON.stringify(baseline)}`);
  const [api] = await Promise.all([startApi(RUN, stack), startWorker(RUN, stack)]);
  const clients = startClients();
  const url = stack.apiUrl.replace(/^http/, "ws");
  const address = ({ conversation }: Member, index: number) =>
    index < WRITERS ? `${url}/chat/${conversation}/?after=0&token=` : `${url}/live/?token=`;
  const spec = async (some: readonly Member[], from = 0): Promise<SocketSpec[]> => {
    const tickets = await drawTickets(
      client,
      some.map(({ userId }) => userId),
    );
    return some.map((member, index) => ({ key: keyOf(member), url: address(member, from + index) + tickets[index] }));
  };
  const ours = await measureServer(clients, members, spec, api.pid);
  print(`ours: ${JSON.stringify(ours)}`);
  await clients.drop(members.map(keyOf));
  const storm = await measureStorm(client, clients, stack, members);
  print(`storm: ${JSON.stringify(storm)}`);
  clients.end();
  await report(client, baseline, ours, storm);
}

async function measureBaseline(members: readonly Member[], stack: Stack): Promise<Measured> {
  const server = await startBaseline(stack.databaseUrl);
  const clients = startClients();
  const spec = async (some: readonly Member[], from = 0): Promise<SocketSpec[]> =>
    some.map((member, index) => {
      const position = from + index;
      const other = members[position % 2 === 0 ? position + 1 : position - 1];
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

/** Warms up with a few sockets, opens all of them, then some exchange messages. */
async function measureServer(clients: Clients, members: readonly Member[], spec: Spec, pid: number): Promise<Measured> {
  await clients.open({ sockets: await spec(members.slice(0, WARMING)), concurrency: CONCURRENCY, spreadMs: 0 });
  await clients.drop(members.slice(0, WARMING).map(keyOf));
  await sleep(SETTLE_MS);
  const before = residentKilobytes(pid);
  const { open, ms } = await clients.open({ sockets: await spec(members), concurrency: CONCURRENCY, spreadMs: 0 });
  await sleep(SETTLE_MS);
  const kilobytes = (residentKilobytes(pid) - before) / open;
  const pairs = members.slice(0, WRITERS).map(({ userId, conversation }, index): [string, string] => {
    const other = members[index % 2 === 0 ? index + 1 : index - 1];
    return [`${userId}-${conversation}`, `${other?.userId}-${conversation}`];
  });
  const exchanged = await clients.exchangeMessages({ pairs, perSecond: PER_SECOND, seconds: SECONDS });
  return { kilobytes, openedIn: ms, exchanged };
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
  await clients.open({ sockets, concurrency: CONCURRENCY, spreadMs: 0 });
  await clients.drop(sockets.map(({ key }) => key));
  return clients.open({ sockets, concurrency: 2_000, spreadMs: JITTER_MS });
}

async function report(
  client: pg.Client,
  baseline: Measured,
  ours: Measured,
  storm: { open: number; refused: number; ms: number },
): Promise<void> {
  const times = ({ p50, p95, p99 }: Exchanged["delivery"]) => [p50, p95, p99].map(milliseconds).join(" / ");
  const ratio = (our: number, their: number) => `× ${(our / their).toFixed(2)}`;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const row = (name: string, pick: (measured: Measured) => number, show: (value: number) => string) => [
    name,
    show(pick(ours)),
    show(pick(baseline)),
    ratio(pick(ours), pick(baseline)),
  ];
  const body = table(
    ["", "ours", "ws and INSERT alone", "ratio"],
    [
      row(
        `memory per socket, ${PEOPLE} idle`,
        ({ kilobytes }) => kilobytes,
        (value) => `${value.toFixed(1)} kB`,
      ),
      row(`opening ${PEOPLE}, ${CONCURRENCY} at once`, ({ openedIn }) => openedIn, seconds),
      [
        `${PER_SECOND} messages/s among ${WRITERS}: to the other person, p50 / p95 / p99 ms`,
        times(ours.exchanged.delivery),
        times(baseline.exchanged.delivery),
        ratio(ours.exchanged.delivery.p99, baseline.exchanged.delivery.p99),
      ],
      [
        "the same: acknowledged to the sender",
        times(ours.exchanged.acknowledgement),
        times(baseline.exchanged.acknowledgement),
        ratio(ours.exchanged.acknowledgement.p99, baseline.exchanged.acknowledgement.p99),
      ],
      [
        "messages delivered at the latest 5 s after the last was sent",
        `${ours.exchanged.delivered} of ${ours.exchanged.sent}`,
        `${baseline.exchanged.delivered} of ${baseline.exchanged.sent}`,
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
  await saveSection(
    "Sockets",
    `${machine} One api, the worker and the clients on the same cores. Load before ours began: ${loadBefore}; when it ended: ${load()}.\n\n${body}`,
  );
  print(body);
}
