import type { MemberRole } from "../members/member.ts";

/** Each signs the same version by its hash. */
export const CONTRACT_PARTIES = ["employer", "candidate"] as const;
export type ContractParty = (typeof CONTRACT_PARTIES)[number];

/** An owner, or a manager whom an owner declared empowered: never a shift lead. */
export const isEmpowered = ({ role, signsContracts }: { role: MemberRole; signsContracts: boolean }): boolean =>
  role === "owner" || (role === "manager" && signsContracts);

type Version = { day: string | null; version: number };

/** Of each vacation the newest version alone is signed; one for all the shifts replaces those of vacations, and the other way round. */
export function currentContracts<T extends Version>(contracts: readonly T[]): T[] {
  return contracts.filter(
    ({ day, version }) =>
      !contracts.some((other) => other.version > version && (other.day === day || other.day === null || day === null)),
  );
}

/** Whether signed contracts are there for each of these days. */
export function areDaysSigned(
  contracts: readonly (Version & { isSigned: boolean })[],
  days: readonly string[],
): boolean {
  const signed = currentContracts(contracts).filter(({ isSigned }) => isSigned);
  return days.length > 0 && days.every((worked) => signed.some(({ day }) => day === null || day === worked));
}
