/** The register of companies for tests: it plays answers made by the real service's own code on invented companies. */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "register");
const read = (file: string) => readFileSync(join(FOLDER, file), "utf8");

/** Whose companies a text may find. */
const SEARCHED = ["found-open.json", "several-establishments.json", "other-name.json", "full-shape-sole-trader.json"];

export type Recording = {
  /** Null: it never answers. */
  status: number | null;
  headers?: Record<string, string>;
  body: string;
};
type Entry = {
  case: string;
  request: string;
  status: number | null;
  file: string | null;
  headers?: Record<string, string>;
  body?: unknown;
};

export type TestRegister = {
  url: string;
  /** Every request it got, path and query. */
  asked: string[];
  userAgents: (string | undefined)[];
  /** By SIRET or text, after « sirene » for INSEE's service; a test may change what is answered. */
  answers: Map<string, Recording>;
  close: () => Promise<void>;
};

/** SIRET of the recordings, by what they show. */
export const RECORDED = {
  found: "00011001500021",
  closed: "00011002300017",
  unknown: "00011003100010",
  anotherName: "00011004900012",
  hidden: "00011005600017",
  soleTrader: "00011007200014",
  busy: "00011011400014",
  fault: "00011012200017",
  gateway: "00011013000010",
  silent: "00011014800012",
  wrongShape: "00011015500017",
} as const;

/** How invented SIRETs begin that have the answer of a recorded one: two accounts of one SIRET contest it. */
const INVENTED: Readonly<Record<string, keyof typeof RECORDED>> = { "00012": "found", "00013": "unknown" };

export function recordedAnswers(): Map<string, Recording> {
  const entries = JSON.parse(read("index.json")) as Entry[];
  return new Map(
    entries.map(({ request, status, file, headers, body }) => [
      new URL(request, "http://register").searchParams.get("q") ?? "",
      {
        status,
        ...(headers && { headers }),
        body: file ? read(file) : typeof body === "string" ? body : JSON.stringify(body ?? null),
      },
    ]),
  );
}

/**
 * A SIRET outside the recordings is answered as an open establishment whose holder keeps name and address from the public: nothing
 * is held, and the company stays « SIRET non vérifié », so that journeys may invent their employers.
 */
export async function startCompanyRegister(): Promise<TestRegister> {
  const answers = recordedAnswers();
  const hidden = read("partially-diffusible.json");
  const asked: string[] = [];
  const userAgents: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://register");
    // INSEE's service has its own path; nobody is known there unless a test says so.
    const sirene = /^\/siret\/(\d{14})$/.exec(url.pathname)?.[1];
    const siret = url.searchParams.get("q") ?? "";
    asked.push(request.url ?? "");
    userAgents.push(request.headers["user-agent"]);
    if (sirene) return play(response, answers.get(`sirene ${sirene}`) ?? { status: 404, body: "{}" });
    if (!/^\d{14}$/.test(siret)) return play(response, answers.get(siret) ?? { status: 200, body: found(siret) });
    const known = RECORDED[INVENTED[siret.slice(0, 5)] ?? "hidden"];
    const body = (answers.get(known)?.body ?? hidden)
      .replaceAll(known, siret)
      .replaceAll(known.slice(0, 9), siret.slice(0, 9));
    return play(response, answers.get(siret) ?? { status: 200, body });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    userAgents,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Establishment = { adresse: string; liste_enseignes: string[] | null };
type Company = { nom_complet: string; matching_etablissements: Establishment[] };

/** As the real service, every word must be in the name or address of an establishment. */
function found(text: string): string {
  const capitals = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  const wanted = capitals(text).split(/[^A-Z0-9]+/);
  const isWanted = (name: string) => wanted.every((word) => name.includes(word));
  const results = SEARCHED.flatMap((file) => (JSON.parse(read(file)) as { results: Company[] }).results).flatMap(
    (company) => {
      const places = company.matching_etablissements.filter(({ adresse, liste_enseignes }) =>
        isWanted(capitals([company.nom_complet, adresse, ...(liste_enseignes ?? [])].join(" "))),
      );
      return places.length > 0 ? [{ ...company, matching_etablissements: places }] : [];
    },
  );
  return JSON.stringify({ results, total_results: results.length, page: 1, per_page: 8, total_pages: 1 });
}

function play(response: ServerResponse, { status, headers, body }: Recording): void {
  if (status === null) return;
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
}
