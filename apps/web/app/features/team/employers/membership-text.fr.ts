import type { Membership } from "@app/contract/team/memberships";
import { formatCount } from "@app/domain/text/format-number";
import { daysBetween, parisDay } from "@app/domain/time/calendar";
import { formatLongDay } from "@app/domain/time/format-time";

type Dated = Pick<Membership, "since" | "consent_until" | "renewable">;

/** « Depuis le 3 octobre 2026, accord jusqu’au 3 octobre 2028 », « …, l’accord finit dans 12 j » */
export function sinceText({ since, consent_until: until, renewable }: Dated, now: Date): string {
  const from = since === null ? "" : `Depuis le ${formatLongDay(new Date(since))}`;
  if (until === null) return from;
  const days = Math.max(0, daysBetween(parisDay(now), parisDay(new Date(until))));
  const end = renewable ? `l’accord finit dans ${days}\u00a0j` : `accord jusqu’au ${formatLongDay(new Date(until))}`;
  return from === "" ? end : `${from}, ${end}`;
}

/** « 8 missions faites ici », « Par leur lien » */
export function originText({ worked, origin }: Pick<Membership, "worked" | "origin">): string {
  if (worked > 0) return `${formatCount(worked)}\u00a0mission${worked > 1 ? "s faites" : " faite"} ici`;
  return origin === "link" ? "Par leur lien" : "Pas encore de mission ici";
}

export const employersOutcomes = {
  failed: "Rien n’a changé. Réessayez dans un instant.",
  agreed: (company: string) => `C’est fait\u00a0: ${company} peut vous proposer ses missions.`,
  renewed: (company: string) => `C’est fait\u00a0: ${company} peut vous proposer ses missions pendant deux ans encore.`,
  left: "Vous n’êtes plus dans cette équipe. L’entreprise ne reçoit aucun message.",
  declined: "C’est non. L’entreprise ne reçoit aucun message.",
  muted: (company: string) => `Vous ne recevez plus les missions de ${company}.`,
  unmuted: (company: string) => `Vous recevez de nouveau les missions de ${company}.`,
  unfollowed: "Vous ne suivez plus cette entreprise.",
};
