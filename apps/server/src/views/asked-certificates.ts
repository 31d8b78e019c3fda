import { type CertificateKind, certificatesOfBits } from "@app/domain/papers/certificates";

/** All that a mission asks for: the licence has a column of its own. `asked_certificates` in SQL says the same. */
export const askedCertificates = (mission: { licenseRequired: boolean; certificates: number }): CertificateKind[] =>
  certificatesOfBits(mission.certificates | Number(mission.licenseRequired));
