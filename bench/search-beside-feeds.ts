/**
 * Searches alone, then beside thirty clients who look up places and read feeds, in turns:
 * `node bench/search-beside-feeds.ts [--rounds 3] [--seconds 8] [--pause 200] [--built]`, on what `pnpm bench:seed` has made.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { buildWeb } from "../tools/stack/build-web.ts";
import { type Stack, startWeb } from "../tools/stack/stack.ts";
import { describeMachine, milliseconds, saveSection, table } from "./load/report.ts";
import { searchRows } from "./rows/searches.ts";
import { sweep } from "./seed/projection.ts";
import { RUN, withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "8" },
    pause: { type: "string", default: "200" },
    built: { type: "boolean", default: false },
  },
});
const [rounds, seconds, pause] = [Number(values.rounds), Number(values.seconds), Number(values.pause)];
const SEARCHERS = 2;
const TYPING = 20;
const READERS = 10;
const TYPED = ["ly", "lyo", "lyon", "par", "pari", "saint-d", "mars", "aix", "nan", "renn", "bor", "lil", "tou"];

if (!values.built) await buildWeb();
await withServices({ url: undefined, api: true }, async (client, stack) => {
  await sweep(client, "public");
  await startWeb(RUN, stack);
  await measure(client, stack);
});

async function measure(client: pg.Client, stack: Stack): Promise<void> {
  const kinds = await searchRows({ client, signIn: () => Promise.resolve([]) });
  const searches = (await Promise.all(kinds.map((row) => row.requests()))).flat().map(({ path }) => path);
  const feeds = await feedsOf(stack.webUrl);
  await search(stack.apiUrl, searches, 2);
  const found = { alone: [] as number[], beside: [] as number[] };
  const others = { places: 0, feeds: 0, failed: 0 };
  const p95s: string[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await search(stack.apiUrl, searches, seconds);
    const phase = { isOver: false };
    const clients = beside(stack.webUrl, feeds, phase, others);
    const busy = await search(stack.apiUrl, searches, seconds);
    phase.isOver = true;
    await clients;
    found.alone.push(...alone);
    found.beside.push(...busy);
    p95s.push(rowOf(`round ${round}`, alone, busy));
  }
  const body = [
    await describeMachine(client, new Date().toISOString().slice(0, 10)),
    `${SEARCHERS} people search without a pause; ${TYPING} type places on the web server (a look-up, then ${pause} ms) and ${READERS} read its feeds one after the other. ` +
      `In ${rounds} × ${seconds} s: ${others.places} look-ups, ${others.feeds} feeds, ${others.failed} failed.`,
    table(
      ["search", "alone p50 / p95 ms", "beside p50 / p95 ms", "p95, times"],
      [...p95s, rowOf("all", found.alone, found.beside)],
    ),
  ].join("\n\n");
  process.stdout.write(`\n${body}\n`);
  await saveSection("Search beside places and feeds", body);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

function rowOf(name: string, alone: readonly number[], busy: readonly number[]): string[] {
  const [quiet, loaded] = [alone, busy].map((times) => times.toSorted((a, b) => a - b));
  const shown = (times: readonly number[] = []) => `${milliseconds(at(times, 0.5))} / ${milliseconds(at(times, 0.95))}`;
  return [name, shown(quiet), shown(loaded), (at(loaded ?? [], 0.95) / at(quiet ?? [], 0.95)).toFixed(2)];
}

/** The time of each search, in milliseconds. */
async function search(api: string, paths: readonly string[], howLong: number): Promise<number[]> {
  const until = performance.now() + howLong * 1000;
  const times: number[] = [];
  let next = 0;
  async function visit(): Promise<void> {
    while (performance.now() < until) {
      const start = performance.now();
      const response = await fetch(api + paths[(next += 7) % paths.length]);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A search answered ${response.status}`);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: SEARCHERS }, visit));
  return times;
}

/** The first parts of the feed, as its readers follow them, and the files for search engines. */
async function feedsOf(web: string): Promise<string[]> {
  const paths = ["/flux/missions.xml", "/flux/missions.atom", "/sitemap.xml", "/sitemap/pages.xml"];
  let path = "/flux/missions.xml";
  for (let part = 0; part < READERS; part += 1) {
    const next = /<nextpage>[^<]*(\?apres=\d+)<\/nextpage>/.exec(await (await fetch(web + path)).text())?.[1];
    if (next === undefined) break;
    path = `/flux/missions.xml${next}`;
    paths.push(path);
  }
  return paths;
}

async function beside(
  web: string,
  feeds: readonly string[],
  phase: { isOver: boolean },
  others: Others,
): Promise<void> {
  async function ask(path: string, kind: "places" | "feeds"): Promise<void> {
    const ok = await fetch(web + path)
      .then(async (response) => (await response.arrayBuffer()) && response.ok)
      .catch(() => false);
    if (ok) others[kind] += 1;
    else others.failed += 1;
  }
  await Promise.all([
    ...Array.from({ length: TYPING }, async (_, person) => {
      for (let letter = person; !phase.isOver; letter += 1) {
        await ask(`/communes?${new URLSearchParams({ q: TYPED[letter % TYPED.length] ?? "" })}`, "places");
        await sleep(pause);
      }
    }),
    ...Array.from({ length: READERS }, async (_, reader) => {
      for (let part = reader; !phase.isOver; part += 1) await ask(feeds[part % feeds.length] ?? "", "feeds");
    }),
  ]);
}
type Others = { places: number; feeds: number; failed: number };
