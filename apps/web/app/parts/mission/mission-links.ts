import type { Role } from "@app/domain/accounts/actor";

const CANDIDATE_MISSIONS = "/candidat/tableau-de-bord/emplois-d%C3%A9tails";

export function candidateMissionPath({ id }: { id: number }): string {
  return `${CANDIDATE_MISSIONS}/${id}`;
}

/** With the form open. */
export function candidateApplyPath(mission: { id: number }): string {
  return `${candidateMissionPath(mission)}?postuler=1#postuler`;
}

/** Where a visitor signs up and applies at once; `href`: the public page of the mission. */
export const newcomerApplyPath = (href: string) => `${href}/postuler`;

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
