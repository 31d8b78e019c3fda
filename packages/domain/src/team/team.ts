/** How somebody came into a team: by having worked there, or by a link of the company. */
export const TEAM_ORIGINS = ["worked", "link"] as const;
export type TeamOrigin = (typeof TEAM_ORIGINS)[number];

export const TEAM_STATES = ["asked", "in", "left"] as const;
export type TeamState = (typeof TEAM_STATES)[number];

/** The text of the consent that people read; another one is a new number. */
export const CONSENT_VERSION = 1;
export const CONSENT_YEARS = 2;
/** Asked again once, this long before its end; silence ends it. */
export const RENEWAL_DAYS = 30;
/** How long a company sees somebody it asked as asked, whatever the answer but a yes. */
export const ASK_SHOWN_DAYS = 30;
/** Who said no or left is not asked again before this; the company reads the same answer. */
export const ASK_AGAIN_DAYS = 365;
export const JOURNAL_MONTHS = 12;

export const MOST_ASKED_AT_ONCE = 50;
export const MOST_PROPOSED_AT_ONCE = 20;
export const MOST_GROUPS = 30;
export const MOST_LINKS = 20;
/** Propositions of one company to one person of its team, in 24 hours. */
export const TEAM_PROPOSITIONS_A_DAY = 4;

const DAY_MS = 86_400_000;

/** The same day two years later; of a 29 February, the 28th. */
export function consentUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + CONSENT_YEARS);
  return until.getUTCMonth() === now.getUTCMonth() ? until : new Date(until.getTime() - DAY_MS);
}

/** From when the person may renew, and is asked to. */
export const renewableFrom = (until: Date) => new Date(until.getTime() - RENEWAL_DAYS * DAY_MS);

export type MemberFacts = { state: TeamState; consentUntil: Date | null; approvedAt: Date | null; worked: number };

export const isInTeam = ({ state, consentUntil: until }: MemberFacts, now: Date) =>
  state === "in" && until !== null && until > now;

/** Whoever came by a link has a place at once only when the company approved them, or once they worked there. */
export const booksAtOnce = (member: MemberFacts, now: Date) =>
  isInTeam(member, now) && (member.approvedAt !== null || member.worked > 0);

/** What a company does to its team, as its journal says it. */
export const TEAM_ACTIONS = [
  "asked",
  "approved",
  "removed",
  "group_added",
  "group_removed",
  "grouped",
  "link_opened",
  "link_closed",
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

export const TEAM_FREE = ["yes", "no", "unknown"] as const;
export type TeamFree = (typeof TEAM_FREE)[number];
