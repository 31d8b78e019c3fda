import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@app/db/database";
import type { RegisterAnswer, RegisteredCompany } from "@app/domain/companies/company-match";
import { normalizeText } from "@app/domain/text/relevance";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { getJson, type JsonAnswer } from "./get-json.ts";
import { RegisterFault } from "./register-fault.ts";
import { readFoundCompanies, readSearchAnswer, SearchAnswer } from "./search-api.ts";
import { readSireneAnswer, SireneAnswer } from "./sirene-api.ts";
import { findInSireneCopy } from "./sirene-copy.ts";

export type CompanyRegister = {
  /** Throws a `RegisterFault` when there is no answer in time. */
  find: (siret: string, options?: { timeoutMs?: number }) => Promise<RegisterAnswer>;
  /** Establishments, closed ones too, by name and town; throws as above. */
  search: (text: string) => Promise<readonly RegisteredCompany[]>;
};

/** A check of a company, or a search by someone who registers. */
type Purpose = "check" | "search";

type Settings = {
  searchUrl: string | undefined;
  /** Asked before a number is reported as unknown. */
  sirene: { url: string; key: string } | null;
  /** The service requires a User-Agent that identifies the caller. */
  userAgent: string;
  now: () => Date;
  /** False when the rate limit of the whole deployment is reached. */
  allows: (purpose: Purpose) => Promise<boolean>;
};

const TIMEOUT_MS = 10_000;
const CONCURRENCY = 2;
const SPACING_MS = 200;
const MAX_FAULTS = 5;
const BREAK_MS = 60_000;
const FOUND_MS = 24 * 3_600_000;
const NOT_FOUND_MS = 3_600_000;
const MAX_CACHED = 5_000;
/** Someone waits for it. */
const SEARCH_TIMEOUT_MS = 4_000;
const SEARCHED_MS = 10 * 60_000;
const MAX_SEARCHES = 1_000;
/** Companies still open, with the few establishments that answer best. */
const SEARCH_QUERY =
  "minimal=true&include=siege,matching_etablissements&etat_administratif=A&page=1&per_page=8&limite_matching_etablissements=8";

/** The local copy when there is one, then recherche-entreprises.api.gouv.fr, then INSEE. */
export function createCompanyRegister(db: Db, settings: Settings): CompanyRegister {
  const { now } = settings;
  const cache = new LRUCache<string, RegisterAnswer>({ max: MAX_CACHED });
  const searches = new LRUCache<string, { at: number; found: readonly RegisteredCompany[] }>({ max: MAX_SEARCHES });
  let running = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let faults = 0;
  let pausedUntil = 0;

  async function takeSlot(purpose: Purpose): Promise<boolean> {
    if (running >= CONCURRENCY || performance.now() - lastAt < SPACING_MS) return false;
    running += 1;
    lastAt = performance.now();
    if (await settings.allows(purpose)) return true;
    running -= 1;
    return false;
  }

  /** At most two requests at once, spaced, within the deployment's limit. */
  async function waitForTurn(signal: AbortSignal, purpose: Purpose): Promise<void> {
    while (!(await takeSlot(purpose))) {
      await sleep(50, null, { signal }).catch((error: unknown) => {
        throw new RegisterFault("silent", "no turn in time", { cause: error });
      });
    }
  }

  type Asking = { headers?: Record<string, string>; signal: AbortSignal; purpose?: Purpose };

  async function ask(url: URL, { headers, signal, purpose = "check" }: Asking): Promise<JsonAnswer> {
    if (now().getTime() < pausedUntil) throw new RegisterFault("silent", "left alone for a minute");
    // Our own queue is no fault of the register.
    await waitForTurn(signal, purpose);
    try {
      const asking = { headers: { "user-agent": settings.userAgent, ...headers }, signal, now };
      const answer = await getJson(url, asking);
      faults = 0;
      return answer;
    } catch (error) {
      if (error instanceof RegisterFault && error.kind !== "refused") {
        faults += 1;
        if (error.retryAfterMs !== null) pausedUntil = now().getTime() + error.retryAfterMs;
        if (faults >= MAX_FAULTS) {
          pausedUntil = Math.max(pausedUntil, now().getTime() + BREAK_MS);
          faults = 0;
        }
      }
      throw error;
    } finally {
      running -= 1;
    }
  }

  async function querySearch(searchUrl: string, siret: string, signal: AbortSignal): Promise<RegisterAnswer> {
    const query = "minimal=true&include=siege,matching_etablissements&page=1&per_page=1";
    const { status, json, sha256 } = await ask(new URL(`${searchUrl}/search?q=${siret}&${query}`), { signal });
    if (status !== 200) throw new RegisterFault("silent", `status ${status}`);
    const company = readSearchAnswer(siret, shapeOf(SearchAnswer, json));
    if (company === undefined) throw new RegisterFault("silent", "the answer names another establishment");
    return { company, source: "search_api", askedAt: now(), sha256 };
  }

  async function querySirene(siret: string, signal: AbortSignal): Promise<RegisterAnswer | null> {
    if (!settings.sirene) return null;
    const { url, key } = settings.sirene;
    const headers = { "x-insee-api-key-integration": key };
    const { status, json, sha256 } = await ask(new URL(`${url}/siret/${siret}`), { headers, signal });
    const company: RegisteredCompany | null = status === 404 ? null : readSireneAnswer(shapeOf(SireneAnswer, json));
    return { company, source: "sirene_api", askedAt: now(), sha256 };
  }

  function remember(siret: string, answer: RegisterAnswer): RegisterAnswer {
    cache.set(siret, answer);
    return answer;
  }

  function recall(siret: string): RegisterAnswer | null {
    const answer = cache.get(siret);
    const age = answer ? now().getTime() - answer.askedAt.getTime() : 0;
    return answer && age < (answer.company ? FOUND_MS : NOT_FOUND_MS) ? answer : null;
  }

  return {
    async find(siret, { timeoutMs = TIMEOUT_MS } = {}) {
      const known = recall(siret);
      if (known) return known;
      const copied = await findInSireneCopy(db, siret);
      if (copied) return { ...copied, source: "sirene_copy", askedAt: now() };
      if (!settings.searchUrl) throw new RegisterFault("unavailable", "no register is configured");
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await querySearch(settings.searchUrl, siret, signal);
      if (answer.company) return remember(siret, answer);
      return remember(siret, (await querySirene(siret, signal)) ?? answer);
    },
    async search(text) {
      const key = normalizeText(text);
      const known = searches.get(key);
      if (known && now().getTime() - known.at < SEARCHED_MS) return known.found;
      if (!settings.searchUrl) throw new RegisterFault("unavailable", "no register is configured");
      const url = new URL(`${settings.searchUrl}/search?${SEARCH_QUERY}`);
      url.searchParams.set("q", text);
      const { json } = await ask(url, { signal: AbortSignal.timeout(SEARCH_TIMEOUT_MS), purpose: "search" });
      const found = readFoundCompanies(shapeOf(SearchAnswer, json));
      searches.set(key, { at: now().getTime(), found });
      return found;
    },
  };
}

function shapeOf<S extends z.ZodType>(schema: S, json: unknown): z.infer<S> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new RegisterFault("silent", "unexpected shape", { cause: parsed.error });
  return parsed.data;
}
