import type { MissionBody } from "@app/contract/missions";
import { missionFr as fr } from "@app/contract/missions.fr";
import type { Db } from "@app/db/database";
import { ensureSkills } from "@app/db/skills";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { hourlyCents, MAX_TITLE, missionEnd, startOrSoon } from "@app/domain/mission";
import { isSameMinute } from "@app/domain/mission-edit";
import { isRemotePlace } from "@app/domain/remote-place";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/errors.ts";
import { locate, locateCode, type Place } from "./locate.ts";

/** The chosen commune, else the one named in the text, else no place. */
export async function placeOf(ctx: Context, input: MissionBody): Promise<Place | null> {
  const chosen = input.commune_code ? await locateCode(ctx.pool, input.commune_code) : null;
  return chosen ?? locate(ctx.pool, input.location);
}

/** Completes the form: « H/F » in the title, and remote when the place says so. */
export function completeBody<T extends MissionBody>(body: T): T {
  const title = withGenderMark(body.title);
  if (title.length > MAX_TITLE) {
    const most = MAX_TITLE - (title.length - body.title.length);
    throw invalidField("title", fr.titleWithoutRoom(most));
  }
  return { ...body, title, remote: body.remote || isRemotePlace(body.location) };
}

export type Schedule = { startsAt: Date; endsAt: Date };

/** Forms send minutes: when the minute is unchanged, the stored seconds are kept. */
export function scheduleOf(
  { startDate, endDate, totalDays, compensationType, hoursPerDay }: MissionBody,
  now: Date,
  before?: Schedule,
): Schedule {
  const keep = (wanted: Date, stored: Date | undefined) => (stored && isSameMinute(wanted, stored) ? stored : wanted);
  const given = keep(startDate, before?.startsAt);
  const startsAt = given === before?.startsAt ? given : startOrSoon(given, now);
  if (endDate && endDate <= startsAt) throw invalidField("endDate", fr.endBeforeStart);
  const span = { startsAt, endsAt: endDate, totalDays, payPeriod: compensationType, hoursPerDay };
  return { startsAt, endsAt: keep(missionEnd(span), before?.endsAt) };
}

/** Shared by publishing and editing. */
export async function columnsOf(tx: Db, input: MissionBody, place: Place | null, schedule: Schedule) {
  const pay = { payCents: input.compensation, payPeriod: input.compensationType, hoursPerDay: input.hoursPerDay };
  return {
    title: input.title,
    description: input.description,
    requirement: input.requirement ?? "",
    perks: input.benifits_perks ?? "",
    responsibilities: input.responsibilities ?? "",
    requiredSkills: input.requiredSkills ?? "",
    workingHours: input.workingHours ?? "",
    equipment: input.equipment ?? "",
    additionalInfo: input.additionalInfo ?? "",
    structured: input.useStructuredDescription,
    type: input.type,
    experienceLevel: input.experienceLevel,
    sectors: input.sector,
    skills: input.skills,
    skillIds: await ensureSkills(tx, input.skills),
    tags: input.tags,
    urgent: input.urgent,
    remote: input.remote,
    licenseRequired: input.licenseRequired,
    location: input.location,
    communeCode: place?.code ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    ...pay,
    hourlyCents: hourlyCents(pay),
    totalDays: input.totalDays,
    ...schedule,
    endGiven: input.endDate !== null,
    positions: input.positions,
    maxApplications: input.maxApplications,
  };
}
