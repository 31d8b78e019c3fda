/** Smaller data of the demo: experiences, drafts, saved missions, reports and contact messages. */

import { sectorByKey } from "@app/domain/catalogue/sectors";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { guidedDescription } from "@app/domain/missions/description";
import { distanceKm } from "@app/domain/places/distance";
import { addDays, parisDay } from "@app/domain/time/calendar";
import type { Insertable } from "kysely";
import { locationOf, type Place } from "../builders/places.ts";
import type { ContactMessages, Experiences, MissionDrafts, Reports, SavedMissions } from "../schema.ts";
import { GUIDED_MISSIONS } from "./material/guided-missions.ts";
import { CONTACT_LETTERS, REPORT_REASONS } from "./material/letters.ts";
import { WRITTEN_MISSIONS } from "./material/written-missions.ts";
import { chooseContent, type MissionContent } from "./mission-content.ts";
import type { Random } from "./random.ts";
import { DAY_MS, type DemoCandidate, type DemoCompany, type DemoMission, HOUR_MS } from "./types.ts";

type ExtrasInput = { random: Random; now: Date };

export function makeExperiences(
  { random, now }: ExtrasInput,
  candidates: readonly DemoCandidate[],
  companies: readonly DemoCompany[],
): Insertable<Experiences>[] {
  return candidates.flatMap((candidate) => {
    let endsBefore = addDays(parisDay(now), -random.int(30, 400));
    const count = random.weighted([
      [0, 1],
      [1, 3],
      [2, 4],
      [3, 2],
    ]);
    return Array.from({ length: count }, (_, index) => {
      const sector = random.pick(candidate.sectors);
      const job = random.pick([...WRITTEN_MISSIONS, ...GUIDED_MISSIONS].filter((mission) => mission.sector === sector));
      const employer = random.pick(companies.filter((company) => company.sector === sector));
      const isCurrent = index === 0 && random.chance(0.2);
      const endDate = endsBefore;
      const startDate = addDays(endDate, -random.int(60, 900));
      endsBefore = addDays(startDate, -random.int(10, 200));
      const [first = "", ...rest] = job.skills.slice(0, 3);
      return {
        candidateId: candidate.id,
        title: job.title,
        company: employer.name,
        location: employer.place.city,
        startDate,
        endDate: isCurrent ? null : endDate,
        description: `${[first, ...rest.map((skill) => skill.charAt(0).toLocaleLowerCase("fr") + skill.slice(1))].join(", ")}.`,
      };
    });
  });
}

const DRAFTS = 20;

/** Two for the first company, the rest spread; each as far as its author got, with the wire's names. */
export function makeDrafts(
  { random, now }: ExtrasInput,
  companies: readonly DemoCompany[],
): Insertable<MissionDrafts>[] {
  const [first] = companies;
  return Array.from({ length: DRAFTS }, (_, index) => {
    const company = index < 2 && first ? first : random.pick(companies.slice(1));
    const content = chooseContent(random, company);
    const title = withGenderMark(content.title);
    const createdAt = new Date(now.getTime() - random.between(0.2, 25) * DAY_MS);
    const body = {
      title,
      sector: [sectorByKey(content.sector)?.name ?? ""],
      location: locationOf(company.place),
      commune_code: company.place.communeCode,
      ...(index % 3 === 2
        ? {}
        : {
            description: content.text ?? guidedText(content, title, company),
            skills: [...content.skills],
            compensation: content.hourlyCents / 100,
            compensationType: "hourly",
            hoursPerDay: content.hoursPerDay,
            totalDays: content.totalDays,
            licenseRequired: content.licenseRequired,
          }),
    };
    const updatedAt = new Date(createdAt.getTime() + random.between(0, 3) * HOUR_MS);
    return { companyId: company.id, createdBy: company.employerId, title, body, createdAt, updatedAt };
  });
}

function guidedText(
  { skills, licenseRequired, sector }: MissionContent,
  title: string,
  { place }: DemoCompany,
): string {
  return guidedDescription({
    title,
    place: locationOf(place),
    startsAt: null,
    endsAt: null,
    responsibilities: skills.slice(0, 4).join("\n"),
    workingHours: "",
    equipment: "",
    licenseRequired,
    sectorKey: sector,
  });
}

const NEARBY_KM = 8;
const isNearby = ({ lat, lon }: DemoMission["row"], home: Place) =>
  typeof lat === "number" && typeof lon === "number" && distanceKm({ lat, lon }, home) <= NEARBY_KM;

export function makeSavedMissions(
  { random, now }: ExtrasInput,
  candidates: readonly DemoCandidate[],
  missions: readonly DemoMission[],
): Insertable<SavedMissions>[] {
  const open = missions.filter(({ phase }) => phase === "soon" || phase === "upcoming");
  return candidates.flatMap((candidate) => {
    const nearby = open.filter(
      ({ row, sector }) => isNearby(row, candidate.place) && candidate.sectors.includes(sector),
    );
    return random
      .shuffle(nearby)
      .slice(0, random.int(0, 4))
      .map(({ id, row }) => {
        const from = Math.max(row.publishedAt.getTime(), candidate.since.getTime());
        return {
          userId: candidate.id,
          missionId: id,
          createdAt: new Date(from + random.next() * (now.getTime() - from)),
        };
      });
  });
}

export function makeReports(
  { random, now }: ExtrasInput,
  candidates: readonly DemoCandidate[],
  missions: readonly DemoMission[],
): Insertable<Reports>[] {
  return REPORT_REASONS.map(({ reason, details, decision }, index) => {
    const createdAt = new Date(now.getTime() - random.between(index + 1, index * 4 + 2) * DAY_MS);
    return {
      subjectType: "mission",
      subjectId: random.pick(missions.filter(({ row }) => row.publishedAt < createdAt)).id,
      reason,
      details,
      reporterId: random.pick(candidates).id,
      reporterEmail: null,
      status: decision === null ? "open" : decision.upheld ? "upheld" : "dismissed",
      decision: decision?.text ?? null,
      decidedAt: decision === null ? null : new Date(createdAt.getTime() + random.between(2, 20) * HOUR_MS),
      createdAt,
    };
  });
}

export function makeContactMessages({ random, now }: ExtrasInput): Insertable<ContactMessages>[] {
  return CONTACT_LETTERS.map(({ name, subject, message }, index) => {
    const createdAt = new Date(now.getTime() - random.between(index, index * 3 + 1) * DAY_MS);
    return {
      name,
      email: `${name.split(" ")[0]?.toLowerCase()}@courriel.example`,
      subject,
      message,
      userId: null,
      createdAt,
    };
  });
}
