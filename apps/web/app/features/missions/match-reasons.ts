import type { MissionCard } from "@app/contract/missions";
import { normalizeText } from "@app/domain/relevance";

export interface MatchCandidate {
  city: string | null;
  skills: readonly string[];
  available: boolean;
  /** Companies this person has worked for. */
  workedFor: ReadonlySet<number>;
}

const MOST_REASONS = 2;
const MOST_NAMES = 3;

/** Undefined when there is none. */
export function matchReasons(
  mission: Pick<MissionCard, "skills" | "location" | "remote" | "urgent" | "company">,
  reader: MatchCandidate,
): string | undefined {
  const reasons = [
    sharedSkills(mission.skills, reader.skills),
    reader.city !== null && !mission.remote && isIn(mission.location, reader.city)
      ? `vous êtes à ${reader.city}`
      : undefined,
    reader.workedFor.has(mission.company.id) ? `vous avez déjà travaillé pour ${mission.company.name}` : undefined,
    mission.urgent && reader.available ? "vous êtes disponible pour les urgences" : undefined,
  ].filter((reason) => reason !== undefined);
  return reasons.length === 0 ? undefined : `${reasons.slice(0, MOST_REASONS).join(", et ")}.`;
}

function sharedSkills(wanted: readonly string[], known: readonly string[]): string | undefined {
  const mine = new Set(known.map(normalizeText));
  const shared = wanted.filter((skill) => mine.has(normalizeText(skill)));
  if (shared.length === 0) return undefined;
  const names = shared.slice(0, MOST_NAMES).map(lowerFirst).join(", ");
  const more = shared.length > MOST_NAMES ? "…" : "";
  return `${shared.length} compétence${shared.length > 1 ? "s" : ""} en commun (${names}${more})`;
}

/** « Lyon (69) », « Lyon 7e » and « lyon » are all in Lyon; « Lyons-la-Forêt » is not. */
function isIn(location: string, city: string): boolean {
  const place = normalizeText(location.replace(/\(.*$/, "")).replace(/ \d+(?:er|e|eme)$/, "");
  return place === normalizeText(city.replace(/\(.*$/, ""));
}

/** Within a sentence, except for acronyms. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase("fr") + text.slice(1);
}
