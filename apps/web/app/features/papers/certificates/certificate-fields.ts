import type { CertificateKind } from "@app/domain/papers/certificates";

/** One box for each kind that is held. */
export const HELD = "held";
export const endField = (kind: CertificateKind) => `validUntil-${kind}`;
export const shareField = (kind: CertificateKind) => `shared-${kind}`;
