import type { Membership } from "../members/member.ts";

export const ROLES = ["candidate", "employer", "admin"] as const;
export type Role = (typeof ROLES)[number];

export type Candidate = { role: "candidate"; userId: number; sessionId: number };
export type Employer = { role: "employer"; userId: number; sessionId: number; companyId: number; member: Membership };
/** `factorChecked`: a code of the second step was given in this session. */
export type Admin = { role: "admin"; userId: number; sessionId: number; factorChecked: boolean };

/** An employer's account that acts for no company any more: it has its own account, and nothing else. */
export type FormerMember = { role: "former_member"; userId: number; sessionId: number };

/** Who is asking, as read from the token; a visitor has no actor. */
export type Actor = Candidate | Employer | FormerMember | Admin;
