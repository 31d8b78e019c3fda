import { CONSENT_VERSION, consentUntil } from "@app/domain/team/team";
import type { Insertable } from "kysely";
import type { ApplicationRows } from "../builders/application-rows.ts";
import type { TeamGroupMembers, TeamGroups, TeamLinks, TeamMembers } from "../schema.ts";
import type { Random } from "./random.ts";
import { DAY_MS, type DemoCandidate, type DemoCompany } from "./types.ts";

export type DemoTeam = {
  members: Insertable<TeamMembers>[];
  links: Insertable<TeamLinks>[];
  groups: Insertable<TeamGroups>[];
  grouped: Omit<Insertable<TeamGroupMembers>, "groupId">[];
};

type Input = {
  random: Random;
  now: Date;
  companies: readonly DemoCompany[];
  candidates: readonly DemoCandidate[];
  applications: readonly Pick<ApplicationRows, "application">[];
  /** Signs in, and reads an ask that waits for an answer. */
  asked: DemoCandidate;
};

/** Of those who worked somewhere, how many agreed to be called back. */
const AGREED = 0.6;
const BY_LINK = 4;
const GROUP = "Service du soir";

/** The first company is the one that is shown: everybody who worked there, a few by its link, a group. */
export function makeTeam({ random, now, companies, candidates, applications, asked }: Input): DemoTeam {
  const [first] = companies;
  if (!first) return { members: [], links: [], groups: [], grouped: [] };
  const worked = new Map<string, Insertable<TeamMembers>>();
  for (const { application } of applications) {
    const { companyId, candidateId, attendance, attendanceAt } = application;
    if (attendance !== "worked" || !(attendanceAt instanceof Date)) continue;
    const consentAt = new Date(Math.min(attendanceAt.getTime() + DAY_MS, now.getTime() - DAY_MS));
    worked.set(`${companyId} ${candidateId}`, inTeam({ companyId, candidateId, origin: "worked", consentAt }));
  }
  const members = [...worked.values()].filter(
    ({ companyId, candidateId }) => companyId === first.id || candidateId === asked.id || random.chance(AGREED),
  );
  const known = new Set(members.filter(({ companyId }) => companyId === first.id).map((row) => row.candidateId));
  const near = candidates.filter(
    ({ id, place, sectors }) =>
      !known.has(id) && id !== asked.id && place.city === first.place.city && sectors.includes(first.sector),
  );
  const byLink = near.slice(0, BY_LINK).map(({ id, since }, index) => {
    const consentAt = new Date(Math.max(since.getTime(), now.getTime() - (index + 2) * 9 * DAY_MS));
    const approvedAt = index === 0 ? null : consentAt;
    return { ...inTeam({ companyId: first.id, candidateId: id, origin: "link", consentAt }), approvedAt };
  });
  const asking = members.findLast(({ companyId, candidateId }) => candidateId === asked.id && companyId !== first.id);
  const askedBy = companies.find(({ id }) => id === asking?.companyId)?.employerId ?? first.employerId;
  const createdAt = new Date(now.getTime() - 60 * DAY_MS);
  return {
    members: [
      ...members.map((row) => (row === asking ? waiting(row, new Date(now.getTime() - 2 * DAY_MS), askedBy) : row)),
      ...byLink,
    ],
    links: [{ companyId: first.id, code: "brasserie-des-terreaux-7k3m9xq2", createdBy: first.employerId, createdAt }],
    groups: [{ companyId: first.id, label: GROUP, createdAt }],
    grouped: [...known].slice(0, 3).map((candidateId) => ({ candidateId })),
  };
}

const inTeam = ({
  consentAt,
  ...row
}: Pick<Insertable<TeamMembers>, "companyId" | "candidateId" | "origin"> & {
  consentAt: Date;
}): Insertable<TeamMembers> => ({
  ...row,
  state: "in",
  approvedAt: null,
  askedAt: null,
  askedBy: null,
  consentAt,
  consentUntil: consentUntil(consentAt),
  consentVersion: CONSENT_VERSION,
});

const waiting = (
  { companyId, candidateId, origin }: Insertable<TeamMembers>,
  askedAt: Date,
  askedBy: number,
): Insertable<TeamMembers> => ({
  companyId,
  candidateId,
  origin,
  state: "asked",
  approvedAt: null,
  askedAt,
  askedBy,
  consentAt: null,
  consentUntil: null,
  consentVersion: null,
});
