import type { MissionCard } from "@app/contract/missions/missions";
import type { Role } from "@app/domain/accounts/actor";

const CANDIDATE_MISSIONS = "/candidat/tableau-de-bord/emplois-d%C3%A9tails";

export function candidateMissionPath({ id }: { id: number }): string {
  return `${CANDIDATE_MISSIONS}/${id}`;
}

/** With the form open, and the shift asked for ticked. */
export function candidateApplyPath(mission: { id: number }, shift?: number): string {
  return candidateMissionPath(mission) + applyHere(shift);
}

/** From the page of the mission. */
export const applyHere = (shift?: number) => `?${applyParams(shift)}#postuler`;

const applyParams = (shift?: number) =>
  new URLSearchParams({ postuler: "1", ...(shift !== undefined && { [SHIFT_PARAM]: String(shift) }) });

/** Where a visitor signs up and applies at once; `href`: the public page of the mission. */
export const newcomerApplyPath = (href: string, shift?: number) => `${href}/postuler${shiftSearch(shift)}`;

/** Where a visitor who signs in comes back to, and applies. */
export const signedInApplyPath = (href: string, shift?: number) => `${href}?${applyParams(shift)}`;

const SHIFT_PARAM = "creneau";

/** Of a page of a mission: the shift that a search was about, the only one ticked at first. */
export const shiftSearch = (shift: number | undefined) => (shift === undefined ? "" : `?${SHIFT_PARAM}=${shift}`);

/** The one of a card, when one may take it alone. */
export function askedShift(mission: Pick<MissionCard, "matchingShift" | "takeSome" | "shiftCount">) {
  return mission.takeSome && mission.shiftCount > 1 ? (mission.matchingShift ?? undefined) : undefined;
}

export function requestedShift(params: URLSearchParams): number | undefined {
  const text = params.get(SHIFT_PARAM) ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export const CANDIDATE_APPLICATIONS = "/candidat/tableau-de-bord/candidatures";
const EMPLOYER = "/employeur/tableau-de-bord";
export const EMPLOYER_PUBLISH = `${EMPLOYER}/publier`;
/** What the company's level opens, and its proofs. */
export const EMPLOYER_VERIFICATION = `${EMPLOYER}/profil/verification`;

export function draftPath({ id }: { id: number }): string {
  return `${EMPLOYER}/modifier-emploi-brouillons/${id}`;
}

export const VISITOR_PUBLISH = "/publier";
export const RESUME_DRAFT = "/publier/reprise";

export function missionListOf(role: Role | null): string {
  if (role === "candidate") return "/candidat/tableau-de-bord/emplois";
  return role === "employer" ? "/employeur/tableau-de-bord/emplois" : "/emplois";
}

export function employerMissionPath({ id }: { id: number }): string {
  return `${EMPLOYER}/emplois/${id}`;
}

/** With the question open. */
export function cancelMissionPath(mission: { id: number }): string {
  return `${employerMissionPath(mission)}?annuler=1`;
}

export function editMissionPath({ id }: { id: number }): string {
  return `${EMPLOYER}/modifier-emploi/${id}`;
}
