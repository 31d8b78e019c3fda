import { parisDay } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";

/** In the order of their bits in `availability_now.certificates`: the first is the driving licence that missions ask for. */
export const CERTIFICATE_KINDS = ["permis_b", "caces_1", "caces_3", "caces_5", "haccp", "bafa", "sst"] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** What a person says they hold; `validUntil` is a Paris day, itself counted, and null for what has no end. */
export type DeclaredCertificate = { kind: CertificateKind; validUntil: string | null };

export function certificateBits(kinds: readonly CertificateKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << CERTIFICATE_KINDS.indexOf(kind)), 0);
}

export function certificatesOfBits(bits: number): CertificateKind[] {
  return CERTIFICATE_KINDS.filter((_, index) => (bits & (1 << index)) !== 0);
}

/** Those still valid on a Paris day. */
export function validCertificates(declared: readonly DeclaredCertificate[], day: string): number {
  return certificateBits(declared.filter((one) => isValidOn(one, day)).map(({ kind }) => kind));
}

const isValidOn = ({ validUntil }: DeclaredCertificate, day: string) => validUntil === null || validUntil >= day;

/** Of a mission, whose shift lasts longest; a day without hours ends with itself. `mission_last_day` in SQL says the same. */
export function lastEndOf(shifts: readonly { startsAt: Date; endsAt: Date }[]): Date {
  return new Date(
    Math.max(...shifts.map(({ startsAt, endsAt }) => (hasHours(startsAt) ? endsAt : startsAt).getTime())),
  );
}

/** What a mission asks for and this person will not hold at its last end. */
export function missingCertificates(
  asked: readonly CertificateKind[],
  declared: readonly DeclaredCertificate[],
  lastEnd: Date,
): CertificateKind[] {
  const held = validCertificates(declared, parisDay(lastEnd));
  return certificatesOfBits(certificateBits(asked) & ~held);
}
