/** An employer, a mission and people who applied to it, each with a token; and the body a form would send for it. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, type MissionOverrides, type MissionSummary } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { ApplicationStatus } from "@app/domain/applications/application";
import { call, type Harness, tokenFor } from "./harness.ts";

export type Person = { id: number; applicationId: number; token: string };

export async function aMissionScene(
  h: Harness,
  statuses: readonly ApplicationStatus[] = [],
  overrides: MissionOverrides = {},
) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const mission = await aMission(h.ctx.db, { employer, positions: 3, ...overrides });
  const people: Person[] = [];
  for (const status of statuses) {
    // Not proposed missions: their notifications are those of their application.
    const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, status });
    people.push({ id: candidate.id, applicationId: id, token: await tokenFor(h.ctx, candidate.id) });
  }
  return { employer, mission, people, token: await tokenFor(h.ctx, employer.id) };
}

/** What the form sends for this mission, unchanged but for `changes`. */
export const bodyOf = (mission: MissionSummary, changes: object = {}) => ({
  title: mission.title,
  location: mission.location,
  commune_code: mission.communeCode,
  description: mission.description,
  sector: mission.sectors,
  type: mission.type,
  startDate: mission.startsAt.toISOString(),
  endDate: mission.endsAt.toISOString(),
  compensation: mission.payCents / 100,
  compensationType: mission.payPeriod,
  hoursPerDay: mission.hoursPerDay,
  totalDays: mission.totalDays,
  skills: mission.skills,
  positions: mission.positions,
  maxApplications: mission.maxApplications,
  ...changes,
});

export type Note = { kind: string; title: string; message: string; actionUrl: string };

/** Notifications, newest first, after the worker has run. */
export async function notesOf(h: Harness, token: string): Promise<Note[]> {
  await h.runJobs();
  return (await call<Note[]>(h.app, "GET", "/api/notifications", { token })).body;
}

export const daysLater = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
