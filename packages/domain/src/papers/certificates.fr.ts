import { parisStartOfDay } from "../time/calendar.ts";
import { formatLongDay, formatMonth } from "../time/format-time.ts";
import type { CertificateKind, DeclaredCertificate } from "./certificates.ts";

export const CERTIFICATE_LABELS: Record<CertificateKind, string> = {
  permis_b: "Permis B",
  caces_1: "CACES 1",
  caces_3: "CACES 3",
  caces_5: "CACES 5",
  haccp: "HACCP",
  bafa: "BAFA",
  sst: "SST",
};

export type CertificateSighting = { company: string; seenAt: Date };

/** « CACES 3, vu par Brasserie des Terreaux le 4 juillet 2026, jusqu’en mars 2028 », « HACCP, déclaré » */
export function certificateText(certificate: DeclaredCertificate, sighting: CertificateSighting | null): string {
  const { kind, validUntil } = certificate;
  return [
    CERTIFICATE_LABELS[kind],
    sighting ? `vu par ${sighting.company} le ${formatLongDay(sighting.seenAt)}` : "déclaré",
    ...(validUntil === null ? [] : [`jusqu’en ${formatMonth(parisStartOfDay(validUntil))}`]),
  ].join(", ");
}

/** What an employer is reminded of once somebody holds a CACES. */
export const CACES_REMINDER =
  "Un CACES prouve une formation. L’autorisation de conduite, c’est vous qui la donnez, pour votre site.";
