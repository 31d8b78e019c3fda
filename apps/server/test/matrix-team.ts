import { aTeamLink, aTeamMember } from "@app/db/builders/team";
import { aCandidate } from "@app/db/builders/users";
import type { Context } from "../src/platform/context.ts";
import { freshEmail } from "./bodies.ts";
import { type Line, nothing } from "./matrix-line.ts";
import type { Scene } from "./matrix-scene.ts";

/** The people a company asks first, and those who agreed. matrix.ts says how a line reads. */
const person = (s: Scene) => ({ id: s.candidate.id });
const link = (s: Scene) => ({ id: s.team.code });
const company = (s: Scene) => ({ id: s.employer.companyId });
const consent = { consent: true };

export const TEAM: Record<string, Line> = {
  "GET /api/team/": [nothing, "401 403 403 200 200 403", "", "name"],
  "GET /api/team/groups/": [nothing, "401 403 403 200 200 403"],
  // The candidate worked there and is in the team already.
  "GET /api/team/askable/": [nothing, "401 403 403 200 200 403"],
  "POST /api/team/ask/": [
    async (s) => {
      await s.applications.worked();
      return { body: { people: [s.candidate.id] } };
    },
    "401 403 403 200 404 403",
  ],
  "PATCH /api/team/:candidate_id/": [
    (s) => ({ ...person(s), body: { approved: true, groups: [] } }),
    "401 403 403 200 404 403",
    "",
    "name",
  ],
  "DELETE /api/team/:candidate_id/": [async (s) => ({ id: await s.team.newMember() }), "401 403 403 200 404 403"],
  "POST /api/team/groups/": [() => ({ body: { label: freshEmail().slice(0, 40) } }), "401 403 403 201 201 403"],
  "DELETE /api/team/groups/:id/": [async (s) => ({ id: await s.team.newGroup() }), "401 403 403 200 404 403"],
  "POST /api/team/links/": [(s) => ({ body: { establishment_id: s.establishment.id } }), "401 403 403 201 404 403"],
  "DELETE /api/team/links/:code/": [async (s) => ({ id: await s.team.newLink() }), "401 403 403 200 404 403"],
  "GET /api/team/links/:code/poster/": [link, "401 403 403 200 404 403"],
  "GET /api/team/journal/": [nothing, "401 403 403 200 200 403", "", "name"],
  "GET /api/team/links/:code/": [link, "200 200 200 200 200 200"],
  "POST /api/team/links/:code/join/": [(s) => ({ ...link(s), body: consent }), "401 200 200 403 403 403"],
  "GET /api/team/memberships/": [nothing, "401 200 200 403 403 403"],
  "GET /api/team/missions/": [nothing, "401 200 200 403 403 403"],
  // The consent ends in twenty days: it can be given again.
  "POST /api/team/memberships/:company_id/": [(s) => ({ ...company(s), body: consent }), "401 200 404 403 403 403"],
  "PATCH /api/team/memberships/:company_id/": [
    (s) => ({ ...company(s), body: { muted: true } }),
    "401 200 404 403 403 403",
  ],
  "DELETE /api/team/memberships/:company_id/": [company, "401 200 404 403 403 403"],
  "POST /api/companies/:id/follow/": [company, "401 200 200 403 403 403"],
  "DELETE /api/companies/:id/follow/": [company, "401 200 200 403 403 403"],
  "POST /api/jobs/:id/propose/": [
    (s) => ({ id: s.mission.id, body: { people: [s.candidate.id] } }),
    "401 403 403 200 404 403",
  ],
  "POST /api/jobs/:id/audience/": [
    (s) => ({ id: s.mission.id, body: { audience: "everyone" } }),
    "401 403 403 200 404 403",
    "",
    "meeting",
  ],
};

const DAY = 86_400_000;

/** The candidate is in the team for twenty days more. */
export async function makeTeam({ db }: Context, employer: { id: number; companyId: number }, candidateId: number) {
  const { companyId } = employer;
  const now = new Date();
  await aTeamMember(db, { companyId, candidateId, consentUntil: new Date(now.getTime() + 20 * DAY) });
  const line = { companyId, actorId: employer.id, candidateId, action: "approved" as const, at: now };
  await db.insertInto("teamJournal").values(line).execute();
  const newLink = async () => (await aTeamLink(db, { employer })).code;
  return {
    code: await newLink(),
    /** To be closed, removed and deleted. */
    newLink,
    newMember: async () => (await aTeamMember(db, { companyId, candidateId: (await aCandidate(db)).id })).candidateId,
    newGroup: async () => {
      const group = { companyId, label: freshEmail().slice(0, 40), createdAt: now };
      return (await db.insertInto("teamGroups").values(group).returning("id").executeTakeFirstOrThrow()).id;
    },
  };
}
