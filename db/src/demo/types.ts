import type { SectorKey } from "@app/domain/catalogue/sectors";
import type { Shift } from "@app/domain/missions/shift";
import { normalizeText } from "@app/domain/text/relevance";
import type { Insertable } from "kysely";
import type { ApplicationTimeline } from "../builders/application-rows.ts";
import type { MissionRow } from "../builders/mission-row.ts";
import type { Place } from "../builders/places.ts";
import type { Candidates, Companies, Users } from "../schema.ts";
import type { Fitting } from "./material/application-messages.ts";
import type { Random } from "./random.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export type DemoCompany = {
  id: number;
  employerId: number;
  name: string;
  sector: SectorKey;
  /** Words of the titles it looks for; empty when the whole sector fits. */
  titles: readonly string[];
  place: Place;
  /** Usual hours before it answers. */
  pace: number;
  row: Insertable<Companies>;
  user: Insertable<Users>;
};

export type DemoCandidate = {
  id: number;
  name: string;
  firstName: string;
  sectors: readonly SectorKey[];
  place: Place;
  since: Date;
  isOnFire: boolean;
  skills: readonly string[];
  /** What accepted missions already take from this person. */
  busy: { startsAt: Date; endsAt: Date }[];
  user: Insertable<Users>;
  row: Insertable<Candidates>;
};

/** The phase of a mission at the time of the seed. */
export type Phase = "past" | "running" | "soon" | "upcoming" | "paused" | "closed";

export type DemoMission = {
  id: number;
  row: MissionRow & { id: number };
  shifts: (Shift & { id: number })[];
  company: DemoCompany;
  sector: SectorKey;
  phase: Phase;
  timelines: ApplicationTimeline[];
};

/** Words that suit the title, else the sector, else anyone. */
export function pickFitting<T extends Fitting>(
  random: Random,
  texts: readonly T[],
  sector: SectorKey,
  title: string,
): T {
  const normalized = normalizeText(title);
  const precise = texts.filter((text) => text.sector === sector && text.fits.some((word) => normalized.includes(word)));
  const ofSector = texts.filter((text) => text.sector === sector && text.fits.length === 0);
  const general = texts.filter((text) => text.sector === null);
  if (precise.length > 0 && random.chance(0.6)) return random.pick(precise);
  return random.pick([...ofSector, ...general]);
}
