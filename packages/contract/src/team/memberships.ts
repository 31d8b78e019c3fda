import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { TEAM_ORIGINS } from "@app/domain/team/team";
import * as z from "zod";
import { Empty, Id, IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionCard } from "../missions/missions.ts";
import { teamFr as fr } from "./team.fr.ts";

/** As it stands at the end of the address of a team. */
export const CodeParams = z.object({ code: z.string().regex(/^[a-z0-9-]{6,80}$/, fr.linkNotFound) });

const TeamCompany = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  level: z.enum(COMPANY_LEVELS),
  industry: z.string().nullable(),
});

export const Membership = z.object({
  company: TeamCompany,
  /** `asked`: the company asks, and waits for a yes. */
  state: z.enum(["asked", "in"]),
  origin: z.enum(TEAM_ORIGINS),
  asked_at: Instant.nullable(),
  since: Instant.nullable(),
  consent_until: Instant.nullable(),
  /** The consent ends within thirty days: it can be given again. */
  renewable: z.boolean(),
  muted: z.boolean(),
  worked: z.int(),
});
export type Membership = z.infer<typeof Membership>;

/** Anybody with the link reads it. `membership` is the caller’s own, when they are signed in as a candidate. */
export const TeamLinkView = z.object({
  /** False: the company closed it. */
  open: z.boolean(),
  company: TeamCompany,
  /** Where the work is, to the commune: what a form may propose as the person’s own town. */
  place: z.object({ code: z.string(), label: z.string(), city: z.string(), region: z.string() }).nullable(),
  establishment: z.string().nullable(),
  consent_version: z.int(),
  membership: Membership.nullable(),
});
export type TeamLinkView = z.infer<typeof TeamLinkView>;

/** 404: no such code. A closed link answers with `open: false`. */
export const teamLinkRoute = defineRoute({
  method: "GET",
  url: "/api/team/links/:code/",
  access: "public",
  params: CodeParams,
  status: 200,
  response: TeamLinkView,
});

const consent = z.literal(true, fr.consentRequired);
const mine = { access: "candidate" } as const;
const CompanyParams = z.object({ company_id: Id });

/** Again is harmless: who is in stays in, since the same day. 409 `link_closed`. */
export const joinTeamRoute = defineRoute({
  ...mine,
  method: "POST",
  url: "/api/team/links/:code/join/",
  params: CodeParams,
  body: z.object({ consent }),
  limit: "team",
  refusals: [404, 409],
  status: 200,
  response: Membership,
});

export const FollowedCompany = z.object({ company: TeamCompany, since: Instant });
export type FollowedCompany = z.infer<typeof FollowedCompany>;

/** « Mes employeurs »: those who ask first, then by name. */
export const membershipsRoute = defineRoute({
  ...mine,
  method: "GET",
  url: "/api/team/memberships/",
  status: 200,
  response: z.object({ results: z.array(Membership), followed: z.array(FollowedCompany) }),
});

/** Missions to take that are for a team one is of, before everybody or for it alone, the soonest first: at most fifty. */
export const teamMissionsRoute = defineRoute({
  ...mine,
  method: "GET",
  url: "/api/team/missions/",
  status: 200,
  response: z.object({ results: z.array(MissionCard) }),
});

/** The yes to a company that asks, or two years again in the last thirty days. 409 `not_renewable` before. */
export const agreeMembershipRoute = defineRoute({
  ...mine,
  method: "POST",
  url: "/api/team/memberships/:company_id/",
  params: CompanyParams,
  body: z.object({ consent }),
  refusals: [404, 409],
  status: 200,
  response: Membership,
});

/** No notification of its missions while muted; the company does not know. */
export const muteMembershipRoute = defineRoute({
  ...mine,
  method: "PATCH",
  url: "/api/team/memberships/:company_id/",
  params: CompanyParams,
  body: z.object({ muted: z.boolean() }),
  refusals: [404],
  status: 200,
  response: Membership,
});

/** Leaves, or says no to a company that asks. Nobody is notified; what was accepted stays. */
export const leaveTeamRoute = defineRoute({
  ...mine,
  method: "DELETE",
  url: "/api/team/memberships/:company_id/",
  params: CompanyParams,
  refusals: [404],
  status: 200,
  response: Empty,
});

/** « Suivre »: to hear of each mission it publishes to everybody. Again is harmless, both ways. */
const follow = { ...mine, url: "/api/companies/:id/follow/", params: IdParams, status: 200 } as const;
export const followCompanyRoute = defineRoute({
  ...follow,
  method: "POST",
  refusals: [404],
  response: z.object({ followed: z.boolean() }),
});
export const unfollowCompanyRoute = defineRoute({
  ...follow,
  method: "DELETE",
  response: z.object({ followed: z.boolean() }),
});
