/** The tables of docs/capacity.md. */
import { USERS } from "./assumptions.ts";
import { type Measured, readMeasured } from "./measured.ts";
import { type Plan, planFor } from "./plan.ts";

const BEGINNING = "<!-- computed by pnpm capacity -->";
const END = "<!-- end -->";

/** The page with its tables computed again. */
export function withTables(page: string, results: string): string {
  const [before, rest] = page.split(BEGINNING);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/capacity.md has no ${BEGINNING} … ${END}`);
  return `${before}${BEGINNING}\n\n${tables(readMeasured(results))}\n\n${END}${after}`;
}

function tables(measured: Measured): string {
  const plans = USERS.map((users) => planFor(users, measured));
  return [`### What a call costs\n\n${costs(measured)}`, `### What so many accounts need\n\n${needs(plans)}`].join(
    "\n\n",
  );
}

function costs(measured: Measured): string {
  const ms = (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`;
  const calls = (["search", "mission", "list", "profile", "apply", "accept"] as const).map((name) => {
    const { api, engine } = measured[name];
    return [name, ms(api), ms(engine), String(Math.round(1 / (api + engine)))];
  });
  const pages = (
    [
      ["page rendered", measured.renderedPage],
      ["page shared", measured.sharedPage],
    ] as const
  ).map(([name, seconds]) => [name, ms(seconds), "", String(Math.round(1 / seconds))]);
  return table(["one core for", "api or web", "PostgreSQL", "a second and core"], [...calls, ...pages]);
}

const LINES: [string, (plan: Plan) => string][] = [
  ["people a day, visitors without an account", ({ day }) => `${short(day.active)}, ${short(day.visitors)}`],
  [
    "missions, applications, messages a day",
    ({ day }) => [day.missions, day.applications, day.messages].map(short).join(", "),
  ],
  ["api calls a second at the peak", ({ cores }) => short(cores.requestsAtPeak)],
  ["cores: web, api, worker", ({ cores }) => [cores.web, cores.api, cores.worker].map(core).join(", ")],
  ["cores: PostgreSQL reads, writes", ({ cores }) => [cores.reads, cores.writing].map(core).join(", ")],
  ["PostgreSQL memory", ({ memory }) => `${short(memory)} GB`],
  ["PostgreSQL disk", ({ disk }) => `${short(disk)} GB`],
  ["rows and indexes: missions, applications", ({ rows }) => `${gb(rows.missions)}, ${gb(rows.applications)} GB`],
  ["rows and indexes: messages, notifications", ({ rows }) => `${gb(rows.messages)}, ${gb(rows.notifications)} GB`],
  ["files", ({ files }) => `${short(files)} GB`],
  ["Redis memory", ({ redis }) => `${redis.toFixed(1)} GB`],
  ["sockets at the peak", ({ sockets }) => short(sockets)],
  ["mails, pushes a day", ({ day }) => `${short(day.mails)}, ${short(day.pushes)}`],
  [
    "hosts",
    ({ hosts }) =>
      hosts.map(({ role, count, cores, memoryGb }) => `${count} × ${cores} cores ${memoryGb} GB (${role})`).join("; "),
  ],
  [
    "euros a month: machines, storage and traffic, mails",
    ({ price }) => [price.machines, price.storage, price.mails].map(short).join(", "),
  ],
  ["euros a month", ({ price }) => short(price.total)],
];

function needs(plans: readonly Plan[]): string {
  const head = ["accounts", ...plans.map(({ users }) => short(users))];
  return table(
    head,
    LINES.map(([name, read]) => [name, ...plans.map(read)]),
  );
}

/** Two figures are all that assumptions are worth. */
function short(value: number): string {
  const rounded = Number(value.toPrecision(2));
  if (rounded >= 1_000_000) return `${rounded / 1_000_000} M`;
  return rounded >= 10_000 ? `${rounded / 1000} k` : String(rounded);
}
const gb = (bytes: number) => short(bytes / 1e9);
const core = (value: number) => (value < 1 ? value.toFixed(2) : short(value));

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
