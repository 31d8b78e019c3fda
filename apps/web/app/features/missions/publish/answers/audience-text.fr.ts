import type { Audience } from "@app/domain/missions/audience";
import { defaultTeamUntil } from "@app/domain/team/head-start";
import { formatCount } from "@app/domain/text/format-number";
import { parisDay } from "@app/domain/time/calendar";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { formatTime } from "@app/domain/time/format-time";

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  team_first: "Mon équipe d’abord",
  team_only: "Mon équipe seulement",
  everyone: "Tout le monde maintenant",
};

/** What each answer does; the hour of the first follows the start. */
export function audienceNotes(members: number, startsAt: Date | null, now: Date): Readonly<Record<Audience, string>> {
  const people = `${formatCount(members)}\u00a0personne${members > 1 ? "s" : ""}`;
  return {
    team_first: `${people}. Tout le monde ${openingText(startsAt, now)}, sauf si c’est complet.`,
    team_only: "Personne d’autre ne voit la mission.",
    everyone: "L’équipe et les autres personnes en même temps.",
  };
}

function openingText(startsAt: Date | null, now: Date): string {
  if (startsAt === null || startsAt <= now) return "une demi-heure plus tard";
  const opening = defaultTeamUntil({ now, startsAt });
  return parisDay(opening) === parisDay(now) ? `à ${formatTime(opening)}` : momentPhrase(opening, now);
}
