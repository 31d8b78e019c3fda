import { APPLICATION_STATUSES, type ApplicationStatus } from "@app/domain/application";

/** How each status is written in an address. */
const WORDS: Record<ApplicationStatus, string> = {
  pending: "en-attente",
  reviewed: "examine",
  accepted: "accepte",
  rejected: "rejete",
};

/** The asked status; an unknown word filters nothing. */
export function requestedStatus(search: URLSearchParams): ApplicationStatus | undefined {
  const word = search.get("statut");
  return APPLICATION_STATUSES.find((status) => WORDS[status] === word);
}

export function statusSearch(status: ApplicationStatus): string {
  return `?statut=${WORDS[status]}`;
}
