/** Who acts for a company: members, invitations, and the journal of what they did. */
import { JOURNAL_ACTIONS } from "@app/domain/members/journal";
import { MEMBER_ROLES, OWNERS } from "@app/domain/members/member";
import * as z from "zod";
import { Empty, email, Id, IdParams, Instant, optionalId, Page, paged, requiredFlag } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { WeeklyAvailability } from "../profiles/availability.ts";
import { memberFr as fr } from "./members.fr.ts";
import { MemberEstablishments, MembershipView } from "./membership.ts";

export const MemberView = MembershipView.extend({
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  profileImage: z.string().nullable(),
  /** Null for a shift lead who asks about somebody else. */
  email: z.string().nullable(),
  joined_at: Instant,
  /** The caller. */
  self: z.boolean(),
  /** Nobody else has this role: cannot leave, nor lose it. */
  last_owner: z.boolean(),
  /** An owner, or a manager whom an owner declared empowered to sign contracts. */
  signs_contracts: z.boolean(),
});
export type MemberView = z.infer<typeof MemberView>;

export const InvitationView = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  establishments: MemberEstablishments,
  sent_at: Instant,
  expires_at: Instant,
});
export type InvitationView = z.infer<typeof InvitationView>;

/**
 * Owners first, then by name. A shift lead gets the owners and the caller. `invitations`: those that wait, for an owner; empty for
 * others.
 */
export const membersRoute = defineRoute({
  method: "GET",
  url: "/api/members/",
  access: "employer",
  members: MEMBER_ROLES,
  status: 200,
  response: z.object({ results: z.array(MemberView), invitations: z.array(InvitationView) }),
});

const Role = z.enum(MEMBER_ROLES, fr.roleRequired);
const Establishments = z.union(
  [z.literal("all"), z.array(Id).min(1, fr.establishmentsRequired).max(200)],
  fr.establishmentsRequired,
);
const UserParams = z.object({ user_id: Id });

/**
 * What is absent stays as it is; `duty: null` is at any time. Role, establishments and `signs_contracts`: an owner; duty: an owner, or
 * oneself. An owner always has all establishments, and signs. 403 `member_role`, 409 `last_owner`.
 */
export const MemberBody = z
  .object({
    role: Role,
    establishments: Establishments,
    duty: WeeklyAvailability.nullable(),
    signs_contracts: requiredFlag(fr.signsInvalid),
  })
  .partial();
export type MemberBody = z.output<typeof MemberBody>;

export const editMemberRoute = defineRoute({
  method: "PATCH",
  url: "/api/members/:user_id/",
  access: "employer",
  members: MEMBER_ROLES,
  params: UserParams,
  body: MemberBody,
  refusals: [404, 409],
  status: 200,
  response: MemberView,
});

/** An owner removes anyone, and anyone may leave. Effective at the next call. 409 `last_owner`. */
export const removeMemberRoute = defineRoute({
  method: "DELETE",
  url: "/api/members/:user_id/",
  access: "employer",
  members: MEMBER_ROLES,
  params: UserParams,
  refusals: [404, 409],
  status: 200,
  response: Empty,
});

export const InvitationBody = z.object({
  email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }),
  role: Role,
  establishments: Establishments,
});
export type InvitationBody = z.output<typeof InvitationBody>;

/** 201 whatever the address: who has an account is not revealed. The one before for the same address stops. 429: twenty a day. */
export const inviteRoute = defineRoute({
  method: "POST",
  url: "/api/invitations/",
  access: "employer",
  members: OWNERS,
  body: InvitationBody,
  idempotent: true,
  status: 201,
  response: InvitationView,
});

export const revokeInvitationRoute = defineRoute({
  method: "DELETE",
  url: "/api/members/invitations/:id/",
  access: "employer",
  members: OWNERS,
  params: IdParams,
  refusals: [404],
  status: 200,
  response: Empty,
});

/** What the mailed link shows. The token proves the mailbox. */
export const ReceivedInvitation = z.object({
  company: z.object({ name: z.string(), logo: z.string().nullable() }),
  /** First name and initial; null once that account is gone. */
  invited_by: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  establishments: z.union([
    z.literal("all"),
    z.array(z.object({ id: z.int(), name: z.string(), placeLabel: z.string() })),
  ]),
  email: z.string(),
  /** Sign in to accept; else register with the token. */
  has_account: z.boolean(),
  expires_at: Instant,
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

const TokenParams = z.object({ token: z.string().regex(/^[\w-]{1,90}$/) });

/** 404 once it was accepted, declined, revoked or has expired. */
export const invitationRoute = defineRoute({
  method: "GET",
  url: "/api/invitations/:token/",
  access: "public",
  params: TokenParams,
  limit: "verify",
  secret: true,
  status: 200,
  response: ReceivedInvitation,
});

/** By the account of that address, once verified. 403 `other_address`, 409 `other_role`, `other_company`. */
export const acceptInvitationRoute = defineRoute({
  method: "POST",
  url: "/api/invitations/:token/accept/",
  access: "signed-in",
  params: TokenParams,
  limit: "verify",
  refusals: [403, 409],
  status: 200,
  response: Empty,
});

/** « Ce n’est pas moi » */
export const declineInvitationRoute = defineRoute({
  method: "POST",
  url: "/api/invitations/:token/decline/",
  access: "public",
  params: TokenParams,
  limit: "verify",
  status: 200,
  response: Empty,
});

const Named = z.object({ id: z.int(), name: z.string() });

export const JournalEntry = z.object({
  id: z.int(),
  at: Instant,
  action: z.enum(JOURNAL_ACTIONS),
  /** Null once that account is gone, and in an invitation declined. */
  actor: Named.nullable(),
  person: Named.nullable(),
  mission: z.object({ id: z.int(), title: z.string() }).nullable(),
  establishment: Named.nullable(),
  role: z.enum(MEMBER_ROLES).nullable(),
  /** « Nadia Ferrand a invité sofia@… , responsable » */
  sentence: z.string(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** The newest first, of twelve months; `member`: what one of them did. */
export const journalRoute = defineRoute({
  method: "GET",
  url: "/api/company/journal/",
  access: "employer",
  members: OWNERS,
  query: z.object({ member: optionalId, page: Page }),
  status: 200,
  response: paged(JournalEntry),
});
