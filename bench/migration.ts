/**
 * The migration to shifts while the previous release serves 50 requests a second:
 * `pnpm bench:migration --previous <folder or commit> --missions 1000000 --candidates 300000 --applications 5000000`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectPool } from "@app/db/database";
import { brokenInvariants } from "@app/db/invariants";
import type pg from "pg";
import { ROOT } from "../tools/stack/paths.ts";
import { withClient } from "../tools/stack/with-client.ts";
import { run } from "./load/command.ts";
import { percentile } from "./load/measure.ts";
import { describeMachine, milliseconds, saveSection, table } from "./load/report.ts";
import { createSignIn } from "./load/sign-in.ts";
import { drawPeople } from "./migration/people.ts";
import { type Previous, previousFolder, restoreSeed, seedPrevious, startPrevious } from "./migration/previous.ts";
import { type Answer, Traffic } from "./migration/traffic.ts";

const BEFORE_MS = 20_000;
const AFTER_MS = 10_000;
/** Of the rules of invariants.sql, those a seed without histories keeps. */
const COUNTED =
  /mission accepted_count|mission confirmed_count|mission application_count|accepted > positions|shift|booking without accepted|next_start|live counter/;

const { values } = parseArgs({
  options: {
    previous: { type: "string" },
    missions: { type: "string", default: "20000" },
    candidates: { type: "string", default: "20000" },
    applications: { type: "string", default: "100000" },
    rate: { type: "string", default: "50" },
  },
});
if (!values.previous) throw new Error("--previous is required: a folder with the previous release, or its commit");
const { missions, candidates, applications } = values;
const folder = previousFolder(values.previous);

let previous = await startPrevious(folder);
try {
  if (await isUnseeded(previous)) {
    await previous.stop();
    seedPrevious(folder, { missions, candidates, applications });
    previous = await startPrevious(folder);
  }
  await restoreSeed(previous);
  await previous.startApi();
  await measure(previous);
} finally {
  await previous.stop();
}

async function isUnseeded({ stack }: Previous): Promise<boolean> {
  return withClient(
    stack.databaseUrl,
    async (client) => (await client.query("select from users limit 1")).rowCount === 0,
  );
}

async function measure({ stack, ownerUrl }: Previous): Promise<void> {
  await withClient(stack.databaseUrl, async (client) => {
    const traffic = new Traffic(stack.apiUrl, await drawPeople(client), createSignIn(client, stack.apiUrl));
    const end = new AbortController();
    const running = traffic.run(Number(values.rate), end.signal);
    await sleep(BEFORE_MS);
    const [from, output] = [performance.now(), await migrateCli(ownerUrl)];
    const to = performance.now();
    await sleep(AFTER_MS);
    end.abort();
    await running;
    process.stdout.write(output);
    const broken = await brokenNow(stack.databaseUrl);
    const before = await checksums(client);
    const again = await migrateCli(ownerUrl);
    const changed = changedTables(before, await checksums(client));
    const contract = await migrateCli(ownerUrl, "--contract");
    const brokenAfter = await brokenNow(stack.databaseUrl, /derived/);
    await report(client, traffic.answers, { from, to }, [
      ["migration", oneLine(output)],
      [
        "run again",
        `${changed.length === 0 ? "nothing changed" : `CHANGED: ${changed.join(", ")}`}; ${oneLine(again)}`,
      ],
      ["contract", oneLine(contract)],
      ["rules of `invariants.sql` that are broken", [...broken, ...brokenAfter].join("; ") || "none"],
    ]);
    if (changed.length + broken.length + brokenAfter.length > 0) process.exitCode = 1;
  });
}

function migrateCli(ownerUrl: string, ...args: string[]): Promise<string> {
  return run(process.execPath, ["db/src/migrate-cli.ts", ...args], { cwd: ROOT, env: { DATABASE_URL: ownerUrl } });
}

/** Columns are derived by the contract step only. */
async function brokenNow(url: string, also?: RegExp): Promise<string[]> {
  const pool = connectPool(url, { max: 1 });
  try {
    return await brokenInvariants(pool, (name) => COUNTED.test(name) && (also ? true : !name.startsWith("derived")));
  } finally {
    await pool.end();
  }
}

type Checksum = { name: string; rows: string; sum: string };

async function checksums(client: pg.Client): Promise<Checksum[]> {
  const { rows } = await client.query<Checksum>(
    ["missions", "shifts", "bookings", "applications", "mission_search"]
      .map(
        (name) =>
          `select '${name}' as name, count(*) as rows, sum(hashtextextended(t::text, 0)::numeric) as sum from ${name} t`,
      )
      .join(" union all ")
      .concat(" order by name"),
  );
  return rows;
}

function changedTables(before: readonly Checksum[], after: readonly Checksum[]): string[] {
  return after.filter((one, n) => JSON.stringify(one) !== JSON.stringify(before[n])).map(({ name }) => name);
}

async function report(
  client: pg.Client,
  answers: readonly Answer[],
  { from, to }: { from: number; to: number },
  facts: string[][],
): Promise<void> {
  const during = answers.filter(({ at }) => at >= from && at <= to);
  const failures = answers.flatMap(({ failure }) => failure ?? []);
  const kinds = [...new Set(answers.map(({ operation }) => operation))];
  const rows = kinds.map((kind) => {
    const own = answers.filter(({ operation }) => operation === kind);
    return [
      kind,
      String(own.length),
      String(own.filter(({ refusal }) => refusal !== null).length),
      String(own.filter(({ failure }) => failure !== null).length),
      times(own.filter(({ at }) => at < from)),
      times(own.filter(({ at }) => at >= from && at <= to)),
    ];
  });
  const header = [
    "request",
    "sent",
    "refused",
    "failed",
    "before: p50 / p99 / slowest ms",
    "during: p50 / p99 / slowest ms",
  ];
  const summary = [
    ["requests during the migration", `${during.length} in ${((to - from) / 1000).toFixed(0)} s`],
    ...facts,
  ];
  const body = `${await describeMachine(client, new Date().toISOString().slice(0, 10))} The api of the previous release, ${values.rate} requests a second.\n\n${table(header, rows)}\n\n${table(["", ""], summary)}`;
  process.stdout.write(
    `\n${body}\n\nfailures: ${failures.length}\n${[...new Set(failures)].slice(0, 20).join("\n")}\n`,
  );
  await saveSection(
    `Migration to shifts under traffic, ${Math.round(Number(values.missions) / 1000)} k missions`,
    body,
  );
  if (failures.length > 0) process.exitCode = 1;
}

function times(answers: readonly Answer[]): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0].map(milliseconds).join(" / ");
}

function oneLine(output: string): string {
  return output.trim().replaceAll("\n", ", ");
}
