/** What `results.md` says a request costs, in seconds of one core. */

/** The machine of every section that is read here: the load tools have their share of it too. */
const CORES = 2;
const CLIENTS = "8";

export type Cost = { engine: number; api: number };
export type Measured = {
  search: Cost;
  mission: Cost;
  list: Cost;
  profile: Cost;
  apply: Cost;
  accept: Cost;
  renderedPage: number;
  sharedPage: number;
  sharedPageBytes: number;
  socketBytes: number;
  /** All of them arrived: not the most that can be. */
  messagesPerSecond: number;
};

export function readMeasured(results: string): Measured {
  const http = sectionOf(results, "HTTP and engine");
  const pages = sectionOf(results, "Pages");
  const sockets = sectionOf(results, "Sockets");
  const cost = (...rows: string[]): Cost => mean(rows.map((row) => costOf(rowOf(http, row, CLIENTS))));
  const searches = ["newest", "common word", "rare word", "word + sector + type", "sector + city"];
  const page = (kind: string) =>
    average(["home", "results", "mission"].map((name) => CORES / number(rowOf(pages, `${name}, ${kind}`, CLIENTS)[2])));
  return {
    search: cost(...searches.map((name) => `search: ${name}`)),
    mission: cost("one mission"),
    list: cost("my missions", "applications received"),
    profile: cost("own profile"),
    apply: cost("apply"),
    accept: cost("accept"),
    renderedPage: page("rendered"),
    sharedPage: page("shared"),
    sharedPageBytes: average([...pages.matchAll(/([\d.]+) kB in Brotli/g)].map(([, kb]) => Number(kb) * 1000)),
    socketBytes: number(/memory per socket, \d+ idle \| ([\d.]+) kB/.exec(sockets)?.[1]) * 1000,
    messagesPerSecond: number(/\| (\d+) messages\/s among/.exec(sockets)?.[1]),
  };
}

/** A row has what two cores do in a second, through HTTP and on PostgreSQL alone: the rest is the api's. */
function costOf([, , http, engine]: readonly string[]): Cost {
  const whole = CORES / number(http);
  const ofEngine = Math.min(CORES / number(engine), whole);
  return { engine: ofEngine, api: whole - ofEngine };
}

function sectionOf(results: string, title: string): string {
  const section = results.split(/^## /m).find((text) => text.startsWith(title));
  if (!section) throw new Error(`bench/results.md has no section « ${title} »`);
  return section;
}

function rowOf(section: string, name: string, clients: string): string[] {
  const line = section.split("\n").find((text) => text.startsWith(`| ${name} | ${clients} |`));
  if (!line) throw new Error(`bench/results.md has no row « ${name} » for ${clients} clients`);
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function number(text: string | undefined): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`not a measured figure: ${text}`);
  return value;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const mean = (costs: readonly Cost[]): Cost => ({
  engine: average(costs.map(({ engine }) => engine)),
  api: average(costs.map(({ api }) => api)),
});
