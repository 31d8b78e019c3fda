import { APPLICATION_STATUSES, type ApplicationStatus } from "@app/domain/applications/application";

/** Values of `?statut=`. */
const WORDS: Record<ApplicationStatus, string> = {
  pending: "en-attente",
  reviewed: "examine",
  accepted: "accepte",
  rejected: "rejete",
  lapsed: "sans-reponse",
};

/** An unknown value filters nothing. */
export function requestedStatus(search: URLSearchParams): ApplicationStatus | undefined {
  const word = search.get("statut");
  return APPLICATION_STATUSES.find((status) => WORDS[status] === word);
}

export function statusSearch(status: ApplicationStatus): string {
  return `?statut=${WORDS[status]}`;
}
