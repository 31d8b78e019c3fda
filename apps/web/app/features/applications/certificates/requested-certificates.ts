import { CERTIFICATE_KINDS, type CertificateKind } from "@app/domain/papers/certificates";

export const CERTIFICATE_PARAM = "certificats";

/** Repeated, or separated by commas; an unknown one filters nothing. */
export function requestedCertificates(search: URLSearchParams): CertificateKind[] {
  const asked = new Set(search.getAll(CERTIFICATE_PARAM).join().split(","));
  return CERTIFICATE_KINDS.filter((kind) => asked.has(kind));
}
