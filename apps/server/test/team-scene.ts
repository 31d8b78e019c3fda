/** A company with people in its team, and missions published for them. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aTeamMember } from "@app/db/builders/team";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { call, type Harness, tokenFor } from "./harness.ts";
import { middayIn, missionBody, shiftAt, somePeople } from "./matching-scene.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `approved`: of the people, in this order, those who have a place at once. */
export async function aTeam(
  h: Harness,
  size: number,
  { approved = size, level = "address_proven" }: { approved?: number; level?: CompanyLevel } = {},
) {
  const employer = await anEmployer(h.ctx.db, { company: { level, firstPublishedAt: h.ctx.now() } });
  const people = await somePeople(h, size);
  for (const [index, { id }] of people.entries())
    await aTeamMember(h.ctx.db, {
      now: h.ctx.now(),
      companyId: employer.companyId,
      candidateId: id,
      approvedAt: index < approved ? h.ctx.now() : null,
    });
  return { employer, people, token: await tokenFor(h.ctx, employer.id) };
}

type Published = { id: number; audience: string; teamUntil: string | null; code?: string };

export async function publishFor(
  h: Harness,
  token: string,
  {
    positions = 1,
    startsAt = middayIn(h, 4),
    ...more
  }: { positions?: number; startsAt?: Date } & Record<string, unknown> = {},
) {
  return call<Published>(h.app, "POST", "/api/jobs/add/", {
    token,
    body: { ...missionBody, shifts: [shiftAt(startsAt, positions)], ...more },
  });
}

/** Work done for a company some days ago. */
export async function hasWorked(h: Harness, employer: { id: number; companyId: number }, candidateId: number) {
  const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() - 6 * DAY) });
  await anApplication(h.ctx.db, {
    mission,
    candidateId,
    status: "accepted",
    candidateStatus: "confirmed",
    attendance: "worked",
  });
}

export async function propositionsOf(h: Harness, missionId: number) {
  return h.ctx.db
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .orderBy("candidateId")
    .select(["id", "candidateId", "origin", "answer", "notifiedAt", "createdAt", "expiresAt"])
    .execute();
}
