import type { DiffusionView } from "@app/contract/matching/diffusion";
import { publishedAge } from "@app/domain/time/relative-time";

type Counts = Pick<DiffusionView, "notified" | "seen" | "interested" | "applied">;
type Stage = Counts & Pick<DiffusionView, "missing" | "nextWaveAt" | "stoppedAt">;

const people = (count: number) => (count > 1 ? `${count}\u00a0personnes` : "une personne");
const verb = (count: number, one: string, many: string) => (count > 1 ? many : one);

/** « Nadia, 9 personnes ont vu votre mission » */
export function headline(stage: Stage, firstName: string): string {
  if (stage.missing === 0) return "C’est complet";
  const { applied, seen, notified } = stage;
  if (applied > 0) return `${firstName}, ${people(applied)} ${verb(applied, "a", "ont")} postulé`;
  if (seen > 0) return `${firstName}, ${people(seen)} ${verb(seen, "a", "ont")} vu votre mission`;
  if (notified > 0) return `${firstName}, ${people(notified)} ${verb(notified, "est prévenue", "sont prévenues")}`;
  if (stage.stoppedAt !== null) return "La diffusion est arrêtée";
  if (stage.nextWaveAt !== null) return `${firstName}, les premières personnes vont être prévenues`;
  return "Aucune personne disponible ne correspond pour l’instant";
}

/** « Publiée il y a 12 min, en direct » */
export function liveText(publishedAt: Date, now: Date): string {
  return `Publiée ${publishedAge(publishedAt, now).replace(/^Publié /, "")}, en direct`;
}

type Count = { value: number; label: string };

export function countLines({ notified, seen, interested, applied }: Counts): Count[] {
  return [
    { value: notified, label: verb(notified, "prévenue", "prévenues") },
    { value: seen, label: verb(seen, "l’a vue", "l’ont vue") },
    { value: interested, label: verb(interested, "intéressée", "intéressées") },
    { value: applied, label: verb(applied, "candidature", "candidatures") },
  ];
}

/** Read aloud when a count changes. */
export function countsSentence(counts: Counts): string {
  return `${countLines(counts)
    .map(({ value, label }) => `${value} ${label}`)
    .join(", ")}.`;
}
