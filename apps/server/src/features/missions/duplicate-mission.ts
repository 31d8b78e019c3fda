import type { DraftBody, DraftShift } from "@app/contract/missions/drafts";
import type { Employer } from "@app/domain/accounts/actor";
import { withoutDates } from "@app/domain/missions/description";
import { hoursOfDay } from "@app/domain/missions/mission";
import { eachText, MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import type { Shift } from "@app/domain/missions/shift";
import { centsToEuros } from "@app/domain/money/money";
import { daysBetween, parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { askedCertificates } from "../../views/asked-certificates.ts";
import { lockOwnMission, type OwnMission } from "./own-mission.ts";
import { readShifts } from "./read-shifts.ts";

/** Copies texts, conditions and hours, not dates or applications. */
export async function duplicate(
  ctx: Context,
  employer: Employer,
  id: number,
  idempotencyKey: IdempotencyKey | null,
): Promise<{ id: number }> {
  return transaction(
    ctx,
    async (tx) => {
      const body = draftOf(await lockOwnMission(tx, employer, id), await readShifts(tx, id));
      return tx
        .insertInto("missionDrafts")
        .values({
          companyId: employer.companyId,
          createdBy: employer.userId,
          title: body.title,
          body: JSON.stringify(body),
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    },
    { idempotencyKey },
  );
}

function draftOf(mission: OwnMission, shifts: readonly Shift[]): DraftBody {
  return {
    title: mission.title,
    location: mission.location,
    commune_code: mission.communeCode,
    establishment_id: mission.establishmentId,
    remote: mission.remote,
    description: withoutDates(mission.description, mission.startsAt, mission.endsAt),
    requirement: mission.requirement || null,
    benifits_perks: mission.perks || null,
    ...eachText(MISSION_TEXT_NAMES, (name) => mission[name] || null),
    useStructuredDescription: mission.structured,
    type: mission.type,
    contractKind: mission.contractKind,
    contractMotive: mission.contractMotive,
    experienceLevel: mission.experienceLevel,
    booking: mission.booking,
    planB: mission.planB,
    sector: mission.sectors,
    shifts: shifts.map((shift) => hoursOf(shift, mission.startsAt)),
    takeSome: mission.takeSome,
    breakPaid: mission.breakPaid,
    startDate: null,
    endDate: null,
    ...hoursOfDay(mission.startsAt, mission.endsAt),
    skills: mission.skills,
    tags: mission.tags,
    urgent: mission.urgent,
    licenseRequired: mission.licenseRequired,
    certificates: askedCertificates(mission),
    compensation: centsToEuros(mission.payCents),
    compensationType: mission.payPeriod,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    positions: mission.positions,
    maxApplications: mission.maxApplications,
  };
}

/** The hours of a shift, and how many days after the first it comes: the copy only asks for the first day. */
function hoursOf({ startsAt, endsAt, breakMinutes, positions }: Shift, first: Date): DraftShift {
  return {
    day: null,
    dayOffset: daysBetween(parisDay(first), parisDay(startsAt)),
    startTime: hasHours(startsAt) ? parisTime(startsAt) : null,
    endTime: hasHours(startsAt) ? parisTime(endsAt) : null,
    breakMinutes: String(breakMinutes),
    positions: String(positions),
  };
}
