export const MEMBER_ROLES = ["owner", "manager", "shift_lead"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Who may call a route of the employer's side. */
export const OWNERS = ["owner"] as const satisfies readonly MemberRole[];
export const MANAGERS = ["owner", "manager"] as const satisfies readonly MemberRole[];

/** `all` includes those of later, and what has no establishment. */
export type MemberEstablishments = "all" | readonly number[];
export type Membership = { role: MemberRole; establishments: MemberEstablishments };

export const INVITATION_DAYS = 7;
/** The journal of a company is for its last twelve months. */
export const JOURNAL_MONTHS = 12;

/** An owner sees everything, and so does a member of all establishments. */
export const seesAll = ({ role, establishments }: Membership) => role === "owner" || establishments === "all";

/** A thing without an establishment is for those who see all. */
export const seesEstablishment = (member: Membership, establishmentId: number | null) =>
  seesAll(member) ||
  (establishmentId !== null && member.establishments !== "all" && member.establishments.includes(establishmentId));
