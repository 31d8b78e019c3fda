import type { DiffusionView, ProposedPerson } from "@app/contract/matching/diffusion";
import { parisDay } from "@app/domain/time/calendar";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { formatMinutes } from "@app/domain/time/duration";
import { formatTime } from "@app/domain/time/format-time";

export const audienceOutcomes = {
  opened: "Tout le monde voit la mission maintenant.",
  teamOnly: "La mission reste pour votre équipe.",
  failed: "Rien n’a changé. Réessayez dans un instant.",
};

type Team = NonNullable<DiffusionView["team"]>;

/** Nobody but the team sees it, for now or for good. */
export const isClosedToOthers = ({ audience, until }: Pick<Team, "audience" | "until">): boolean =>
  audience === "team_only" || (audience === "team_first" && until !== null);

/** « Tout le monde dans 21 min, à 14 h 42 » */
export function openingText({ audience, until }: Pick<Team, "audience" | "until">, now: number): string {
  if (audience === "team_only") return "Pour votre équipe seulement";
  if (until === null) return "Tout le monde voit la mission";
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000);
  return minutes > 0
    ? `Tout le monde dans ${formatMinutes(minutes)}, ${atText(until, now)}`
    : "Tout le monde la verra dans un instant";
}

function atText(at: string, now: number): string {
  const date = new Date(at);
  return parisDay(date) === parisDay(new Date(now)) ? `à ${formatTime(date)}` : momentPhrase(date, new Date(now));
}

const STATES: Readonly<Record<ProposedPerson["state"], string>> = {
  sent: "proposée",
  seen: "a lu",
  yes: "a dit oui",
  no: "a dit non",
  standby: "en renfort",
  expired: "sans réponse",
};

/** « a dit oui à 14 h 16 », « proposée à 14 h 12 » */
export const answerText = ({ state, at }: Pick<ProposedPerson, "state" | "at">, now: number) =>
  `${STATES[state]} ${atText(at, now)}`;
