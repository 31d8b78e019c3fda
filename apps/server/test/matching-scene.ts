/** A mission published over HTTP and people who can take it, in a database of their own. */
import { anEmployer } from "@app/db/builders/companies";
import { aCandidate } from "@app/db/builders/users";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { NIGHT_URGENT_HOURS } from "@app/domain/time/night";
import { call, type Harness, tokenFor } from "./harness.ts";

const HOUR = 3_600_000;

export type Asked = { id: number; token: string; proposition: number };
export type Wave = {
  number: number;
  state: string;
  reason: string;
  putOff: boolean;
  notified: number;
  seen: number;
  applied: number;
};
export type Panel = {
  missing: number;
  notified: number;
  seen: number;
  interested: number;
  applied: number;
  appliedUnnotified: number;
  waves: Wave[];
  nextWaveAt: string | null;
  stoppedAt: string | null;
  sendAgainAt: string | null;
  reopenings: { cause: string }[];
  standby: { waiting: number; steps: { state: string }[] };
  levers: unknown[];
  forecast: unknown;
};
export type Proposition = { id: number; state: string; standbyCalled: boolean; application_id: number | null };

/** Noon of a day to come, so that nothing depends on the hour of the test. */
export function middayIn(h: Harness, days: number): Date {
  const at = new Date(h.ctx.now().getTime() + days * 24 * HOUR);
  at.setUTCHours(11, 0, 0, 0);
  return at;
}

/** A start so near that people are asked at any hour of the test, for a worker that has the real clock. */
export const withinHours = ({ ctx }: Harness) => new Date(ctx.now().getTime() + (NIGHT_URGENT_HOURS - 2) * HOUR);

/** To ten in the morning of tomorrow: at night a wave that is not urgent waits. */
export const waitForMorning = (h: Harness) =>
  h.advance(parisStartOfDay(addDays(parisDay(h.ctx.now()), 1)).getTime() + 10 * HOUR - h.ctx.now().getTime());

type Options = { positions?: number; booking?: "choose" | "first"; startsAt?: Date; level?: CompanyLevel };

export const missionBody = {
  title: "Serveur en salle (H/F)",
  location: "Lyon (69)",
  commune_code: "69123",
  description: "Un service du midi.",
  sector: ["Restauration"],
  compensation: 14.5,
  compensationType: "hourly",
  skills: ["Service en salle"],
  contractKind: "extra",
};
export const shiftAt = (startsAt: Date, positions = 1) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + 4 * HOUR),
  breakMinutes: 0,
  positions,
});

export async function publishMission(
  h: Harness,
  { positions = 1, booking, startsAt = middayIn(h, 4), level = "address_proven" }: Options = {},
) {
  const employer = await anEmployer(h.ctx.db, { company: { level } });
  const token = await tokenFor(h.ctx, employer.id);
  const body = { ...missionBody, shifts: [shiftAt(startsAt, positions)], ...(booking && { booking }) };
  const published = await call<{ id: number; booking: string }>(h.app, "POST", "/api/jobs/add/", { token, body });
  if (published.status !== 201) throw new Error(JSON.stringify(published.body));
  return { employer, token, id: published.body.id, booking: published.body.booking };
}

/** Everyone is woken at night too: the hour of the test changes nothing. */
export async function somePeople(h: Harness, count: number): Promise<{ id: number; token: string }[]> {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await aCandidate(h.ctx.db);
    await h.ctx.db
      .insertInto("availabilities")
      .values({ candidateId: id, nightAlerts: true, expiresAt: middayIn(h, 30) })
      .execute();
    people.push({ id, token: await tokenFor(h.ctx, id) });
  }
  return people;
}

/** The people who were asked, in the order of their ids. */
export async function askedFor(h: Harness, missionId: number): Promise<Asked[]> {
  const rows = await h.ctx.db
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .orderBy("candidateId")
    .select(["id", "candidateId"])
    .execute();
  return Promise.all(
    rows.map(async ({ id, candidateId }) => ({
      id: candidateId,
      token: await tokenFor(h.ctx, candidateId),
      proposition: id,
    })),
  );
}

export const answer = (h: Harness, { token, proposition }: Asked, to: string, more: object = {}) =>
  call<Proposition & { code?: string }>(h.app, "POST", `/api/propositions/${proposition}/answer/`, {
    token,
    body: { answer: to, ...more },
  });

export const panel = async (h: Harness, token: string, missionId: number) =>
  (await call<Panel>(h.app, "GET", `/api/jobs/${missionId}/diffusion/`, { token })).body;

export const steer = (h: Harness, token: string, missionId: number, what: "send" | "stop") =>
  call<Panel>(h.app, "POST", `/api/jobs/${missionId}/diffusion/${what}/`, { token });
