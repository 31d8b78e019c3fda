/** People who search, apply, answer, publish and edit through the previous release, at a steady rate. */
import { setTimeout as sleep } from "node:timers/promises";
import type { createSignIn } from "../load/sign-in.ts";
import type { People } from "./people.ts";

const TIMEOUT_MS = 5_000;
/** A decision can be undone for twelve seconds; the candidate learns of it afterwards. */
const VISIBLE_AFTER_MS = 13_000;
const RENEW_MS = 4 * 60_000;
const WORDS = ["serveur", "cariste", "vendeur", "infirmier", "chauffeur", "cuisinier", "week-end", "nuit"];

/** How often each is done, in hundredths. */
const MIX = { search: 40, read: 22, apply: 14, accept: 8, confirm: 4, withdraw: 3, publish: 4, edit: 5 };
export type Operation = keyof typeof MIX;

/** What may be refused because of what somebody else did before: anything else is a failure. */
const REFUSALS: Record<Operation, readonly string[]> = {
  search: [],
  read: [],
  apply: ["already_applied", "mission_full", "mission_closed", "booking_overlap"],
  accept: ["positions_filled", "booking_overlap", "mission_closed"],
  confirm: ["mission_started"],
  withdraw: ["mission_started"],
  publish: [],
  edit: ["booking_overlap"],
};

export type Answer = { operation: Operation; at: number; ms: number; failure: string | null; refusal: string | null };
type Application = { id: number; candidate: number; employer: number; readyAt: number };
type Reply = { status: number; body: Record<string, unknown> };

export class Traffic {
  readonly answers: Answer[] = [];
  readonly #api: string;
  readonly #people: People;
  readonly #signIn: ReturnType<typeof createSignIn>;
  readonly #applied = new Set<string>();
  readonly #waiting: Application[] = [];
  readonly #accepted: Application[] = [];
  readonly #pending = new Set<Promise<void>>();
  readonly #tokens = new Map<number, string>();
  #renewedAt = 0;

  constructor(api: string, people: People, signIn: ReturnType<typeof createSignIn>) {
    this.#api = api;
    this.#people = people;
    this.#signIn = signIn;
  }

  /** Sends a request every so often, whether or not the earlier ones have been answered. */
  async run(perSecond: number, until: AbortSignal): Promise<void> {
    await this.#renewTokens();
    const started = performance.now();
    for (let sent = 0; !until.aborted; sent += 1) {
      if (performance.now() - this.#renewedAt > RENEW_MS) this.#track(this.#renewTokens());
      const wait = started + (sent * 1000) / perSecond - performance.now();
      if (wait > 0) await sleep(wait);
      this.#track(this.#one());
    }
    await Promise.all(this.#pending);
  }

  #track(work: Promise<void>): void {
    const one = work.finally(() => this.#pending.delete(one));
    this.#pending.add(one);
  }

  /** Somebody who cannot sign in is a failure too, and keeps the token they have. */
  async #renewTokens(): Promise<void> {
    const at = performance.now();
    this.#renewedAt = at;
    for (const id of [...this.#people.candidates, ...this.#people.employers]) {
      try {
        for (const { userId, token } of await this.#signIn([id])) this.#tokens.set(userId, token);
      } catch (error) {
        const failure = `sign in: ${String(error)}`;
        this.answers.push({ operation: "read", at, ms: performance.now() - at, failure, refusal: null });
      }
    }
  }

  async #one(): Promise<void> {
    const operation = drawOperation();
    const done = await this[operation]();
    // Nobody to accept or confirm yet.
    if (!done) await this.search();
  }

  search(): Promise<boolean> {
    return this.#ask("search", "GET", `/api/jobs/?${new URLSearchParams({ query: pick(WORDS) })}`);
  }

  read(): Promise<boolean> {
    return this.#ask("read", "GET", `/api/jobs/${pick(this.#people.missions).id}/`);
  }

  async apply(): Promise<boolean> {
    const [candidate, { id: job, employer }] = [pick(this.#people.candidates), pick(this.#people.missions)];
    if (this.#applied.has(`${candidate} ${job}`)) return false;
    this.#applied.add(`${candidate} ${job}`);
    const body = { job, worker: candidate, message: "Je suis disponible.", is_coverLetter: false };
    return this.#ask("apply", "POST", "/api/jobs/apply/", { by: candidate, body }, (answer) =>
      this.#waiting.push({ id: Number(answer["id"]), candidate, employer, readyAt: 0 }),
    );
  }

  async accept(): Promise<boolean> {
    const one = take(this.#waiting);
    if (!one) return false;
    return this.#ask("accept", "PATCH", `/api/applications/${one.id}/accept/`, { by: one.employer }, () =>
      this.#accepted.push({ ...one, readyAt: performance.now() + VISIBLE_AFTER_MS }),
    );
  }

  async confirm(): Promise<boolean> {
    const one = take(this.#accepted);
    if (!one) return false;
    const back = () => this.#accepted.push({ ...one, readyAt: performance.now() });
    return this.#ask("confirm", "PATCH", `/api/applications/${one.id}/confirm/`, { by: one.candidate }, back);
  }

  async withdraw(): Promise<boolean> {
    const one = take(Math.random() < 0.5 ? this.#waiting : this.#accepted);
    if (!one) return false;
    return this.#ask("withdraw", "PATCH", `/api/applications/${one.id}/withdraw/`, { by: one.candidate, body: {} });
  }

  publish(): Promise<boolean> {
    const employer = pick(this.#people.employers);
    const startDate = new Date(Date.now() + (3 + Math.random() * 30) * 86_400_000);
    const endDate = new Date(startDate.getTime() + (8 + 24 * Math.floor(Math.random() * 4)) * 3_600_000);
    const body = { ...MISSION, startDate, endDate, positions: 1 + Math.floor(Math.random() * 4) };
    return this.#ask("publish", "POST", "/api/jobs/add/", { by: employer, body }, (answer) =>
      this.#people.missions.push({ id: Number(answer["id"]), employer }),
    );
  }

  /** Half of them change the hours, the others the number of people or nothing but words. */
  async edit(): Promise<boolean> {
    const { id, employer } = pick(this.#people.missions);
    const mission = await this.#send("GET", `/api/jobs/${id}/`, { by: employer });
    const { hoursPerDay, positions, compensationType } = mission?.body ?? {};
    // Longer days at the same daily pay would be less an hour, which is refused once somebody is accepted.
    const isHourly = compensationType === "hourly";
    const change = pick([
      isHourly ? { hoursPerDay: hoursPerDay === 8 ? 7 : 8 } : { positions: Number(positions) + 1 },
      isHourly ? { hoursPerDay: hoursPerDay === 7.5 ? 8 : 7.5 } : { requirement: "Ponctualité demandée." },
      { positions: Number(positions) + 1 },
      { requirement: "Tenue noire demandée." },
    ]);
    if (mission?.status !== 200) return false;
    const body = { ...mission.body, company_id: undefined, ...change };
    return this.#ask("edit", "PUT", `/api/jobs/${id}/edit/`, { by: employer, body });
  }

  async #ask(
    operation: Operation,
    method: string,
    path: string,
    options: { by?: number; body?: object } = {},
    onSuccess: (body: Record<string, unknown>) => void = () => {},
  ): Promise<boolean> {
    const at = performance.now();
    const reply = await this.#send(method, path, options);
    const ms = performance.now() - at;
    const isDone = reply !== null && reply.status < 300;
    const given = reply?.body["code"] ?? reply?.body["error"];
    const code = typeof given === "string" ? given : "";
    const isRefusal = reply !== null && REFUSALS[operation].includes(code);
    const failure =
      isDone || isRefusal
        ? null
        : `${operation} ${reply?.status ?? "no answer"} ${JSON.stringify(reply?.body ?? null)}`;
    this.answers.push({ operation, at, ms, failure, refusal: isRefusal ? code : null });
    if (isDone) onSuccess(reply.body);
    return true;
  }

  async #send(method: string, path: string, { by, body }: { by?: number; body?: object }): Promise<Reply | null> {
    const token = by === undefined ? undefined : this.#tokens.get(by);
    try {
      const response = await fetch(`${this.#api}${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: (await response.json()) as Reply["body"] };
    } catch {
      return null;
    }
  }
}

const MISSION = {
  title: "Serveur (H/F)",
  location: "Lyon",
  commune_code: "69123",
  remote: false,
  description:
    "Service en salle le soir et le week-end, au sein d’une équipe de quatre personnes. Repas pris sur place.",
  type: "contract",
  sector: ["Restauration"],
  skills: ["Service en salle"],
  tags: [],
  urgent: true,
  licenseRequired: false,
  compensation: 14.5,
  compensationType: "hourly",
  hoursPerDay: 8,
  useStructuredDescription: false,
};

function drawOperation(): Operation {
  let left = Math.random() * 100;
  for (const [operation, share] of Object.entries(MIX) as [Operation, number][]) {
    left -= share;
    if (left < 0) return operation;
  }
  return "search";
}

function take(list: Application[]): Application | undefined {
  const ready = list.findIndex(({ readyAt }) => readyAt <= performance.now());
  return ready < 0 ? undefined : list.splice(ready, 1)[0];
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
