import type { CertificateKind } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import { parisStartOfDay } from "@app/domain/time/calendar";
import { formatLongDay } from "@app/domain/time/format-time";

/** A month before the end of what a person declared. */
export const certificateNotificationFr = {
  ends: ({ kind, validUntil }: { kind: CertificateKind; validUntil: string }) => ({
    title: `${CERTIFICATE_LABELS[kind]}\u00a0: la date de fin approche`,
    message: `Vous avez indiqué le ${formatLongDay(parisStartOfDay(validUntil))}. Les missions qui le demandent et finissent après ce jour ne vous sont pas proposées.`,
  }),
};
