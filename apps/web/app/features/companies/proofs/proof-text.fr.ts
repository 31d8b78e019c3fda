import type { ProofView } from "@app/contract/companies/company-proofs";
import { formatLongDay, formatMoment } from "@app/domain/time/format-time";

export const PROOF_FAILED = "La demande n’est pas partie. Réessayez dans quelques minutes.";

/** Once a proof was asked for. */
export function askedText({ method, target }: Pick<ProofView, "method" | "target">): string {
  switch (method) {
    case "mail":
      return `Un code est parti à ${target ?? "votre adresse"}.`;
    case "letter":
      return "Votre courrier est demandé. Notre équipe l’imprime et le poste.";
    case "document":
      return "Votre document est reçu. Une personne de notre équipe va le lire.";
  }
}

/** Once its code was typed. */
export const confirmedText = ({ state }: Pick<ProofView, "state">): string =>
  state === "accepted"
    ? "L’adresse de votre entreprise est prouvée."
    : "Le code est bon. Une personne de notre équipe regarde votre site avant d’ouvrir la suite, et nous vous prévenons.";

/** A proof under way, in one or two sentences. */
export function openText({ method, state, target, asked_at, expires_at, posted_at }: ProofView): string {
  const asked = formatMoment(new Date(asked_at));
  if (method === "document")
    return `Document envoyé ${asked}. Une personne de notre équipe le lit, vous écrit sa réponse avec ses raisons, puis il est effacé.`;
  if (state === "waiting")
    return "Votre code est bon. Une personne de notre équipe regarde votre site avant d’ouvrir la suite, et nous vous prévenons.";
  if (state === "to_post") return `Courrier demandé ${asked}, à poster à l’adresse suivante\u00a0: ${target ?? ""}.`;
  const until = expires_at === null ? "" : ` Le code vaut jusqu’à ${untilText(method, expires_at)}.`;
  return method === "letter"
    ? `Courrier posté${posted_at === null ? "" : ` le ${formatLongDay(new Date(posted_at))}`} à l’adresse suivante\u00a0: ${target ?? ""}.${until}`
    : `Code envoyé ${asked} à ${target ?? ""}.${until}`;
}

const untilText = (method: ProofView["method"], at: string) =>
  method === "letter" ? `au ${formatLongDay(new Date(at))}` : formatMoment(new Date(at));

/** A proof that is over. */
export function pastText({ method, state, answered_at, asked_at }: ProofView): string {
  const name = NAMES[method];
  const day = formatLongDay(new Date(answered_at ?? asked_at));
  switch (state) {
    case "accepted":
      return `${name}, accepté le ${day}`;
    case "refused":
      return `${name}, refusé le ${day}`;
    case "expired":
      return `${name}, demandé le ${formatLongDay(new Date(asked_at))}\u00a0: le code n’a pas été saisi à temps`;
    case "ended":
    case "code_sent":
    case "to_post":
    case "waiting":
      return `${name}, demandé le ${formatLongDay(new Date(asked_at))}\u00a0: ne sert plus`;
  }
}

const NAMES: Record<ProofView["method"], string> = {
  mail: "Code par e-mail",
  letter: "Code par courrier",
  document: "Document",
};
