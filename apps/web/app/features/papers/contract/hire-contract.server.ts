import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { MemberView } from "@app/contract/members/members";
import type { MissionView } from "@app/contract/missions/missions";
import type { CompanyPapersView } from "@app/contract/papers/company-papers";
import { followsHotelAgreement } from "@app/domain/missions/contract-rules";
import { formatPay } from "@app/domain/missions/format-pay";
import { eurosToCents } from "@app/domain/money/money";
import type { ContractCase } from "@app/domain/papers/contract-facts";
import { longestTrialDays } from "@app/domain/papers/contract-gaps";
import { handOverBy } from "@app/domain/papers/hand-over";
import { contractDays, vacationsOf } from "@app/domain/papers/vacations";
import { parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { formatMoment, formatTime } from "@app/domain/time/format-time";
import { holidayZone } from "@app/domain/time/holidays";
import { grossWord } from "../../../parts/shifts/earnings.fr.ts";

/** What the page of a contract shows beside its versions: it computes here what the command computes again. */
export function hireFacts(
  application: ApplicationDetail,
  mission: MissionView,
  papers: CompanyPapersView,
  kind: ContractCase,
  missingDays: readonly string[],
) {
  const { job } = application;
  const booked = application.shifts
    .filter(({ status }) => status === "accepted" || status === "confirmed")
    .map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
  const agreement = mission.collectiveAgreement.trim() || papers.agreement;
  const isByVacation =
    kind === "extra" && followsHotelAgreement({ sectors: job.sector, collectiveAgreement: agreement });
  const days = isByVacation ? vacationsOf(booked).flatMap(([first]) => (first ? [parisDay(first.startsAt)] : [])) : [];
  const { firstDay, lastDay } = contractDays(booked);
  const [from = firstDay] = isByVacation ? missingDays : [];
  return {
    agreement,
    /** One contract each, where there are several. */
    days: days.length > 1 ? days : [],
    longestTrial: booked.length === 0 || isByVacation ? 0 : longestTrialDays(firstDay, lastDay),
    dueAt: booked.length === 0 ? null : handOverBy(parisStartOfDay(from), holidayZone(mission.commune_code)),
    mission: {
      id: job.id,
      title: job.title,
      place: job.location,
      pay: `${formatPay(eurosToCents(job.compensation), job.compensationType)} ${grossWord(job)}`,
      shifts: booked.map(({ startsAt, endsAt }) => `${formatMoment(startsAt)}, jusqu’à ${formatTime(endsAt)}`),
    },
  };
}

/** Owners, and managers declared empowered; the caller first. */
export const signatoriesOf = (members: readonly MemberView[]) =>
  members
    .filter((member) => member.signs_contracts)
    .toSorted((a, b) => Number(b.self) - Number(a.self))
    .map(({ user_id, first_name, last_name, self }) => ({ id: user_id, name: `${first_name} ${last_name}`, self }));
