/** Strangers as the internet has them: they register, confirm their mailbox and call the API, and nothing writes for them. */
import { siretFrom } from "@app/db/builders/company-row";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { expect } from "vitest";
import { evening, newcomer } from "../bodies.ts";
import { aForm } from "../form.ts";
import { call, type Harness, startHarness } from "../harness.ts";
import { codeIn } from "../mail.ts";
import { HONEST } from "./abuse-scene.ts";

/** What production turns on; counters of its own, for the files that run beside share Redis. */
export const startAsInProduction = (registerUrl: string, settings: Record<string, string> = {}) =>
  startHarness({
    RATE_LIMITS: "strict",
    REQUIRE_VERIFIED_EMAIL: "on",
    COMPANY_SEARCH_URL: registerUrl,
    REDIS_URL: "",
    ...settings,
  });

/** As the register has it under every number that begins with 00012. */
export const REAL_COMPANY = { company: "Comptoir des tisseurs", address: "14 quai des Tisseurs, 69007 Lyon" };

let strangers = 0;
export const aRealSiret = () => siretFrom(`00012${String((strangers += 1)).padStart(8, "0")}`);

export type Outsider = { id: number; companyId: number; token: string; email: string; password: string; phone: string };
type Registered = {
  user: { id: number };
  tokens: { access: string };
};

/** With a mailbox, a telephone and a network of their own. */
async function register(h: Harness, fields: Record<string, string | string[]>): Promise<Outsider> {
  strangers += 1;
  const { role: _, profession: __, city: ___, state: ____, country: _____, ...person } = newcomer();
  const phone = `06${String(strangers).padStart(8, "0")}`;
  const { body, headers } = aForm({ ...person, phone, ...fields });
  const from = { "x-forwarded-for": `88.121.${strangers}.7`, "user-agent": `Mozilla/5.0 (${strangers})` };
  const answer = await call<Registered>(h.app, "POST", "/api/register/", { body, headers: { ...headers, ...from } });
  expect(answer).toMatchObject({ status: 201 });
  const token = answer.body.tokens.access;
  await h.runDueJobs();
  const code = { code: codeIn(h, person.email) };
  expect((await call(h.app, "POST", "/api/verify-email/code/", { token, body: code })).status).toBe(200);
  const mine = await call<{ company: { id: number } | null }>(h.app, "GET", "/api/me/", { token });
  return {
    id: answer.body.user.id,
    companyId: mine.body.company?.id ?? 0,
    token,
    email: person.email,
    password: person.password,
    phone,
  };
}

/** Somebody who types the number, name and address of a real company, or what they like. */
export const anImpostor = (h: Harness, typed: Record<string, string> = {}) =>
  register(h, { role: "employer", siret_number: aRealSiret(), ...REAL_COMPANY, ...typed });

export const aPerson = (h: Harness) =>
  register(h, {
    role: "candidate",
    profession: "Serveuse",
    city: "Lyon",
    commune_code: "69123",
    state: "Auvergne-Rhône-Alpes",
    country: "France",
    availability: "on_fire",
    skills: ["Service en salle"],
  });

const HOUR = 3_600_000;
/** Maintained after its remarks, from five days on at noon. */
export function missionBody(
  h: Harness,
  { positions = 1, ...changes }: { positions?: number; [field: string]: unknown } = {},
) {
  const startsAt = new Date(h.ctx.now().getTime() + 120 * HOUR);
  startsAt.setUTCHours(11, 0, 0, 0);
  const shifts = [{ startsAt, endsAt: new Date(startsAt.getTime() + 4 * HOUR), breakMinutes: 0, positions }];
  return { ...evening({ shifts }), description: HONEST, acknowledged: [...LINT_RULES], ...changes };
}

export type Published = { id: number; status: string; held_reason: string | null; code: string; limit: string };

export const tryToPublish = (
  h: Harness,
  { token }: Outsider,
  changes: { positions?: number; [field: string]: unknown } = {},
) => call<Published>(h.app, "POST", "/api/jobs/add/", { token, body: missionBody(h, changes) });

export async function putOnline(
  h: Harness,
  employer: Outsider,
  changes: { positions?: number; [field: string]: unknown } = {},
): Promise<Published> {
  const answer = await tryToPublish(h, employer, changes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}

export async function applyTo(h: Harness, { token }: Outsider, job: number): Promise<number> {
  const body = { job, message: "Je suis disponible.", is_coverLetter: false };
  const answer = await call<{ id: number }>(h.app, "POST", "/api/jobs/apply/", { token, body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
}
