import { type SectorKey, sectorByKey } from "@app/domain/catalogue/sectors";
import { FIRST_SMIC_RATES, smicOn } from "@app/domain/catalogue/smic";
import { normalizeText } from "@app/domain/text/relevance";
import { GUIDED_MISSIONS } from "./material/guided-missions.ts";
import { WRITTEN_MISSIONS } from "./material/written-missions.ts";
import type { Random } from "./random.ts";
import type { Shift } from "./schedule.ts";
import type { DemoCompany } from "./types.ts";

/** What a mission is about, before it has dates. `text` is null when the guided form writes it. */
export type MissionContent = Shift & {
  sector: SectorKey;
  title: string;
  skills: readonly string[];
  licenseRequired: boolean;
  hourlyCents: number;
  /** 0 to 1: from beginner to leader. */
  level: number;
  text: string | null;
};

const NIGHT: Shift = { startTime: "21:00", endTime: "05:00", hoursPerDay: 7.5, totalDays: 3 };

export function chooseContent(random: Random, company: DemoCompany): MissionContent {
  const isWanted = ({ sector, title }: { sector: SectorKey; title: string }) =>
    sector === company.sector &&
    (company.titles.length === 0 || company.titles.some((word) => normalizeText(title).includes(word)));
  const written = WRITTEN_MISSIONS.filter(isWanted);
  const guided = GUIDED_MISSIONS.filter(isWanted);
  const useWritten = guided.length === 0 || (written.length > 0 && random.chance(0.5));
  return useWritten ? fromWritten(random, random.pick(written)) : fromGuided(random, random.pick(guided));
}

export function fromWritten(random: Random, mission: (typeof WRITTEN_MISSIONS)[number]): MissionContent {
  const { pay, ...content } = mission;
  // Two companies seldom pay the same: within 5 %, to ten cents.
  const hourlyCents = roundTo(pay * 100 * random.between(0.97, 1.05), 10);
  return { ...content, hourlyCents: aboveMinimum(hourlyCents), level: pay >= 18 ? 0.75 : pay >= 14.2 ? 0.42 : 0.12 };
}

function fromGuided(random: Random, mission: (typeof GUIDED_MISSIONS)[number]): MissionContent {
  const { sector, title, skills, licenseRequired, payLevel } = mission;
  const [min, max] = sectorByKey(sector)?.payRange ?? [13, 16];
  const level = Math.max(0, payLevel + random.between(-0.1, 0.1));
  return {
    ...shiftFor(random, sector, title),
    sector,
    title,
    skills,
    licenseRequired,
    hourlyCents: aboveMinimum(roundTo((min + (max - min) * level) * 100, 10)),
    level: payLevel,
    text: null,
  };
}

function shiftFor(random: Random, sector: SectorKey, title: string): Shift {
  if (/\bnuit\b|^rondier|^veilleur/.test(normalizeText(title))) return { ...NIGHT, totalDays: random.int(1, 4) };
  const inDaytime = WRITTEN_MISSIONS.filter(
    (mission) => mission.sector === sector && mission.startTime < "20:00" && mission.hoursPerDay >= 4,
  );
  const { startTime, endTime, hoursPerDay } = random.pick(inDaytime);
  return {
    startTime,
    endTime,
    hoursPerDay,
    totalDays: random.weighted([
      [1, 3],
      [2, 4],
      [3, 4],
      [4, 2],
      [5, 3],
    ]),
  };
}

const roundTo = (cents: number, step: number) => Math.round(cents / step) * step;
const { cents: minimum } = smicOn("9999-12-31", "france", FIRST_SMIC_RATES);
const aboveMinimum = (cents: number) => Math.max(cents, roundTo(minimum + 4, 10));
