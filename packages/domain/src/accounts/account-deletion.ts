import type { Role } from "./actor.ts";

export type DeletionFacts = {
  role: Role;
  /** Nobody else can act for the company: it is closed with this account. */
  isLastOfCompany: boolean;
  /** Colleagues stay, and none of them could give access. */
  leavesNoOwner: boolean;
  /** Someone is accepted on a mission of the company that is not over. */
  expectsSomeone: boolean;
};
export type DeletionRefusal = "forbidden" | "last_owner" | "people_expected";

/** An account is deleted when its owner asks, unless someone has been promised work. Admins are removed by other admins. */
export function refuseDeletion(facts: DeletionFacts): DeletionRefusal | null {
  const { role, isLastOfCompany, leavesNoOwner, expectsSomeone } = facts;
  if (role === "admin") return "forbidden";
  if (leavesNoOwner) return "last_owner";
  return role === "employer" && isLastOfCompany && expectsSomeone ? "people_expected" : null;
}

const DOMAIN = "compte-supprime.invalid";

/** The address of an account that no longer exists: unique, and never anyone's (RFC 2606). */
export const deletedEmail = (userId: number) => `${userId}@${DOMAIN}`;
