import type { DraftBody } from "@app/contract/drafts";
import type { Employer } from "@app/domain/actor";
import { withoutDates } from "@app/domain/description";
import { duplicateTitle, hoursOfDay } from "@app/domain/mission";
import { centsToEuros } from "@app/domain/money";
import type { Context } from "../../platform/context.ts";
import type { IdempotencyKey } from "../../platform/idempotency.ts";
import { transaction } from "../../platform/transaction.ts";
import { lockOwnMission, type OwnMission } from "./own-mission.ts";

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
      const body = draftOf(await lockOwnMission(tx, employer, id));
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

function draftOf(mission: OwnMission): DraftBody {
  return {
    title: duplicateTitle(mission.title),
    location: mission.location,
    commune_code: mission.communeCode,
    remote: mission.remote,
    description: withoutDates(mission.description, mission.startsAt, mission.endGiven ? mission.endsAt : null),
    requirement: mission.requirement || null,
    benifits_perks: mission.perks || null,
    responsibilities: mission.responsibilities || null,
    requiredSkills: mission.requiredSkills || null,
    workingHours: mission.workingHours || null,
    equipment: mission.equipment || null,
    additionalInfo: mission.additionalInfo || null,
    useStructuredDescription: mission.structured,
    type: mission.type,
    experienceLevel: mission.experienceLevel,
    sector: mission.sectors,
    startDate: null,
    endDate: null,
    ...hoursOfDay(mission.startsAt, mission.endGiven ? mission.endsAt : null),
    skills: mission.skills,
    tags: mission.tags,
    urgent: mission.urgent,
    licenseRequired: mission.licenseRequired,
    compensation: centsToEuros(mission.payCents),
    compensationType: mission.payPeriod,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    positions: mission.positions,
    maxApplications: mission.maxApplications,
  };
}
