import { type SectorKey, sectorByKey } from "@app/domain/catalogue/sectors";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { guidedDescription } from "@app/domain/missions/description";
import { distanceKm } from "@app/domain/places/distance";
import { normalizeText } from "@app/domain/text/relevance";
import { atParis, parisDay } from "@app/domain/time/calendar";
import { formatTime } from "@app/domain/time/format-time";
import { type MissionFields, missionRow, rowShifts } from "../builders/mission-row.ts";
import { locationOf, type Place } from "../builders/places.ts";
import { skillIdsOf } from "../builders/skills.ts";
import { CONDITIONS } from "./material/conditions.ts";
import { chooseContent, type MissionContent } from "./mission-content.ts";
import type { Random } from "./random.ts";
import { makeSchedule, type Schedule } from "./schedule.ts";
import { type DemoCompany, type DemoMission, type Phase } from "./types.ts";

export type MissionsInput = {
  random: Random;
  now: Date;
  places: readonly Place[];
  skillIds: ReadonlyMap<string, number>;
  nextShiftId: () => number;
};

const PHASES: readonly (readonly [Phase, number])[] = [
  ["past", 44],
  ["running", 3],
  ["soon", 15],
  ["upcoming", 31],
  ["paused", 4],
  ["closed", 3],
];

export function makeMissions(
  input: MissionsInput,
  companies: readonly DemoCompany[],
  ids: readonly number[],
): DemoMission[] {
  return ids.flatMap((id, index) => {
    const company = companies[index % companies.length];
    return company ? [makeMission(input, company, id)] : [];
  });
}

function makeMission(input: MissionsInput, company: DemoCompany, id: number): DemoMission {
  const { random, now } = input;
  const content = chooseContent(random, company);
  const isLong = random.chance(0.05);
  const shift = isLong ? { ...content, totalDays: random.int(8, 26) } : content;
  const wanted = random.weighted(PHASES);
  const schedule = makeSchedule(random, now, wanted, shift);
  const phase = wanted === "running" && schedule.endsAt <= now ? "past" : wanted;
  const place = missionPlace(random, input.places, company.place);
  return buildMission(input, {
    id,
    company,
    content: { ...content, totalDays: shift.totalDays },
    schedule,
    phase,
    place,
  });
}

export type MissionPlan = {
  id: number;
  company: DemoCompany;
  content: MissionContent;
  schedule: Schedule;
  phase: Phase;
  place: Place;
  /** What a hand-written mission decides instead of the draw. */
  fixed?: MissionFields;
};

export function buildMission({ random, now, skillIds, nextShiftId }: MissionsInput, plan: MissionPlan): DemoMission {
  const { id, company, content, schedule, phase, place, fixed = {} } = plan;
  const title = withGenderMark(content.title);
  const conditions = CONDITIONS[content.sector];
  const urgent = random.chance(
    { past: 0.3, running: 0.5, soon: 0.82, upcoming: 0.07, paused: 0.1, closed: 0.1 }[phase],
  );
  const row = missionRow({
    now,
    place,
    companyId: company.id,
    createdBy: company.employerId,
    title,
    ...describe(random, content, schedule, title, place),
    requirement: random.chance(0.7) ? random.pick(conditions.requirements) : "",
    perks: random.chance(0.7) ? random.pick(conditions.perks) : "",
    status: phase === "past" || phase === "closed" ? "completed" : phase === "paused" ? "paused" : "recruiting",
    type: typeOf(random, content),
    experienceLevel: levelOf(random, content),
    sectors: sectorNames(content.sector, title),
    skills: [...content.skills],
    skillIds: skillIdsOf(skillIds, content.skills),
    tags: tagsOf(content, schedule, phase),
    urgent,
    remote: content.sector === "it" && !/deploiement|reseaux|support/.test(normalizeText(title)) && random.chance(0.5),
    licenseRequired: content.licenseRequired,
    ...payOf(random, content),
    ...schedule,
    updatedAt: schedule.closedAt ?? (phase === "past" ? schedule.endsAt : schedule.publishedAt),
    hoursPerDay: content.hoursPerDay,
    positions: random.weighted([
      [1, 55],
      [2, 20],
      [3, 12],
      [4, 7],
      [5, 6],
    ]),
    ...fixed,
  });
  const shifts = rowShifts(row).map((shift) => ({ ...shift, id: nextShiftId() }));
  // Some employers let people take a part of the days.
  const takeSome = plan.fixed === undefined && shifts.length > 1 && id % 3 === 0;
  return { id, row: { ...row, id, takeSome }, shifts, company, sector: content.sector, phase, timelines: [] };
}

function describe(
  random: Random,
  content: MissionContent,
  schedule: Schedule,
  title: string,
  place: Place,
): MissionFields {
  if (content.text !== null) return { description: content.text, structured: false };
  const { startsAt, endsAt } = schedule;
  const responsibilities = content.skills.slice(0, 4).join("\n");
  const workingHours = `${formatTime(startsAt)} à ${formatTime(atParis(parisDay(startsAt), content.endTime))}`;
  const equipment = random.pick(CONDITIONS[content.sector].equipment);
  return {
    structured: true,
    responsibilities,
    workingHours,
    equipment,
    requiredSkills: content.skills.join(", "),
    description: guidedDescription({
      title,
      place: locationOf(place),
      startsAt,
      endsAt,
      responsibilities,
      workingHours,
      equipment,
      licenseRequired: content.licenseRequired,
      sectorKey: content.sector,
    }),
  };
}

const roundToFiveEuros = (cents: number) => Math.round(cents / 500) * 500;

/** Mostly by the hour; freelancers by the day; long missions by the week or the month, whose count comes from the dates. */
function payOf(random: Random, { hourlyCents, hoursPerDay, sector, totalDays }: MissionContent): MissionFields {
  if (totalDays >= 20 && random.chance(0.6))
    return { payCents: roundToFiveEuros(hourlyCents * 151.67), payPeriod: "monthly", totalDays: null };
  if (totalDays >= 8 && random.chance(0.4))
    return { payCents: roundToFiveEuros(hourlyCents * 35), payPeriod: "weekly", totalDays: null };
  const byDay = random.chance(sector === "it" ? 0.6 : 0.05);
  if (byDay) return { payCents: roundToFiveEuros(hourlyCents * hoursPerDay + 250), payPeriod: "daily", totalDays };
  return { payCents: hourlyCents, payPeriod: "hourly", totalDays };
}

function typeOf(
  random: Random,
  { sector, hoursPerDay, totalDays }: MissionContent,
): NonNullable<MissionFields["type"]> {
  if (sector === "it" && random.chance(0.6)) return "freelance";
  if (hoursPerDay <= 5) return "part-time";
  return totalDays >= 5 && random.chance(0.6) ? "full-time" : "contract";
}

function levelOf(
  random: Random,
  { level, title }: MissionContent,
): NonNullable<MissionFields["experienceLevel"]> | null {
  if (random.chance(0.25)) return null;
  if (/^(?:Chef|Responsable|Directeur)\b/.test(title)) return "executive";
  return level > 0.6 ? "senior-level" : level > 0.3 ? "mid-level" : "entry-level";
}

const SECOND_SECTOR: readonly (readonly [SectorKey, RegExp, SectorKey])[] = [
  ["evenementiel", /serveur|barman/, "restauration"],
  ["restauration", /banquet/, "evenementiel"],
  ["hotellerie", /serveur/, "restauration"],
  ["logistique", /tri|quai/, "livraison"],
  ["nettoyage", /chantier/, "btp"],
  ["nettoyage", /bionettoyage/, "sante"],
  ["securite", /evenementiel|stadier|filtrage/, "evenementiel"],
];

function sectorNames(sector: SectorKey, title: string): string[] {
  const normalized = normalizeText(title);
  const second = SECOND_SECTOR.find(([first, words]) => first === sector && words.test(normalized))?.[2];
  return [sector, ...(second ? [second] : [])].flatMap((key) => sectorByKey(key)?.name ?? []);
}

function tagsOf(content: MissionContent, { startsAt }: Schedule, phase: Phase): string[] {
  const weekday = new Date(`${parisDay(startsAt)}T12:00:00Z`).getUTCDay();
  return [
    ...(content.licenseRequired ? ["Permis requis"] : []),
    ...(phase === "soon" ? ["Mission express"] : []),
    ...(weekday === 0 || weekday === 6 ? ["Week-end"] : []),
  ];
}

/** Usually at the company's own address, sometimes at a client's in a neighbouring town. */
function missionPlace(random: Random, places: readonly Place[], home: Place): Place {
  if (random.chance(0.85)) return home;
  return random.pick(places.filter((place) => distanceKm(place, home) <= 40));
}
