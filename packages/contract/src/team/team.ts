import { MANAGERS } from "@app/domain/members/member";
import { AUDIENCES } from "@app/domain/missions/audience";
import { MOST_ASKED_AT_ONCE, MOST_GROUPS, TEAM_ACTIONS, TEAM_FREE, TEAM_ORIGINS } from "@app/domain/team/team";
import * as z from "zod";
import {
  Empty,
  Id,
  IdParams,
  Instant,
  optionalEndInstant,
  optionalId,
  Page,
  paged,
  requiredText,
} from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { missionFr } from "../missions/missions.fr.ts";
import { MissionView } from "../missions/missions.ts";
import { CodeParams } from "./memberships.ts";
import { teamFr as fr } from "./team.fr.ts";

export const TeamGroup = z.object({ id: z.int(), label: z.string(), members: z.int() });
export type TeamGroup = z.infer<typeof TeamGroup>;

/** Somebody who agreed; who was asked and did not answer yes has `asked_at` and nothing of the rest. */
export const TeamMember = z.object({
  candidate_id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  /** The person’s own métier, as their profile says it. */
  profession: z.string(),
  origin: z.enum(TEAM_ORIGINS),
  state: z.enum(["asked", "in"]),
  asked_at: Instant.nullable(),
  /** When the person agreed. */
  since: Instant.nullable(),
  consent_until: Instant.nullable(),
  approved: z.boolean(),
  /** Approved, or worked here: a yes takes the place at once where the mission says so. */
  books_at_once: z.boolean(),
  /** Missions worked for the company. */
  worked: z.int(),
  last_worked_at: Instant.nullable(),
  groups: z.array(z.int()),
  /** For the mission asked about, and null without one. Never anything else of their time. */
  free: z.enum(TEAM_FREE).nullable(),
  /** For the mission asked about: what they were proposed and answered. */
  proposed: z.enum(["waiting", "yes", "no", "standby", "expired", "closed", "applied"]).nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamLink = z.object({
  id: z.int(),
  code: z.string(),
  /** The address that the code and the poster lead to. */
  url: z.string(),
  establishment: z.object({ id: z.int(), name: z.string(), placeLabel: z.string() }).nullable(),
  created_at: Instant,
});
export type TeamLink = z.infer<typeof TeamLink>;

const own = { access: "employer", members: MANAGERS } as const;
const PersonParams = z.object({ candidate_id: Id });

/** `job`: who is free for it, the free ones first. By name otherwise, those who worked here most first. */
export const teamRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/team/",
  query: z.object({ page: Page, group: optionalId, query: z.string().trim().max(80).optional(), job: optionalId }),
  status: 200,
  refusals: [404],
  response: paged(TeamMember).extend({ links: z.array(TeamLink) }),
});

/** For the question « À qui ? » of a publication: how many agreed, all and by group. */
export const teamGroupsRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/team/groups/",
  status: 200,
  response: z.object({
    members: z.int(),
    groups: z.array(TeamGroup),
    /** The métiers of those in it, the commonest first: `query` of the list finds each. */
    professions: z.array(z.object({ label: z.string(), members: z.int() })),
  }),
});

/** Who worked here and is not in the team: who may be asked. The last to have worked first, two hundred at most. */
export const Askable = z.object({
  candidate_id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  profession: z.string(),
  worked: z.int(),
  last_worked_at: Instant,
  /** Already asked, and not answered. */
  asked_at: Instant.nullable(),
});
export type Askable = z.infer<typeof Askable>;
export const askableRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/team/askable/",
  status: 200,
  response: z.object({ results: z.array(Askable) }),
});

/** The answer is the same whatever each person decided before. 404: somebody who did not work here. */
export const askTeamRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/team/ask/",
  body: z.object({ people: z.array(Id).min(1, fr.peopleRequired).max(MOST_ASKED_AT_ONCE) }),
  limit: "team",
  refusals: [404],
  status: 200,
  response: z.object({ asked: z.int() }),
});

/** What is absent stays as it is. */
export const editMemberRoute = defineRoute({
  ...own,
  method: "PATCH",
  url: "/api/team/:candidate_id/",
  params: PersonParams,
  body: z.object({ groups: z.array(Id).max(MOST_GROUPS).optional(), approved: z.literal(true).optional() }),
  refusals: [404],
  status: 200,
  response: TeamMember,
});

/** Without a reason and without any other effect: what was accepted stays, nobody is notified. */
export const removeMemberRoute = defineRoute({
  ...own,
  method: "DELETE",
  url: "/api/team/:candidate_id/",
  params: PersonParams,
  refusals: [404],
  status: 200,
  response: Empty,
});

/** 409 `group_taken`, `groups_full`. */
export const addGroupRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/team/groups/",
  body: z.object({ label: requiredText(fr.groupRequired, 40) }),
  refusals: [409],
  status: 201,
  response: TeamGroup,
});

/** The people stay in the team. */
export const deleteGroupRoute = defineRoute({
  ...own,
  method: "DELETE",
  url: "/api/team/groups/:id/",
  params: IdParams,
  refusals: [404],
  status: 200,
  response: Empty,
});

/** 409 `links_full`; 404: an establishment of another company. */
export const addLinkRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/team/links/",
  body: z.object({ establishment_id: Id.nullish() }),
  limit: "team",
  refusals: [404, 409],
  status: 201,
  response: TeamLink,
});

/** « Changer le lien » closes the old one and opens another. */
export const closeLinkRoute = defineRoute({
  ...own,
  method: "DELETE",
  url: "/api/team/links/:code/",
  params: CodeParams,
  refusals: [404],
  status: 200,
  response: Empty,
});

/** One A4 page with the code to scan. */
export const posterRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/team/links/:code/poster/",
  params: CodeParams,
  limit: "cv",
  refusals: [404],
  answer: "file",
  status: 200,
  response: z.unknown(),
});

/** Who did what in the last twelve months; a line leaves with the person it names. */
export const TeamJournalLine = z.object({
  id: z.int(),
  at: Instant,
  action: z.enum(TEAM_ACTIONS),
  /** The member of the company who did it; null once their account is deleted. */
  actor: z.string().nullable(),
  /** The person concerned, or the label of a group, or the code of a link. */
  subject: z.string().nullable(),
});
export const teamJournalRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/team/journal/",
  query: z.object({ page: Page }),
  status: 200,
  response: paged(TeamJournalLine),
});

/**
 * « Reproposer » to named people: of the team, or whose application to this mission was refused, lapsed or withdrawn. 404
 * `not_proposable` for anybody else. Who has four propositions of the company since yesterday, or is not free by the law’s rest, is
 * passed over: `proposed` counts the others. 409: nobody is wanted any more.
 */
export const proposeRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/jobs/:id/propose/",
  params: IdParams,
  body: z.object({
    people: z.array(Id).min(1, fr.peopleRequired).max(20),
    shifts: z.array(Id).min(1).max(100).optional(),
  }),
  limit: "team",
  refusals: [404, 409],
  status: 200,
  response: z.object({ proposed: z.int() }),
});

/**
 * « Ouvrir maintenant », « Rester entre nous », or another time of opening. 409 `already_open`: what everybody has seen is never hidden.
 */
export const audienceRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/jobs/:id/audience/",
  params: IdParams,
  body: z.object({ audience: z.enum(AUDIENCES), teamUntil: optionalEndInstant(missionFr.teamUntilInvalid) }),
  refusals: [404, 409],
  status: 200,
  response: MissionView,
});
