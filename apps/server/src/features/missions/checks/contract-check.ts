import { missionFr } from "@app/contract/missions/missions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { CONTRACT_REFUSAL_TEXTS } from "@app/domain/missions/contract-kind.fr";
import { type ContractRefusal, refuseContract } from "@app/domain/missions/contract-rules";
import { isUrgentStart } from "@app/domain/missions/mission";
import { deriveFields, type Shift } from "@app/domain/missions/shift";
import { refuseShifts, type ShiftRule } from "@app/domain/missions/shift-rules";
import { hasHours } from "@app/domain/time/day-without-hours";
import { countedDays, isWeekTooLong } from "@app/domain/week/planned-shifts";
import { invalidField } from "../../../platform/http/errors.ts";
import type { Contract, WholeBody } from "../mission-columns.ts";

/** Temporary work agencies, in the register's list of activities. */
const AGENCY_NAF = "78.20Z";

const FIELDS: Record<ContractRefusal, string> = {
  motive_missing: "contractMotive",
  extra_outside_sectors: "collectiveAgreement",
  agency_only: "contractKind",
  internship_urgent: "contractKind",
  freelance_health: "contractKind",
  over_eighteen_months: "shifts",
  season_under_a_month: "contractKind",
  season_over_nine_months: "shifts",
};

/** The field to correct in a body that has no shifts of its own. */
const FIELD_OF_RULE: Record<ShiftRule, string> = {
  none: "startDate",
  too_many: "endDate",
  end_before_start: "endDate",
  too_long: "hoursPerDay",
  over_twelve_hours: "hoursPerDay",
  break_too_long: "hoursPerDay",
  overlap: "hoursPerDay",
  uneven_positions: "positions",
  span_too_long: "endDate",
};

/** Days that we derived from the dates, all of them to be worked: fewer that the employer counted may be of any week. */
function isDerived({ shifts, totalDays, compensationType }: WholeBody, derived: readonly Shift[]): boolean {
  if (shifts) return false;
  return compensationType === "weekly" || countedDays(derived, totalDays, derived.length) === derived.length;
}

type Plan = { contract: Contract; shifts: readonly Shift[]; takeSome: boolean; now: Date };

/** Refuses a contract or shifts that the law does not allow. */
export async function requireAllowed(tx: Db, companyId: number, input: WholeBody, plan: Plan): Promise<void> {
  const { shifts, takeSome, now } = plan;
  const { contractKind: kind, contractMotive: motive } = plan.contract;
  const employee = isEmployeeKind(kind);
  const unfit = refuseShifts(shifts, { takeSome, employee });
  if (unfit) throw invalidField(input.shifts ? "shifts" : FIELD_OF_RULE[unfit.rule], shiftFr.refusals[unfit.rule]);
  if (employee && isDerived(input, shifts) && isWeekTooLong(shifts))
    throw invalidField("hoursPerDay", shiftFr.weekTooLong);
  if (input.booking === "first" && shifts.some(({ startsAt }) => !hasHours(startsAt)))
    throw invalidField("booking", missionFr.hoursForFirstYes);
  const { startsAt, endsAt } = deriveFields(shifts, { payPeriod: input.compensationType, takeSome, breakPaid: false });
  const activity = kind === "agency" ? await readActivity(tx, companyId) : null;
  if (kind === "agency" && activity === null) throw invalidField("contractKind", missionFr.agencyUnknown);
  const refusal = refuseContract({
    kind,
    motive,
    sectors: input.sector,
    collectiveAgreement: input.collectiveAgreement,
    isAgency: activity === AGENCY_NAF,
    urgent: input.urgent && isUrgentStart(startsAt, now),
    startsAt,
    endsAt,
    title: input.title,
  });
  if (refusal) throw invalidField(FIELDS[refusal], CONTRACT_REFUSAL_TEXTS[refusal]);
}

/** As the register last said; null when it never did. */
async function readActivity(tx: Db, companyId: number): Promise<string | null> {
  const latest = await tx
    .selectFrom("companyRegisterChecks as check")
    .innerJoin("companies as c", (join) =>
      join.onRef("c.id", "=", "check.companyId").onRef("c.siret", "=", "check.siret"),
    )
    .where("check.companyId", "=", companyId)
    .orderBy("check.id", "desc")
    .select("check.naf")
    .executeTakeFirst();
  return latest?.naf ?? null;
}
